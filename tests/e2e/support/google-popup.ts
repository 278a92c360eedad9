import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { emulatorHost } from '../../firebase/emulators';

/** The part of the real script of apis.google.com that the identity library uses. */
function fakeGoogleScript() {
  const context = {
    open: ({ where, url }: { where: Node; url: string }, onOpen: (iframe: object) => Promise<unknown>) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.src = url;
      where.appendChild(frame);
      return onOpen({
        restyle: () => Promise.resolve(),
        ping: () => loaded,
        register: (_name: string, handle: (message: object) => unknown) =>
          addEventListener('message', ({ data }) => handle({ authEvent: data as object })),
        send: () => undefined,
      });
    },
  };
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const script = document.currentScript as HTMLScriptElement;
  const onLoad = new URL(script.src).searchParams.get('onload') ?? '';
  Object.assign(window, { gapi });
  (window as unknown as Record<string, () => void>)[onLoad]?.();
}

/** The popup in which the user chooses an account. It sends the result to the page that opened it. */
function fakeHandlerPage() {
  const eventId = new URL(location.href).searchParams.get('eventId');
  (window.opener as Window).postMessage({ type: 'signInViaPopup', eventId, urlResponse: location.href }, '*');
}

const page = (script: string) => `<!doctype html><title>Google</title><script>(${script})()</script>`;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Replaces what a build without emulators requests from Google: the script, the frame and the window of the popup
 * sign-in, and the identity service. The store is the emulator.
 *
 * @returns `asked`: the requests so far, as host and path; the list keeps growing; `uid`: of the user who chooses an
 *   account
 */
export async function replaceGoogle(
  context: BrowserContext,
  site: string,
): Promise<{ asked: readonly string[]; uid: string }> {
  const asked: string[] = [];
  const uid = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const user = {
    localId: uid,
    email: 'grace@example.com',
    emailVerified: true,
    displayName: 'Grace Hopper',
  };
  const claims = {
    sub: uid,
    user_id: uid,
    email: user.email,
    email_verified: true,
    iat: now,
    exp: now + 3600,
  };
  const idToken = `${part({ alg: 'none' })}.${part(claims)}.`;
  const json: [path: string, answer: object][] = [
    ['/v1/projects', { projectId: 'scenecue', authorizedDomains: [new URL(site).hostname] }],
    [
      '/v1/accounts:signInWithIdp',
      { ...user, providerId: 'google.com', idToken, refreshToken: 'r', expiresIn: '3600' },
    ],
    ['/v1/accounts:lookup', { users: [user] }],
  ];
  await context.route(/^https:\/\/[^/]+\.(googleapis|google|firebaseapp)\.com\//, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    asked.push(`${host}${pathname}`);
    const answer = json.find(([path]) => path === pathname)?.[1];
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (answer) return route.fulfill({ json: answer, headers });
    if (pathname === '/js/api.js') {
      return route.fulfill({ contentType: 'text/javascript', body: `(${fakeGoogleScript.toString()})()` });
    }
    if (pathname === '/__/auth/iframe') return route.fulfill({ contentType: 'text/html', body: 'frame' });
    if (pathname === '/__/auth/handler') {
      return route.fulfill({ contentType: 'text/html', body: page(fakeHandlerPage.toString()) });
    }
    const emulator = `http://${emulatorHost('FIRESTORE_EMULATOR_HOST')}${pathname}${search}`;
    return route.fulfill({ response: await route.fetch({ url: emulator }), headers });
  });
  return { asked, uid };
}
