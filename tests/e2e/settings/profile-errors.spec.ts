import type { Page } from '@playwright/test';
import { saveSettings } from '../../../src/features/settings/save-settings';
import { initialValues } from '../../../src/features/settings/settings-values';
import { completeProfile } from '../../../src/profile/model/user-profile';
import { PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { consoleOf } from '../support/console-of';
import { createGate } from '../support/gate';
import { takePartAway } from '../support/missing-part';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { word } from '../support/words';

const STORE_READ = '**/documents:batchGet*';
const STORE_WRITE = '**/documents:commit*';
const RE_AUTHENTICATION = '**/accounts:signInWithPassword*';

const SOMEBODY = { uid: 'ada', displayName: 'Ada Lovelace', email: 'ada@example.com' };

/** Replaces `uid` by another id in requests to the store, which its real rules reject. */
async function askForAnotherProfile(page: Page, url: string, uid: string) {
  await page.route(url, async (route) => {
    const postData = route.request().postData()?.replaceAll(uid, `x${uid}`);
    await route.continue(postData === undefined ? {} : { postData });
  });
}

test(
  'a failed load of the profile is reported with a way to retry; a skeleton is shown while loading',
  { tag: '@spec-8.4a' },
  async ({ page, account }) => {
    const settings = new SettingsPage(page);
    // This device has no data of this user: a profile stored on the device would be shown instead.
    const reloaded = await takePartAway(page, '**/assets/profile-repository-*.js');
    await signIn(page, account);
    await reloaded();
    await expect(page.getByRole('alert')).toContainText('Failed to load user profile');
    await expect(settings.save).toHaveCount(0);
    await page.unroute('**/assets/profile-repository-*.js');
    const gate = createGate();
    await page.route(STORE_READ, async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    gate.open();
    await expect(settings.name).toHaveValue('Ada Lovelace');
  },
);

test(
  'a failed load of the profile is logged and rethrown by the store',
  { tag: '@spec-8.4a' },
  async ({ page, account }) => {
    const logged = consoleOf(page);
    await askForAnotherProfile(page, STORE_READ, account.uid);
    await signIn(page, account);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load user profile');
    expect(logged.join('\n')).toContain('Error getting user profile');
    // The error also reached the code that called the store.
    expect(logged.join('\n')).toContain('The profile could not be loaded');
  },
);

test(
  'a failed save of the profile is logged, shown, and what was typed stays',
  { tag: '@spec-8.4b' },
  async ({ dashboardPage: page, account }) => {
    const logged = consoleOf(page);
    const settings = new SettingsPage(page);
    await settings.name.waitFor();
    await askForAnotherProfile(page, STORE_WRITE, account.uid);
    await settings.choice('Timezone').selectOption('PST');
    await settings.save.click();
    await expect(page.getByRole('alert')).toContainText('the server rejected the change');
    expect(logged.join('\n')).toContain('Error saving user profile');
    await expect(settings.choice('Timezone')).toHaveValue('PST');
    await expect(settings.save).toBeEnabled();
  },
);

test(
  'a failed save of the settings shows its message, and the next try saves',
  { tag: '@spec-8.5a' },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    await settings.name.waitFor();
    await askForAnotherProfile(page, STORE_WRITE, account.uid);
    await settings.name.fill('Countess Lovelace');
    await settings.choice('Date Format').selectOption('DD/MM/YYYY');
    await settings.save.click();
    await expect(page.getByRole('alert')).toContainText('Your profile could not be saved');
    await expect(settings.name).toHaveValue('Countess Lovelace');
    await expect(settings.choice('Date Format')).toHaveValue('DD/MM/YYYY');
    await page.unroute(STORE_WRITE);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({
      name: 'Countess Lovelace',
      dateFormat: 'DD/MM/YYYY',
    });
  },
);

test('an error without a message gives "Failed to update settings"', { tag: '@spec-8.5a' }, async () => {
  const { problem } = await saveSettings(
    {
      values: { ...initialValues(completeProfile(null, SOMEBODY)), timezone: 'PST' },
      profile: completeProfile(null, SOMEBODY),
    },
    {
      changePassword: () => Promise.resolve({ ok: true, value: undefined }),
      saveProfile: () => Promise.reject(new Error('')),
    },
  );
  expect(problem && word('en', problem.id)).toBe('Failed to update settings');
});

test(
  'password errors appear inside the Change Password card, those of the network and of too many attempts too',
  { tag: '@spec-8.5b' },
  async ({ dashboardPage: page, account }) => {
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
    await expect(settings.passwordCard.getByRole('alert')).toContainText('Too many attempts');
    await expect(settings.name).toHaveValue('Countess Lovelace');
    await expect(settings.newPassword).toHaveValue('secret');
    // Nothing else was saved because the password failed: saving again saves both.
    await page.unroute(RE_AUTHENTICATION);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ name: 'Countess Lovelace' });
  },
);

test('a failed load of the theme is only logged', { tag: '@spec-8.10' }, async ({ page, account }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const reloaded = await takePartAway(page, '**/assets/profile-repository-*.js');
  await signIn(page, account);
  await reloaded();
  await new Dashboard(page).link('Billing').click();
  await expect.poll(() => logged.join('\n')).toContain('The theme could not be loaded');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
