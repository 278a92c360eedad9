import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { ISO_TIMESTAMP, profileAndTimes } from '../support/stored';
import { nextStoredUserId, nextUserId } from '../support/user-ids';

test(
  'a sign-up creates the first shape of a profile, and a save in Settings adds the fields of the second',
  {
    tag: [
      '@spec-3.user-profile.1',
      '@spec-3.user-profile.2',
      '@spec-3.user-profile.4a',
      '@spec-4.3a',
      '@spec-4.3b',
    ],
  },
  async ({ page }) => {
    const email = newEmail();
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextStoredUserId(page);
    const before = new Date().toISOString();
    await signUpPage.signUp({ fullName: '  Grace Hopper ', email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard/settings');
    const first = await profileAndTimes(await uid);
    expect(first.profile).toEqual({ name: 'Grace Hopper', email, notifications: true, theme: 'light' });
    expect(first.createdAt).toMatch(ISO_TIMESTAMP);
    expect(String(first.createdAt) > before).toBe(true);
    expect(first.updatedAt).toBe(first.createdAt);

    const settings = new SettingsPage(page);
    await expect(settings.theme('Light')).toBeChecked();
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
  'a first Google sign-in creates the first shape of a profile, and a second one changes nothing',
  { tag: ['@spec-3.user-profile.2', '@spec-4.3c'] },
  async ({ page }) => {
    const google = new GoogleDialog(page);
    const settings = new SettingsPage(page);
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

    await settings.theme('Dark').check();
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const stored = await storedProfile(await uid);
    await new Dashboard(page).signOut.click();
    await google.open.click();
    const again = nextUserId(page);
    await google.choose(account);
    expect(await again).toBe(await uid);
    await expect(settings.theme('Dark')).toBeChecked();
    expect(await storedProfile(await uid)).toEqual(stored);
  },
);
