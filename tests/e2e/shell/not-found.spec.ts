import { expect, test } from '../support/accounts';

test(
  'an unknown address shows the page for that, outside and inside the dashboard',
  { tag: '@row-8' },
  async ({ dashboardPage: page }) => {
    for (const path of ['/nowhere', '/dashboard/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main').getByText(path)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Open the Sandbox' }).click();
    await expect(page).toHaveURL('/dashboard/sandbox');
  },
);
