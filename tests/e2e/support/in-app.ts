import type { Page } from '@playwright/test';

/** Navigates like a link of the application, without a page load. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
}

/**
 * Opens a page of the dashboard. From another page of the dashboard it navigates like a link, at a fraction of the cost
 * of a page load; otherwise it loads the page. Tests of the page load itself do not use it.
 */
export async function openInDashboard(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/dashboard/') && pathname !== path) await goInApp(page, path);
  else await page.goto(path);
}
