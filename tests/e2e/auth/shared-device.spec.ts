import type { BrowserContext, Page } from '@playwright/test';
import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test, type Account } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { keptOnDevice } from '../support/kept-on-device';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignUpPage } from '../support/pages/sign-up-page';

const VIDEO = 'https://example.com/of-ada.mp4';
const STORE = /documents:/;

/** The session is in the tab only and is lost when the tab closes. */
async function signInForTheTab(context: BrowserContext, account: Account) {
  const page = await context.newPage();
  await signIn(page, account);
  await new SettingsPage(page).choice('Timezone').waitFor();
  return page;
}

async function analyze(page: Page) {
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ videoUrl: VIDEO }) }));
  const sandbox = new SandboxPage(page);
  await new Dashboard(page).link('Sandbox').click();
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain(VIDEO);
}

/** A save that does not reach the server. */
async function saveUnsent(page: Page, name: string) {
  await page.route(STORE, (route) => route.abort());
  const settings = new SettingsPage(page);
  await settings.name.fill(name);
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
}

async function signUpGrace(page: Page, { rememberMe }: { rememberMe: boolean }) {
  const email = newEmail();
  await page.goto('/signup');
  await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(rememberMe);
  await new SignUpPage(page).signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
  await expect(new Dashboard(page).sidebar).toContainText(email);
  await expect(new SettingsPage(page).name).toHaveValue('Grace Hopper');
}

async function expectSent(page: Page, account: Account, name: string) {
  await expect(page.getByText('Synced.')).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ name });
}

test(
  'a session that is not remembered stores its records in the tab',
  { tag: '@row-20' },
  async ({ page, context, account }) => {
    await page.goto('/signin');
    const tab = await signInForTheTab(context, account);
    await analyze(tab);
    await new Dashboard(tab).link('Personal Settings').click();
    await saveUnsent(tab, 'Countess Lovelace');
    const traces = [account.uid, account.email, VIDEO, 'Countess'];
    const storedIn = async (of: Page) => {
      const kept = await keptOnDevice(of);
      return traces.filter((trace) => kept.includes(trace));
    };
    expect(await storedIn(tab), 'the storage of the tab').toEqual(traces);
    expect(await storedIn(page), 'the device, as another tab sees it').toEqual([]);
    await tab.reload();
    await expect(new SettingsPage(tab).name).toHaveValue('Countess Lovelace');
    await expect(new SettingsPage(tab).onDevice).toBeVisible();
    await tab.close();
    await page.reload();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    expect(await storedIn(page)).toEqual([]);
  },
);

test(
  'records that an older version left of such a session are removed',
  { tag: '@row-20' },
  async ({ page, account }) => {
    await signIn(page, account, { rememberMe: true });
    await new SettingsPage(page).choice('Timezone').waitFor();
    // The records stay on the device, as they did when a tab with a session was closed.
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      localStorage.clear();
      indexedDB.deleteDatabase('firebaseLocalStorageDb');
    });
    expect(await keptOnDevice(page)).toContain(account.uid);
    await page.goto('/signin');
    await expect.poll(() => keptOnDevice(page)).not.toContain(account.uid);
  },
);

for (const rememberMe of [true, false]) {
  test(`a person in another tab keeps their session, their records and their unsent changes while somebody else comes and goes (remembered: ${String(rememberMe)})`, async ({
    page,
    context,
    account,
  }) => {
    await page.goto('/signup');
    const tab = await signInForTheTab(context, account);
    await analyze(tab);
    await signUpGrace(page, { rememberMe });
    await expect(page.locator('body')).not.toContainText(/Ada|Lovelace/);
    await new Dashboard(tab).link('Personal Settings').click();
    await saveUnsent(tab, 'Countess Lovelace');
    await new Dashboard(page).signOut.click();
    await expect(page).toHaveURL('/signin');
    const stranger = await context.newPage();
    await stranger.goto('/signin');
    await stranger.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await expect.poll(() => keptOnDevice(page)).not.toContain('Grace');

    await expect(new Dashboard(tab).sidebar).toContainText(account.email);
    await expect(new SettingsPage(tab).onDevice).toBeVisible();
    const kept = await keptOnDevice(tab);
    for (const trace of ['Countess', VIDEO]) expect(kept).toContain(trace);
    await tab.unroute(STORE);
    await tab.reload();
    await expect(new SettingsPage(tab).name).toHaveValue('Countess Lovelace');
    await expectSent(tab, account, 'Countess Lovelace');
    // Sent edits are safe; the analysis exists only here.
    await new Dashboard(tab).signOut.click();
    await new Dashboard(tab).signOutAnyway.click();
    await expect(tab).toHaveURL('/signin');
    await expect.poll(() => keptOnDevice(tab)).not.toContain(account.uid);
  });
}

test('a reload leaves the session of a tab to its person, although the device remembers somebody else', async ({
  page,
  context,
  account,
}) => {
  await page.goto('/signup');
  const tab = await signInForTheTab(context, account);
  await signUpGrace(page, { rememberMe: true });
  const [ofAda, ofGrace] = [new Dashboard(tab).sidebar, new Dashboard(page).sidebar];
  const answered = tab.waitForResponse(/accounts:lookup/);
  await tab.reload();
  await answered;
  await expect(new SettingsPage(tab).choice('Timezone')).toBeVisible();
  await expect(ofAda).toContainText(account.email);
  await expect(new SettingsPage(tab).email).toHaveValue(account.email);

  await new Dashboard(tab).signOut.click();
  await expect(tab).toHaveURL('/signin');
  await page.reload();
  await expect(ofGrace).toContainText('Grace Hopper');
  await expect(new SettingsPage(page).name).toHaveValue('Grace Hopper');
});

test('a sign-out that a crash of the tab broke off ends the session of its person, and not the one that the device remembers', async ({
  page,
  account,
}) => {
  await signUpGrace(page, { rememberMe: true });
  // The state of Ada's restored tab: her own session is already gone. The application does not run on a static file.
  await page.goto('/favicon.svg');
  await page.evaluate((uid) => sessionStorage.setItem('scenecue.signing-out', uid), account.uid);
  await page.goto('/signin');
  await expect.poll(() => keptOnDevice(page)).not.toContain(account.uid);
  // Grace is known to the page even without a session, so wait for the request that a stored session causes.
  const answered = page.waitForResponse(/accounts:lookup/);
  await page.goto('/dashboard/settings');
  await answered;
  await expect(new SettingsPage(page).name).toHaveValue('Grace Hopper');
});
