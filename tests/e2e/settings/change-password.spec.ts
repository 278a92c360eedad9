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
  'a password of 6 characters is accepted by Settings, and not by the sign-in',
  { tag: ['@spec-5.4a', '@spec-5.4b'] },
  async ({ dashboardPage: page, account, request }) => {
    const settings = new SettingsPage(page);
    await settings.changePassword('Wrong-Horse-7', 'Secr3t');
    await expect(settings.passwordCard.getByText('Current password is incorrect')).toBeVisible();
    await expect(settings.currentPassword).toBeFocused();
    expect(await canSignIn(request, account.email, PASSWORD)).toBe(true);
    await settings.changePassword(PASSWORD, 'Secr3t');
    await expect(settings.saved).toBeVisible();
    expect(await canSignIn(request, account.email, 'Secr3t')).toBe(true);
    expect(await canSignIn(request, account.email, PASSWORD)).toBe(false);
    await new Dashboard(page).signOut.click();
    await new SignInPage(page).signIn(account.email, 'Secr3t');
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  },
);
