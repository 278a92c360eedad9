import { storedProfile } from '../firebase/emulators';
import { expect, signIn, test } from './accounts';
import { createGate } from './gate';
import { Dashboard } from './pages/dashboard';
import { SettingsPage } from './pages/settings-page';

const STORE_LISTEN = '**/google.firestore.v1.Firestore/Listen/**';
const STORE_WRITE = '**/google.firestore.v1.Firestore/Write/**';
const ACCOUNT_UPDATE = '**/accounts:update*';

test('§2 "Profile: Full Name (editable); Email (shown, disabled)" and every section with its defaults', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = new SettingsPage(page);
  await expect(settings.name).toHaveValue('Ada Lovelace');
  await expect(settings.email).toHaveValue(account.email);
  await expect(settings.email).toBeDisabled();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Profile',
    'Notifications',
    'Security',
    'Appearance',
    'Change Password',
    'Preferences',
  ]);
  await expect(settings.toggle('Email Notifications')).toBeChecked();
  await expect(settings.toggle('SMS Notifications')).not.toBeChecked();
  await expect(settings.toggle('Marketing Emails')).toBeChecked();
  await expect(settings.toggle('Two-Factor Authentication')).not.toBeChecked();
  await expect(settings.theme('Use system setting')).toBeChecked();
  await expect(settings.choice('Language')).toHaveValue('en');
  await expect(settings.choice('Timezone')).toHaveValue('UTC');
  await expect(settings.choice('Date Format')).toHaveValue('MM/DD/YYYY');
});

test('§9 "Language options: en (English), es (Spanish), fr (French), de (German). Timezone options: UTC, EST, PST. Date format options"', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  const options = (name: Parameters<SettingsPage['choice']>[0]) => settings.choice(name).locator('option');
  await expect(options('Language')).toHaveText(['English', 'Spanish', 'French', 'German']);
  await expect(options('Timezone')).toHaveText(['UTC', 'EST', 'PST']);
  await expect(options('Date Format')).toHaveText(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']);
});

test('§7 "settings saves name, email, emailNotifications, …" and §2 "Settings updated successfully"', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = new SettingsPage(page);
  await settings.name.fill('  Countess Lovelace ');
  await settings.toggle('SMS Notifications').click({ force: true });
  await settings.toggle('Two-Factor Authentication').press('Space');
  await settings.choice('Timezone').selectOption('PST');
  await settings.choice('Date Format').selectOption('YYYY-MM-DD');
  await expect(settings.unsaved).toBeVisible();
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await expect(settings.unsaved).toHaveCount(0);
  await expect(settings.name).toHaveValue('Countess Lovelace');

  const { createdAt, updatedAt, ...stored } = await storedProfile(account.uid);
  expect(stored).toEqual({
    name: 'Countess Lovelace',
    email: account.email,
    emailNotifications: true,
    smsNotifications: true,
    marketingEmails: true,
    twoFactorAuth: true,
    language: 'en',
    timezone: 'PST',
    dateFormat: 'YYYY-MM-DD',
    theme: 'system',
  });
  expect(createdAt).toBe(updatedAt);
  // §7 "Update auth profile: displayName, on settings save".
  await expect(new Dashboard(page).sidebar).toContainText('Countess Lovelace');
  await page.reload();
  await expect(settings.name).toHaveValue('Countess Lovelace');
  await expect(settings.choice('Timezone')).toHaveValue('PST');
  await expect(new Dashboard(page).sidebar).toContainText('Countess Lovelace');
});

test('§4 "if a profile exists it is updated by merging fields": a save touches only what changed', async ({
  page,
  account,
}) => {
  const longAgo = '2025-05-28T08:00:00.000Z';
  await storedProfile(account.uid, {
    name: { stringValue: 'Ada Lovelace' },
    email: { stringValue: account.email },
    createdAt: { stringValue: longAgo },
    updatedAt: { stringValue: longAgo },
    badge: { stringValue: 'gold' },
  });
  await signIn(page, account);
  const settings = new SettingsPage(page);
  await settings.choice('Timezone').selectOption('EST');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  const { updatedAt, ...stored } = await storedProfile(account.uid);
  expect(stored).toEqual({
    name: 'Ada Lovelace',
    email: account.email,
    createdAt: longAgo,
    badge: 'gold',
    timezone: 'EST',
  });
  expect(updatedAt).not.toBe(longAgo);
});

test('§2 "label Saving changes... while busy", and one save however often it is pressed', async ({
  dashboardPage: page,
}) => {
  const gate = createGate();
  const calls: string[] = [];
  await page.route(ACCOUNT_UPDATE, async (route) => {
    calls.push(route.request().url());
    await gate.passed;
    await route.continue();
  });
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await page.evaluate(() => {
    document.forms[0]?.requestSubmit();
    document.forms[0]?.requestSubmit();
  });
  await expect(settings.busy).toBeDisabled();
  gate.open();
  await expect(settings.saved).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('§8 "Settings save failure: the error message": nothing typed is lost, and the next try saves', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = new SettingsPage(page);
  await settings.name.waitFor();
  await page.route(ACCOUNT_UPDATE, (route) => route.abort());
  await settings.name.fill('Countess Lovelace');
  await settings.choice('Language').selectOption('de');
  await settings.save.click();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(settings.name).toHaveValue('Countess Lovelace');
  await expect(settings.choice('Language')).toHaveValue('de');
  await page.unroute(ACCOUNT_UPDATE);
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ name: 'Countess Lovelace', language: 'de' });
});

test('§8 "Profile load failure: Failed to load user profile", with a way to retry; a skeleton while loading', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  await settings.name.waitFor();
  await page.route('**/assets/profile-repository-*.js', (route) => route.abort());
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('alert')).toContainText('Failed to load user profile');
  await expect(settings.save).toHaveCount(0);
  await page.unroute('**/assets/profile-repository-*.js');
  const gate = createGate();
  await page.route(STORE_LISTEN, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  gate.open();
  await expect(settings.name).toHaveValue('Ada Lovelace');
});

test('a server that does not answer ends the save with a word, and the button is free again', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  await settings.name.waitFor();
  await page.route(STORE_WRITE, () => undefined);
  await settings.choice('Timezone').selectOption('PST');
  await settings.save.click();
  await expect(page.getByRole('alert')).toContainText('has not confirmed', { timeout: 30_000 });
  await expect(settings.save).toBeEnabled();
  await expect(settings.choice('Timezone')).toHaveValue('PST');
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
