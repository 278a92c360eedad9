import { expect, test } from './accounts';
import { Dashboard } from './pages/dashboard';

const LINKS = [
  'Personal Settings',
  'Billing',
  'Statistics',
  'API Settings',
  'Configuration',
  'Organizations',
  'Campaigns',
  'Sandbox',
];

test('the sidebar has its links in order and is 280 or 72 pixels wide', async ({ dashboardPage: page }) => {
  const dashboard = new Dashboard(page);
  await expect(dashboard.links).toHaveText(LINKS);
  await expect(dashboard.current).toHaveText('Personal Settings');
  await expect(dashboard.sidebar).toHaveCSS('width', '280px');

  await dashboard.collapse.click();
  await expect(dashboard.sidebar).toHaveCSS('width', '72px');
  await expect(dashboard.expand).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await dashboard.link('Campaigns').hover();
  await expect(page.getByRole('tooltip', { name: 'Campaigns' })).toBeVisible();
  await dashboard.link('Billing').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Statistics' })).toBeVisible();

  await dashboard.expand.click();
  await expect(dashboard.sidebar).toHaveCSS('width', '280px');
  await dashboard.link('Campaigns').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the user card says who is there', async ({ dashboardPage: page, account }) => {
  const { sidebar } = new Dashboard(page);
  await expect(sidebar.getByText((account.email[0] ?? '').toUpperCase(), { exact: true })).toBeVisible();
  await expect(sidebar).toContainText('Ada Lovelace');
  await expect(sidebar).toContainText(account.email);
});

test('signing out leads to the sign-in, and there is no way back', async ({ dashboardPage: page }) => {
  await new Dashboard(page).signOut.click();
  await expect(page).toHaveURL('/signin');
  await page.goto('/dashboard/billing');
  await expect(page).toHaveURL('/signin');
});

test('a failed sign-out is said in the lower right corner, until it is dismissed', async ({
  dashboardPage: page,
}) => {
  // The identity service keeps this session in the tab and cannot forget it.
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('blocked');
    };
  });
  await new Dashboard(page).signOut.click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Failed to sign out. Please try again.');
  const box = await alert.boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan(1200);
  expect(box && box.y + box.height).toBeGreaterThan(740);
  await expect(page).toHaveURL('/dashboard/settings');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar begins collapsed and lies over the page when expanded', async ({
    dashboardPage: page,
  }) => {
    const dashboard = new Dashboard(page);
    await expect(dashboard.sidebar).toHaveCSS('width', '72px');
    const left = (await dashboard.heading.boundingBox())?.x;
    await dashboard.expand.click();
    await expect(dashboard.sidebar).toHaveCSS('width', '280px');
    expect((await page.locator('main h1').boundingBox())?.x).toBe(left);
    await page.keyboard.press('Escape');
    await expect(dashboard.sidebar).toHaveCSS('width', '72px');
    await dashboard.expand.click();
    await dashboard.link('Sandbox').click();
    await expect(dashboard.heading).toHaveText('Video Analysis Sandbox');
    await expect(dashboard.sidebar).toHaveCSS('width', '72px');
  });
});

test('the keyboard can skip the sidebar', async ({ dashboardPage: page }) => {
  await page.reload();
  await new Dashboard(page).heading.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
