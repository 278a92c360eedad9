import { expect, signIn, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { rowOf, storeAnalysis } from '../../../e2e/support/library';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { plannedAnswer, VIDEO } from '../../../e2e/support/planned-answer';

test('a result that the browser cannot store says so, the browser asks before it closes the page, and so does the sign-out', async ({
  page,
  account,
}) => {
  await signIn(page, account, { rememberMe: true });
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('checkbox', { name: 'Store results only on this device' }).check();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(page.getByRole('alert')).toContainText('This result is not saved');
  await sandbox.leaveResult();
  await expect(rowOf(page, 'programme.mp4')).toContainText('Only on this page, not saved');
  await new Dashboard(page).signOut.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('only on this device and will be lost.');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

test('a deletion that the server does not have yet is asked about before a sign-out', async ({
  page,
  account,
  context,
}) => {
  await storeAnalysis(account, 'far', { state: 'done', progress: 1, parts: 1 }, plannedAnswer());
  await signIn(page, account, { rememberMe: true });
  await new SandboxPage(page).open();
  const row = rowOf(page, 'far.mp4');
  await expect(row).toContainText('On the server');
  await context.setOffline(true);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await new Dashboard(page).signOut.click();
  await expect(page.getByRole('alertdialog')).toContainText('1 change or analysis is only on this device');
});
