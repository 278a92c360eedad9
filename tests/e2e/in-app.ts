import type { Page } from '@playwright/test';

/** Goes to a page as a link of the application would: nothing is loaded anew. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
}
