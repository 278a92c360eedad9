/**
 * `npm run screenshots`: takes pictures of every page in both themes and three sizes, each size on one contact sheet in
 * `docs/screenshots`; the README's first picture, also there; and the pictures that a browser shows before it installs
 * the application, in `public/screenshots`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { pages } from './local/pages.mjs';
import { ROOT, STATE } from './local/paths.mjs';
import { stopAllServices } from './local/processes.mjs';
import { signIn } from './local/sign-in.mjs';
import { startStack } from './local/stack.mjs';

const SINGLE = join(STATE, 'screenshots');
const SHEETS = join(ROOT, 'docs', 'screenshots');

/** The pictures that `public/manifest.webmanifest` names, by size, theme and path. They are small to load fast. */
const INSTALLER = join(ROOT, 'public', 'screenshots');
const FOR_INSTALLER = new Map([
  ['1280 light /dashboard/sandbox', 'sandbox-wide.jpg'],
  ['1280 dark /dashboard/statistics', 'statistics-wide.jpg'],
  ['390 light /dashboard/sandbox', 'sandbox-narrow.jpg'],
  ['390 dark /dashboard/campaigns', 'campaigns-narrow.jpg'],
]);

/** @typedef {import('@playwright/test').Page} Page */

/** `columns`: of one sheet, so that all three are easy to read. */
const SIZES = [
  { width: 1280, height: 800, columns: 4 },
  { width: 820, height: 1180, columns: 6 },
  { width: 390, height: 844, columns: 8 },
];
const THEMES = /** @type {const} */ (['light', 'dark']);

const inDashboard = pages.filter(({ access }) => access === 'user').map(({ path }) => path);
const inTheOpen = pages.filter(({ access }) => access !== 'user').map(({ path }) => path);
/** The views of a result. */
const VIEWS = ['overview', 'breaks', 'spots', 'windows', 'scenes', 'suitability', 'timeline', 'details'];
/** Every page, and in both parts of the site a URL without a page. */
const PATHS = [...inTheOpen, '/nowhere', ...inDashboard, '/dashboard/nowhere'];

/** @param {Page} page analyzes the sample, so that the page shows a result */
async function analyseSample(page) {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByText('Video analysis completed successfully!').waitFor();
  // The browser asks before a page is closed that has a result which is stored nowhere else.
  const leave = "dispatchEvent(new Event('beforeunload', { cancelable: true }))";
  await expect.poll(() => page.evaluate(leave), { timeout: 30_000 }).toBe(true);
}

/** @type {(page: Page, url: string, file: string) => Promise<void>} */
async function shoot(page, url, file) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: file, animations: 'disabled' });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ file: string, caption: string }[]} shots
 * @param {(typeof SIZES)[number]} size
 */
async function makeSheet(browser, shots, { width, height, columns }) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const figures = shots.map(({ file, caption }) => {
    const picture = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${caption}</figcaption></figure>`;
  });
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: #888c96; font: 13px system-ui; color: #fff }
    main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px }
    figure { margin: 0 } img { width: 100%; display: block; border-radius: 4px }
    figcaption { padding-top: 4px }
  </style><main>${figures.join('')}</main>`);
  const path = join(SHEETS, `contact-sheet-${width}x${height}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
  console.log(path);
}

/**
 * The result of the sample, starting at its header, for the README.
 * @type {(browser: import('@playwright/test').Browser, site: string) => Promise<void>}
 */
async function shootForReadme(browser, site) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1080 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, site);
  const file = join(SHEETS, 'sandbox.png');
  await page.goto(`${site}/dashboard/sandbox`);
  await analyseSample(page);
  await page.screenshot({ path: file, animations: 'disabled' });
  await context.close();
  console.log(file);
}

mkdirSync(SINGLE, { recursive: true });
mkdirSync(SHEETS, { recursive: true });
mkdirSync(INSTALLER, { recursive: true });
try {
  const { SCENECUE_TEST_SITE: site, SCENECUE_CHROMIUM: executablePath } = await startStack('screenshots');
  const browser = await chromium.launch({ executablePath });
  for (const size of SIZES) {
    const { width, height } = size;
    const shots = [];
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of PATHS) {
        if (path === inDashboard[0]) await signIn(page, site);
        const file = join(SINGLE, `${width}-${colorScheme}${path.replaceAll('/', '-')}.png`);
        await shoot(page, site + path, file);
        const installer = FOR_INSTALLER.get(`${width} ${colorScheme} ${path}`);
        if (installer) await page.screenshot({ path: join(INSTALLER, installer), type: 'jpeg', quality: 80 });
        shots.push({ file, caption: `${path} ${colorScheme}` });
      }
      await page.goto(`${site}/dashboard/sandbox`);
      await analyseSample(page);
      const [result] = page.url().split('?');
      for (const view of VIEWS) {
        const file = join(SINGLE, `${width}-${colorScheme}-result-${view}.png`);
        await shoot(page, `${result}?view=${view}`, file);
        shots.push({ file, caption: `${view} ${colorScheme}` });
      }
      await context.close();
    }
    await makeSheet(browser, shots, size);
  }
  await shootForReadme(browser, site);
  await browser.close();
} finally {
  await stopAllServices();
}
