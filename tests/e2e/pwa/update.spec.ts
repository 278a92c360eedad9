import type { Page } from '@playwright/test';
import { expect, test, versionOf, waitForWorker } from '../support/deployed';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { UpdateCard } from '../support/pages/update-card';

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

test.describe('a file that a deployment removed', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'leads to one reload for each build, and never to a loop',
    { tag: '@row-12' },
    async ({ deployment, deployedPage: page }) => {
      const dashboard = new Dashboard(page);
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
      });

      deployment.deploy('two');
      await dashboard.link('Sandbox').click();
      await expect(dashboard.heading).toHaveText('Video Analysis Sandbox');
      await expect.poll(() => versionOf(page).catch(() => null)).toBe('two');
      expect(loads).toBe(1);
      // The heading is in the HTML already; the link is not, and shows that the scripts of this build have arrived.
      await expect(dashboard.link('Statistics')).toBeVisible();

      // The next build is broken: it was deployed without one of its own parts. The old build's parts are available
      // except for that one, because the page may still be loading others.
      deployment.deploy('three', { keepsOld: true });
      deployment.lose('statistics-page');
      await dashboard.link('Statistics').click();
      await expect(dashboard.heading).toHaveText('Something went wrong');
      await expect.poll(() => versionOf(page).catch(() => null)).toBe('three');
      // One reload for the build whose part is gone, and one for the broken build.
      expect(loads).toBe(3);
      await page.goto('/dashboard/statistics');
      await expect(dashboard.heading).toHaveText('Something went wrong');
      expect(loads).toBe(4);
    },
  );
});
