import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';
import { expectNothingToLose } from '../support/stored';

const VIDEO = 'https://example.com/programme.mp4';

/** Shows a new result. */
async function openResult(page: Page) {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  return { sandbox, heading: page.getByRole('heading', { level: 1, name: 'program' }) };
}

test('a result has an address: Back, Forward, a reload and a second tab lead to it', async ({
  dashboardPage: page,
}) => {
  const { sandbox, heading } = await openResult(page);
  await expect(heading).toBeFocused();
  await expectNothingToLose(page);
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Not `goBack`, which waits for another page: the step only closes the dialog.
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/sandbox$/);
  await expect(sandbox.url).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await sandbox.openView('Breaks');
  await expect(page).toHaveURL(/\?view=breaks$/);
  await sandbox.openView('Scenes');
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Breaks');
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Breaks');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1, name: 'program' })).toBeVisible();
  await expect(second.getByRole('tab', { selected: true })).toHaveText('Breaks');
  await new Dashboard(page).link('Billing').click();
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('an address without a result says so', async ({ dashboardPage: page }) => {
  await page.goto('/dashboard/sandbox/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such result' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the Sandbox' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sandbox$/);
});
