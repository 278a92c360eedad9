import { newEmail, storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { nextStoredUserId } from '../support/user-ids';

test(
  'signing in with Google opens a popup, reads the profile and creates it where there is none',
  { tag: ['@spec-4.3c', '@spec-7.3a', '@spec-7.3b'] },
  async ({ page }) => {
    const google = new GoogleDialog(page);
    const email = newEmail();
    await new SignUpPage(page).open();
    await expect(google.open).toHaveText('Sign up with Google');
    await google.open.click();
    const uid = nextStoredUserId(page);
    const steps: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const body = request.postData() ?? '';
      if (pathname.endsWith('accounts:signInWithIdp')) steps.push('sign in');
      if (pathname.endsWith('documents:batchGet') && body.includes('/documents/users/')) steps.push('read');
      if (pathname.endsWith('documents:commit') && body.includes('"update"')) steps.push('create');
    });
    await google.choose({ name: 'Grace Hopper', email });
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(new Dashboard(page).sidebar).toContainText('Grace Hopper');
    const { createdAt, updatedAt, ...stored } = await storedProfile(await uid);
    expect(stored).toEqual({ name: 'Grace Hopper', email, notifications: true, theme: 'light' });
    expect(createdAt).toBe(updatedAt);
    await expect(new SettingsPage(page).theme('Light')).toBeChecked();
    expect([steps[0], steps[1], steps.filter((step) => step === 'create').length]).toEqual([
      'sign in',
      'read',
      1,
    ]);
    expect(steps.indexOf('read')).toBeLessThan(steps.indexOf('create'));
  },
);
