import { createStore } from 'zustand/vanilla';

/** Whether the network can be reached, as far as there is evidence. */
export type Connection = 'online' | 'offline';

/**
 * Requested to find out whether there is a network: small, and always available. The service worker does not answer
 * HEAD, and `no-store` bypasses the browser's cache.
 */
const PROBE_PATH = '/favicon.svg';
const TIMEOUT_MS = 5_000;
/** Time in ms between two checks while the page is visible and offline. */
const CHECK_EVERY_MS = 5_000;

/** Sends a small request to the site. @returns false also if it is not answered within 5 seconds */
export async function reachesNetwork(): Promise<boolean> {
  try {
    // Any answer will do, except the redirect of a captive portal.
    await fetch(PROBE_PATH, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the page is served by this computer. In that case `onLine` can be false from the start if loopback is the
 * only interface, as in a container without a network; the page still works.
 */
const isLocal = () => /(^|\.)localhost$|^127[.\d]+$|^\[::1]$/.test(location.hostname);

/** `onLine` is only evidence if it is false: a network may be connected without access to the internet. */
const browserIsOffline = () => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

const store = createStore<Connection>(() => (browserIsOffline() && !isLocal() ? 'offline' : 'online'));
/** Number of answers and events so far: a check that began before the latest is ignored. */
let news = 0;

/** Whether there is a network, according to the last answer, failure or event of the browser. */
export const currentConnection = store.getState;

/** Calls `listener` after every change. @returns a function that ends it */
export const onConnectionChange = store.subscribe;

function set(connection: Connection): void {
  news += 1;
  store.setState(connection);
}

/**
 * Whether a call that needs the network would fail: the browser is offline. On a local page it must also have gone
 * offline after the start, or the site must not have answered.
 */
export const isWithoutNetwork = (): boolean =>
  browserIsOffline() && (currentConnection() === 'offline' || !isLocal());

/**
 * A failed call alone does not say whether the network, or only its server, cannot be reached; the user is told
 * different things. One small request to the site decides.
 */
async function check(): Promise<void> {
  const before = news;
  const isReached = await reachesNetwork();
  if (news === before) set(isReached ? 'online' : 'offline');
}

/** To be called when a call failed, perhaps because there is no network, or was not answered in time. */
export function reportNetworkFailure(): void {
  if (currentConnection() === 'online') void check();
}

/** To be called when a call was answered. While the browser is offline, it is an answer from before. */
export function reportNetworkAnswer(): void {
  if (!isWithoutNetwork()) set('online');
}

/**
 * Starts to follow the browser's events. To be called once.
 *
 * @param cameFromDevice true if the page is no proof of a network, because a service worker delivered it
 * @returns a function that ends it
 */
export function followConnection(cameFromDevice: boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('offline', () => set('offline'), { signal });
  addEventListener('online', () => set('online'), { signal });
  // A page may send no request by itself, and a server that is back fires no event.
  const timer = setInterval(() => {
    if (currentConnection() === 'offline' && document.visibilityState === 'visible') void check();
  }, CHECK_EVERY_MS);
  if (isWithoutNetwork()) set('offline');
  else if (cameFromDevice || browserIsOffline()) void check();
  return () => {
    ended.abort();
    clearInterval(timer);
    news += 1;
  };
}
