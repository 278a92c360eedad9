import { newEmail } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { recordNavigations } from '../support/navigations';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { waitLongerForSaves } from '../support/servers';

const SIGN_IN_CALL = '**/accounts:signInWithPassword*';

test(
  'sign-in asks for e-mail address and password, with Remember me',
  { tag: ['@spec-2.sign-in.1a', '@spec-2.sign-in.1b'] },
  async ({ page }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await expect(page.locator('form input')).toHaveCount(3);
    await expect(page.locator('form label')).toHaveText(['Email Address', 'Password', 'Remember me']);
    await expect(signInPage.email).toHaveAttribute('type', 'email');
    await expect(signInPage.password).toHaveAttribute('type', 'password');
    await expect(signInPage.rememberMe).not.toBeChecked();
  },
);

test(
  'sign-in has a Sign In button and a Google button',
  { tag: ['@spec-2.sign-in.2a', '@spec-2.sign-in.2b'] },
  async ({ page }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await expect(page.getByRole('button', { name: /sign/i })).toHaveText(['Sign In', 'Sign in with Google']);
    await expect(signInPage.submit).toHaveAttribute('type', 'submit');
  },
);

test(
  'the button says Signing in... while busy, and cannot be pressed twice',
  { tag: '@spec-2.sign-in.2a' },
  async ({ page, account }) => {
    const calls: string[] = [];
    const gate = createGate();
    await page.route(SIGN_IN_CALL, async (route) => {
      calls.push(route.request().url());
      await gate.passed;
      await route.continue();
    });
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.email.fill(account.email);
    await signInPage.password.fill(account.password);
    // Two clicks before the page can disable the button.
    await page.evaluate(() => {
      document.forms[0]?.requestSubmit();
      document.forms[0]?.requestSubmit();
    });
    await expect(signInPage.busy).toBeDisabled();
    await signInPage.password.press('Enter');
    await signInPage.password.press('Enter');
    gate.open();
    await expect(page).toHaveURL('/dashboard/settings');
    expect(calls).toHaveLength(1);
  },
);

test('sign-in links to sign-up', { tag: '@spec-2.sign-in.3' }, async ({ page }) => {
  await new SignInPage(page).open();
  const link = page.getByRole('link', { name: "Don't have an account? Sign Up", exact: true });
  await expect(link).toHaveAttribute('href', '/signup');
  await link.click();
  await expect(page).toHaveURL('/signup');
});

test('a successful sign-in leads to /dashboard', { tag: '@spec-2.sign-in.4' }, async ({ page, account }) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  const navigations = await recordNavigations(page);
  await signInPage.signIn(account.email, account.password);
  await expect(new Dashboard(page).heading).toHaveText('Personal Settings');
  expect(await navigations()).toEqual(['/dashboard', '/dashboard/settings']);
});

test(
  'without Remember me the session ends with the tab',
  { tag: ['@spec-2.sign-in.1b', '@row-22'] },
  async ({ page, account, context }) => {
    await signIn(page, account);
    await page.reload();
    await expect(new Dashboard(page).heading).toHaveText('Personal Settings');
    await page.close();
    const next = await context.newPage();
    await next.goto('/dashboard/settings');
    await expect(next).toHaveURL('/signin');
  },
);

test(
  'with Remember me the session outlives tab and browser',
  { tag: ['@spec-2.sign-in.1b', '@row-22'] },
  async ({ page, account, context, browser }) => {
    await signIn(page, account, { rememberMe: true });
    const kept = await context.storageState({ indexedDB: true });
    await page.close();
    const nextTab = await context.newPage();
    await nextTab.goto('/dashboard/settings');
    await expect(new Dashboard(nextTab).sidebar).toContainText(account.email);

    const restarted = await browser.newContext({
      storageState: kept,
      baseURL: new URL(nextTab.url()).origin,
    });
    const nextDay = await restarted.newPage();
    await waitLongerForSaves(nextDay);
    await nextDay.goto('/dashboard/settings');
    await expect(new Dashboard(nextDay).sidebar).toContainText(account.email);
    // The device remembers the user without a server, so a save shows that there is a real session.
    const settings = new SettingsPage(nextDay);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await restarted.close();
  },
);

test('Remember me applies to Google too', { tag: '@spec-2.sign-in.1b' }, async ({ page, context }) => {
  const account = { name: 'Grace Hopper', email: newEmail() };
  for (const remember of [false, true]) {
    const tab = await context.newPage();
    const google = new GoogleDialog(tab);
    const signInPage = new SignInPage(tab);
    await signInPage.open();
    await signInPage.rememberMe.setChecked(remember);
    await google.open.click();
    await google.choose(account);
    await expect(tab).toHaveURL('/dashboard/settings');
    await tab.close();
    await page.goto('/dashboard/settings');
    if (remember) await expect(new Dashboard(page).sidebar).toContainText(account.email);
    else await expect(page).toHaveURL('/signin');
  }
});
