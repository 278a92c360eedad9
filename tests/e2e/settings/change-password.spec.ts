import type { APIRequestContext } from '@playwright/test';
import { authEmulatorUrl, PASSWORD } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';

/** Whether the identity service accepts this password, checked without the application. */
async function canSignIn(request: APIRequestContext, email: string, password: string): Promise<boolean> {
  const url = `${authEmulatorUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  return (await request.post(url, { data: { email, password } })).ok();
}

test(
  'the password is changed only when a new one is entered',
  { tag: '@spec-5.4a' },
  async ({ dashboardPage: page, account, request }) => {
    const settings = new SettingsPage(page);
    await settings.name.fill('Countess Lovelace');
    const calls: string[] = [];
    page.on('request', (sent) => calls.push(sent.url()));
    await settings.changePassword('Wrong-Horse-7', '', 'secret');
    await expect(settings.saved).toBeVisible();
    expect(calls.filter((url) => url.includes('signInWithPassword'))).toEqual([]);
    await expect(settings.passwordCard.getByRole('alert')).toHaveCount(0);
    expect(await canSignIn(request, account.email, PASSWORD)).toBe(true);
  },
);

test(
  'each rule of the password change is reported in its field',
  { tag: '@spec-5.4a' },
  async ({ dashboardPage: page }) => {
    const settings = new SettingsPage(page);
    const { passwordCard } = settings;
    await settings.changePassword(PASSWORD, 'secret', 'secrets');
    await expect(passwordCard.getByText('New passwords do not match')).toBeVisible();
    await expect(settings.confirmation).toBeFocused();
    await settings.changePassword(PASSWORD, '12345');
    await expect(passwordCard.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(settings.newPassword).toBeFocused();
    await settings.changePassword('Wrong-Horse-7', 'secret');
    await expect(passwordCard.getByText('Current password is incorrect')).toBeVisible();
    await expect(settings.currentPassword).toBeFocused();
    await expect(settings.newPassword).toHaveValue('secret');
  },
);

test(
  'a password of 6 characters is accepted by Settings, and not by the sign-in',
  { tag: '@spec-5.4b' },
  async ({ dashboardPage: page, account, request }) => {
    const settings = new SettingsPage(page);
    await settings.changePassword(PASSWORD, 'Secr3t');
    await expect(settings.saved).toBeVisible();
    expect(await canSignIn(request, account.email, 'Secr3t')).toBe(true);
    await new Dashboard(page).signOut.click();
    await new SignInPage(page).signIn(account.email, 'Secr3t');
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  },
);
