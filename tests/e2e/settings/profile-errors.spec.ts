import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { consoleOf } from '../support/console-of';
import { SettingsPage } from '../support/pages/settings-page';
import { askForAnotherProfile, READS, WRITES } from '../support/saves';

test(
  'a load and a save that the rules of the store reject are logged and shown, and succeed at the next try',
  { tag: ['@spec-8.4a', '@spec-8.4b', '@spec-8.5a'] },
  async ({ page, account }) => {
    const logged = consoleOf(page);
    const settings = new SettingsPage(page);
    await askForAnotherProfile(page, READS, account.uid);
    await signIn(page, account);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load user profile');
    expect(logged.join('\n')).toContain('Error getting user profile');
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(settings.name).toHaveValue('Ada Lovelace');

    await askForAnotherProfile(page, WRITES, account.uid);
    await settings.name.fill('Countess Lovelace');
    await settings.choice('Date Format').selectOption('DD/MM/YYYY');
    await settings.save.click();
    await expect(page.getByRole('alert')).toContainText(
      'Your profile could not be saved: the server rejected the change',
    );
    expect(logged.join('\n')).toContain('Error saving user profile');
    await expect(settings.name).toHaveValue('Countess Lovelace');
    await expect(settings.choice('Date Format')).toHaveValue('DD/MM/YYYY');
    await page.unroute(WRITES);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({
      name: 'Countess Lovelace',
      dateFormat: 'DD/MM/YYYY',
    });
  },
);
