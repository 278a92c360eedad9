import { expect, signIn, test } from '../support/accounts';
import { openInDashboard } from '../support/in-app';
import { Dashboard } from '../support/pages/dashboard';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../support/pages/routes';
import { waitForWholePage } from '../support/whole-page';

test.use({ viewport: { width: 320, height: 640 } });

test('at a width of 320 pixels no page scrolls sideways, and the sidebar opens over the page', async ({
  page,
  account,
}) => {
  const measure = async (path: string) => {
    await waitForWholePage(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  };
  // Signed out: the landing page leads a signed-in user to the dashboard.
  for (const path of OPEN_PATHS) {
    await page.goto(path);
    await measure(path);
  }
  await signIn(page, account);
  for (const path of DASHBOARD_PATHS) {
    await openInDashboard(page, path);
    await measure(path);
  }

  const dashboard = new Dashboard(page);
  await openInDashboard(page, '/dashboard/billing');
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
