import type { Request } from '@playwright/test';
import { authEmulatorUrl, emulatorHost, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';

test(
  'saving the settings writes every field of the profile, the display name and the new password of the account',
  { tag: ['@spec-7.6', '@spec-7.7', '@spec-7.9b'] },
  async ({ dashboardPage: page, account, request }) => {
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
    await page.reload();
    await expect(settings.name).toHaveValue('Countess Lovelace');
    await expect(settings.choice('Timezone')).toHaveValue('PST');
    await expect(new Dashboard(page).sidebar).toContainText('Countess Lovelace');

    const calls: string[] = [];
    const note = (sent: Request) => {
      const call = /accounts:(signIn|update)\w*/.exec(sent.url());
      if (call) calls.push(call[0]);
    };
    page.on('request', note);
    await settings.changePassword(PASSWORD, 'secret');
    await expect(settings.passwordCard.getByText('Your password has been changed.')).toBeVisible();
    page.off('request', note);
    expect(calls).toEqual(['accounts:signInWithPassword', 'accounts:update']);
    // The session continues, also in Firestore.
    await settings.name.fill('Ada Lovelace');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ name: 'Ada Lovelace' });
    // The sign-in form requires 8 characters, Settings 6 (section 9): the account nevertheless has the new password.
    const url = `${authEmulatorUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
    expect((await request.post(url, { data: { email: account.email, password: 'secret' } })).ok()).toBe(true);
  },
);

// ../security/strict-policy.spec.ts tests, on a build with such a URL, that a configured URL is notified of a sign-in
// and a sign-out.
test(
  'a failed sign-out is reported at the bottom right; the next one succeeds and sends nothing, no token to any URL either',
  { tag: ['@spec-7.5', '@spec-7.10b', '@spec-8.3'] },
  async ({ page, account, baseURL }) => {
    await signIn(page, account);
    await new SettingsPage(page).name.waitFor();
    const calls = callsFrom(page);
    const known = [
      new URL(baseURL ?? '').host,
      emulatorHost('FIREBASE_AUTH_EMULATOR_HOST'),
      emulatorHost('FIRESTORE_EMULATOR_HOST'),
    ];
    page.on('request', (request) => {
      const isElsewhere = !known.includes(new URL(request.url()).host);
      if (isElsewhere || request.url().includes('/accounts:')) calls.push(request.url());
    });
    // The identity service stores this session in the tab and cannot remove it.
    await page.evaluate(() => {
      const original = Object.getOwnPropertyDescriptor(Storage.prototype, 'removeItem') ?? {};
      Storage.prototype.removeItem = () => {
        Object.defineProperty(Storage.prototype, 'removeItem', original);
        throw new Error('blocked');
      };
    });
    const dashboard = new Dashboard(page);
    await dashboard.signOut.click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Failed to sign out. Please try again.');
    expect(await alert.evaluate((node) => getComputedStyle(node.parentElement ?? node).position)).toBe(
      'fixed',
    );
    const box = await alert.boundingBox();
    expect(box && box.x + box.width).toBeGreaterThan(1200);
    expect(box && box.y + box.height).toBeGreaterThan(740);
    await expect(page).toHaveURL('/dashboard/settings');

    await dashboard.signOut.click();
    await expect(page).toHaveURL('/signin');
    await page.reload();
    await expect(page).toHaveURL('/signin');
    await new SignInPage(page).submit.waitFor();
    expect(calls).toEqual([]);
  },
);
