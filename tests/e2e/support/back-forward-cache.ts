import type { Page } from '@playwright/test';
import { testInWholeBrowser } from './whole-browser';

/** A browser with the back/forward cache, which Playwright disables. */
export const test = testInWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Leaves the page for another site, and comes back to it from the back/forward cache. */
export async function comeBack(page: Page, meanwhile: () => Promise<void>) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('about:blank');
  await meanwhile();
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
}
