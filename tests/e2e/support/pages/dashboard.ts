import type { Locator, Page } from '@playwright/test';

/** The shell around every page of the dashboard. */
export class Dashboard {
  readonly sidebar: Locator;
  readonly links: Locator;
  readonly current: Locator;
  readonly collapse: Locator;
  readonly expand: Locator;
  readonly signOut: Locator;
  /** In the confirmation about data that exists only on this device. */
  readonly signOutAnyway: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    this.sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    this.links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    this.current = this.sidebar.locator('[aria-current="page"]');
    this.collapse = page.getByRole('button', { name: 'Collapse sidebar' });
    this.expand = page.getByRole('button', { name: 'Expand sidebar' });
    this.signOut = page.getByRole('button', { name: 'Sign out' });
    this.signOutAnyway = page.getByRole('button', { name: 'Sign out anyway' });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  link(name: string): Locator {
    return this.links.filter({ hasText: name });
  }
}
