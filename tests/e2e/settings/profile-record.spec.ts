import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { SettingsPage } from '../support/pages/settings-page';

const LONG_AGO = '2025-05-28T08:00:00.000Z';

test(
  'a save of the settings writes what was edited and what was never stored, and leaves the rest',
  { tag: '@spec-4.3a' },
  async ({ page, account }) => {
    await storedProfile(account.uid, {
      name: { stringValue: 'Ada Lovelace' },
      email: { stringValue: account.email },
      dateFormat: { stringValue: 'DD/MM/YYYY' },
      createdAt: { stringValue: LONG_AGO },
      updatedAt: { stringValue: LONG_AGO },
      badge: { stringValue: 'gold' },
    });
    await signIn(page, account);
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').selectOption('EST');
    // Changed meanwhile on another device.
    await storedProfile(account.uid, {
      name: { stringValue: 'Ada Lovelace' },
      email: { stringValue: account.email },
      dateFormat: { stringValue: 'YYYY-MM-DD' },
      createdAt: { stringValue: LONG_AGO },
      updatedAt: { stringValue: LONG_AGO },
      badge: { stringValue: 'gold' },
    });
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const { updatedAt, ...stored } = await storedProfile(account.uid);
    expect(stored).toEqual({
      name: 'Ada Lovelace',
      email: account.email,
      createdAt: LONG_AGO,
      badge: 'gold',
      timezone: 'EST',
      dateFormat: 'YYYY-MM-DD',
      // "settings saves name, email, …, theme": fields that were not stored before are stored now.
      emailNotifications: true,
      smsNotifications: false,
      marketingEmails: true,
      twoFactorAuth: false,
      language: 'en',
      theme: 'system',
    });
    expect(updatedAt).not.toBe(LONG_AGO);
  },
);
