import type { Page } from '@playwright/test';
import { storeDocument } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindings } from '../support/axe';
import { createGate } from '../support/gate';
import { keptOnDevice } from '../support/kept-on-device';
import { cutNetwork, restoreNetwork } from '../support/network';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';
import { refuseServers } from '../support/servers';
import { streamFunction } from '../support/streamed-answers';

/** To another page and back, after which the device has stored its data. */
async function comeBack(page: Page) {
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  await dashboard.link('Sandbox').click();
  await page.getByRole('list', { name: 'Library' }).waitFor();
}

const URL = 'https://example.com/programme.mp4';

test('without a network an analysis says so at once, keeps the address, and can be tried again with one press', async ({
  dashboardPage: page,
  context,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const calls = await replaceFunction(page, (route) =>
    route.fulfill({ json: answerWith({ videoUrl: URL }) }),
  );
  await cutNetwork(context);
  const offline = page.getByRole('status').filter({ hasText: 'An analysis requires an internet connection' });
  await expect(offline, 'before anything is pressed').toBeVisible();
  await sandbox.analyzeUrl(URL);
  await expect(sandbox.url).toHaveAccessibleDescription('Failed to analyze video: You are offline.');
  await expect(sandbox.url).toHaveValue(URL);
  expect(calls).toEqual([]);

  await restoreNetwork(context);
  await expect(page.getByText('Connection restored: you can try again.')).toBeVisible();
  await expect(offline).toHaveCount(0);
  expect(calls, 'nothing begins by itself').toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sandbox.success).toBeVisible();
  expect(calls).toEqual([{ url: URL }]);
});

test('a call that fails before the loss of the network is known has it as its cause', async ({
  dashboardPage: page,
}) => {
  const gate = createGate();
  // As right after a page was loaded from the device: the request that checks the connection has not been answered yet.
  await page.route('**/favicon.svg', async (route) => {
    await gate.passed;
    await route.abort();
  });
  await refuseServers(page);
  await replaceFunction(page, (route) => route.abort());
  const sandbox = new SandboxPage(page);
  // A newly loaded page has had no answer from these servers, from which it would infer a connection.
  await page.goto('/dashboard/sandbox');
  await sandbox.url.waitFor();
  await sandbox.analyzeUrl(URL);
  await expect(sandbox.url).toHaveAccessibleDescription(/^Failed to analyze video: Failed to fetch/);
  gate.open();
  await expect(sandbox.url).toHaveAccessibleDescription('Failed to analyze video: You are offline.');
  await expect(sandbox.url).toHaveValue(URL);
});

for (const [code, file, log, logged] of [
  ['the code that shows it', 'library-section', 'Loading a view of the Sandbox failed', 1],
  // The planning fails with it.
  ['the code that reads it', 'sandbox-services', 'Loading a part of the Sandbox failed', 2],
] as const)
  test(`a library whose code cannot be loaded (${code}) leaves the rest of the page, and comes when the network is back`, async ({
    dashboardPage: page,
    context,
    account,
  }) => {
    const now = new Date();
    const record = { url: URL, state: 'failed', progress: 0, attempt: 1, createdAt: now, updatedAt: now };
    const error = { code: 'damaged', message: 'The video is damaged.' };
    await storeDocument(`users/${account.uid}/analyses/${'a'.repeat(16)}`, { ...record, error });
    let isReachable = false;
    await page.route(`**/assets/${file}-*.js`, (route) => (isReachable ? route.continue() : route.abort()));
    const sandbox = new SandboxPage(page);
    let failures = 0;
    page.on('console', (message) => {
      if (message.text().startsWith(log)) failures += 1;
    });
    // After the first failure, the page reloads: the file could belong to a build that is gone. The failure of the other
    // part may come before it or not at all.
    let hasReloaded = false;
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || !page.url().endsWith('/dashboard/sandbox')) return;
      hasReloaded = true;
      failures = 0;
    });
    await sandbox.open();
    await expect.poll(() => (hasReloaded ? failures : 0)).toBeGreaterThanOrEqual(logged);
    await sandbox.url.fill(URL);
    await expect(sandbox.analyze).toBeVisible();
    isReachable = true;
    await cutNetwork(context);
    await restoreNetwork(context);
    await expect(page.getByRole('list', { name: 'Library' }).getByRole('listitem')).toHaveCount(1);
    await expect(sandbox.url).toHaveValue(URL);
  });

test('a typed address survives a reload, until it has been analysed', async ({ dashboardPage: page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await sandbox.addCaptions.click();
  await sandbox.captions.fill('https://example.com/programme.vtt');
  await sandbox.url.fill(URL);
  await page.reload();
  await expect(sandbox.url).toHaveValue(URL);
  await expect(sandbox.addCaptions).toHaveText('Captions: https://example.com/programme.vtt');
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ videoUrl: URL }) }));
  await sandbox.analyze.click();
  await expect(sandbox.success).toBeVisible();
  await expect(sandbox.url).toHaveValue(URL);
  await comeBack(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Library' }).getByRole('listitem')).toHaveCount(1);
  await expect(sandbox.url).toHaveValue('');
});

test('a stream that breaks off in the middle gives the error, and the next try its result', async ({
  dashboardPage: page,
}) => {
  const stream = await streamFunction(page);
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await sandbox.analyzeUrl(URL);
  await stream.write({ event: 'progress', data: { stage: 'analyzing', percent: 40 } });
  await expect(page.getByText('40%', { exact: false }).first()).toBeVisible();
  await stream.break();
  await expect(page.getByText('Failed to analyze video: network error', { exact: true })).toBeVisible();
  await expect(sandbox.url).toHaveValue(URL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sandbox.busy).toBeVisible();
  await stream.write({ event: 'result', data: answerWith({ videoUrl: URL }) });
  await expect(sandbox.success).toBeVisible();
});

test('a result is stored on the device: it opens offline, can be removed, and is deleted by the sign-out', async ({
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
  const recent = page.getByRole('list', { name: 'Library' });
  const line = recent.getByRole('listitem');
  await expect(line).toHaveText(
    new RegExp(
      String.raw`programme\.mp4cooking\d\d/\d\d/\d{4}, \d{1,2}:\d\d [AP]M · 00:30\.0 · 4 moments · On this deviceOpen$`,
    ),
  );
  await expectNoFindings(page, 'the library');

  await cutNetwork(context);
  await line.getByRole('button').first().press('Enter');
  const note = page.getByText(/^Analyzed on .*, stored on this device\.$/);
  await expect(note).toBeFocused();
  await expect(sandbox.success, 'it is no new one').toHaveCount(0);
  await expect(sandbox.chipsAt('00:18.0')).toHaveText(['black frame 99.9%']);
  await expect(page.getByText(/^You are offline: the video cannot be played/)).toBeVisible();
  await expectNoFindings(page, 'a stored result, offline');
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(line.getByRole('button').first(), 'where it was opened').toBeFocused();
  await restoreNetwork(context);
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toHaveCount(1);

  await line.getByRole('button', { name: /^Remove / }).click();
  await expect(recent).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: /^Remove / }).click();
  await sandbox.analyzeUrl(answer.videoUrl);
  await expect(sandbox.success).toBeVisible();
  await comeBack(page);
  await expect(line).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toHaveCount(1);

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
