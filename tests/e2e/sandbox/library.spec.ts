import type { Page } from '@playwright/test';
import { MAX_AUTOMATIC_ATTEMPTS } from '../../../src/analyses/scheduler';
import { ANALYZE_BACKGROUND_PATH, LEASE_MS } from '../../../src/contracts/analyses';
import { countDocuments, storeDocument } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { answerWith } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { keptOnDevice } from '../support/kept-on-device';
import { deviceOf, listOf, rowOf, storeAnalysis } from '../support/library';
import { cutNetwork, restoreNetwork } from '../support/network';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { plantSession } from '../support/planted-session';
import { Remote } from '../support/remote';
import { refuseServers } from '../support/servers';

/** The function accepts every call and does nothing. @returns the ids that it received */
async function idleFunction(page: Page): Promise<string[]> {
  const ids: string[] = [];
  await page.route(`**${ANALYZE_BACKGROUND_PATH}`, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    await route.fulfill({ status: 202 });
  });
  return ids;
}

test('an analysis goes on without the page that began it, and every device of the person shows it, and its result', async ({
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
  await expect(rowOf(tablet, 'sample')).toContainText(/Analyzing: \d+%|Open/, slow);
  await expect(rowOf(tablet, 'sample').getByText('Open', { exact: true })).toBeVisible({ timeout: 100_000 });
  await rowOf(tablet, 'sample').getByRole('button').first().click();
  await expect(tablet.getByText(/^Analyzed on .*, stored on the server and on this device\.$/)).toBeFocused();
  await expect(tablet.getByRole('heading', { name: 'Analysis results' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Close result' }).click();
  await expect(rowOf(tablet, 'sample')).toContainText('On the server and this device');

  // There is no service worker here: a page opened offline must have been opened before.
  const dashboard = new Dashboard(tablet);
  await dashboard.link('Billing').click();
  await expect(dashboard.heading).toHaveText('Billing');
  await expect(tablet.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await cutNetwork(context);
  await dashboard.link('Sandbox').click();
  await rowOf(tablet, 'sample').getByRole('button').first().click();
  await expect(tablet.getByRole('heading', { name: 'Analysis results' })).toBeVisible();
  await context.close();

  await page.goto('/dashboard/sandbox');
  await expect(rowOf(page, 'sample')).toContainText('On the server');
  await expect(rowOf(page, 'sample')).not.toContainText('this device');
});

test('the library shows every state with its reason, is searched and sorted, and moves by itself', async ({
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
  await expect(rows).toHaveText([
    /waiting\.mp4.*Waiting to startCancel/,
    /silent\.mp4.*Interrupted before it was complete\. You can run it again\.Run again/,
    /other\.mp4.*Analyzing: 10%/,
    /running\.mp4.*Analyzing: 40%Cancel/,
    /stopped\.mp4.*CanceledRun again/,
    /broken\.mp4.*Failed\. The host did not answer\.Run again/,
    /half\.mp4.*Only part of the video was analyzed: 43%\..*Open/,
    /Pilothttps:\/\/example\.com\/complete\.mp4.* · 01:01\.0 · 7 moments · On the serverOpen/,
  ]);
  await expectNoFindingsInBothThemes(page, 'the library');

  await page.getByRole('textbox', { name: 'Search the library' }).fill('pil');
  await expect(rows).toHaveText([/^Pilot/]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
  await expect(rows.last()).toContainText('Pilot');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('State');
  await expect(rows).toHaveText([
    /other/,
    /running/,
    /waiting/,
    /silent/,
    /broken/,
    /half/,
    /Pilot/,
    /stopped/,
  ]);

  const remote = new Remote(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
  await remote.goTo(rowOf(page, 'stopped').getByRole('button', { name: /^Run / }));
  await remote.goTo(rowOf(page, 'half').getByRole('button', { name: /^Delete / }));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await remote.goTo(rowOf(page, 'stopped').getByRole('button', { name: /^Delete / }));

  await storeDocument(running, { progress: 0.8, updatedAt: new Date() });
  await expect(rowOf(page, 'running')).toContainText('Analyzing: 80%');
  await storeDocument(running, { state: 'failed', error, updatedAt: new Date() });
  await expect(rowOf(page, 'running')).toContainText('Failed');
  await expect(
    page.getByRole('status').filter({ hasText: 'The analysis of https://example.com/running.mp4 failed.' }),
  ).toHaveCount(1);
});

test('a search can be cleared when few analyses are left', async ({ dashboardPage: page, account }) => {
  for (const name of ['first', 'second', 'third', 'fourth'])
    await storeAnalysis(account, name, { state: 'cancelled' });
  await new SandboxPage(page).open();
  const rows = listOf(page).getByRole('listitem');
  const search = page.getByRole('textbox', { name: 'Search the library' });
  await search.fill('fourth');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No analyses match your search.')).toBeVisible();
  await search.fill('');
  await expect(rows).toHaveCount(3);
});

test('a result that no device has opened shows its topics by their names', async ({
  dashboardPage: page,
  account,
}) => {
  await idleFunction(page);
  const topics = 'illegal drugs, tobacco, ecigarettes, vaping, alcohol';
  await storeAnalysis(account, 'one', { state: 'done', parts: 1, topics });
  await new SandboxPage(page).open();
  await expect(rowOf(page, 'one.mp4')).toContainText('one.mp4drugs, tobacco, alcohol');
});

test('an analysis is run again, cancelled, and deleted with its parts', async ({
  dashboardPage: page,
  account,
}) => {
  const told = await idleFunction(page);
  const error = { code: 'unreachable', message: '' };
  const path = await storeAnalysis(account, 'one', { state: 'failed', error }, answerWith({}));
  await new SandboxPage(page).open();
  const row = rowOf(page, 'one.mp4');
  await row.getByRole('button', { name: /^Run the analysis of .* again$/ }).click();
  await expect(row).toContainText('Waiting to start');
  await expect.poll(() => told).toEqual(['one'.padEnd(16, '-')]);
  await row.getByRole('button', { name: /^Cancel the analysis of / }).press('Enter');
  await expect(row).toContainText('Canceled');
  await expect(row.getByRole('button', { name: /^Run the analysis of .* again$/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^Cancel the analysis of / })).toBeFocused();
  await storeAnalysis(account, 'one', { state: 'failed', error });
  await expect(row).toContainText('Failed');
  await expect(row.getByRole('button', { name: /^Run the analysis of .* again$/ })).toBeFocused();
  expect(await countDocuments(`${path}/parts`)).toBe(1);

  await row.getByRole('button', { name: /^Delete the analysis of / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Delete the analysis of / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Analysis deleted.')).toBeVisible();
  expect(await countDocuments(`${path}/parts`)).toBe(0);
  expect(await countDocuments(`users/${account.uid}/analyses`)).toBe(0);
});

test('an opened result that another device deletes says so, and is gone once it is closed', async ({
  dashboardPage: page,
  account,
  browser,
}) => {
  await storeAnalysis(account, 'one', { state: 'done', parts: 1 }, answerWith({}));
  await storeAnalysis(account, 'two', { state: 'done', parts: 1 }, answerWith({}));
  await new SandboxPage(page).open();
  await rowOf(page, 'one').getByRole('button').first().click();
  const note = page.getByText('stored on the server and on this device.', { exact: false });
  await expect(note).toBeVisible();
  // The failed attempt without a URL leaves the result as it is.
  await page.getByRole('button', { name: 'New analysis' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a video URL')).toBeVisible();
  await expect(note).toBeVisible();

  const { page: tablet, context } = await deviceOf(browser, account);
  await rowOf(tablet, 'one')
    .getByRole('button', { name: /^Delete the analysis of / })
    .click();
  await tablet.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tablet.getByText('Analysis deleted.')).toBeVisible();
  await context.close();

  await expect(page.getByText(/^Analyzed on .*, and deleted by another device\./)).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(rowOf(page, 'two')).toBeVisible();
  await expect(rowOf(page, 'one')).toHaveCount(0);
});

test('without a network what is on the device opens, and what is not says where it is', async ({
  dashboardPage: page,
  context,
  account,
}) => {
  await storeAnalysis(
    account,
    'first',
    { state: 'done', parts: 1 },
    answerWith({ videoUrl: 'https://example.com/first.mp4' }),
  );
  await storeAnalysis(account, 'second', { state: 'done', parts: 1 });
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await rowOf(page, 'second').getByRole('button').first().click();
  await expect(
    page.getByText('Parts of the result are missing on the server.', { exact: false }),
  ).toBeVisible();
  await rowOf(page, 'first').getByRole('button').first().click();
  await expect(sandbox.chipsAt('00:14.0')).toHaveText(['black frame 99.9%']);
  await page.getByRole('button', { name: 'Close result' }).click();

  await cutNetwork(context);
  await expect(page.getByText('Analyses on this device can be opened.', { exact: false })).toHaveCount(1);
  await expect(page.getByText('Analyses on the server appear here', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Run in the background' })).toBeDisabled();
  await expect(rowOf(page, 'second')).toContainText('On the server');
  await expect(rowOf(page, 'second').getByRole('button')).toHaveCount(0);
  await rowOf(page, 'first').getByRole('button').first().click();
  await expect(sandbox.chipsAt('00:14.0')).toHaveText(['black frame 99.9%']);
  await restoreNetwork(context);
});

test('a device that has never listed the library says without a network when it will', async ({
  dashboardPage: page,
  context,
  account,
}) => {
  await storeAnalysis(account, 'first', { state: 'done', parts: 1 });
  const answerAgain = await refuseServers(page);
  const sandbox = new SandboxPage(page);
  await page.goto('/dashboard/sandbox');
  await sandbox.url.waitFor();
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

test('nobody sees the library of another person, and a sign-out takes it off the device', async ({
  dashboardPage: page,
  account,
  sharedAccount,
}) => {
  await storeAnalysis(
    account,
    'mine',
    { state: 'done', parts: 1 },
    answerWith({ videoUrl: 'https://example.com/mine.mp4' }),
  );
  await storeAnalysis(sharedAccount, 'theirs', { state: 'done', parts: 1 });
  await new SandboxPage(page).open();
  await expect(listOf(page).getByRole('listitem')).toHaveText([/mine\.mp4/]);
  await rowOf(page, 'mine').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect.poll(() => keptOnDevice(page)).toContain('example.com/mine');
  await new Dashboard(page).signOut.click();
  await page.waitForURL('/signin');
  await expect.poll(() => keptOnDevice(page)).not.toContain('example.com/mine');

  await plantSession(page, sharedAccount);
  await page.goto('/dashboard/sandbox');
  await expect(listOf(page).getByRole('listitem')).toHaveText([/theirs\.mp4/]);
});
