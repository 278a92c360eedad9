import type { Page } from '@playwright/test';
import { newEmail, PASSWORD, storedProfile } from '../firebase/emulators';
import { expect, test } from './accounts';
import { createGate } from './gate';
import { Dashboard } from './pages/dashboard';
import { SignUpPage } from './pages/sign-up-page';

/** The id of the account that the page creates, from the answer of the identity service. */
async function newUserId(page: Page): Promise<string> {
  const response = await page.waitForResponse('**/accounts:signUp*');
  const { localId } = (await response.json()) as { localId: string };
  return localId;
}

test('writes the profile that the specification names', async ({ page }) => {
  const email = newEmail();
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  const userId = newUserId(page);
  await signUpPage.signUp({ fullName: '  Grace Hopper ', email, password: PASSWORD });
  await expect(page).toHaveURL('/dashboard/settings');
  expect(await storedProfile(await userId)).toMatchObject({
    name: 'Grace Hopper',
    email: email,
    notifications: true,
    theme: 'light',
  });
});

test('an address that is taken is said in the red banner, and nothing typed is lost', async ({
  page,
  account,
}) => {
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
  await expect(signUpPage.banner).toContainText(/already in use/i);
  await expect(signUpPage.fullName).toHaveValue('Grace Hopper');
  await expect(signUpPage.email).toHaveValue(account.email);
  await expect(signUpPage.password).toHaveValue(PASSWORD);
  await expect(signUpPage.confirmation).toHaveValue(PASSWORD);
});

test('each rule of the password has its message, in order', async ({ page }) => {
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  await signUpPage.signUp({ fullName: '', email: 'a@b', password: 'Abc1', confirmation: 'Abc2' });
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(signUpPage.email).toBeFocused();
  for (const [password, message] of [
    ['lowercase1', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoNumberHere', 'Password must contain at least one number'],
  ] as const) {
    await signUpPage.signUp({ fullName: '', email: 'a@b.c', password });
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page).toHaveURL('/signup');
});

test('says that it is busy', async ({ page }) => {
  const gate = createGate();
  await page.route('**/accounts:signUp*', async (route) => {
    await gate.passed;
    await route.continue();
  });
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  await signUpPage.signUp({ fullName: 'Grace Hopper', email: newEmail(), password: PASSWORD });
  await expect(signUpPage.busy).toBeDisabled();
  gate.open();
  await expect(page).toHaveURL('/dashboard/settings');
});

test('an account whose profile could not be saved is let in all the same', async ({ page }) => {
  const email = newEmail();
  await page.route('**/profile-repository-*.js', (route) => route.abort());
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(new Dashboard(page).sidebar).toContainText(email);
});
