import { expect, signIn, test } from '../support/accounts';
import { hueOf } from '../support/hue-of';
import { recordNavigations } from '../support/navigations';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { waitLongerForSaves } from '../support/servers';

test(
  'a sign-in, after one with a wrong password, goes through the client library of the identity service and leads to the dashboard',
  {
    tag: [
      '@spec-2.sign-in.1b',
      '@spec-2.sign-in.4',
      '@spec-7.1',
      '@spec-7.2',
      '@spec-8.1a',
      '@row-22',
      '@row-23',
    ],
  },
  async ({ page, account, context }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.signIn(account.email, 'Wrong-Horse-7');
    await expect(signInPage.banner).toHaveText('Error: Invalid credentials');
    expect(await hueOf(signInPage.banner)).toBe('red');

    const navigations = await recordNavigations(page);
    const call = page.waitForRequest('**/accounts:signInWithPassword*');
    await signInPage.password.fill(account.password);
    await signInPage.password.press('Enter');
    const { email, password } = (await call).postDataJSON() as Record<string, unknown>;
    expect({ email, password }).toEqual({ email: account.email, password: account.password });
    expect((await call).headers()['x-client-version']).toContain('FirebaseCore-web');
    await expect(new Dashboard(page).heading).toHaveText('Personal Settings');
    expect(await navigations()).toEqual(['/dashboard', '/dashboard/settings']);

    // Without Remember me, the session survives a reload and ends with the tab.
    await page.reload();
    await expect(new Dashboard(page).heading).toHaveText('Personal Settings');
    await page.close();
    const next = await context.newPage();
    await next.goto('/dashboard/settings');
    await expect(next).toHaveURL('/signin');
  },
);

test(
  'with Remember me the session outlives the tab and the browser',
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
