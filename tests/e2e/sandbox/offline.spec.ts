import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { expectNoFindings } from '../support/axe';
import { keptOnDevice } from '../support/kept-on-device';
import { cutNetwork, restoreNetwork } from '../support/network';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';

/** To another page and back, after which the device has stored its data. */
async function comeBack(page: Page) {
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  await dashboard.link('Sandbox').click();
  await page.getByRole('list', { name: 'Library' }).waitFor();
}

test('a result on the device opens without a network, is removed and restored, and a sign-out deletes it after a question', async ({
  dashboardPage: page,
  context,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const answer = { ...richAnswer(page), durationMs: 30_000 };
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  await expect(sandbox.success).toBeVisible();
  await comeBack(page);
  await page.reload();
  const list = page.getByRole('list', { name: 'Library' });
  const row = list.getByRole('listitem');
  await expect(row).toContainText('On this device');
  await expectNoFindings(page, 'the library');

  await cutNetwork(context);
  await row.getByRole('button').first().press('Enter');
  const note = page.getByText(/^Analyzed on .*, stored on this device\.$/);
  await expect(note).toBeFocused();
  await expect(sandbox.chipsAt('00:18.0')).toHaveText(['black frame 99.9%']);
  await expect(page.getByText(/^You are offline: the video cannot be played/)).toBeVisible();
  await expectNoFindings(page, 'a stored result, offline');
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(row.getByRole('button').first()).toBeFocused();
  await restoreNetwork(context);
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toHaveCount(1);

  await row.getByRole('button', { name: /^Remove / }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(1);
  expect(await keptOnDevice(page)).toContain(answer.videoUrl);
  const dashboard = new Dashboard(page);
  await dashboard.signOut.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '1 change or analysis is only on this device and will be lost.',
  );
  await dashboard.signOutAnyway.click();
  await page.waitForURL('/signin');
  await expect.poll(() => keptOnDevice(page)).not.toContain(answer.videoUrl);
});
