import { expect, signIn, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';

const LINKS = [
  ['Personal Settings', '/dashboard/settings'],
  ['Billing', '/dashboard/billing'],
  ['Statistics', '/dashboard/statistics'],
  ['API Settings', '/dashboard/api'],
  ['Configuration', '/dashboard/configuration'],
  ['Organizations', '/dashboard/organizations'],
  ['Campaigns', '/dashboard/campaigns'],
  ['Sandbox', '/dashboard/sandbox'],
] as const;

test(
  'the sidebar is 280 px wide, collapses to 72 px, and then shows its labels as tooltips',
  { tag: ['@spec-2.dashboard-shell.1a', '@spec-2.dashboard-shell.2b'] },
  async ({ sharedPage: page }) => {
    const dashboard = new Dashboard(page);
    await expect(dashboard.sidebar).toHaveCSS('width', '280px');
    expect((await dashboard.sidebar.boundingBox())?.x).toBe(0);

    await dashboard.collapse.click();
    await expect(dashboard.sidebar).toHaveCSS('width', '72px');
    await expect(dashboard.expand).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await dashboard.link('Campaigns').hover();
    await expect(page.getByRole('tooltip', { name: 'Campaigns' })).toBeVisible();
    await dashboard.link('Billing').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip', { name: 'Statistics' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    for (const [name] of LINKS) {
      await dashboard.link(name).hover();
      await expect(page.getByRole('tooltip', { name })).toBeVisible();
    }

    await dashboard.expand.click();
    await expect(dashboard.sidebar).toHaveCSS('width', '280px');
    await dashboard.link('Campaigns').hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

test(
  'the sidebar shows the logo and the links in their order',
  { tag: '@spec-2.dashboard-shell.1b' },
  async ({ sharedPage: page }) => {
    const dashboard = new Dashboard(page);
    await expect(dashboard.links).toHaveText(LINKS.map(([name]) => name));
    const addresses = await dashboard.links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(LINKS.map(([, path]) => path));
    // The logo is the first link.
    const first = dashboard.sidebar.getByRole('link').first();
    await expect(first).toHaveText('SceneCue');
    await expect(first.locator('svg')).toBeVisible();
  },
);

test(
  'the link of the current page is highlighted, and no other',
  { tag: '@spec-2.dashboard-shell.2a' },
  async ({ dashboardPage: page }) => {
    const dashboard = new Dashboard(page);
    await expect(dashboard.current).toHaveText('Personal Settings');
    const grounds = () =>
      dashboard.links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    for (const [place, [name]] of LINKS.entries()) {
      await dashboard.link(name).click();
      await expect(dashboard.current).toHaveText([name]);
      await page.mouse.move(700, 400);
      // The highlighted one differs from all others, which are alike.
      await expect
        .poll(async () => {
          const all = await grounds();
          const usual = all[place === 0 ? 1 : 0];
          return all.flatMap((ground, index) => (ground === usual ? [] : [index]));
        }, name)
        .toEqual([place]);
    }
  },
);

test(
  'the user card shows initial, name and e-mail address with a Sign out button',
  { tag: '@spec-2.dashboard-shell.3' },
  async ({ dashboardPage: page, account }) => {
    const dashboard = new Dashboard(page);
    const { sidebar, signOut } = dashboard;
    await expect(sidebar.getByText((account.email[0] ?? '').toUpperCase(), { exact: true })).toBeVisible();
    await expect(sidebar).toContainText('Ada Lovelace');
    await expect(sidebar).toContainText(account.email);
    await expect(signOut).toHaveText('Sign out');
    const lastLink = await dashboard.link('Sandbox').boundingBox();
    expect((await signOut.boundingBox())?.y).toBeGreaterThan(lastLink?.y ?? Infinity);
  },
);

test(
  'the user card of somebody without name and e-mail address shows U and User',
  { tag: '@spec-2.dashboard-shell.3' },
  async ({ page, account }) => {
    await page.route('**/accounts:lookup*', async (route) => {
      const response = await route.fetch();
      const { users } = (await response.json()) as { users: object[] };
      await route.fulfill({
        response,
        json: { users: users.map((user) => ({ ...user, email: undefined, displayName: undefined })) },
      });
    });
    await signIn(page, account);
    const { sidebar } = new Dashboard(page);
    await expect(sidebar.getByText('U', { exact: true })).toBeVisible();
    await expect(sidebar.getByText('User', { exact: true })).toBeVisible();
  },
);

test(
  'the page is to the right of the sidebar',
  { tag: '@spec-2.dashboard-shell.4a' },
  async ({ dashboardPage: page }) => {
    const dashboard = new Dashboard(page);
    for (const width of [280, 72]) {
      await expect(dashboard.sidebar).toHaveCSS('width', `${width}px`);
      const content = await page.getByRole('main').boundingBox();
      expect(content?.x).toBeGreaterThanOrEqual(width);
      expect((content?.x ?? 0) + (content?.width ?? 0)).toBe(1280);
      if (width === 280) await dashboard.collapse.click();
    }
  },
);

test(
  'a sign-out leads to /signin, and Back does not return',
  { tag: '@spec-2.dashboard-shell.4b' },
  async ({ dashboardPage: page }) => {
    const dashboard = new Dashboard(page);
    for (const name of ['Billing', 'Statistics']) await dashboard.link(name).click();
    await expect(dashboard.heading).toHaveText('Statistics');
    await dashboard.signOut.click();
    await expect(page).toHaveURL('/signin');
    await page.goBack();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(dashboard.sidebar).toHaveCount(0);
    await page.goto('/dashboard/billing');
    await expect(page).toHaveURL('/signin');
  },
);
