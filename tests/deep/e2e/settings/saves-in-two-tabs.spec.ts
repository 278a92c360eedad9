import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { BACKENDS, DATE_FORMAT, storeOf } from '../../../e2e/support/saves';

test(
  'a save that another tab sends is shown as synced in both tabs',
  { tag: '@row-17' },
  async ({ page, account, context }) => {
    await storeOf(account);
    await signIn(page, account, { rememberMe: true });
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').waitFor();
    const other = await context.newPage();
    await new SettingsPage(other).open();
    await expect(new SettingsPage(other).choice('Date Format')).toHaveValue(DATE_FORMAT);
    // For this tab only.
    await page.route(BACKENDS, (route) => route.abort());
    await settings.choice('Timezone').selectOption('PST');
    await settings.save.click();
    await expect(settings.onDevice).toBeVisible();
    await other.reload();
    await expect(page.getByText('Synced.')).toBeVisible();
    await expect(settings.onDevice).toHaveCount(0);
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST' });
  },
);
