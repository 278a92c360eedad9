import { authAdmin, newEmail, PASSWORD, PROJECT_ID } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { consoleOf } from '../../../e2e/support/console-of';
import { keptOnDevice } from '../../../e2e/support/kept-on-device';
import { takePartAway } from '../../../e2e/support/missing-part';
import { cutNetwork, restoreNetwork } from '../../../e2e/support/network';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';
import { SignUpPage } from '../../../e2e/support/pages/sign-up-page';
import { endlessWaits, hangServers, refuseServers } from '../../../e2e/support/servers';

test(
  'with hanging servers the dashboard of a known user opens from the device, with no wait of 2 s, and becomes live when they answer',
  { tag: '@row-21' },
  async ({ page, account }) => {
    await signIn(page, account, { rememberMe: true });
    const servers = await hangServers(page);
    await endlessWaits(page, 2000);
    const answers: string[] = [];
    page.on('response', (response) => {
      if (servers.held.includes(response.url())) answers.push(response.url());
    });
    const dashboard = new Dashboard(page);

    await page.goto('/');
    await expect(page, 'the landing page knows them too').toHaveURL('/dashboard/settings');
    await page.goto('/dashboard/billing');
    await expect(dashboard.heading).toHaveText('Billing');
    await expect(dashboard.sidebar).toContainText('Ada Lovelace');
    await expect(dashboard.sidebar).toContainText(account.email);
    await expect.poll(() => servers.held.some((url) => url.includes('accounts:lookup'))).toBe(true);
    expect(answers, 'nobody has answered').toEqual([]);

    servers.open();
    await dashboard.link('Personal Settings').click();
    const settings = new SettingsPage(page);
    await settings.name.fill('Countess Lovelace');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await expect(dashboard.sidebar).toContainText('Countess Lovelace');
  },
);

test.describe('with the usual limits', () => {
  test.use({ patientSaves: false });

  test('servers that refuse, and an identity service that cannot be loaded, do not end the session; a deleted account does, and unsent edits stay on the device until another user signs in', async ({
    page,
    account,
  }) => {
    const logged = consoleOf(page);
    await signIn(page, account, { rememberMe: true });
    const dashboard = new Dashboard(page);
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').waitFor();
    const accept = await refuseServers(page);
    await settings.toggle('SMS Notifications').click();
    await settings.save.click();
    await expect(settings.onDevice).toBeVisible();
    await page.goto('/dashboard/billing');
    await expect(dashboard.sidebar).toContainText(account.email);

    const reloaded = await takePartAway(page, '**/assets/identity-*.js');
    await page.reload();
    await reloaded();
    await expect.poll(() => logged.join('\n')).toContain('Auth state error');
    await expect(dashboard.heading).toHaveText('Billing');
    await dashboard.link('Campaigns').click();
    await expect(dashboard.heading).toHaveText('Campaigns');
    await expect(dashboard.sidebar).toContainText(account.email);

    // Before the page gets an answer: it retries by itself, and would learn that the account exists.
    await authAdmin('POST', `v1/projects/${PROJECT_ID}/accounts:delete`, { localId: account.uid });
    await accept();
    await page.unroute('**/assets/identity-*.js');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL('/signin');
    await expect(new SignInPage(page).banner).toContainText('Your session has ended. Please sign in again.');
    expect(await keptOnDevice(page)).toContain(account.uid);
    expect(await keptOnDevice(page)).toContain('smsNotifications');
    await page.goto('/signup');
    const email = newEmail();
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await new SignUpPage(page).signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await expect(dashboard.sidebar).toContainText(email);
    for (const part of [account.uid, account.email, 'Lovelace'])
      await expect.poll(() => keptOnDevice(page)).not.toContain(part);
  });
});

test(
  'a visitor gets the sign-in form without servers',
  { tag: '@row-18' },
  async ({ page, account, context }) => {
    await page.addInitScript(() => {
      const limits: AbortController[] = [];
      // Only the timeouts of the calls are replaced, and the test triggers them; others stay as they are.
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => {
        if (ms !== 10_000) return timeout(ms);
        const limit = new AbortController();
        limits.push(limit);
        return limit.signal;
      };
      addEventListener('end-of-timeout', () => limits.forEach((limit) => limit.abort()));
    });
    const endTimeout = () => page.evaluate(() => dispatchEvent(new Event('end-of-timeout')));
    const servers = await hangServers(page);
    await page.goto('/dashboard/billing');
    await expect(page).toHaveURL('/signin');

    const form = new SignInPage(page);
    await form.signIn(account.email, account.password, { rememberMe: true });
    await expect.poll(() => servers.held).toHaveLength(1);
    await expect(form.busy).toBeDisabled();
    await endTimeout();
    await expect(form.banner).toContainText('internet connection');
    await expect(form.submit).toBeEnabled();
    await expect(form.password).toHaveValue(account.password);

    // A sign-in that succeeds after its timeout is reverted, because the user may have left.
    const late = page.waitForEvent('requestfinished', (request) => request.url().includes('accounts:lookup'));
    servers.open();
    await late;
    // By the time this is answered, the identity library has written whatever it was going to write.
    await form.signIn(account.email, 'Wrong-Password-1', { rememberMe: true });
    await expect(form.banner).toHaveText('Error: Invalid credentials');
    await expect.poll(() => keptOnDevice(page)).not.toContain(account.uid);
    await page.goto('/dashboard/billing');
    await expect(page).toHaveURL('/signin');

    await form.email.waitFor();
    await cutNetwork(context);
    const before = servers.held.length;
    await form.signIn(account.email, account.password);
    await expect(form.banner).toContainText('internet connection');
    expect(servers.held.length, 'nobody was asked').toBe(before);
    await restoreNetwork(context);
    await form.submit.click();
    await expect(page).toHaveURL('/dashboard/settings');
  },
);
