import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { waitForWholePage } from '../support/whole-page';

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
  await waitForWholePage(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
