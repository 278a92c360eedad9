import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { keptOnDevice } from '../../../e2e/support/kept-on-device';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { DATE_FORMAT, disconnect, reconnect, sidebarState, storeOf } from '../../../e2e/support/saves';

test(
  'two tabs show a save of one of them as pending and as synced, and an edit of the other is kept; a sign-out empties both',
  { tag: '@row-17' },
  async ({ page, account, context }) => {
    await storeOf(account);
    await signIn(page, account, { rememberMe: true });
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').waitFor();
    const otherPage = await context.newPage();
    const other = new SettingsPage(otherPage);
    await other.open();
    await expect(other.choice('Date Format')).toHaveValue(DATE_FORMAT);

    await disconnect(context);
    await settings.choice('Timezone').selectOption('PST');
    await settings.save.click();
    await expect(settings.onDevice).toBeVisible();
    await expect(other.choice('Timezone')).toHaveValue('PST');
    await expect(sidebarState(otherPage)).toHaveText('Saved on this device, not synced yet.');
    await other.choice('Date Format').selectOption('YYYY-MM-DD');
    await other.save.click();
    await expect(settings.choice('Date Format')).toHaveValue('YYYY-MM-DD');
    await reconnect(context);
    await expect(page.getByText('Synced.')).toBeVisible();
    await expect(otherPage.getByText('Synced.')).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST', dateFormat: 'YYYY-MM-DD' });

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(otherPage).toHaveURL('/signin');
    await expect.poll(() => keptOnDevice(page)).not.toContain(account.uid);
    // In the tab whose client ended with its cache.
    await signIn(otherPage, account, { rememberMe: true });
    await expect(other.choice('Timezone')).toHaveValue('PST');
    await other.choice('Timezone').selectOption('EST');
    await other.save.click();
    await expect(other.saved).toBeVisible();
  },
);
