import type { Page, Request } from '@playwright/test';

/**
 * Requests that the signed-in session makes by itself on every page, at any time: the identity service checks whether
 * the stored session is still valid, and the store loads the profile. Neither writes anything.
 */
const OF_THE_SESSION = ['accounts:lookup', 'Firestore/Listen'];

/**
 * Whether this request checks the connection to the site. Every page makes it once when the browser reports that it is
 * offline, as on a machine whose only interface is loopback.
 */
export const asksForLife = (request: Request) =>
  request.method() === 'HEAD' && new URL(request.url()).pathname === '/favicon.svg';

/** The URLs that the page's scripts request from now on. The same list keeps growing. */
export function callsFrom(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const called = ['fetch', 'xhr', 'ping', 'websocket'].includes(request.resourceType());
    const ofTheSession = OF_THE_SESSION.some((part) => request.url().includes(part));
    if (called && !ofTheSession && !asksForLife(request)) calls.push(request.url());
  });
  return calls;
}

/** The body of a request of Firestore's client to this method of its service; null for any other request. */
function firestoreBody(request: Request, method: 'Listen' | 'Write'): string | null {
  const { pathname } = new URL(request.url());
  if (!pathname.endsWith(`.Firestore/${method}/channel`)) return null;
  return decodeURIComponent(request.postData() ?? '');
}

/** Whether Firestore's client asks for a document of a user with this request. */
export const readsUser = (request: Request): boolean =>
  firestoreBody(request, 'Listen')?.includes('/documents/users/') ?? false;

/** Whether Firestore's client sends a changed document with this request. */
export const writesDocument = (request: Request): boolean =>
  firestoreBody(request, 'Write')?.includes('"update"') ?? false;
