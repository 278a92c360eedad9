import { expect, test } from '../../../e2e/support/accounts';
import { cutNetwork } from '../../../e2e/support/network';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { showAnswer } from '../../../e2e/support/planned-answer';
import { richAnswer } from '../../../e2e/support/rich-answer';

test('the report of a stored analysis opens without a network', async ({ dashboardPage: page, context }) => {
  // The code of the report is fetched with the result.
  const code = page.waitForResponse(/report-dialog-/);
  const sandbox = await showAnswer(page, richAnswer(page));
  await expect(sandbox.success).toBeVisible();
  await code;
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  await dashboard.link('Sandbox').click();
  await page.getByRole('list', { name: 'Library' }).waitFor();
  await cutNetwork(context);
  await page.getByRole('list', { name: 'Library' }).getByRole('link').first().press('Enter');
  await sandbox.openView('Breaks');
  await page.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  await expect(page.getByRole('article').getByRole('heading', { name: 'program' })).toBeVisible();
});
