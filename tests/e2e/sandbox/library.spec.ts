import type { Page } from '@playwright/test';
import { MAX_AUTOMATIC_ATTEMPTS } from '../../../src/data/analyses/scheduler';
import { ANALYZE_BACKGROUND_PATH, LEASE_MS } from '../../../src/contracts/analyses';
import { countDocuments, storeDocument } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { keptOnDevice } from '../support/kept-on-device';
import { listOf, rowOf, storeAnalysis } from '../support/library';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { plantSession } from '../support/planted-session';
import { Remote } from '../support/remote';

/** The function accepts every call and does nothing. @returns the ids that it received */
async function idleFunction(page: Page): Promise<string[]> {
  const ids: string[] = [];
  await page.route(`**${ANALYZE_BACKGROUND_PATH}`, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    await route.fulfill({ status: 202 });
  });
  return ids;
}

test('a library with every state passes axe, is used with arrow keys, fits on a phone, and follows the server by itself', async ({
  dashboardPage: page,
  account,
}) => {
  await idleFunction(page);
  await storeAnalysis(account, 'complete', {
    state: 'done',
    parts: 1,
    title: 'Pilot',
    durationMs: 61_000,
    moments: 7,
  });
  await storeAnalysis(account, 'half', { state: 'partial', parts: 1, coverage: 0.43 });
  const error = { code: 'unreachable', message: 'The host did not answer.' };
  await storeAnalysis(account, 'broken', { state: 'failed', error });
  await storeAnalysis(account, 'stopped', { state: 'cancelled' });
  const running = await storeAnalysis(account, 'running', { state: 'running', progress: 0.4 });
  await storeAnalysis(account, 'other', { state: 'running', progress: 0.1 });
  const silent = await storeAnalysis(account, 'silent', {
    state: 'running',
    attempt: MAX_AUTOMATIC_ATTEMPTS,
  });
  await storeDocument(silent, { updatedAt: new Date(Date.now() - LEASE_MS - 60_000) });
  await storeAnalysis(account, 'waiting', { state: 'queued' });
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const rows = listOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toContainText('Waiting to start');
  await expect(rows.last()).toContainText('Pilot');
  await expectNoFindingsInBothThemes(page, 'the library');

  const remote = new Remote(page);
  await remote.goTo(rowOf(page, 'stopped').getByRole('button', { name: /^Run / }));
  await remote.goTo(rowOf(page, 'half').getByRole('button', { name: /^Actions/ }));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await remote.goTo(rowOf(page, 'stopped').getByRole('button', { name: /^Actions/ }));

  await storeDocument(running, { progress: 0.8, updatedAt: new Date() });
  await expect(rowOf(page, 'running')).toContainText('Analyzing: 80%');
});

test('an analysis is run again, canceled and deleted with its parts, and a sign-out leaves nothing of the library on the device', async ({
  page,
  account,
  sharedAccount,
}) => {
  await signIn(page, account, { rememberMe: true });
  const started = await idleFunction(page);
  const error = { code: 'unreachable', message: '' };
  const mine = answerWith({ videoUrl: 'https://example.com/mine.mp4' });
  await storeAnalysis(account, 'mine', { state: 'done', parts: 1 }, mine);
  const path = await storeAnalysis(account, 'one', { state: 'failed', error }, answerWith({}));
  await storeAnalysis(sharedAccount, 'theirs', { state: 'done', parts: 1 });
  await new SandboxPage(page).open();
  await expect(listOf(page).getByRole('listitem')).toHaveText([/one\.mp4/, /mine\.mp4/]);
  const row = rowOf(page, 'one.mp4');
  await row.getByRole('button', { name: /^Run the analysis of .* again$/ }).press('Enter');
  await expect(row).toContainText('Waiting to start');
  await expect.poll(() => started).toEqual(['one'.padEnd(16, '-')]);
  await row.getByRole('button', { name: /^Cancel the analysis of / }).press('Enter');
  await expect(row).toContainText('Canceled');
  await expect(row.getByRole('button', { name: /^Run the analysis of .* again$/ })).toBeFocused();
  expect(await countDocuments(`${path}/parts`)).toBe(1);

  const actions = row.getByRole('button', { name: /^Actions/ });
  const remove = async (answer: string) => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  };
  await remove('Cancel');
  await expect(actions).toBeFocused();
  await remove('Delete');
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Analysis deleted.')).toBeVisible();
  expect(await countDocuments(`${path}/parts`)).toBe(0);
  expect(await countDocuments(`users/${account.uid}/analyses`)).toBe(1);

  await rowOf(page, 'mine').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'mine' })).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain('example.com/mine');
  await new Dashboard(page).signOut.click();
  await page.waitForURL('/signin');
  await expect.poll(() => keptOnDevice(page)).not.toContain('example.com/mine');
  await plantSession(page, sharedAccount);
  await page.goto('/dashboard/sandbox');
  await expect(listOf(page).getByRole('listitem')).toHaveText([/theirs\.mp4/]);
});
