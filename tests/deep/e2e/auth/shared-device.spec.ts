import type { Page } from '@playwright/test';
import { newEmail, PASSWORD, storedProfile } from '../../../firebase/emulators';
import { expect, test, type Account } from '../../../e2e/support/accounts';
import { keptOnDevice } from '../../../e2e/support/kept-on-device';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignUpPage } from '../../../e2e/support/pages/sign-up-page';
import { ON_PAGE } from '../../../e2e/support/saves';
import { analyze, saveUnsent, signInForTheTab, STORE } from '../../../e2e/support/tab-session';

test.use({ patientSaves: false });

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

for (const rememberMe of [true, false]) {
  test(`a user in another tab keeps their session and their unsent changes while another user signs up and out (remembered: ${String(rememberMe)})`, async ({
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
    await expect(tab.getByRole('main').getByText(ON_PAGE)).toBeVisible();
    await tab.unroute(STORE);
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(new SettingsPage(tab).name).toHaveValue('Countess Lovelace');
    await expectSent(tab, account, 'Countess Lovelace');
    // Everything is on the server.
    await new Dashboard(tab).signOut.click();
    await expect(tab).toHaveURL('/signin');
    await expect.poll(() => keptOnDevice(tab)).not.toContain(account.uid);
  });
}

test('a reload keeps the user of a tab, although the device remembers another user', async ({
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

test('a sign-out that was interrupted by a crash of the tab ends the session of its user, and not that of the user whom the device remembers', async ({
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
