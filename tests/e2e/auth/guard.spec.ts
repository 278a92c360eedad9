import { PASSWORD } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { consoleOf } from '../support/console-of';
import { createGate } from '../support/gate';
import { goInApp } from '../support/in-app';
import { takePartAway } from '../support/missing-part';
import { Dashboard } from '../support/pages/dashboard';
import { DASHBOARD_PAGES } from '../support/pages/routes';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { endlessWaits } from '../support/servers';

test(
  'a centered spinner of full height is shown while the session is loading',
  { tag: '@spec-2.protected-route-guard.1' },
  async ({ page }) => {
    // Without an answer, the loading state ends by itself after 5 s.
    await endlessWaits(page, 5_000);
    const gate = createGate();
    await page.route('**/assets/identity-*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.goto('/dashboard');
    const status = page.getByRole('status');
    await expect(status).toHaveText('Loading');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect((await status.boundingBox())?.height).toBe(height);
    const spinner = status.locator('[aria-hidden="true"]');
    expect(await spinner.evaluate((node) => node.getAnimations().length)).toBe(1);
    // The position in the layout, which the rotation does not change.
    const middle = await spinner.evaluate((node: HTMLElement) => ({
      x: node.offsetLeft + node.offsetWidth / 2,
      y: node.offsetTop + node.offsetHeight / 2,
    }));
    expect(Math.abs(middle.x - width / 2)).toBeLessThan(2);
    expect(Math.abs(middle.y - height / 2)).toBeLessThan(20);
    gate.open();
    await expect(new SignInPage(page).submit).toBeVisible();
  },
);

test(
  'an auth error is logged and leads to /signin, where the service is asked again',
  { tag: '@spec-2.protected-route-guard.2' },
  async ({ page, account }) => {
    const logged = consoleOf(page);
    const reloaded = await takePartAway(page, '**/assets/identity-*.js');
    await page.goto('/dashboard');
    const signInPage = new SignInPage(page);
    await reloaded();
    await expect(signInPage.submit).toBeVisible();
    await expect(page).toHaveURL('/signin');
    await expect.poll(() => logged.join('\n')).toContain('Authentication error');
    const again = page.waitForRequest('**/assets/identity-*.js');
    await signInPage.signIn(account.email, account.password);
    await again;
    await expect(signInPage.banner).toContainText('could not be reached');
  },
);

test(
  'an auth error also leads a signed-in person to /signin after a failed second sign-up, until they sign in again',
  { tag: '@spec-2.protected-route-guard.2' },
  async ({ dashboardPage: page, account }) => {
    const logged = consoleOf(page);
    const signUpPage = new SignUpPage(page);
    await goInApp(page, '/signup');
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
    await expect(signUpPage.banner).toContainText('email-already-in-use');
    await goInApp(page, '/dashboard/billing');
    await expect(page).toHaveURL('/signin');
    await expect.poll(() => logged.join('\n')).toContain('Authentication error');
    await new SignInPage(page).signIn(account.email, account.password);
    await expect(page).toHaveURL('/dashboard/settings');
  },
);

test(
  'without a user every dashboard route leads to /signin',
  {
    tag: [
      '@spec-2.protected-route-guard.3',
      '@spec-2.protected-route-guard.5a',
      '@spec-2.protected-route-guard.5b',
    ],
  },
  async ({ page }) => {
    for (const path of ['', ...DASHBOARD_PAGES.map(([segment]) => `/${segment}`)]) {
      await page.goto(`/dashboard${path}`);
      await expect(page).toHaveURL('/signin');
    }
  },
);

test(
  'a signed-in user sees the protected page',
  { tag: '@spec-2.protected-route-guard.4' },
  async ({ dashboardPage: page }) => {
    await page.goto('/dashboard/billing');
    await expect(new Dashboard(page).heading).toHaveText('Billing');
    await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/billing');
  },
);
