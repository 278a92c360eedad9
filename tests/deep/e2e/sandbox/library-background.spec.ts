import { expect, test } from '../../../e2e/support/accounts';
import { deviceOf, rowOf } from '../../../e2e/support/library';
import { cutNetwork } from '../../../e2e/support/network';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';

test('a background analysis runs without the page that started it, and every device of the user shows it and its result', async ({
  dashboardPage: page,
  account,
  browser,
}) => {
  test.setTimeout(200_000);
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const background = page.getByRole('button', { name: 'Run in the background' });
  await background.click();
  await expect(page.getByText('Please enter a video URL')).toBeVisible();
  await sandbox.trySample.click();
  await background.click();
  const slow = { timeout: 30_000 };
  await expect(page.getByText('Added to your library. Once it runs, you can close this page.')).toBeVisible(
    slow,
  );
  await expect(sandbox.url).toHaveValue('');
  await expect(rowOf(page, 'sample')).toContainText(/Waiting to start|Analyzing: \d+%/);
  await expect(page.getByRole('progressbar', { name: /^Progress of the analysis of / })).toBeVisible(slow);
  await page.goto('/');

  const { page: tablet, context } = await deviceOf(browser, account);
  const opened = rowOf(tablet, 'sample').getByRole('link');
  await expect(opened).toBeVisible({ timeout: 100_000 });
  await opened.click();
  await expect(tablet.getByText(/^Analyzed on .*, stored on the server\./)).toBeVisible();
  await new SandboxPage(tablet).leaveResult();
  await expect(rowOf(tablet, 'sample')).toContainText('On the server');

  // There is no service worker here: a page opened offline must have been opened before.
  const dashboard = new Dashboard(tablet);
  await dashboard.link('Billing').click();
  await expect(dashboard.heading).toHaveText('Billing');
  await expect(tablet.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await cutNetwork(context);
  await dashboard.link('Sandbox').click();
  await opened.click();
  await expect(tablet.getByRole('region', { name: 'Analysis results' })).toBeVisible();
  await context.close();

  await page.goto('/dashboard/sandbox');
  await expect(rowOf(page, 'sample')).toContainText('On the server');
});
