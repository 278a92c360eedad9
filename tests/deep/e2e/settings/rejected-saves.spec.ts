import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { expectNoFindings } from '../../../e2e/support/axe';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { askForAnotherProfile, disconnect, reconnect, storeOf, WRITES } from '../../../e2e/support/saves';

test(
  'a save that is refused after a restart stays with the user, who can change or discard it',
  { tag: ['@row-17', '@row-19'] },
  async ({ page, account, context }) => {
    await storeOf(account);
    await signIn(page, account, { rememberMe: true });
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').waitFor();
    await disconnect(context);
    await settings.name.fill('Countess Lovelace');
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.onDevice).toBeVisible();
    await page.close();

    await reconnect(context);
    const later = await context.newPage();
    await askForAnotherProfile(later, WRITES, account.uid);
    await later.goto('/dashboard/billing');
    const again = new SettingsPage(later);
    const notice = later.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('The server rejected a change to your settings');
    await later.getByRole('link', { name: 'Open Personal Settings' }).click();
    await expect(notice).toContainText('Your profile could not be saved: the server rejected the change.');
    const changes = later.getByRole('region', { name: 'Rejected changes' });
    await expect(changes).toContainText('Full Name: Countess Lovelace');
    await expect(again.name).toHaveValue('Countess Lovelace');
    await again.choice('Date Format').focus();
    await later.getByRole('link', { name: 'Show changes' }).click();
    await expect(notice).toBeInViewport();
    await expectNoFindings(later, 'a rejected save');
    expect(await storedProfile(account.uid)).toMatchObject({ name: 'Ada Lovelace', timezone: 'UTC' });

    await later.getByRole('button', { name: 'Discard: Timezone' }).click();
    await expect(again.choice('Timezone')).toHaveValue('UTC');
    await later.unroute(WRITES);
    await again.name.fill('Ada King');
    await again.save.click();
    await expect(again.saved).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await storedProfile(account.uid)).toMatchObject({ name: 'Ada King', timezone: 'UTC' });
  },
);
