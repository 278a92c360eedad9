import type { Page } from '@playwright/test';

/**
 * The line on which Firestore hears of changes to the signed-in person's profile. It is open on every page
 * of the dashboard, speaks when it likes, and writes nothing.
 */
const LISTENING = 'google.firestore.v1.Firestore/Listen/channel';

/** The addresses that the page's code calls from now on: the same list, growing. */
export function callsFrom(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const called = ['fetch', 'xhr', 'ping', 'websocket'].includes(request.resourceType());
    if (called && !request.url().includes(LISTENING)) calls.push(request.url());
  });
  return calls;
}
