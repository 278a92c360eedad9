import { expect, signIn, test } from '../support/accounts';
import { hueOf } from '../support/hue-of';
import { Dashboard } from '../support/pages/dashboard';
import { SignInPage } from '../support/pages/sign-in-page';

const LINKS = [
  'Personal Settings',
  'Billing',
  'Statistics',
  'API Settings',
  'Configuration',
  'Organizations',
  'Campaigns',
  'Sandbox',
];

test(
  'the sidebar is 280 px wide, collapses to 72 px, and leaves the rest to the page',
  {
    tag: [
      '@spec-2.dashboard-shell.1a',
      '@spec-2.dashboard-shell.2a',
      '@spec-2.dashboard-shell.2b',
      '@spec-2.dashboard-shell.4a',
      '@spec-9.1',
    ],
  },
  async ({ dashboardPage: page }) => {
    const dashboard = new Dashboard(page);
    const { sidebar, links, signOut } = dashboard;
    for (const width of [280, 72]) {
      await expect(sidebar).toHaveCSS('width', `${width}px`);
      expect(await sidebar.boundingBox()).toMatchObject({ x: 0, width });
      const content = await page.getByRole('main').boundingBox();
      expect(content?.x).toBeGreaterThanOrEqual(width);
      expect((content?.x ?? 0) + (content?.width ?? 0)).toBe(1280);
      if (width === 280) await dashboard.collapse.click();
    }
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    for (const name of LINKS) {
      await dashboard.link(name).hover();
      const tooltip = page.getByRole('tooltip', { name });
      await expect(tooltip).toBeVisible();
      const { x = 0, y = 0 } = (await tooltip.boundingBox()) ?? {};
      const link = await dashboard.link(name).boundingBox();
      expect(x, 'beside the sidebar').toBeGreaterThanOrEqual(72);
      expect(Math.abs(y - (link?.y ?? Infinity)), 'next to its link').toBeLessThan(30);
    }
    await dashboard.expand.click();
    await expect(sidebar).toHaveCSS('width', '280px');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    const lastLink = await dashboard.link('Sandbox').boundingBox();
    expect((await signOut.boundingBox())?.y, 'at the bottom').toBeGreaterThan(lastLink?.y ?? Infinity);

    const backgrounds = () =>
      links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    for (const [place, name] of LINKS.entries()) {
      await dashboard.link(name).click();
      await expect(dashboard.current).toHaveText([name]);
      await page.mouse.move(700, 400);
      // The highlighted one differs from all others, which are alike.
      await expect
        .poll(async () => {
          const all = await backgrounds();
          const usual = all[place === 0 ? 1 : 0];
          return all.flatMap((background, index) => (background === usual ? [] : [index]));
        }, name)
        .toEqual([place]);
    }
  },
);

test(
  '/dashboard takes no place in the history, and Back does not return after a sign-out',
  { tag: ['@spec-2.6a', '@spec-2.6b', '@spec-2.dashboard-shell.4b', '@spec-2.landing-page.1'] },
  async ({ page, account }) => {
    await signIn(page, account);
    await page.goto('/privacy-policy');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard/settings');
    const dashboard = new Dashboard(page);
    await expect(dashboard.sidebar).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard/settings');
    await page.goBack();
    await expect(page).toHaveURL('/privacy-policy');

    await page.goto('/dashboard/settings');
    for (const name of ['Billing', 'Statistics']) await dashboard.link(name).click();
    await expect(dashboard.heading).toHaveText('Statistics');
    await dashboard.signOut.click();
    await expect(page).toHaveURL('/signin');
    await page.goBack();
    await expect(page).toHaveURL('/signin');
    await expect(dashboard.heading).toHaveText('Sign in');
    await expect(dashboard.sidebar).toHaveCount(0);
    await page.goto('/dashboard/billing');
    await expect(page).toHaveURL('/signin');
  },
);

test('the themes are light, with a blue primary color, and dark', { tag: '@spec-9.9' }, async ({ page }) => {
  const signInPage = new SignInPage(page);
  const brightness = () =>
    page.evaluate(() =>
      Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)),
    );
  await page.emulateMedia({ colorScheme: 'light' });
  await signInPage.open();
  expect(await brightness()).toBeGreaterThan(230);
  expect(await hueOf(signInPage.submit, 'background-color'), 'primary').toBe('blue');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeLessThan(40);
});
