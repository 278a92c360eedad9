import { expect, test } from '../support/accounts';
import { LandingPage } from '../support/pages/landing-page';

test(
  'a signed-in user is led from the landing page to /dashboard',
  { tag: '@spec-2.landing-page.1' },
  async ({ dashboardPage: page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard/settings');
  },
);

test(
  'the landing page shows heading, tagline, Sign In and Sign Up, in this order',
  { tag: '@spec-2.landing-page.2' },
  async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await expect(landing.heading).toHaveText('Welcome to SceneCue');
    await expect(landing.tagline).toBeVisible();
    await expect(landing.signIn).toHaveAttribute('href', '/signin');
    await expect(landing.signUp).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Sign In', 'Sign Up']);
    expect(await page.getByRole('main').innerText()).toMatch(
      /^Welcome to SceneCue\s+Elevate your CTV advertising[^]*Sign In\s+Sign Up/,
    );
  },
);

test(
  'the footer links to the terms and the privacy policy',
  { tag: '@spec-2.landing-page.2' },
  async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await expect(page).toHaveTitle('SceneCue');
    await expect(landing.footer.getByRole('link')).toHaveText(['Terms of Service', 'Privacy Policy']);
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      await landing.open();
      await landing.footer.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · SceneCue`);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(landing.heading).toBeVisible();
    }
  },
);
