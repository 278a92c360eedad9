import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { restoreNetwork } from '../support/network';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import {
  BACKENDS,
  DATE_FORMAT,
  disconnect,
  recordKey,
  settingsOf,
  sidebarState,
  storeOf,
} from '../support/saves';

test('a save offline survives a restart', { tag: '@row-17' }, async ({ browser, baseURL, account }) => {
  await storeOf(account);
  const first = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await first.newPage();
  await signIn(page, account, { rememberMe: true });
  const settings = new SettingsPage(page);
  await settings.choice('Timezone').waitFor();
  await disconnect(first);
  await settings.name.fill('Countess Lovelace');
  await settings.choice('Timezone').selectOption('PST');
  await settings.theme('Dark').check();
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await expect(settings.saved).toHaveCount(0);
  await expect(settings.save).toBeEnabled();
  await expect(settings.unsaved, 'nothing to lose by leaving').toHaveCount(0);
  await expect(sidebarState(page)).toHaveText('Saved on this device, not synced yet.');
  const storage = await first.storageState({ indexedDB: true });
  await first.close();

  // The files of the site come from the network here; loading them offline is tested elsewhere.
  const second = await browser.newContext({ baseURL: baseURL ?? '', storageState: storage });
  await second.route(BACKENDS, (route) => route.abort());
  const later = await second.newPage();
  const again = new SettingsPage(later);
  await again.open();
  await expect(again.onDevice).toBeVisible();
  await expect(again.name).toHaveValue('Countess Lovelace');
  await expect(again.choice('Timezone')).toHaveValue('PST');
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedProfile(account.uid), 'the server does not have it').toMatchObject({ timezone: 'UTC' });

  await second.unrouteAll();
  const renamed = later.waitForResponse('**/accounts:update*');
  await later.evaluate(() => dispatchEvent(new Event('online')));
  await renamed;
  await expect(later.getByText('Synced.')).toBeVisible();
  await expect(sidebarState(later)).toBeEmpty();
  await expect(new Dashboard(later).sidebar).toContainText('Countess Lovelace');
  expect(await storedProfile(account.uid)).toMatchObject({
    name: 'Countess Lovelace',
    timezone: 'PST',
    theme: 'dark',
  });
  await second.close();
});

test.describe('with the time that a save has', () => {
  test.use({ patientSaves: false });

  test('a save does not wait for the store', { tag: '@row-18' }, async ({ dashboardPage: page, account }) => {
    const settings = await settingsOf(page, account);
    const gate = createGate();
    let held = 0;
    await page.route(/documents:/, async (route) => {
      held += 1;
      await gate.passed;
      held -= 1;
      await route.continue();
    });
    await page.reload();
    await expect(settings.choice('Timezone')).toHaveValue('UTC');
    await expect.poll(() => held).toBe(1);
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.save, 'the button is free again').toBeEnabled();
    await expect(settings.saved).toHaveCount(0);
    expect(held, 'nobody has answered').toBeGreaterThan(0);
    // Nothing is lost by leaving, so no confirmation is shown.
    await new Dashboard(page).link('Billing').click();
    await expect(page).toHaveURL('/dashboard/billing');
    await expect(sidebarState(page)).toHaveText(
      /Saved on this device, not synced yet\.|Syncing your changes/,
    );
    await new Dashboard(page).link('Personal Settings').click();
    await expect(settings.choice('Timezone')).toHaveValue('EST');
    gate.open();
    await expect(page.getByText('Synced.')).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'EST' });
  });
});

test('a request that nobody answers does not hold up a save once the network is back', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = await settingsOf(page, account);
  await disconnect(page.context());
  await settings.choice('Timezone').selectOption('PST');
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await page.context().unrouteAll();
  let asked = 0;
  await page.route(/documents:/, async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await restoreNetwork(page.context());
  await expect.poll(() => asked).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Synced.')).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST' });
});

test('a record that a newer version of the application has written is left alone', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = await settingsOf(page, account);
  const newer = JSON.stringify({ version: 99, value: ['of a later program'] });
  await page.evaluate(([key, record]) => sessionStorage.setItem(key, record), [
    recordKey(account.uid),
    newer,
  ] as const);
  await page.reload();
  await expect(settings.choice('Date Format')).toHaveValue(DATE_FORMAT);
  await settings.choice('Timezone').selectOption('PST');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST' });
  expect(await page.evaluate((key) => sessionStorage.getItem(key), recordKey(account.uid))).toBe(newer);
});

test('what is set back while it is being saved stays so, unsaved', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = await settingsOf(page, account);
  const gate = createGate();
  const asked = page.waitForRequest('**/accounts:signInWithPassword*');
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    await gate.passed;
    await route.continue();
  });
  const sms = settings.toggle('SMS Notifications');
  await sms.press('Space');
  await settings.currentPassword.fill(account.password);
  await settings.newPassword.fill('Another-Horse-8');
  await settings.confirmation.fill('Another-Horse-8');
  await settings.save.click();
  await asked;
  await sms.press('Space');
  gate.open();
  await expect(settings.save).toBeEnabled();
  await expect(sms).not.toBeChecked();
  await expect(settings.unsaved).toBeVisible();
});

test('an edit that is made while another is saved is not called saved', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = await settingsOf(page, account);
  const gate = createGate();
  await page.route('**/documents:commit*', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await settings.name.fill('Countess Lovelace');
  const written = page.waitForRequest('**/documents:commit*');
  await settings.save.click();
  await written;
  await settings.toggle('SMS Notifications').press('Space');
  gate.open();
  await expect(settings.save).toBeEnabled();
  await expect(settings.unsaved).toBeVisible();
  await expect(settings.saved).toHaveCount(0);
});
