import type { Request } from '@playwright/test';
import { authEmulatorUrl, newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { nextUserId } from '../support/user-ids';

test(
  'signs in with the e-mail address and the password through the client library of the identity service',
  { tag: ['@spec-7.1', '@spec-7.2'] },
  async ({ page, account }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    const call = page.waitForRequest('**/accounts:signInWithPassword*');
    await signInPage.signIn(account.email, account.password);
    const { email, password } = (await call).postDataJSON() as Record<string, unknown>;
    expect({ email, password }).toEqual({ email: account.email, password: account.password });
    expect((await call).headers()['x-client-version']).toContain('FirebaseCore-web');
    await expect(page).toHaveURL('/dashboard/settings');
  },
);

test(
  'a sign-up creates the account, sets its display name and saves the profile',
  { tag: ['@spec-7.4a', '@spec-7.4b'] },
  async ({ page }) => {
    const steps: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const body = request.postData() ?? '';
      if (pathname.endsWith('accounts:signUp')) steps.push('create account');
      if (pathname.endsWith('accounts:update') && body.includes('displayName'))
        steps.push('set display name');
      if (pathname.endsWith('documents:commit') && body.includes('"update"')) steps.push('save profile');
    });
    const email = newEmail();
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextUserId(page);
    const saved = page.waitForResponse('**/documents:commit*');
    await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(new Dashboard(page).sidebar).toContainText('Grace Hopper');
    // The name is shown before it is saved.
    expect((await saved).ok()).toBe(true);
    expect(steps).toEqual(['create account', 'set display name', 'save profile']);
    expect(await storedProfile(await uid)).toMatchObject({
      name: 'Grace Hopper',
      email,
      notifications: true,
      theme: 'light',
    });
  },
);

test('a sign-out sends nothing', { tag: '@spec-7.5' }, async ({ dashboardPage: page }) => {
  await new SettingsPage(page).name.waitFor();
  await page.waitForLoadState('networkidle');
  const calls = callsFrom(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/accounts:')) asked.push(request.url());
  });
  await new Dashboard(page).signOut.click();
  await expect(page).toHaveURL('/signin');
  await page.reload();
  await expect(page).toHaveURL('/signin');
  await new SignInPage(page).submit.waitFor();
  expect([...asked, ...calls]).toEqual([]);
});

test(
  'saving the settings writes every field of the profile and the display name of the account',
  { tag: ['@spec-7.6', '@spec-7.9b'] },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    await settings.name.fill('  Countess Lovelace ');
    await settings.toggle('SMS Notifications').click({ force: true });
    await settings.toggle('Two-Factor Authentication').press('Space');
    await settings.choice('Timezone').selectOption('PST');
    await settings.choice('Date Format').selectOption('YYYY-MM-DD');
    await expect(settings.unsaved).toBeVisible();
    const named = page.waitForRequest('**/accounts:update*');
    await settings.save.click();
    expect((await named).postDataJSON()).toMatchObject({ displayName: 'Countess Lovelace' });
    await expect(settings.saved).toBeVisible();
    await expect(settings.unsaved).toHaveCount(0);
    await expect(settings.name).toHaveValue('Countess Lovelace');

    const { createdAt, updatedAt, ...stored } = await storedProfile(account.uid);
    expect(stored).toEqual({
      name: 'Countess Lovelace',
      email: account.email,
      emailNotifications: true,
      smsNotifications: true,
      marketingEmails: true,
      twoFactorAuth: true,
      language: 'en',
      timezone: 'PST',
      dateFormat: 'YYYY-MM-DD',
      theme: 'system',
    });
    expect(createdAt).toBe(updatedAt);
    await expect(new Dashboard(page).sidebar).toContainText('Countess Lovelace');
    await page.reload();
    await expect(settings.name).toHaveValue('Countess Lovelace');
    await expect(settings.choice('Timezone')).toHaveValue('PST');
    await expect(new Dashboard(page).sidebar).toContainText('Countess Lovelace');
  },
);

test(
  'a password change signs in again with the current password, sets the new one and empties the fields',
  { tag: '@spec-7.7' },
  async ({ dashboardPage: page, account, request }) => {
    const settings = new SettingsPage(page);
    const calls: string[] = [];
    const note = (sent: Request) => {
      if (/accounts:(signIn|update)/.test(sent.url())) calls.push(sent.url());
    };
    page.on('request', note);
    await settings.changePassword(PASSWORD, 'secret');
    await expect(settings.saved).toBeVisible();
    await expect(settings.passwordCard.getByText('Your password has been changed.')).toBeVisible();
    for (const field of [settings.currentPassword, settings.newPassword, settings.confirmation]) {
      await expect(field).toHaveValue('');
    }
    page.off('request', note);
    // The session continues, also in Firestore.
    await settings.name.fill('Countess Lovelace');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ name: 'Countess Lovelace' });
    // The sign-in form requires 8 characters, Settings 6 (section 9): the account nevertheless has the new password.
    const url = `${authEmulatorUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
    expect((await request.post(url, { data: { email: account.email, password: 'secret' } })).ok()).toBe(true);
    expect(calls.map((call) => /accounts:\w+/.exec(call)?.[0])).toEqual([
      'accounts:signInWithPassword',
      'accounts:update',
    ]);
  },
);
