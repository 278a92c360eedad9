import type { Page } from '@playwright/test';
import { newEmail, storedProfile } from '../firebase/emulators';
import { expect, test } from './accounts';
import { Dashboard } from './pages/dashboard';
import { GoogleDialog } from './pages/google-dialog';
import { SettingsPage } from './pages/settings-page';
import { SignInPage } from './pages/sign-in-page';
import { SignUpPage } from './pages/sign-up-page';

const GOOGLE_CALL = '**/accounts:signInWithIdp*';

/** The id of the account, from the answer of the identity service. */
async function userId(page: Page): Promise<string> {
  const response = await page.waitForResponse(GOOGLE_CALL);
  const { localId } = (await response.json()) as { localId: string };
  return localId;
}

test('§7 "read users/{uid}, create it if absent with name, email, notifications true, theme light"', async ({
  page,
}) => {
  const google = new GoogleDialog(page);
  const email = newEmail();
  await new SignUpPage(page).open();
  await expect(google.open).toHaveText('Sign up with Google');
  await google.open.click();
  const uid = userId(page);
  await google.choose({ name: 'Grace Hopper', email });
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(new Dashboard(page).sidebar).toContainText('Grace Hopper');
  const { createdAt, updatedAt, ...stored } = await storedProfile(await uid);
  expect(stored).toEqual({ name: 'Grace Hopper', email, notifications: true, theme: 'light' });
  expect(createdAt).toBe(updatedAt);
  await expect(new SettingsPage(page).theme('Light')).toBeChecked();
});

test('§4 "the profile is fetched first and created only if absent": the next sign-in changes nothing', async ({
  page,
}) => {
  const google = new GoogleDialog(page);
  const account = { name: 'Grace Hopper', email: newEmail() };
  const settings = new SettingsPage(page);
  await new SignInPage(page).open();
  await expect(google.open).toHaveText('Sign in with Google');
  await google.open.click();
  const uid = userId(page);
  await google.choose(account);
  await settings.theme('Dark').check();
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  const stored = await storedProfile(await uid);
  await new Dashboard(page).signOut.click();
  await google.open.click();
  await google.choose(account);
  await expect(settings.theme('Dark')).toBeChecked();
  expect(await storedProfile(await uid)).toEqual(stored);
});

test('§8 "Google failures: … in the red alert": a closed popup is said, and the next try works', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const google = new GoogleDialog(page);
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.email.fill('ada@example.com');
  await google.open.click();
  await google.cancel();
  await expect(signInPage.banner).toHaveText(
    'The Google window was closed before the sign-in was finished. Please try again.',
  );
  await expect(signInPage.email).toHaveValue('ada@example.com');
  expect(logged.join('\n')).toContain('Google sign-in failed');
  // The stored error sends nobody round in circles: the next sign-in clears it.
  await google.open.click();
  await google.choose({ name: 'Grace Hopper', email: newEmail() });
  await expect(page).toHaveURL('/dashboard/settings');
  await page.goto('/dashboard/billing');
  await expect(page).toHaveURL('/dashboard/billing');
});

for (const [what, answer, words] of [
  ['an account that exists with a password', { needConfirmation: true }, /already an account.*password/],
  ['the network', null, /could not be reached/],
  ['anything else', { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } }, /operation-not-allowed/],
] as const) {
  test(`§8 "the provider's message text in the red alert", in clear words where there are any: ${what}`, async ({
    page,
  }) => {
    await page.route(GOOGLE_CALL, (route) =>
      answer ? route.fulfill({ status: 'error' in answer ? 400 : 200, json: answer }) : route.abort(),
    );
    const google = new GoogleDialog(page);
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await google.open.click();
    await google.choose({ name: 'Grace Hopper', email: newEmail() });
    await expect(signUpPage.banner).toContainText(words);
    await expect(google.open).toBeEnabled();
    await expect(signUpPage.submit).toBeEnabled();
  });
}

test('two presses open one window', async ({ page }) => {
  const google = new GoogleDialog(page);
  await new SignInPage(page).open();
  await google.open.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await google.dialog.waitFor();
  await expect(google.dialog).toHaveCount(1);
  await google.cancel();
  await expect(google.dialog).toHaveCount(0);
});

test('Remember me applies to Google too', async ({ page, context }) => {
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
    await expect(page).toHaveURL(remember ? '/dashboard/settings' : '/signin');
  }
});
