import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { consoleOf } from '../support/console-of';
import { createGate } from '../support/gate';
import { goInApp } from '../support/in-app';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { LandingPage } from '../support/pages/landing-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { endlessWaits } from '../support/servers';

const IDENTITY_SCRIPT = '**/assets/identity-*.js';

test(
  'the session is loading, then resolves to a user or none, and the page renders only then',
  { tag: ['@spec-4.1a', '@spec-4.1d'] },
  async ({ page, account }) => {
    // Without an answer, the loading state ends by itself after 5 s.
    await endlessWaits(page, 5_000);
    const form = new SignInPage(page);
    const dashboard = new Dashboard(page);
    const whileLoading = async (path: string) => {
      const gate = createGate();
      await page.route(
        IDENTITY_SCRIPT,
        async (route) => {
          await gate.passed;
          await route.continue();
        },
        { times: 1 },
      );
      await page.goto(path);
      await expect(page.getByRole('status')).toHaveText('Loading');
      await expect(form.submit).toHaveCount(0);
      await expect(dashboard.sidebar).toHaveCount(0);
      gate.open();
    };
    await whileLoading('/signin');
    await expect(form.submit, 'nobody').toBeVisible();
    await signIn(page, account);
    // For a user whom the device remembers, the page does not wait. Without that record, as after an update from an older
    // version, it does.
    await page.evaluate(() => sessionStorage.removeItem('scenecue.user'));
    await whileLoading('/dashboard/billing');
    await expect(dashboard.sidebar, 'a user').toContainText(account.email);
  },
);

test('isAuthenticated is true when there is a user', { tag: '@spec-4.1b' }, async ({ page, account }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await goInApp(page, '/dashboard/billing');
  await expect(page, 'false without one').toHaveURL('/signin');
  await goInApp(page, '/');
  await expect(landing.heading).toBeVisible();
  await expect(page).toHaveURL('/');
  await signIn(page, account);
  await goInApp(page, '/');
  await expect(page).toHaveURL('/dashboard/settings');
});

test(
  'an auth error is stored until the next change of the auth state',
  { tag: '@spec-4.1c' },
  async ({ page, account }) => {
    const logged = consoleOf(page);
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
    await signUpPage.banner.waitFor();
    await goInApp(page, '/dashboard/billing');
    await expect(page, 'stored').toHaveURL('/signin');
    await expect.poll(() => logged.join('\n')).toContain('Authentication error');
    const before = logged.length;
    await new SignInPage(page).signIn(account.email, account.password);
    await expect(page).toHaveURL('/dashboard/settings');
    await goInApp(page, '/dashboard/billing');
    await expect(new Dashboard(page).heading, 'cleared').toHaveText('Billing');
    expect(logged.slice(before).join('\n')).not.toContain('Authentication error');
  },
);

test(
  'a sign-in or sign-up form is disabled and says so while it submits, then leads to the dashboard or shows the error',
  { tag: '@spec-4.2' },
  async ({ page, account }) => {
    const google = new GoogleDialog(page);
    const signInPage = new SignInPage(page);
    const signUpPage = new SignUpPage(page);
    const signUp = (email: string) => signUpPage.signUp({ fullName: 'Ada', email, password: PASSWORD });
    for (const { form, submit, fails, succeeds } of [
      {
        form: signUpPage,
        submit: '**/accounts:signUp*',
        fails: () => signUp(account.email),
        succeeds: () => signUp(newEmail()),
      },
      {
        form: signInPage,
        submit: '**/accounts:signInWithPassword*',
        fails: () => signInPage.signIn(account.email, 'Wrong-Horse-7'),
        succeeds: () => signInPage.signIn(account.email, account.password),
      },
    ]) {
      await form.open();
      await expect(form.banner).toHaveCount(0);
      for (const send of [fails, succeeds]) {
        await expect(form.submit).toBeEnabled();
        await expect(google.open).toBeEnabled();
        const gate = createGate();
        await page.route(
          submit,
          async (route) => {
            await gate.passed;
            await route.continue();
          },
          { times: 1 },
        );
        await send();
        await expect(form.busy).toBeDisabled();
        await expect(google.open).toBeDisabled();
        gate.open();
        if (send === fails) await expect(form.banner).toBeVisible();
      }
      await expect(page).toHaveURL('/dashboard/settings');
      await new Dashboard(page).signOut.click();
      await expect(page).toHaveURL('/signin');
    }
  },
);

test('the sidebar is expanded or collapsed', { tag: '@spec-4.5' }, async ({ dashboardPage: page }) => {
  const { sidebar, collapse, expand } = new Dashboard(page);
  // Assistive technology gets the labels in both states.
  const widthOfLabel = async () => (await sidebar.getByText('Personal Settings').boundingBox())?.width;
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  expect(await widthOfLabel()).toBeGreaterThan(50);
  await collapse.click();
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(widthOfLabel).toBeLessThanOrEqual(1);
  await expand.click();
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(widthOfLabel).toBeGreaterThan(50);
});

test(
  'settings load the profile, can be edited, and report a save',
  { tag: ['@spec-4.6a', '@spec-4.6b'] },
  async ({ page, account }) => {
    const settings = new SettingsPage(page);
    const gate = createGate();
    await page.route('**/assets/profile-repository-*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    await signIn(page, account);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    await expect(settings.save).toHaveCount(0);
    gate.open();
    await expect(settings.name).toBeEditable();
    await settings.name.fill('Countess Lovelace');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
  },
);
