import type { Page, Request } from '@playwright/test';

/**
 * What the signed-in session does by itself on every page, when it likes: the identity service is asked
 * whether the stored session is still good, and the store for the profile. Neither writes anything.
 */
const OF_THE_SESSION = ['accounts:lookup', 'documents:batchGet'];

/**
 * Whether the site is asked for a sign of life: once by every page where the browser says that it is offline, as it does
 * on a machine whose only interface is loopback.
 */
export const asksForLife = (request: Request) =>
  request.method() === 'HEAD' && new URL(request.url()).pathname === '/favicon.svg';

/** The addresses that the page itself calls from now on: the same list, growing. */
export function callsFrom(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const called = ['fetch', 'xhr', 'ping', 'websocket'].includes(request.resourceType());
    const ofTheSession = OF_THE_SESSION.some((part) => request.url().includes(part));
    if (called && !ofTheSession && !asksForLife(request)) calls.push(request.url());
  });
  return calls;
}
