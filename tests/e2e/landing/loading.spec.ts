import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { Dashboard } from '../support/pages/dashboard';
import { LegalPage } from '../support/pages/legal-page';

/** When a page has asked for the script of the identity service, in ms; null if it has not. */
const identityScriptOf = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/identity-'))
        ?.startTime ?? null,
  );

test(
  'the landing page paints before anything of the identity service is asked for',
  { tag: '@row-1' },
  async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => identityScriptOf(page)).not.toBeNull();
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    expect(await identityScriptOf(page)).toBeGreaterThan(painted);
    const store = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('profile-repository')),
    );
    expect(store).toEqual([]);
  },
);

test('both legal pages paint before anything of the identity service is asked for', async ({ page }) => {
  for (const path of ['/terms-of-service', '/privacy-policy'] as const) {
    const legal = new LegalPage(page, path);
    await legal.open();
    await expect.poll(async () => (await legal.identityAndPaint()).identity).not.toBeNull();
    const { identity, painted } = await legal.identityAndPaint();
    expect(identity, path).toBeGreaterThan(painted);
  }
});

test('the page of a person whom the tab knows is drawn before anything of the identity service is asked for', async ({
  dashboardPage: page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h2')) return;
      performance.mark('drawn');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard/billing');
  const times = () =>
    page.evaluate(() => ({
      drawn: performance.getEntriesByName('drawn')[0]?.startTime ?? Infinity,
      identity:
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/identity-'))
          ?.startTime ?? null,
    }));
  await expect.poll(async () => (await times()).identity).not.toBeNull();
  const { drawn, identity } = await times();
  expect(identity).toBeGreaterThan(drawn);
});

test(
  'the chart of the statistics comes with its own page and not before',
  { tag: '@row-2' },
  async ({ dashboardPage: page }) => {
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('statistics-page')),
      );
    await page.goto('/dashboard/statistics');
    await page.getByRole('heading', { name: 'Views Over Time' }).waitFor();
    expect(await scripts()).not.toEqual([]);
    await page.goto('/dashboard/billing');
    await page.getByRole('heading', { name: 'Current Plan' }).waitFor();
    // What is loaded for later use begins with the identity service.
    await expect.poll(() => identityScriptOf(page)).not.toBeNull();
    expect(await scripts()).toEqual([]);
  },
);

test('a page of the dashboard has its heading before its code is here', async ({ dashboardPage: page }) => {
  const gate = createGate();
  await page.route('**/assets/billing-page-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  await expect(dashboard.heading).toHaveText('Billing');
  await expect(dashboard.heading).toBeFocused();
  await expect(page).toHaveTitle(/^Billing/);
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached();
  gate.open();
  await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
});

test('a page that cannot be loaded offers to reload, and that helps', async ({ dashboardPage: page }) => {
  await page.route('**/assets/sandbox-page-*.js', (route) => route.abort());
  await new Dashboard(page).link('Sandbox').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.unroute('**/assets/sandbox-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Analysis Sandbox');
});
