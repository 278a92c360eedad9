import { newEmail, PASSWORD } from '../firebase/emulators';
import { expect, signIn, test } from './accounts';
import { createGate } from './gate';
import { Dashboard } from './pages/dashboard';
import { SignInPage } from './pages/sign-in-page';

const SIGN_IN_CALL = '**/accounts:signInWithPassword*';

test('a wrong password and an unknown e-mail get one and the same message, and nothing typed is lost', async ({
  page,
  account,
}) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  for (const email of [account.email, newEmail()]) {
    await signInPage.signIn(email, 'Wrong-Horse-7');
    await expect(signInPage.banner).toHaveText('Error: Invalid credentials');
    await expect(signInPage.email).toHaveValue(email);
    await expect(signInPage.password).toHaveValue('Wrong-Horse-7');
    await expect(page).toHaveURL('/signin');
  }
});

test('validation speaks before any call is made', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:')) calls.push(request.url());
  });
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.signIn('not an address', 'short');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(signInPage.email).toBeFocused();
  await expect(signInPage.email).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
});

test('while it is under way the button says so, and cannot be pressed twice', async ({ page, account }) => {
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
  // Two presses before the page has had the time to disable anything.
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
});

test('a service that cannot be reached is said under the message', async ({ page, account }) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await page.route(SIGN_IN_CALL, (route) => route.abort());
  await signInPage.signIn(account.email, account.password);
  await expect(signInPage.banner.getByText('Error: Invalid credentials')).toBeVisible();
  await expect(signInPage.banner.getByText(/network/i)).toBeVisible();
  await page.unroute(SIGN_IN_CALL);
  await signInPage.submit.click();
  await expect(page).toHaveURL('/dashboard/settings');
});

test('without Remember me the session ends with the tab', async ({ page, account, context }) => {
  await signIn(page, account);
  await page.reload();
  await expect(new Dashboard(page).heading).toHaveText('Personal Settings');
  await page.close();
  const next = await context.newPage();
  await next.goto('/dashboard/settings');
  await expect(next).toHaveURL('/signin');
});

test('with Remember me the session outlives tab and browser', async ({ page, account, context, browser }) => {
  await signIn(page, account, { rememberMe: true });
  const kept = await context.storageState({ indexedDB: true });
  await page.close();
  const nextTab = await context.newPage();
  await nextTab.goto('/dashboard/settings');
  await expect(new Dashboard(nextTab).sidebar).toContainText(account.email);

  const restarted = await browser.newContext({ storageState: kept, baseURL: new URL(nextTab.url()).origin });
  const nextDay = await restarted.newPage();
  await nextDay.goto('/dashboard/settings');
  await expect(new Dashboard(nextDay).sidebar).toContainText(account.email);
  await restarted.close();
});

test('the form leads to the sign-up and back', async ({ page }) => {
  await new SignInPage(page).open();
  await page.getByRole('link', { name: "Don't have an account? Sign Up" }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page).toHaveURL('/signin');
});

test('a password can be looked at', async ({ page }) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.password.fill(PASSWORD);
  await expect(signInPage.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).press('Enter');
  await expect(signInPage.password).toHaveAttribute('type', 'text');
});
