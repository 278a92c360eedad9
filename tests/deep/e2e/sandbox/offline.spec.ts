import { storeDocument } from '../../../firebase/emulators';
import { expect, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { createGate } from '../../../e2e/support/gate';
import { cutNetwork, restoreNetwork } from '../../../e2e/support/network';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { refuseServers } from '../../../e2e/support/servers';

const URL = 'https://example.com/programme.mp4';

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
