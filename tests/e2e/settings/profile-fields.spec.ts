import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { ISO_TIMESTAMP, profileAndTimes } from '../support/stored';
import { nextStoredUserId } from '../support/user-ids';

test(
  'a sign-up creates the first shape of a profile, with its defaults and timestamps',
  { tag: ['@spec-3.user-profile.1', '@spec-3.user-profile.2'] },
  async ({ page }) => {
    const email = newEmail();
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextStoredUserId(page);
    await signUpPage.signUp({ fullName: '  Grace Hopper ', email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard/settings');
    const first = await profileAndTimes(await uid);
    expect(first.profile).toEqual({ name: 'Grace Hopper', email, notifications: true, theme: 'light' });
    expect(first.createdAt).toMatch(ISO_TIMESTAMP);
    expect(first.updatedAt).toBe(first.createdAt);

    const settings = new SettingsPage(page);
    await settings.toggle('SMS Notifications').press('Space');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const second = await profileAndTimes(await uid);
    expect(second.profile, 'merged').toEqual({
      ...first.profile,
      emailNotifications: true,
      smsNotifications: true,
      marketingEmails: true,
      twoFactorAuth: false,
      language: 'en',
      timezone: 'UTC',
      dateFormat: 'MM/DD/YYYY',
    });
    expect(second.createdAt).toBe(first.createdAt);
    expect(second.updatedAt).toMatch(ISO_TIMESTAMP);
    expect(String(second.updatedAt) > String(first.updatedAt)).toBe(true);
  },
);

test(
  'a first Google sign-in creates the first shape of a profile',
  { tag: '@spec-3.user-profile.2' },
  async ({ page }) => {
    const google = new GoogleDialog(page);
    const account = { name: 'Grace Hopper', email: newEmail() };
    await new SignInPage(page).open();
    await google.open.click();
    const uid = nextStoredUserId(page);
    await google.choose(account);
    await expect(page).toHaveURL('/dashboard/settings');
    const { profile, createdAt, updatedAt } = await profileAndTimes(await uid);
    expect(profile).toEqual({ ...account, notifications: true, theme: 'light' });
    expect(createdAt).toMatch(ISO_TIMESTAMP);
    expect(updatedAt).toBe(createdAt);
  },
);

test(
  'settings load and save the second shape of a profile, with its defaults',
  { tag: '@spec-3.user-profile.3a' },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    await expect(settings.email).toHaveAttribute('readonly');
    // No profile was stored: the first save stores all defaults.
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const { profile } = await profileAndTimes(account.uid);
    expect(profile).toEqual({
      name: 'Ada Lovelace',
      email: account.email,
      emailNotifications: true,
      smsNotifications: false,
      marketingEmails: true,
      twoFactorAuth: false,
      language: 'en',
      timezone: 'UTC',
      dateFormat: 'MM/DD/YYYY',
      theme: 'system',
    });
  },
);

test(
  'missing values fall back to the defaults, name and e-mail to those of the account',
  { tag: ['@spec-3.user-profile.3b', '@spec-3.user-profile.3c'] },
  async ({ page, account }) => {
    await storedProfile(account.uid, {
      timezone: { stringValue: 'PST' },
      createdAt: { stringValue: '2025-05-28T08:00:00.000Z' },
    });
    await signIn(page, account);
    const settings = new SettingsPage(page);
    await expect(settings.choice('Timezone'), 'what is stored').toHaveValue('PST');
    await expect(settings.name).toHaveValue('Ada Lovelace');
    await expect(settings.email).toHaveValue(account.email);
    await expect(settings.toggle('Email Notifications')).toBeChecked();
    await expect(settings.toggle('SMS Notifications')).not.toBeChecked();
    await expect(settings.toggle('Marketing Emails')).toBeChecked();
    await expect(settings.toggle('Two-Factor Authentication')).not.toBeChecked();
    await expect(settings.choice('Language')).toHaveValue('en');
    await expect(settings.choice('Date Format')).toHaveValue('MM/DD/YYYY');
    await expect(settings.theme('Use system setting')).toBeChecked();
  },
);

test(
  'the two shapes differ in names and theme defaults; the theme of a sign-in is dark or light',
  { tag: ['@spec-3.user-profile.4a', '@spec-3.user-profile.4c'] },
  async ({ page, account }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const root = page.locator('html');
    const settings = new SettingsPage(page);
    // No profile: the default of Settings, which follows the system.
    await signIn(page, account);
    await expect(settings.theme('Use system setting')).toBeChecked();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const saved = await storedProfile(account.uid);
    expect(saved).toMatchObject({ emailNotifications: true, theme: 'system' });
    expect(saved).not.toHaveProperty('notifications');
    await new Dashboard(page).signOut.click();
    // The default of the sign-up.
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextStoredUserId(page);
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: newEmail(), password: PASSWORD });
    await expect(settings.theme('Light')).toBeChecked();
    await expect(root).toHaveAttribute('data-theme', 'light');
    const created = await storedProfile(await uid);
    expect(created).toMatchObject({ notifications: true, theme: 'light' });
    expect(created).not.toHaveProperty('emailNotifications');
  },
);
