import { expect, signIn, test } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { takePartAway } from '../../../e2e/support/missing-part';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { READS } from '../../../e2e/support/saves';

test(
  'a profile whose code cannot be loaded is reported with a way to retry; a skeleton is shown while loading',
  { tag: '@spec-8.4a' },
  async ({ page, account }) => {
    const settings = new SettingsPage(page);
    // This device has no data of this user: a profile stored on the device would be shown instead.
    const reloaded = await takePartAway(page, '**/assets/documents-*.js');
    await signIn(page, account);
    await reloaded();
    await expect(page.getByRole('alert')).toContainText('Failed to load user profile');
    await expect(settings.save).toHaveCount(0);
    await page.unroute('**/assets/documents-*.js');
    const gate = createGate();
    await page.route(READS, async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    gate.open();
    await expect(settings.name).toHaveValue('Ada Lovelace');
  },
);
