import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { ISO_TIMESTAMP, profileAndTimes } from '../support/stored';
import { nextStoredUserId, nextUserId } from '../support/user-ids';

const LONG_AGO = '2025-05-28T08:00:00.000Z';

test(
  'a sign-up that finds a profile merges its fields and sets updatedAt',
  { tag: '@spec-4.3a' },
  async ({ page }) => {
    // Between the creation of the account and of its profile, another client stores a profile: another tab, or an
    // importer.
    const gate = createGate();
    await page.route('**/accounts:update*', async (route) => {
      await gate.passed;
      await route.continue();
    });
    const email = newEmail();
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextUserId(page);
    await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await storedProfile(await uid, {
      name: { stringValue: 'Somebody' },
      email: { stringValue: email },
      timezone: { stringValue: 'PST' },
      createdAt: { stringValue: LONG_AGO },
      updatedAt: { stringValue: LONG_AGO },
    });
    const saved = page.waitForResponse('**/documents:commit*');
    gate.open();
    await expect(page).toHaveURL('/dashboard/settings');
    await saved;
    const { profile, createdAt, updatedAt } = await profileAndTimes(await uid);
    expect(profile).toEqual({
      name: 'Grace Hopper',
      email,
      timezone: 'PST',
      notifications: true,
      theme: 'light',
    });
    expect(createdAt).toBe(LONG_AGO);
    expect(updatedAt).not.toBe(LONG_AGO);
  },
);

test(
  'a sign-up that finds no profile creates one with both timestamps',
  { tag: '@spec-4.3b' },
  async ({ page }) => {
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextStoredUserId(page);
    const before = new Date().toISOString();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: newEmail(), password: PASSWORD });
    await expect(page).toHaveURL('/dashboard/settings');
    const { createdAt, updatedAt } = await profileAndTimes(await uid);
    expect(createdAt).toMatch(ISO_TIMESTAMP);
    expect(updatedAt).toBe(createdAt);
    expect(String(createdAt) > before).toBe(true);
  },
);

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

test(
  'a second Google sign-in changes nothing of the stored profile',
  { tag: '@spec-4.3c' },
  async ({ page }) => {
    const google = new GoogleDialog(page);
    const account = { name: 'Grace Hopper', email: newEmail() };
    const settings = new SettingsPage(page);
    await new SignInPage(page).open();
    await expect(google.open).toHaveText('Sign in with Google');
    await google.open.click();
    const uid = nextUserId(page);
    await google.choose(account);
    await settings.theme('Dark').check();
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const stored = await storedProfile(await uid);
    await new Dashboard(page).signOut.click();
    await google.open.click();
    await google.choose(account);
    await expect(settings.theme('Dark')).toBeChecked();
    expect(await storedProfile(await uid)).toEqual(stored);
  },
);
