import { ANALYZE_BACKGROUND_PATH } from '../../../src/contracts/analyses';
import { countDocuments } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { expectNoFindings } from '../support/axe';
import { keptOnDevice } from '../support/kept-on-device';
import { listOf, rowOf, storeAnalysis } from '../support/library';
import { cutNetwork, restoreNetwork } from '../support/network';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';

test('a result of the library opens without a network, and one that is only on the device is removed, restored, and deleted by a sign-out after a question', async ({
  page,
  context,
  account,
}) => {
  await signIn(page, account, { rememberMe: true });
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const answer = { ...richAnswer(page), durationMs: 30_000 };
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  await expect(sandbox.success).toBeVisible();
  await sandbox.leaveResult();
  await expect(listOf(page).getByRole('listitem')).toContainText(['On the server']);
  await expect.poll(() => countDocuments(`users/${account.uid}/analyses`)).toBe(1);
  // The result, compressed.
  await expect.poll(() => keptOnDevice(page)).toContain('H4sI');
  await page.reload();
  const rows = listOf(page).getByRole('listitem');
  await expect(rows).toContainText(['On the server']);
  await expectNoFindings(page, 'the library');

  await cutNetwork(context);
  await rows.getByRole('link').first().press('Enter');
  const note = page.getByText(/^Analyzed on .*, stored on the server\./);
  await expect(note).toBeVisible({ timeout: 20_000 });
  await expect(sandbox.chipsAt('00:18.0')).toHaveText(['black frame 99.9%']);
  await expect(page.getByText(/^You are offline: the video cannot be played/)).toBeVisible();
  await expectNoFindings(page, 'a stored result, offline');
  await sandbox.leaveResult();
  await restoreNetwork(context);
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toHaveCount(1);

  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('checkbox', { name: 'Store results only on this device' }).check();
  await page.unrouteAll();
  const mine = { ...answer, videoUrl: 'https://example.com/mine.mp4' };
  await replaceFunction(page, (route) => route.fulfill({ json: mine }));
  await sandbox.analyzeUrl(mine.videoUrl);
  await expect(sandbox.success).toBeVisible();
  await sandbox.leaveResult();
  const row = rowOf(page, 'mine.mp4');
  await expect(row).toContainText('Only on this device');
  await page.reload();
  await expect(row).toContainText('Only on this device');
  await page.getByRole('button', { name: 'Results only on this device' }).click();
  await expect(page.getByRole('checkbox', { name: 'Store results only on this device' })).toBeChecked();
  expect(await countDocuments(`users/${account.uid}/analyses`)).toBe(1);
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(1);
  expect(await keptOnDevice(page)).toContain(mine.videoUrl);
  const dashboard = new Dashboard(page);
  await dashboard.signOut.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '1 change or analysis is only on this device and will be lost.',
  );
  await dashboard.signOutAnyway.click();
  await page.waitForURL('/signin');
  await expect.poll(() => keptOnDevice(page)).not.toContain('example.com');
});

test('a video that is queued without a network is in the library when it is back', async ({
  dashboardPage: page,
  context,
  account,
}) => {
  await page.route(`**${ANALYZE_BACKGROUND_PATH}`, (route) => route.fulfill({ status: 202 }));
  const sandbox = new SandboxPage(page);
  await storeAnalysis(account, 'first', { state: 'failed', error: { code: 'damaged', message: '' } });
  await sandbox.open();
  // The library is loaded.
  await rowOf(page, 'first.mp4').waitFor();
  await cutNetwork(context);
  await sandbox.url.fill('https://example.com/later.mp4');
  await page.getByRole('button', { name: 'Run in the background' }).click();
  await expect(page.getByText('It starts when you are online again.', { exact: false })).toBeVisible();
  await expect(rowOf(page, 'later.mp4')).toContainText('Only on this device');
  expect(await countDocuments(`users/${account.uid}/analyses`)).toBe(1);
  await restoreNetwork(context);
  await expect(rowOf(page, 'later.mp4')).toContainText('On the server', { timeout: 60_000 });
  expect(await countDocuments(`users/${account.uid}/analyses`)).toBe(2);
});
