import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { writesDocument } from '../support/calls';
import { hueOf } from '../support/hue-of';
import { Dashboard } from '../support/pages/dashboard';
import { SignUpPage } from '../support/pages/sign-up-page';
import { nextUserId } from '../support/user-ids';

test(
  'a sign-up with a free address, after one that is taken, creates the account, sets its display name and saves the profile',
  { tag: ['@spec-2.sign-up.4', '@spec-2.sign-up.5', '@spec-7.4a', '@spec-7.4b', '@spec-8.2a'] },
  async ({ page, account }) => {
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
    await expect(signUpPage.banner).toHaveText(
      'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
    );
    expect(await hueOf(signUpPage.banner)).toBe('red');
    await expect(signUpPage.fullName).toHaveValue('Grace Hopper');

    const steps: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const body = request.postData() ?? '';
      if (pathname.endsWith('accounts:signUp')) steps.push('create account');
      if (pathname.endsWith('accounts:update') && body.includes('displayName'))
        steps.push('set display name');
      if (writesDocument(request)) steps.push('save profile');
    });
    const email = newEmail();
    const uid = nextUserId(page);
    const saved = page.waitForRequest(writesDocument);
    await signUpPage.email.fill(email);
    await signUpPage.submit.click();
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(new Dashboard(page).sidebar).toContainText('Grace Hopper');
    // The name is shown before it is saved.
    await saved;
    expect(steps).toEqual(['create account', 'set display name', 'save profile']);
    const stored = { name: 'Grace Hopper', email, notifications: true, theme: 'light' };
    await expect.poll(async () => storedProfile(await uid)).toMatchObject(stored);
  },
);
