import type { Page } from '@playwright/test';
import { expect, test, versionOf, waitForWorker } from '../../../e2e/support/deployed';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { UpdateCard } from '../../../e2e/support/pages/update-card';

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
