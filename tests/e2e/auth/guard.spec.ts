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

test('"While auth state is loading: a centered, full-height spinner"', async ({ page }) => {
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
  // Of its layout, which does not turn.
  const middle = await spinner.evaluate((node: HTMLElement) => ({
    x: node.offsetLeft + node.offsetWidth / 2,
    y: node.offsetTop + node.offsetHeight / 2,
  }));
  expect(Math.abs(middle.x - width / 2)).toBeLessThan(2);
  expect(Math.abs(middle.y - height / 2)).toBeLessThan(20);
  gate.open();
  await expect(new SignInPage(page).submit).toBeVisible();
});

test('"If an auth error exists: it is logged and the user is redirected to /signin": the service is asked again there', async ({
  page,
  account,
}) => {
  const logged = consoleOf(page);
  const reloaded = await takePartAway(page, '**/assets/identity-*.js');
  await page.goto('/dashboard');
  const signInPage = new SignInPage(page);
  await reloaded();
  await expect(signInPage.submit).toBeVisible();
  await expect(page).toHaveURL('/signin');
  expect(logged.join('\n')).toContain('Authentication error');
  await signInPage.signIn(account.email, account.password);
  await expect(signInPage.banner).toContainText('could not be reached');
});

test('"If an auth error exists: it is logged and the user is redirected to /signin": also a signed-in person whose second sign-up failed, until they sign in again', async ({
  dashboardPage: page,
  account,
}) => {
  const logged = consoleOf(page);
  const signUpPage = new SignUpPage(page);
  await goInApp(page, '/signup');
  await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
  await expect(signUpPage.banner).toContainText('email-already-in-use');
  await goInApp(page, '/dashboard/billing');
  await expect(page).toHaveURL('/signin');
  expect(logged.join('\n')).toContain('Authentication error');
  await new SignInPage(page).signIn(account.email, account.password);
  await expect(page).toHaveURL('/dashboard/settings');
});

test('"If there is no user: redirect to /signin", "The dashboard sits behind this wrapper in the route table", "each dashboard route is separately guarded"', async ({
  page,
}) => {
  for (const path of ['', ...DASHBOARD_PAGES.map(([segment]) => `/${segment}`)]) {
    await page.goto(`/dashboard${path}`);
    await expect(page).toHaveURL('/signin');
  }
});

test('"Otherwise the nested protected content renders"', async ({ dashboardPage: page }) => {
  await page.goto('/dashboard/billing');
  await expect(new Dashboard(page).heading).toHaveText('Billing');
  await expect(page).toHaveURL('/dashboard/billing');
});
