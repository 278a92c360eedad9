import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
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

test('a sign-out does not wait for hanging servers', { tag: '@row-18' }, async ({ page, account }) => {
  await signIn(page, account, { rememberMe: true });
  const servers = await hangServers(page);
  await endlessWaits(page, 3_500);
  await page.goto('/dashboard/billing');
  const dashboard = new Dashboard(page);
  await expect.poll(() => servers.held.some((url) => url.includes('accounts:lookup'))).toBe(true);
  await dashboard.signOut.click();
  // Without the identity service, nobody can know whether something was not sent.
  await dashboard.signOutAnyway.click();
  const form = new SignInPage(page);
  await expect(form.submit).toBeVisible();
  await page.goto('/dashboard/billing');
  await expect(form.submit, 'the sign-out holds after a reload').toBeVisible();
  servers.open();
  // The identity library ends the session once it has started.
  await expect.poll(() => keptOnDevice(page)).not.toContain(account.uid);
  await signIn(page, account);
  await expect(dashboard.sidebar).toContainText(account.email);
});
