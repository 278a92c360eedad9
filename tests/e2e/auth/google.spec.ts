import { newEmail, storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { readsUser, writesDocument } from '../support/calls';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { nextStoredUserId } from '../support/user-ids';

test(
  'a sign-up with Google, after a closed window, reads the profile and creates it because there is none',
  { tag: ['@spec-4.3c', '@spec-7.3a', '@spec-7.3b', '@spec-8.2a'] },
  async ({ page }) => {
    const google = new GoogleDialog(page);
    const email = newEmail();
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await expect(google.open).toHaveText('Sign up with Google');
    // Two clicks before the page can disable the button open one window.
    await google.open.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await google.dialog.waitFor();
    await expect(google.dialog).toHaveCount(1);
    await google.cancel();
    await expect(google.dialog).toHaveCount(0);
    await expect(signUpPage.banner).toHaveText(
      'The Google window was closed before sign-in was complete. Please try again.',
    );

    await google.open.click();
    const uid = nextStoredUserId(page);
    const steps: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('accounts:signInWithIdp')) steps.push('sign in');
      if (readsUser(request)) steps.push('read');
      if (writesDocument(request)) steps.push('create');
    });
    await google.choose({ name: 'Grace Hopper', email });
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(new Dashboard(page).sidebar).toContainText('Grace Hopper');
    await expect(new SettingsPage(page).theme('Light')).toBeChecked();
    const { createdAt, updatedAt, ...stored } = await storedProfile(await uid);
    expect(stored).toEqual({ name: 'Grace Hopper', email, notifications: true, theme: 'light' });
    expect(createdAt).toBe(updatedAt);
    expect([steps[0], steps[1], steps.filter((step) => step === 'create').length]).toEqual([
      'sign in',
      'read',
      1,
    ]);
    expect(steps.indexOf('read')).toBeLessThan(steps.indexOf('create'));
  },
);

test(
  'a session with Google ends with its tab, or outlives it with Remember me',
  { tag: '@spec-2.sign-in.1b' },
  async ({ page, context }) => {
    const account = { name: 'Grace Hopper', email: newEmail() };
    for (const remember of [false, true]) {
      const tab = await context.newPage();
      const google = new GoogleDialog(tab);
      const signInPage = new SignInPage(tab);
      await signInPage.open();
      await signInPage.rememberMe.setChecked(remember);
      await google.open.click();
      await google.choose(account);
      await expect(tab).toHaveURL('/dashboard/settings');
      await tab.close();
      await page.goto('/dashboard/settings');
      if (remember) await expect(new Dashboard(page).sidebar).toContainText(account.email);
      else await expect(page).toHaveURL('/signin');
    }
  },
);
