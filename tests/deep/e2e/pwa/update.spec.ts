import type { Page } from '@playwright/test';
import { emulatorHost } from '../../../firebase/emulators';
import { expect, test, versionOf, waitForWorker } from '../../../e2e/support/deployed';
import { emulatorEnvironment, withOwnBuild } from '../../../e2e/support/own-build';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
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

test(
  'a new version is offered in every tab, and no form loses its input',
  { tag: ['@row-10', '@row-11'] },
  async ({ context, deployment, deployedPage: asking }) => {
    await waitForWorker(asking);
    const reading = await context.newPage();
    await reading.goto('/dashboard/billing');
    const typing = await context.newPage();
    const settings = new SettingsPage(typing);
    await settings.open();
    await settings.name.fill('Countess Lovelace');
    const unasked: string[] = [];
    typing.on('dialog', (dialog) => unasked.push(dialog.type()));

    deployment.deploy('two');
    await lookForUpdate(asking);
    for (const page of [asking, reading, typing]) await expect(new UpdateCard(page).news).toBeVisible();
    expect(await versionOf(asking)).toBeNull();

    await new UpdateCard(reading).later.click();
    await expect(new UpdateCard(reading).news).toHaveCount(0);

    // A form with changes asks first, and stays open if the user cancels.
    await new UpdateCard(typing).reload.click();
    await expect(settings.question).toBeVisible();
    await settings.stay.click();
    await expect(settings.name).toHaveValue('Countess Lovelace');
    const card = await new UpdateCard(typing).later.boundingBox();
    const save = await settings.save.boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(save?.y ?? 0);
    expect(await versionOf(typing)).toBeNull();

    await new UpdateCard(asking).later.focus();
    await asking.keyboard.press('Tab');
    await expect(new UpdateCard(asking).reload).toBeFocused();
    await asking.keyboard.press('Enter');
    for (const page of [asking, reading]) {
      await expect.poll(() => versionOf(page).catch(() => null)).toBe('two');
      await expect(new Dashboard(page).heading).toBeVisible();
      await expect(new UpdateCard(page).news).toHaveCount(0);
    }

    await expect(new UpdateCard(typing).replaced).toBeVisible();
    expect(await versionOf(typing)).toBeNull();
    await expect(settings.name).toHaveValue('Countess Lovelace');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await settings.name.fill('Lady Lovelace');
    await new UpdateCard(typing).reload.click();
    await settings.leave.click();
    await expect.poll(() => versionOf(typing).catch(() => null)).toBe('two');
    await expect(settings.name).toHaveValue('Countess Lovelace');
    expect(unasked).toEqual([]);

    expect(await typing.evaluate(() => caches.keys())).toHaveLength(1);
    expect(await keptFiles(typing)).toEqual(deployment.filesIn('assets'));
  },
);
