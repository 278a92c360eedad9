import type { Page } from '@playwright/test';

/** Goes to a page as a link of the application would: nothing is loaded anew. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
}

/**
 * Opens a page of the dashboard: from another one of them as a link would, at a fraction of what a load costs; from
 * anywhere else, and once more, by a load. Where the load itself is tested it is asked for.
 */
export async function openInDashboard(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/dashboard/') && pathname !== path) await goInApp(page, path);
  else await page.goto(path);
}
