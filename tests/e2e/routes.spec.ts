import { expect, signIn, test } from './accounts';
import { createGate } from './gate';
import { Dashboard } from './pages/dashboard';
import { LandingPage } from './pages/landing-page';
import { SignInPage } from './pages/sign-in-page';

const DASHBOARD_PAGES = [
  ['settings', 'Personal Settings'],
  ['billing', 'Billing'],
  ['statistics', 'Statistics'],
  ['api', 'API Settings'],
  ['configuration', 'Configuration'],
  ['organizations', 'Organizations'],
  ['campaigns', 'Campaigns'],
  ['sandbox', 'Video Analysis Sandbox'],
] as const;

test('the landing page welcomes, and leads to the doors and the legal pages', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await expect(page).toHaveTitle('SceneCue');
  await expect(landing.heading).toHaveText('Welcome to SceneCue');
  await expect(page.getByText(/Elevate your CTV advertising/)).toBeVisible();
  await expect(landing.signIn).toHaveAttribute('href', '/signin');
  await expect(landing.signUp).toHaveAttribute('href', '/signup');
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await landing.open();
    await landing.footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · SceneCue`);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(landing.heading).toBeVisible();
  }
});

test('the landing page paints before anything of the identity service is asked for', async ({ page }) => {
  await page.goto('/');
  const identityScript = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/identity-'))
          ?.startTime ?? null,
    );
  await expect.poll(identityScript).not.toBeNull();
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  expect(await identityScript()).toBeGreaterThan(painted);
  const store = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('profile-repository')),
  );
  expect(store).toEqual([]);
});

test('the landing page sends signed-in visitors on to the dashboard', async ({ dashboardPage: page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard/settings');
});

test('nobody comes into the dashboard without signing in', async ({ page }) => {
  for (const [path] of DASHBOARD_PAGES) {
    await page.goto(`/dashboard/${path}`);
    await expect(page).toHaveURL('/signin');
  }
});

test('a spinner stands where the guard does not know yet', async ({ page }) => {
  const gate = createGate();
  await page.route('**/assets/identity-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toHaveText('Loading');
  gate.open();
  await expect(new SignInPage(page).submit).toBeVisible();
});

test('an identity service that cannot be loaded leads to the sign-in, and is asked again there', async ({
  page,
  account,
}) => {
  await page.route('**/assets/identity-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const signInPage = new SignInPage(page);
  await expect(signInPage.submit).toBeVisible();
  await signInPage.signIn(account.email, account.password);
  await expect(signInPage.banner).toContainText('could not be reached');
});

test('/dashboard is replaced by the settings, so that Back leads out', async ({ page, account }) => {
  await page.goto('/privacy-policy');
  await signIn(page, account);
  await page.goto('/privacy-policy');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/settings');
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
});

test('every page of the dashboard has its title, its heading and the focus on it', async ({
  dashboardPage: page,
}) => {
  const dashboard = new Dashboard(page);
  for (const [path, title] of [...DASHBOARD_PAGES.slice(1), DASHBOARD_PAGES[0]]) {
    await dashboard.sidebar.locator(`a[href="/dashboard/${path}"]`).last().click();
    await expect(page).toHaveURL(`/dashboard/${path}`);
    await expect(dashboard.heading).toHaveText(title);
    await expect(dashboard.heading).toBeFocused();
    await expect(page).toHaveTitle(`${title} · SceneCue`);
    await expect(dashboard.current).toHaveAttribute('href', `/dashboard/${path}`);
  }
});

test('an unknown address shows the page for that, outside and inside the dashboard', async ({
  dashboardPage: page,
}) => {
  for (const path of ['/nowhere', '/dashboard/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('main').getByText(path)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Open the Sandbox' }).click();
  await expect(page).toHaveURL('/dashboard/sandbox');
});

test('a page that cannot be loaded offers to reload, and that helps', async ({ dashboardPage: page }) => {
  await page.route('**/assets/sandbox-page-*.js', (route) => route.abort());
  await new Dashboard(page).link('Sandbox').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.unroute('**/assets/sandbox-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Analysis Sandbox');
});
