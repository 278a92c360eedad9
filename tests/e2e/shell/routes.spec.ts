import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { DASHBOARD_PAGES } from '../support/pages/routes';
import { waitForWholePage } from '../support/whole-page';

test(
  'each public address, and an unknown one, shows its page',
  { tag: ['@spec-2.1', '@spec-2.2', '@spec-2.3', '@spec-2.4', '@spec-2.5', '@row-8'] },
  async ({ page }) => {
    for (const [path, heading, title] of [
      ['/', 'Welcome to SceneCue', 'SceneCue'],
      ['/signin', 'Sign in', 'Sign in · SceneCue'],
      ['/signup', 'Create your account', 'Sign up · SceneCue'],
      ['/terms-of-service', 'Terms of Service', 'Terms of Service · SceneCue'],
      ['/privacy-policy', 'Privacy Policy', 'Privacy Policy · SceneCue'],
      ['/nowhere', 'Page not found', 'Page not found · SceneCue'],
    ] as const) {
      await page.goto(path);
      await waitForWholePage(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(path);
      // Only after a navigation within the application does the heading take the focus.
      await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    }
  },
);

test(
  'each address of the dashboard, and an unknown one, shows its page; its link leads there, too',
  {
    tag: [
      '@spec-2.7',
      '@spec-2.8',
      '@spec-2.9',
      '@spec-2.10',
      '@spec-2.11',
      '@spec-2.12',
      '@spec-2.13',
      '@spec-2.14',
      '@row-8',
    ],
  },
  async ({ dashboardPage: page }) => {
    const dashboard = new Dashboard(page);
    for (const [path, title] of [...DASHBOARD_PAGES.slice(1), ...DASHBOARD_PAGES.slice(0, 1)]) {
      await dashboard.sidebar.locator(`a[href="/dashboard/${path}"]`).last().click();
      await expect(page).toHaveURL(`/dashboard/${path}`);
      await waitForWholePage(page);
      await expect(dashboard.heading).toHaveText(title);
      await expect(dashboard.heading).toBeFocused();
      await expect(page).toHaveTitle(`${title} · SceneCue`);
    }
    for (const [path, title] of [...DASHBOARD_PAGES, ['nowhere', 'Page not found'] as const]) {
      await page.goto(`/dashboard/${path}`);
      await waitForWholePage(page);
      await expect(dashboard.heading).toHaveText(title);
      await expect(dashboard.sidebar).toBeVisible();
    }
  },
);
