import { expect, type Page } from '@playwright/test';

/**
 * From now on the site does not hand out a part of the application. The page reloads itself for it, once: what is done
 * before that may be lost.
 *
 * @returns waits until the page has been reloaded, and has asked for the part in vain once more
 */
export async function takePartAway(page: Page, pattern: string): Promise<() => Promise<void>> {
  let state: 'there' | 'missing' | 'reloaded' | 'still missing' = 'there';
  page.on('request', (request) => {
    if (state === 'missing' && request.isNavigationRequest()) state = 'reloaded';
  });
  await page.route(pattern, (route) => {
    state = state === 'reloaded' || state === 'still missing' ? 'still missing' : 'missing';
    return route.abort();
  });
  return () => expect.poll(() => state).toBe('still missing');
}
