import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../../../firebase/emulators';
import { expect, signIn, test, type Account } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { keptOnDevice } from '../../../e2e/support/kept-on-device';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';
import { SignUpPage } from '../../../e2e/support/pages/sign-up-page';
import { hangServers } from '../../../e2e/support/servers';

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
  'a tab that is starting while the user signs out does not restore the session',
  { tag: '@row-20' },
  async ({ page, account }) => {
    const { other, answer } = await signOutWhileAnotherTabStarts(page, account);
    answer.open();
    // By the time this is answered, the identity library has started and has written whatever it was going to write.
    const form = new SignInPage(other);
    await form.signIn(account.email, 'Wrong-Password-1', { rememberMe: true });
    await expect(form.banner).toHaveText('Error: Invalid credentials');
    for (const trace of [account.uid, account.email])
      await expect.poll(() => keptOnDevice(page)).not.toContain(trace);
    await page.goto('/dashboard/billing');
    await expect(page).toHaveURL('/signin');
  },
);

test(
  'a tab that is starting while one user signs out never shows that user to the next one who signs in',
  { tag: '@row-20' },
  async ({ page, account }) => {
    const { other, answer } = await signOutWhileAnotherTabStarts(page, account);
    const email = newEmail();
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await new SignUpPage(page).signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await expect(new Dashboard(page).sidebar).toContainText(email);
    answer.open();
    // The identity library of the other tab has replaced the stored session by that of the user who has left, which ends.
    // The next user may have to sign in again.
    await expect.poll(() => keptOnDevice(page)).not.toContain(account.email);
    for (const tab of [page, other]) await expect(tab.locator('body')).not.toContainText(/Ada|Lovelace/);
    await page.goto('/dashboard/billing');
    await expect(page.locator('body')).not.toContainText(/Ada|Lovelace/);
  },
);

test('a tab that is starting while the user signs out shows the same user who signs in again at once', async ({
  page,
  account,
}) => {
  const { other, answer } = await signOutWhileAnotherTabStarts(page, account);
  await signIn(page, account, { rememberMe: true });
  await toLandingPage(other);
  answer.open();
  await expect(new Dashboard(other).sidebar, 'the other tab follows').toContainText(account.email);
  await page.reload();
  await expect(new Dashboard(page).sidebar).toContainText(account.email);
});

test('a sign-out also ends a session of the same user that is only in another tab', async ({
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
