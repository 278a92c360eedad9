import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { signIn } from './browser.mjs';
import { median } from './lighthouse.mjs';

/** A phone with a quarter of this machine's speed, as Lighthouse's. */
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
const MINUTES = 60;
/** How often each press is made. The first one, for which code is compiled, does not count. */
const PRESSES = 6;

/**
 * @typedef {object} Press
 * @property {string} name
 * @property {number} ms median from the press until what it changes is painted
 * @property {number} ratio the same, in presses that the browser alone answers: a letter that is copied into a text
 */

/**
 * Runs in the page: `answered(region)` resolves with the time from the next press until the first frame after the region
 * changed.
 */
const OBSERVE_PRESSES = `
  window.answered = (selector) => new Promise((resolve) => {
    let pressed = 0;
    const onPress = (event) => { pressed ||= event.timeStamp; };
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, onPress, { capture: true });
    const observer = new MutationObserver(() => {
      if (!pressed) return;
      observer.disconnect();
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, onPress, { capture: true });
      // A message is handled after the frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(null);
      });
    });
    observer.observe(document.querySelector(selector), {
      subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['value', 'class', 'data-checked'],
    });
  });
`;

/** What the browser alone takes: a text field, and its text copied beside it. */
const ADD_REFERENCE = `{
  const reference = document.createElement('div');
  reference.id = 'reference';
  reference.innerHTML = '<input /><output></output>';
  reference.firstChild.addEventListener('input', ({ target }) => (target.nextSibling.textContent = target.value));
  document.body.prepend(reference);
}`;

/** @param {number} minutes @returns {Promise<unknown>} the answer for a generated programme */
async function programmeOf(minutes) {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  /** @type {{ module: { generatedProgramme: (minutes: number) => unknown } }} */
  const { module } = await runnerImport(`${root}src/targeting/testing/generated-programme.ts`, {
    root,
    configFile: false,
    resolve: { alias: { '@': `${root}src` } },
    logLevel: 'error',
  });
  return module.generatedProgramme(minutes);
}

/**
 * How long the result of a programme of an hour (3,600 moments, 720 shots) takes to answer a press, on a slow phone.
 * @param {string} site
 * @param {string} executablePath of Chromium
 * @returns {Promise<Press[]>}
 */
export async function measurePresses(site, executablePath) {
  const answer = await programmeOf(MINUTES);
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    await signIn(context, site);
    const page = await context.newPage();
    await page.addInitScript({ content: OBSERVE_PRESSES });
    await page.route('**/.netlify/functions/analyze', (route) => route.fulfill({ json: answer }));
    await page.goto(`${site}/dashboard/sandbox`);
    const url = page.getByLabel('Video URL');
    await url.fill('https://example.com/programme.mp4');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.getByText('Video analysis completed successfully!').waitFor();
    await page.getByText('Rules of this profile').click();

    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    /** @param {import('@playwright/test').Locator} control @param {string} region @param {(press: number) => string} keyOf */
    const pressed = async (control, region, keyOf) => {
      const times = [];
      for (let press = 0; press <= PRESSES; press += 1) {
        await control.focus();
        // What the press before has left to do is not this one's.
        await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
        const answered = page.evaluate(`answered(${JSON.stringify(region)})`);
        await page.keyboard.press(keyOf(press));
        times.push(Number(await answered));
      }
      return median(times.slice(1));
    };
    const backAndForth = (/** @type {number} */ press) => (press % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    const glance = 'section[aria-labelledby="result-glance"]';
    const profile = page.getByRole('region', { name: 'Suitability profile' });
    const brief = page.getByLabel('The brief in your own words');
    await brief.fill('no cooking, trave');

    await page.evaluate(ADD_REFERENCE);
    const reference = await pressed(page.locator('#reference input'), '#reference output', () => 'z');
    const rows = [
      {
        name: 'accepted risk of a topic',
        ms: await pressed(
          profile.getByRole('group', { name: 'crime', exact: true }).getByRole('radio', { checked: true }),
          glance,
          backAndForth,
        ),
      },
      {
        name: 'minimum confidence of a profile',
        ms: await pressed(profile.getByRole('slider'), glance, backAndForth),
      },
      {
        name: 'letter of a brief',
        ms: await pressed(brief, 'section[aria-labelledby="result-brief"]', (press) =>
          press % 2 === 0 ? 'l' : 'Backspace',
        ),
      },
      {
        name: 'minimum confidence of the filter',
        ms: await pressed(
          page.getByRole('slider', { name: /^Minimum confidence \d/ }),
          'section:has(> div > #result-filter) [role=status]',
          backAndForth,
        ),
      },
    ];
    return rows.map(({ name, ms }) => ({ name, ms, ratio: ms / reference }));
  } finally {
    await browser.close();
  }
}
