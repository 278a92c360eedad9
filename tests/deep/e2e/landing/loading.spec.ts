import { expect, test } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { Dashboard } from '../../../e2e/support/pages/dashboard';

test('a page of the dashboard shows its heading before its code is loaded', async ({
  dashboardPage: page,
}) => {
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
