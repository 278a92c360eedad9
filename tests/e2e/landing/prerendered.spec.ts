import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { SettingsPage } from '../support/pages/settings-page';
import { word } from '../support/words';

/** The prerendered pages, and the number of headings of each. */
const PAGES = [
  {
    path: '/',
    heading: 'Welcome to SceneCue',
    last: 'Captions turned into the topics that advertisers and media agencies plan with',
    headings: 1,
  },
  { path: '/terms-of-service', heading: 'Terms of Service', last: 'Governing law and contact', headings: 12 },
  { path: '/privacy-policy', heading: 'Privacy Policy', last: 'Changes and contact', headings: 13 },
] as const;

const NO_WORKER = /^(Service Worker registration blocked|Service worker registration failed)/;

/** Errors and warnings that the page logs from now on, including hydration mismatches. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    // These tests block service workers; the resulting error does not count.
    if (isBad && !NO_WORKER.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

for (const [colorScheme, ground] of [
  ['light', 'rgb(245, 246, 249)'],
  ['dark', 'rgb(13, 14, 17)'],
] as const) {
  test(`without JavaScript the public pages are whole and ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    for (const { path, heading, last, headings } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading')).toHaveCount(headings);
      await expect(page.getByText(last).last()).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', ground);
    }
    await context.close();
  });
}

for (const { path, heading } of PAGES) {
  test(`${path} paints before the application runs, and is then taken over as it is`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const gate = createGate();
    await page.route('**/assets/*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifted = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted.shift += (entry as never as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    await expect(page).toHaveTitle(path === '/' ? 'SceneCue' : `${heading} · SceneCue`);
    // The styles are already applied: nothing shifts when the rest loads.
    await expect(title).toHaveCSS('margin-top', '0px');
    const before = await title.elementHandle();
    // The application runs, and asks for this after it has taken over the page.
    const runs = page.waitForRequest('**/assets/identity-*.js');
    gate.open();
    await runs;
    await page.waitForLoadState('networkidle');
    expect(await before.evaluate((node) => node.isConnected), 'the same heading as before').toBe(true);
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift);
    expect(shift).toBe(0);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: path === '/' ? 'Privacy Policy' : 'Back to Home' }).click();
    await expect(title).toHaveText(path === '/' ? 'Privacy Policy' : 'Welcome to SceneCue');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
}

test('who is signed in, or speaks another language, meets no broken page', async ({
  dashboardPage: page,
}) => {
  const complaints = complaintsOf(page);
  // When the profile has loaded, its language has been stored.
  await new SettingsPage(page).name.waitFor();
  // The user is not known yet: only the settings on the device apply.
  await page.evaluate(() => {
    localStorage.setItem('scenecue.language', 'de');
    sessionStorage.removeItem('scenecue.user');
  });
  const gate = createGate();
  await page.route('**/assets/identity-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('de', 'landing.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    word('de', 'app.description'),
  );
  gate.open();
  await expect(page).toHaveURL('/dashboard/settings');
  expect(complaints).toEqual([]);
});

/** Waits for the styles: until they have loaded, the page also shows parts for other visitors. */
const expectLoading = (page: Page) =>
  expect.poll(() => page.getByRole('status').allTextContents()).toEqual(['Loading']);

test('a form and a page of the dashboard say that they are loading before the application runs, and ask for their parts at once', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  for (const [path, title, parts] of [
    ['/signin', 'Sign in · SceneCue', ['signin-page', 'identity']],
    ['/dashboard/statistics', 'Statistics · SceneCue', ['statistics-page', 'dashboard-shell']],
  ] as const) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'commit' });
    await expectLoading(page);
    await expect(page).toHaveTitle(title);
    for (const part of parts) {
      await expect.poll(() => asked.filter((url) => url.includes(`/assets/${part}-`))).not.toEqual([]);
    }
    page.removeAllListeners('request');
  }
});

test('before the application runs, sign-in and the dashboard of a known user have their heading', async ({
  page,
  account,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const holdScripts = () => page.route('**/assets/*.js', () => undefined);
  const release = () => page.unroute('**/assets/*.js');
  for (const [path, title] of [
    ['/signup', 'Create your account'],
    ['/signin', 'Sign in'],
  ] as const) {
    await holdScripts();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading).toHaveText(title);
    await expectLoading(page);
    const box = await heading.boundingBox();
    await release();
    await page.goto(path);
    await expect(page.getByLabel('Email Address')).toBeVisible();
    const moved = ((await heading.boundingBox())?.y ?? NaN) - (box?.y ?? NaN);
    expect(Math.abs(moved), `${path}: nothing moves when the form comes`).toBeLessThan(2);
  }
  await holdScripts();
  await page.goto('/dashboard/statistics', { waitUntil: 'commit' });
  await expectLoading(page);
  await expect(heading).toHaveCount(0);

  await release();
  await signIn(page, account);
  await holdScripts();
  await page.goto('/dashboard/statistics', { waitUntil: 'commit' });
  await expect(heading).toHaveText('Statistics');
  await expect(page.getByText('Views, engagement and traffic sources')).toBeVisible();
  await expectLoading(page);
  const outlined = await heading.boundingBox();

  // The prerendered text is in English.
  await page.evaluate(() => localStorage.setItem('scenecue.language', 'de'));
  await page.goto('/dashboard/statistics', { waitUntil: 'commit' });
  await expectLoading(page);
  await expect(heading).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('scenecue.language'));
  await release();
  await page.goto('/dashboard/statistics');
  await expect(page.getByText(account.email)).toBeVisible();
  expect(await heading.boundingBox(), 'nothing moves when the page takes its place').toEqual(outlined);
});
