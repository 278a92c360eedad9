import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { hueOf } from '../support/hue-of';
import { recordNavigations } from '../support/navigations';
import { Dashboard } from '../support/pages/dashboard';
import { SignUpPage } from '../support/pages/sign-up-page';

test(
  'sign-up asks for name, e-mail address, password and confirmation, with Remember me',
  { tag: ['@spec-2.sign-up.1a', '@spec-2.sign-up.1b'] },
  async ({ page }) => {
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await expect(page.locator('form input')).toHaveCount(5);
    await expect(page.locator('form label')).toHaveText([
      'Full Name',
      'Email Address',
      'Password',
      'Confirm Password',
      'Remember me',
    ]);
    await expect(signUpPage.password).toHaveAttribute('type', 'password');
    await expect(signUpPage.confirmation).toHaveAttribute('type', 'password');
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  },
);

test(
  'sign-up has a Google button and a button that says Creating Account... while busy',
  { tag: ['@spec-2.sign-up.2a', '@spec-2.sign-up.2b'] },
  async ({ page }) => {
    const gate = createGate();
    await page.route('**/accounts:signUp*', async (route) => {
      await gate.passed;
      await route.continue();
    });
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await expect(page.getByRole('button', { name: /sign/i })).toHaveText(['Sign Up', 'Sign up with Google']);
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: newEmail(), password: PASSWORD });
    await expect(signUpPage.busy).toBeDisabled();
    gate.open();
    await expect(page).toHaveURL('/dashboard/settings');
  },
);

test('sign-up links to sign-in', { tag: '@spec-2.sign-up.3' }, async ({ page }) => {
  await new SignUpPage(page).open();
  const link = page.getByRole('link', { name: 'Already have an account? Sign in', exact: true });
  await expect(link).toHaveAttribute('href', '/signin');
  await link.click();
  await expect(page).toHaveURL('/signin');
});

test('a successful sign-up leads to /dashboard', { tag: '@spec-2.sign-up.4' }, async ({ page }) => {
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  const navigations = await recordNavigations(page);
  await signUpPage.signUp({ fullName: 'Grace Hopper', email: newEmail(), password: PASSWORD });
  await expect(new Dashboard(page).heading).toHaveText('Personal Settings');
  expect(await navigations()).toEqual(['/dashboard', '/dashboard/settings']);
});

test(
  'an address that is taken is reported in a red banner, and what was typed stays',
  { tag: '@spec-2.sign-up.5' },
  async ({ page, account }) => {
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
    await expect(signUpPage.banner).toContainText(/already in use/i);
    expect(await hueOf(signUpPage.banner)).toBe('red');
    await expect(signUpPage.fullName).toHaveValue('Grace Hopper');
    await expect(signUpPage.email).toHaveValue(account.email);
    await expect(signUpPage.password).toHaveValue(PASSWORD);
    await expect(signUpPage.confirmation).toHaveValue(PASSWORD);
  },
);

test('a failed second sign-up, not to be remembered, leaves a remembered session on the device', async ({
  page,
  account,
  context,
}) => {
  await signIn(page, account, { rememberMe: true });
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
  await expect(signUpPage.banner).toContainText(/already in use/i);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /user/i.test(key)))).toEqual(
    [],
  );
  const other = await context.newPage();
  // The device alone would remember the user, too, so the service must know the session.
  const looked = other.waitForResponse(
    (response) => response.url().includes('accounts:lookup') && response.ok(),
  );
  await other.goto('/dashboard/billing');
  await looked;
  await expect(new Dashboard(other).sidebar).toContainText(account.email);
});
