import { expect, test } from '../../../e2e/support/accounts';
import { answerWith } from '../../../e2e/support/answers';
import { deviceOf, rowOf, storeAnalysis } from '../../../e2e/support/library';
import { cutNetwork, restoreNetwork } from '../../../e2e/support/network';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { refuseServers } from '../../../e2e/support/servers';

test('an open result that another device deletes says so, and is gone once it is closed', async ({
  dashboardPage: page,
  account,
  browser,
}) => {
  await storeAnalysis(account, 'one', { state: 'done', parts: 1 }, answerWith({}));
  await storeAnalysis(account, 'two', { state: 'done', parts: 1 }, answerWith({}));
  await new SandboxPage(page).open();
  await rowOf(page, 'one').getByRole('link').click();
  const note = page.getByText('stored on the server.', { exact: false });
  await expect(note).toBeVisible();

  const { page: tablet, context } = await deviceOf(browser, account);
  await rowOf(tablet, 'one')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await tablet.getByRole('menuitem', { name: 'Delete' }).click();
  await tablet.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tablet.getByText('Analysis deleted.')).toBeVisible();
  await context.close();

  await expect(page.getByText(/^Analyzed on .*, and deleted by another device\./)).toBeVisible({
    timeout: 30_000,
  });
  await new SandboxPage(page).leaveResult();
  await expect(rowOf(page, 'two')).toBeVisible();
  await expect(rowOf(page, 'one')).toHaveCount(0);
});

test('a device that has never listed the library says without a network when it will', async ({
  dashboardPage: page,
  context,
  account,
}) => {
  await storeAnalysis(account, 'first', { state: 'done', parts: 1 });
  const answerAgain = await refuseServers(page);
  // All code is loaded: the page listens to the library, and to the events of the browser.
  await page.goto('/dashboard/sandbox', { waitUntil: 'commit' });
  await Promise.all([
    page.waitForRequest(/Firestore\/Listen/),
    page.waitForEvent('console', (message) =>
      message.text().startsWith('Service worker registration failed'),
    ),
  ]);
  await cutNetwork(context);
  const later = page.getByText('Analyses on the server appear here when you are online again.', {
    exact: false,
  });
  await expect(later).toBeVisible();
  await answerAgain();
  await restoreNetwork(context);
  await expect(rowOf(page, 'first')).toBeVisible();
  await expect(later).toHaveCount(0);
});
