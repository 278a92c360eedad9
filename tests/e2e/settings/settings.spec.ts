import { storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';

const STORE_READ = '**/documents:batchGet*';
const ACCOUNT_UPDATE = '**/accounts:update*';

test(
  'every section is in its place with its defaults, and the e-mail address is disabled',
  { tag: ['@spec-2.settings.1a', '@spec-2.settings.1b'] },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    await expect(settings.name).toHaveValue('Ada Lovelace');
    await expect(settings.name).toBeEditable();
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
  },
);

test(
  'the switches of notifications and two-factor authentication can be changed',
  { tag: ['@spec-2.settings.2', '@spec-2.settings.3'] },
  async ({ dashboardPage: page }) => {
    const settings = new SettingsPage(page);
    const names = ['Email Notifications', 'SMS Notifications', 'Marketing Emails'];
    for (const [title, expected] of [
      ['Notifications', names],
      ['Security', ['Two-Factor Authentication']],
    ] as const) {
      const switches = settings.section(title).getByRole('switch');
      await expect(switches).toHaveCount(expected.length);
      for (const [place, name] of expected.entries()) {
        await expect(switches.nth(place)).toHaveAccessibleName(new RegExp(`^${name}`));
        const wasOn = await switches.nth(place).isChecked();
        await switches.nth(place).press('Space');
        await expect(switches.nth(place)).toBeChecked({ checked: !wasOn });
        await expect(settings.unsaved).toBeVisible();
        await switches.nth(place).press('Space');
        await expect(switches.nth(place)).toBeChecked({ checked: wasOn });
        await expect(settings.unsaved).toHaveCount(0);
      }
    }
  },
);

test(
  'the theme is chosen among system, light and dark',
  { tag: '@spec-2.settings.4' },
  async ({ dashboardPage: page }) => {
    const settings = new SettingsPage(page);
    const radios = settings.section('Appearance').getByRole('radio');
    await expect(radios).toHaveCount(3);
    for (const [place, name] of ['Use system setting', 'Light', 'Dark'].entries()) {
      await expect(radios.nth(place)).toHaveAccessibleName(name);
    }
    await expect(radios.first()).toBeChecked();
  },
);

test(
  'passwords are asked for, and language, timezone and date format are chosen',
  { tag: ['@spec-2.settings.5', '@spec-2.settings.6'] },
  async ({ dashboardPage: page }) => {
    const settings = new SettingsPage(page);
    await expect(settings.passwordCard.locator('label')).toHaveText([
      ...['Current Password', 'New Password', 'Confirm New Password'],
    ]);
    for (const field of [settings.currentPassword, settings.newPassword, settings.confirmation]) {
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveValue('');
    }
    const preferences = settings.section('Preferences');
    await expect(preferences.locator('label')).toHaveText(['Language', 'Timezone', 'Date Format']);
    await expect(preferences.getByRole('combobox')).toHaveCount(3);
  },
);

test(
  'Save Changes says that it is busy, and saves once however often it is pressed',
  { tag: '@spec-2.settings.7a' },
  async ({ dashboardPage: page }) => {
    const gate = createGate();
    const calls: string[] = [];
    await page.route(ACCOUNT_UPDATE, async (route) => {
      calls.push(route.request().url());
      await gate.passed;
      await route.continue();
    });
    const settings = new SettingsPage(page);
    await expect(settings.save).toHaveText('Save Changes');
    await settings.name.fill('Countess Lovelace');
    await page.evaluate(() => {
      document.forms[0]?.requestSubmit();
      document.forms[0]?.requestSubmit();
    });
    await expect(settings.busy).toBeDisabled();
    gate.open();
    await expect(settings.saved).toBeVisible();
    expect(calls).toHaveLength(1);
  },
);

test(
  'a successful save is reported until something is changed',
  { tag: '@spec-2.settings.7b' },
  async ({ dashboardPage: page }) => {
    const settings = new SettingsPage(page);
    await settings.toggle('SMS Notifications').press('Space');
    await expect(settings.saved).toHaveCount(0);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await expect(settings.saved).toHaveText('Settings updated successfully');
    await settings.toggle('SMS Notifications').press('Space');
    await expect(settings.saved).toHaveCount(0);
  },
);

test(
  'the profile is loaded on every entry',
  { tag: '@spec-2.settings.8' },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    await settings.name.waitFor();
    const dashboard = new Dashboard(page);
    await dashboard.link('Billing').click();
    await storedProfile(account.uid, {
      name: { stringValue: 'Ada Lovelace' },
      email: { stringValue: account.email },
      timezone: { stringValue: 'EST' },
    });
    const gate = createGate();
    await page.route(STORE_READ, async (route) => {
      await gate.passed;
      await route.continue();
    });
    const asked = page.waitForRequest(STORE_READ);
    await dashboard.link('Personal Settings').click();
    await asked;
    await expect(settings.choice('Timezone')).toHaveValue('UTC');
    // Text typed in the meantime is kept.
    await settings.name.fill('Countess Lovelace');
    gate.open();
    await expect(settings.choice('Timezone')).toHaveValue('EST');
    await expect(settings.name).toHaveValue('Countess Lovelace');
  },
);
