import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { nextUserId } from '../support/user-ids';

const ACCOUNT_UPDATE = '**/accounts:update*';

test('a password can be looked at', async ({ page }) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.password.fill(PASSWORD);
  await expect(signInPage.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).press('Enter');
  await expect(signInPage.password).toHaveAttribute('type', 'text');
});

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

test('an account whose profile could not be saved is let in all the same, and the profile is sent later', async ({
  page,
}) => {
  const email = newEmail();
  await page.route('**/profile-repository-*.js', (route) => route.abort());
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  const uid = nextUserId(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const rescue = page.waitForRequest((request) => request.isNavigationRequest());
  await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
  await rescue;
  expect(questions, 'the reload for a part that is missing loses nothing').toEqual([]);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(new Dashboard(page).sidebar).toContainText(email);
  const settings = new SettingsPage(page);
  await expect(settings.theme('Light')).toBeChecked();
  await expect(settings.onDevice).toBeVisible();
  await page.unrouteAll();
  const sent = page.waitForResponse('**/documents:commit*');
  await page.reload();
  await sent;
  expect(await storedProfile(await uid)).toMatchObject({ name: 'Grace Hopper', email, theme: 'light' });
});

test('a name that the identity does not get after the password was changed waits on the device', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await settings.currentPassword.fill(PASSWORD);
  await settings.newPassword.fill('secret');
  await settings.confirmation.fill('secret');
  let updates = 0;
  // The first update sets the password, the second the name.
  await page.route(ACCOUNT_UPDATE, (route) => (++updates === 2 ? route.abort() : route.continue()));
  await settings.save.click();
  await expect(settings.passwordCard.getByText('Your password has been changed.')).toBeVisible();
  await expect(settings.onDevice).toBeVisible();
  await expect(settings.newPassword).toHaveValue('');
  await expect(settings.name).toHaveValue('Countess Lovelace');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
});

test('long, spaced, emoji and right-to-left names are saved as they were typed', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = new SettingsPage(page);
  for (const name of ['عائشة 🎬 أحمد', 'x'.repeat(200), 'A  B']) {
    await settings.name.fill(name);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect((await storedProfile(account.uid)).name).toBe(name);
  }
  await settings.newPassword.fill('p'.repeat(10_000));
  await settings.confirmation.fill('p'.repeat(10_000));
  await settings.save.click();
  await expect(settings.passwordCard.getByRole('alert')).toBeVisible();
  await expect(settings.save).toBeEnabled();
});

test('a banner about what was sent before goes when the form is found wrong, and a broken service is explained', async ({
  page,
  account,
}) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await page.route('**/accounts:signInWithPassword*', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 503, message: 'BACKEND_DOWN' } } }),
  );
  await signInPage.signIn(account.email, PASSWORD);
  await expect(signInPage.banner).toContainText('Error: Invalid credentials');
  await expect(signInPage.banner).toContainText(/backend-down|BACKEND_DOWN|internal/i);
  await signInPage.signIn('nobody', PASSWORD);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(signInPage.banner).toHaveCount(0);
});
