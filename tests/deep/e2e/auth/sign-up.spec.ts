import { newEmail, PASSWORD, storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignUpPage } from '../../../e2e/support/pages/sign-up-page';
import { nextUserId } from '../../../e2e/support/user-ids';

test('a new user whose profile could not be saved is signed in nevertheless, and the profile is sent later', async ({
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

test('a failed second sign-up without Remember me leaves the remembered session on the device', async ({
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
