import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, signIn, test, type Account } from '../support/accounts';
import { createGate } from '../support/gate';
import { keptOnDevice } from '../support/kept-on-device';
import { Dashboard } from '../support/pages/dashboard';
import { ListPage } from '../support/pages/list-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { endlessWaits, hangServers } from '../support/servers';

test('a sign-out leaves nothing on the device', { tag: '@row-20' }, async ({ page, account, context }) => {
  await signIn(page, account, { rememberMe: true });
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  const dashboard = new Dashboard(page);
  await dashboard.link('Organizations').click();
  const organizations = new ListPage(page, '/dashboard/organizations');
  await organizations.table.waitFor();
  const samples = await organizations.names();
  await page.getByRole('button', { name: `Delete ${samples[0] ?? ''}` }).click();
  await expect(organizations.rows).toHaveCount(samples.length - 1);
  const traces = [account.uid, account.email, 'Lovelace'];
  const before = await keptOnDevice(page);
  for (const trace of traces) expect(before, 'while they are here').toContain(trace);

  const other = await context.newPage();
  await other.goto('/dashboard/billing');
  await expect(new Dashboard(other).sidebar).toContainText(account.email);
  await dashboard.signOut.click();
  await expect(page).toHaveURL('/signin');
  await expect(other, 'the other tab follows').toHaveURL('/signin');
  await expect
    .poll(async () => {
      const kept = await keptOnDevice(page);
      return traces.filter((trace) => kept.includes(trace));
    })
    .toEqual([]);
  await other.close();

  // In the same page, without a reload.
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const email = newEmail();
  await new SignUpPage(page).signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
  await expect(settings.name).toHaveValue('Grace Hopper');
  await expect(settings.email).toHaveValue(email);
  await expect(dashboard.sidebar).toContainText(email);
  await dashboard.link('Organizations').click();
  await expect.poll(() => organizations.names()).toEqual(samples);
  const after = await keptOnDevice(page);
  expect(after).toContain(email);
  for (const trace of traces) expect(after).not.toContain(trace);
});

/**
 * The user signs out in `page` while another tab waits for the answer of the identity service about this user.
 * @returns the other tab, and the gate that releases the answer
 */
async function signOutWhileAnotherTabStarts(page: Page, account: Account) {
  await signIn(page, account, { rememberMe: true });
  const other = await page.context().newPage();
  const answer = createGate();
  const asked = createGate();
  await other.route(/accounts:lookup/, async (route) => {
    asked.open();
    await answer.passed;
    await route.continue();
  });
  await other.goto('/dashboard/billing');
  await expect(new Dashboard(other).sidebar).toContainText(account.email);
  await asked.passed;
  await new Dashboard(page).signOut.click();
  await expect(page).toHaveURL('/signin');
  await expect(other).toHaveURL('/signin');
  return { other, answer };
}

/** Without a page load. The landing page forwards a signed-in user. */
async function toLandingPage(page: Page) {
  await page.getByRole('link', { name: 'SceneCue', exact: true }).click();
  await expect(page).toHaveURL('/');
}

test(
  'a starting tab does not bring back a signed-out user',
  { tag: '@row-20' },
  async ({ page, account }) => {
    const { other, answer } = await signOutWhileAnotherTabStarts(page, account);
    answer.open();
    // By the time this is answered, the identity library has started and has written whatever it was going to write.
    const form = new SignInPage(other);
    await form.signIn(account.email, 'Wrong-Password-1', { rememberMe: true });
    await expect(form.banner).toHaveText('Error: Invalid credentials');
    const kept = await keptOnDevice(page);
    for (const trace of [account.uid, account.email]) expect(kept).not.toContain(trace);
    await page.goto('/dashboard/billing');
    await expect(page).toHaveURL('/signin');
  },
);

test('a starting tab keeps the next user who signs in', { tag: '@row-20' }, async ({ page, account }) => {
  const { other, answer } = await signOutWhileAnotherTabStarts(page, account);
  const email = newEmail();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await new SignUpPage(page).signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
  const dashboard = new Dashboard(page);
  await expect(dashboard.sidebar).toContainText(email);
  await toLandingPage(other);
  answer.open();
  await expect(new Dashboard(other).sidebar, 'the other tab follows').toContainText(email);
  const kept = await keptOnDevice(page);
  for (const trace of [account.uid, account.email]) expect(kept).not.toContain(trace);
  await page.reload();
  await expect(dashboard.sidebar).toContainText(email);
});

test('a tab that is just starting lets the same person come back at once', async ({ page, account }) => {
  const { other, answer } = await signOutWhileAnotherTabStarts(page, account);
  await signIn(page, account, { rememberMe: true });
  await toLandingPage(other);
  answer.open();
  await expect(new Dashboard(other).sidebar, 'the other tab follows').toContainText(account.email);
  await page.reload();
  await expect(new Dashboard(page).sidebar).toContainText(account.email);
});

test('a sign-out also ends the session that another tab has for itself', async ({
  page,
  account,
  context,
}) => {
  const other = await context.newPage();
  await signIn(other, account);
  await signIn(page, account, { rememberMe: true });
  await new Dashboard(page).signOut.click();
  await expect(other).toHaveURL('/signin');
  await expect.poll(() => keptOnDevice(other)).not.toContain(account.uid);
  await other.goto('/dashboard/billing');
  await expect(other).toHaveURL('/signin');
});

test('a sign-out does not wait for hanging servers', { tag: '@row-18' }, async ({ page, account }) => {
  await signIn(page, account, { rememberMe: true });
  const servers = await hangServers(page);
  await endlessWaits(page, 1000);
  await page.goto('/dashboard/billing');
  const dashboard = new Dashboard(page);
  await expect.poll(() => servers.held.some((url) => url.includes('accounts:lookup'))).toBe(true);
  await dashboard.signOut.click();
  const form = new SignInPage(page);
  await expect(form.submit).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).not.toContain(account.email);

  await page.goto('/dashboard/billing');
  await expect(form.submit).toBeVisible();
  servers.open();
  await expect.poll(() => keptOnDevice(page)).not.toContain(account.uid);
  await signIn(page, account);
  await expect(dashboard.sidebar).toContainText(account.email);
});

test.describe('with the time that a save has', () => {
  test.use({ patientSaves: false });

  test(
    'a sign-out asks first when changes are not sent yet',
    { tag: '@row-20' },
    async ({ page, account }) => {
      await signIn(page, account, { rememberMe: true });
      const settings = new SettingsPage(page);
      await settings.choice('Timezone').waitFor();
      await hangServers(page);
      await settings.name.fill('Countess Lovelace');
      await settings.save.click();
      await expect(settings.save).toBeEnabled();

      const dashboard = new Dashboard(page);
      const question = page.getByRole('alertdialog', { name: 'Sign out and lose work on this device?' });
      await dashboard.signOut.click();
      await expect(question).toContainText('1 change or analysis is only on this device and will be lost.');
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      expect(await keptOnDevice(page)).toContain('Countess');
      await dashboard.signOut.click();
      await dashboard.signOutAnyway.click();
      await expect(page).toHaveURL('/signin');
      await expect.poll(() => keptOnDevice(page)).not.toContain('Countess');
    },
  );
});
