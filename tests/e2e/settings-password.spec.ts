import { PASSWORD, storedProfile } from '../firebase/emulators';
import { expect, test } from './accounts';
import { SettingsPage } from './pages/settings-page';

const RE_AUTHENTICATION = '**/accounts:signInWithPassword*';
const ACCOUNT_UPDATE = '**/accounts:update*';

test('§5 the three errors of the password change stand inside the Change Password card', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  const { passwordCard } = settings;
  await settings.changePassword(PASSWORD, 'secret', 'secrets');
  await expect(passwordCard.getByText('New passwords do not match')).toBeVisible();
  await expect(settings.confirmation).toBeFocused();
  await settings.changePassword(PASSWORD, '12345');
  await expect(passwordCard.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(settings.newPassword).toBeFocused();
  await settings.changePassword('Wrong-Horse-7', 'secret');
  await expect(passwordCard.getByText('Current password is incorrect')).toBeVisible();
  await expect(settings.currentPassword).toBeFocused();
  await expect(settings.newPassword).toHaveValue('secret');
});

test('§7 "Change password: re-authenticate with current password, then update password", and the fields are emptied', async ({
  dashboardPage: page,
  account,
  browser,
}) => {
  const settings = new SettingsPage(page);
  await settings.changePassword(PASSWORD, 'secret');
  await expect(settings.saved).toBeVisible();
  await expect(settings.passwordCard.getByText('Your password has been changed.')).toBeVisible();
  for (const field of [settings.currentPassword, settings.newPassword, settings.confirmation]) {
    await expect(field).toHaveValue('');
  }
  // The session goes on, also at the store.
  await settings.name.fill('Countess Lovelace');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ name: 'Countess Lovelace' });
  // Signing in asks for 8 characters, Settings for 6 (§9): the account has the new one all the same.
  const other = await browser.newContext();
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  expect((await other.request.post(url, { data: { email: account.email, password: 'secret' } })).ok()).toBe(
    true,
  );
  await other.close();
});

test('§8 "Password errors appear inside the Change Password card": the network and too many attempts too', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await page.route(RE_AUTHENTICATION, (route) => route.abort());
  await settings.changePassword(PASSWORD, 'secret');
  await expect(settings.passwordCard.getByRole('alert')).toContainText('could not be reached');
  await page.unroute(RE_AUTHENTICATION);
  await page.route(RE_AUTHENTICATION, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  );
  await settings.save.click();
  await expect(settings.passwordCard.getByRole('alert')).toContainText('too many attempts');
  await expect(settings.name).toHaveValue('Countess Lovelace');
  await expect(settings.newPassword).toHaveValue('secret');
  // Nothing else was saved before the password was: one more press saves both.
  await page.unroute(RE_AUTHENTICATION);
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ name: 'Countess Lovelace' });
});

test('a profile that cannot be saved after the password was changed keeps what was typed', async ({
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
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(settings.newPassword).toHaveValue('');
  await expect(settings.name).toHaveValue('Countess Lovelace');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
});
