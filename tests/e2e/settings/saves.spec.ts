import type { BrowserContext, Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test, type Account } from '../support/accounts';
import { expectNoFindings } from '../support/axe';
import { createGate } from '../support/gate';
import { cutNetwork, restoreNetwork } from '../support/network';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';

/** Everything that is asked of the store and of the identity service. */
const BACKENDS = /documents:|identitytoolkit|securetoken/;
const STORE_WRITE = '**/documents:commit*';

/** Takes the backends away, and tells the browser so; a new page may be told otherwise. */
async function disconnect(context: BrowserContext) {
  await context.route(BACKENDS, (route) => route.abort());
  await cutNetwork(context);
}

async function reconnect(context: BrowserContext) {
  await context.unrouteAll();
  await restoreNetwork(context);
}

/** What waits on this device, in the foot of the sidebar. */
const sidebarState = (page: Page) => new Dashboard(page).sidebar.getByRole('status');

/** No default: a form that shows it has heard from the store. */
const DATE_FORMAT = 'DD/MM/YYYY';
const TOO_LONG = 'x'.repeat(201);

async function storeOf({ uid, email }: Account, more: Record<string, string> = {}) {
  const now = new Date().toISOString();
  const fields = {
    name: 'Ada Lovelace',
    email,
    createdAt: now,
    updatedAt: now,
    timezone: 'UTC',
    dateFormat: DATE_FORMAT,
    ...more,
  };
  return storedProfile(
    uid,
    Object.fromEntries(Object.entries(fields).map(([field, stringValue]) => [field, { stringValue }])),
  );
}

/** Settings, filled with what the store has. */
async function settingsOf(page: Page, account: Account) {
  await storeOf(account);
  const settings = new SettingsPage(page);
  await settings.open();
  await expect(settings.choice('Date Format')).toHaveValue(DATE_FORMAT);
  return settings;
}

/** From now on: what the foot of the form has said, also for a moment. @returns the lines so far */
async function saveBarLines(page: Page): Promise<() => Promise<string>> {
  const said = await page.locator('[data-save-bar] [role=status]').evaluateHandle((bar) => {
    const texts = [bar.textContent];
    new MutationObserver(() => texts.push(bar.textContent)).observe(bar, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return async () => (await said.jsonValue()).join('\n');
}

/** The stored record of the person's profile. The session is not remembered: it is in the tab. */
const recordKey = (uid: string) => `scenecue.record/${uid}/profile`;

/** Changes the pending edit of the name, as no form would: it is longer than the rules allow. */
async function tamper(page: Page, uid: string) {
  await page.evaluate(
    ([key, value]) => {
      const record = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
        value: { pending: { name: string } };
      };
      record.value.pending.name = value;
      sessionStorage.setItem(key, JSON.stringify(record));
    },
    [recordKey(uid), TOO_LONG] as const,
  );
}

/** The store's rules refuse what is written from now on. */
const refuseWrites = (page: Page) =>
  page.route(STORE_WRITE, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } },
    }),
  );

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
  const kept = await first.storageState({ indexedDB: true });
  await first.close();

  // The files of the site come from the network here: what brings them back without one is tested elsewhere.
  const second = await browser.newContext({ baseURL: baseURL ?? '', storageState: kept });
  await second.route(BACKENDS, (route) => route.abort());
  const later = await second.newPage();
  const again = new SettingsPage(later);
  await again.open();
  await expect(again.onDevice).toBeVisible();
  await expect(again.name).toHaveValue('Countess Lovelace');
  await expect(again.choice('Timezone')).toHaveValue('PST');
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedProfile(account.uid), 'nobody has been told').toMatchObject({ timezone: 'UTC' });

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

test('a rejected save is kept', { tag: ['@row-17', '@row-19'] }, async ({ dashboardPage: page, account }) => {
  const settings = await settingsOf(page, account);
  await disconnect(page.context());
  await settings.name.fill('Countess Lovelace');
  await settings.choice('Timezone').selectOption('EST');
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await tamper(page, account.uid);
  await reconnect(page.context());
  await page.goto('/dashboard/billing');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('The server rejected a change to your settings');
  await page.getByRole('link', { name: 'Open Personal Settings' }).click();
  await expect(notice).toContainText('Your profile could not be saved: the server rejected the change.');
  await expect(page.getByRole('region', { name: 'Rejected changes' })).toContainText(
    `Full Name: ${TOO_LONG}`,
  );
  await expect(settings.name).toHaveValue(TOO_LONG);
  await settings.choice('Date Format').focus();
  await page.getByRole('link', { name: 'Show changes' }).click();
  await expect(notice).toBeInViewport();
  await expectNoFindings(page, 'a refused save');
  expect(await storedProfile(account.uid), 'the rest was not held back').toMatchObject({
    name: 'Ada Lovelace',
    timezone: 'EST',
  });

  await settings.name.fill('Ada King');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await storedProfile(account.uid)).toMatchObject({ name: 'Ada King' });

  await refuseWrites(page);
  await settings.choice('Timezone').selectOption('PST');
  await settings.save.click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Discard: Timezone' }).click();
  await expect(notice).toHaveCount(0);
  await expect(settings.choice('Timezone')).toHaveValue('EST');
});

test(
  'the first edit of an account is the only one that is counted, and listed when it is refused',
  { tag: ['@row-19', '@row-20'] },
  async ({ dashboardPage: page }) => {
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').waitFor();
    await refuseWrites(page);
    await settings.choice('Timezone').selectOption('PST');
    await settings.save.click();
    const rejected = page.getByRole('region', { name: 'Rejected changes' });
    await expect(rejected.getByRole('listitem')).toHaveCount(1);
    await expect(rejected.getByRole('listitem')).toContainText('Timezone: PST');
    await new Dashboard(page).signOut.click();
    await expect(page.getByRole('alertdialog')).toContainText('1 change has not been synced yet.');
  },
);

test('two devices edit other fields offline: both edits arrive; of the same field the last to arrive stands', async ({
  dashboardPage: page,
  account,
  browser,
  baseURL,
}) => {
  const settings = await settingsOf(page, account);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, account);
  const other = new SettingsPage(otherPage);
  await expect(other.choice('Date Format')).toHaveValue(DATE_FORMAT);

  await disconnect(page.context());
  await settings.choice('Timezone').selectOption('PST');
  await settings.theme('Dark').check();
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await disconnect(elsewhere);
  await other.choice('Timezone').selectOption('EST');
  await other.choice('Date Format').selectOption('YYYY-MM-DD');
  await other.save.click();
  await expect(other.onDevice).toBeVisible();

  await reconnect(elsewhere);
  await otherPage.evaluate(() => dispatchEvent(new Event('online')));
  await expect(otherPage.getByText('Synced.')).toBeVisible();
  const lines = await saveBarLines(page);
  await reconnect(page.context());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Synced.')).toBeVisible();
  await expect(settings.choice('Date Format')).toHaveValue('YYYY-MM-DD');
  await expect(settings.choice('Timezone')).toHaveValue('PST');
  expect(await lines(), 'what another device changed is no change of the person’s').not.toContain(
    'You have unsaved changes',
  );
  expect(await storedProfile(account.uid)).toMatchObject({
    timezone: 'PST',
    theme: 'dark',
    dateFormat: 'YYYY-MM-DD',
  });
  await elsewhere.close();
});

test(
  'a save that another tab sends is synced in both',
  { tag: '@row-17' },
  async ({ page, account, context }) => {
    await storeOf(account);
    await signIn(page, account, { rememberMe: true });
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').waitFor();
    const other = await context.newPage();
    await new SettingsPage(other).open();
    await expect(new SettingsPage(other).choice('Date Format')).toHaveValue(DATE_FORMAT);
    // Of this tab alone.
    await page.route(BACKENDS, (route) => route.abort());
    await settings.choice('Timezone').selectOption('PST');
    await settings.save.click();
    await expect(settings.onDevice).toBeVisible();
    await other.reload();
    await expect(page.getByText('Synced.')).toBeVisible();
    await expect(settings.onDevice).toHaveCount(0);
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST' });
  },
);

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
  // Nothing is lost by leaving: no question is asked.
  await new Dashboard(page).link('Billing').click();
  await expect(page).toHaveURL('/dashboard/billing');
  await expect(sidebarState(page)).toHaveText(/Saved on this device, not synced yet\.|Syncing your changes/);
  await new Dashboard(page).link('Personal Settings').click();
  await expect(settings.choice('Timezone')).toHaveValue('EST');
  gate.open();
  await expect(page.getByText('Synced.')).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'EST' });
});
