import type { Page } from '@playwright/test';
import { emulatorHost } from '../../../firebase/emulators';
import { expect, test, waitForWorker } from '../../../e2e/support/deployed';
import { emulatorEnvironment, withOwnBuild } from '../../../e2e/support/own-build';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { UpdateCard } from '../../../e2e/support/pages/update-card';
import { waitForWholePage } from '../../../e2e/support/whole-page';

/** The browser does this with each page load, and the application once an hour. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** The URLs of all assets that the worker of a page has cached. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const urls = requests.flat().map(({ url }) => url);
    return urls.filter((url) => url.includes('/assets/')).sort();
  });

test('another build replaces the first one, also in all that the worker has stored', async ({
  context,
  deployment,
  deployedPage: page,
}) => {
  // An origin that the policy of a local site allows.
  const url = `http://${emulatorHost('FIREBASE_AUTH_EMULATOR_HOST')}/session`;
  let told = 0;
  await context.route(url, (route) => {
    told += 1;
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  await waitForWorker(page);
  const before = deployment.filesIn('assets');
  const environment = { ...emulatorEnvironment(), VITE_TOKEN_SYNC_URL: url };
  await withOwnBuild(environment, (folder) => {
    deployment.deployBuild(folder);
    return Promise.resolve();
  });
  const after = deployment.filesIn('assets');
  expect(after.filter((file) => !before.includes(file)).length).toBeGreaterThan(0);
  expect(before.filter((file) => !after.includes(file)).length).toBeGreaterThan(0);

  await lookForUpdate(page);
  await new UpdateCard(page).reload.click();
  // During the reload, evaluating in the old page can fail.
  await expect.poll(() => keptFiles(page).catch(() => [])).toEqual(after);
  await expect(new Dashboard(page).heading).toBeVisible();
  // Only the second build has this URL.
  await expect.poll(() => told).toBeGreaterThan(0);

  await deployment.stop();
  await page.goto('/dashboard/statistics');
  await waitForWholePage(page);
  await expect(new Dashboard(page).heading).toHaveText('Statistics');
});
