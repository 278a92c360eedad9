import { expect, test } from '../support/accounts';
import { LandingPage } from '../support/pages/landing-page';

test('"If a user is already signed in, it redirects to /dashboard"', async ({ dashboardPage: page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard/settings');
});

test('"Shows a heading welcoming the visitor to the product, the tagline, a Sign In button linking to /signin, a Sign Up button linking to /signup": in this order', async ({
  page,
}) => {
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
});

test('"footer links to /terms-of-service and /privacy-policy"', async ({ page }) => {
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
});
