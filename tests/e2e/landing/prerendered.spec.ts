import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/accounts';
import { complaintsOf } from '../support/complaints';
import { createGate } from '../support/gate';

/** What Chromium reports: the score of a shift (a good page has less than 0.1 in all), and what has moved. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

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

test('without JavaScript the public pages are complete, light or dark as the device is set', async ({
  browser,
}) => {
  for (const [colorScheme, background] of [
    ['light', 'rgb(245, 246, 249)'],
    ['dark', 'rgb(13, 14, 17)'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    for (const { path, heading, last, headings } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading')).toHaveCount(headings);
      await expect(page.getByText(last).last()).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', background);
    }
    await context.close();
  }
});

test('the public pages paint before the application runs, which then takes them over unchanged', async ({
  context,
}) => {
  for (const { path, heading } of PAGES) {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const gate = createGate();
    await page.route('**/assets/*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    // From a hundredth of a good score on: less is a pixel of one label, which a busy machine reports now and then.
    await page.addInitScript(() => {
      const { shifts } = Object.assign(window, { shifts: [] as string[] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
          if (entry.value >= 0.001) shifts.push(entry.sources.map(({ node }) => node?.textContent).join());
        }
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
    expect(await page.evaluate(() => (window as never as { shifts: string[] }).shifts)).toEqual([]);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: path === '/' ? 'Privacy Policy' : 'Back to Home' }).click();
    await expect(title).toHaveText(path === '/' ? 'Privacy Policy' : 'Welcome to SceneCue');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  }
});

/** Waits for the styles: until they have loaded, the page also shows parts for other visitors. */
const expectLoading = (page: Page) =>
  expect.poll(() => page.getByRole('status').allTextContents()).toEqual(['Loading']);

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
