import { expect, type Page } from '@playwright/test';

/**
 * From now on, requests for a part of the application fail. The page then reloads itself once; actions before that may
 * be lost.
 *
 * @returns waits until the page has reloaded and its next request for the part has failed
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
