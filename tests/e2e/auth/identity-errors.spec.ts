import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useAuth } from '../../../src/auth/use-auth';
import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { consoleOf } from '../support/console-of';
import { hueOf } from '../support/hue-of';
import { goInApp } from '../support/in-app';
import { takePartAway } from '../support/missing-part';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';

const SIGN_IN_CALL = '**/accounts:signInWithPassword*';
const GOOGLE_CALL = '**/accounts:signInWithIdp*';

test(
  'a wrong password and an unknown e-mail give one message, and what was typed stays',
  { tag: ['@spec-8.1a', '@row-23'] },
  async ({ page, account }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    for (const email of [account.email, newEmail()]) {
      await signInPage.signIn(email, 'Wrong-Horse-7');
      await expect(signInPage.banner).toHaveText('Error: Invalid credentials');
      expect(await hueOf(signInPage.banner)).toBe('red');
      await expect(signInPage.email).toHaveValue(email);
      await expect(signInPage.password).toHaveValue('Wrong-Horse-7');
      await expect(page).toHaveURL('/signin');
    }
  },
);

test(
  'a service that cannot be reached is named below the credential error',
  { tag: '@spec-8.1a' },
  async ({ page, account }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await page.route(SIGN_IN_CALL, (route) => route.abort());
    await signInPage.signIn(account.email, account.password);
    await expect(signInPage.banner.getByText('Error: Invalid credentials')).toBeVisible();
    await expect(signInPage.banner.getByText(/internet connection/i)).toBeVisible();
    await page.unroute(SIGN_IN_CALL);
    await signInPage.submit.click();
    await expect(page).toHaveURL('/dashboard/settings');
  },
);

test(
  'a password that no longer meets the requirements is checked against the policy and gives the credential error',
  { tag: '@spec-8.1b' },
  async ({ page, account }) => {
    await page.route(SIGN_IN_CALL, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing requirements' } },
      }),
    );
    const signInPage = new SignInPage(page);
    await signInPage.open();
    const check = page.waitForRequest('**/passwordPolicy*');
    await signInPage.signIn(account.email, account.password);
    expect((await check).method()).toBe('GET');
    await expect(signInPage.banner).toHaveText('Error: Invalid credentials');
  },
);

test(
  'a failed sign-up shows the message of the provider, is logged and stored as the auth error',
  { tag: ['@spec-8.2a', '@spec-8.2b'] },
  async ({ page, account }) => {
    const logged = consoleOf(page);
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
    // The error is returned to the page, which shows it.
    await expect(signUpPage.banner).toHaveText(
      /^Firebase: The email address is already in use by another account. \(auth\/email-already-in-use\)\.$/,
    );
    expect(await hueOf(signUpPage.banner)).toBe('red');
    expect(logged.join('\n')).toContain('Sign-up failed');
    expect(logged.join('\n')).not.toContain('Authentication error');
    await goInApp(page, '/dashboard/billing');
    await expect(page).toHaveURL('/signin');
    await expect.poll(() => logged.join('\n'), 'the guard found it').toContain('Authentication error');
  },
);

test(
  'a closed Google window is reported, logged and stored, and the next try works',
  { tag: ['@spec-8.2a', '@spec-8.2b'] },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const google = new GoogleDialog(page);
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.email.fill('ada@example.com');
    await google.open.click();
    await google.cancel();
    await expect(signInPage.banner).toHaveText(
      'The Google window was closed before sign-in was complete. Please try again.',
    );
    await expect(signInPage.email).toHaveValue('ada@example.com');
    expect(logged.join('\n')).toContain('Google sign-in failed');
    await goInApp(page, '/dashboard/billing');
    await expect(page).toHaveURL('/signin');
    await expect.poll(() => logged.join('\n'), 'the guard found it').toContain('Authentication error');
    // The stored error does not block further attempts: the next sign-in clears it.
    await google.open.click();
    await google.choose({ name: 'Grace Hopper', email: newEmail() });
    await expect(page).toHaveURL('/dashboard/settings');
    await page.goto('/dashboard/billing');
    await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/billing');
  },
);

test(
  'Google failures show the message of the provider, in clear words where there are any',
  { tag: '@spec-8.2a' },
  async ({ page }) => {
    for (const [answer, words] of [
      // An account that exists with a password, the network, anything else.
      [{ needConfirmation: true }, /account with this email address already exists.*password/],
      [null, /could not be reached/],
      [{ error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } }, /operation-not-allowed/],
    ] as const) {
      await page.unroute(GOOGLE_CALL);
      await page.route(GOOGLE_CALL, (route) =>
        answer ? route.fulfill({ status: 'error' in answer ? 400 : 200, json: answer }) : route.abort(),
      );
      const google = new GoogleDialog(page);
      const signUpPage = new SignUpPage(page);
      await signUpPage.open();
      await google.open.click();
      await google.choose({ name: 'Grace Hopper', email: newEmail() });
      await expect(signUpPage.banner).toContainText(words);
      expect(await hueOf(signUpPage.banner)).toBe('red');
      await expect(google.open).toBeEnabled();
      await expect(signUpPage.submit).toBeEnabled();
    }
  },
);

test(
  'a failed sign-out is reported at the bottom right until it is dismissed',
  { tag: '@spec-8.3' },
  async ({ dashboardPage: page }) => {
    // Waits for the profile, because what follows breaks the store, too.
    await new SettingsPage(page).name.waitFor();
    // The identity service stores this session in the tab and cannot remove it.
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {
        throw new Error('blocked');
      };
    });
    await new Dashboard(page).signOut.click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Failed to sign out. Please try again.');
    expect(await alert.evaluate((node) => getComputedStyle(node.parentElement ?? node).position)).toBe(
      'fixed',
    );
    const box = await alert.boundingBox();
    expect(box && box.x + box.width).toBeGreaterThan(1200);
    expect(box && box.y + box.height).toBeGreaterThan(740);
    await expect(page).toHaveURL('/dashboard/settings');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
  },
);

test(
  'an error of the auth observer is logged, stored and leads to /signin',
  { tag: ['@spec-8.6a', '@spec-8.6b'] },
  async ({ page }) => {
    const logged = consoleOf(page);
    const reloaded = await takePartAway(page, '**/assets/identity-*.js');
    await new SignInPage(page).open();
    await reloaded();
    await expect.poll(() => logged.join('\n')).toContain('Auth state error');
    for (const path of ['/dashboard', '/dashboard/sandbox']) {
      await goInApp(page, path);
      await expect(page).toHaveURL('/signin');
    }
    expect(logged.filter((line) => line.includes('Authentication error')).length).toBeGreaterThan(0);
  },
);

test('useAuth outside its provider throws', { tag: '@spec-8.7' }, () => {
  function Outside() {
    return useAuth().isAuthenticated ? 'signed in' : 'signed out';
  }
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
