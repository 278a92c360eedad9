import { createConnectionWatch } from './connection-watch';

/**
 * Requested to find out whether there is a network: small, and always available. The service worker does not answer
 * HEAD, and `no-store` bypasses the browser's cache.
 */
const PROBE_PATH = '/favicon.svg';
const TIMEOUT_MS = 5000;

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

const watch = createConnectionWatch({
  browserIsOnline: () => !browserIsOffline() || isLocal(),
  reachesNetwork,
});

/**
 * Whether a call that needs the network would fail: the browser is offline. On a local page it must also have gone
 * offline after the start, or the site must not have answered.
 */
export const isWithoutNetwork = (): boolean =>
  browserIsOffline() && (watch.current() === 'offline' || !isLocal());

/** Whether there is a network, according to the last answer, failure or event of the browser. */
export const currentConnection = watch.current;

/** Calls `listener` after every change. @returns a function that ends it */
export const onConnectionChange = watch.onChange;

/**
 * To be called when a call failed, perhaps because there is no network, or was not answered in time. Costs at most one
 * small request; the state changes only if that is not answered either.
 */
export const reportNetworkFailure = watch.reportFailure;

/**
 * To be called when a call that needs the network begins.
 *
 * @returns a function to be called when its answer arrives, which is evidence of a network
 */
export const expectNetworkAnswer = watch.expectAnswer;

/** To be called when the user needs the network while the state is offline: it may be back. */
export const lookForNetwork = watch.lookAgain;

/**
 * Starts to follow the browser's events. To be called once.
 *
 * @param cameFromDevice true if the page is no proof of a network, because a service worker delivered it
 * @returns a function that ends it
 */
export function followConnection(cameFromDevice: boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('offline', watch.browserWentOffline, { signal });
  addEventListener('online', watch.lookAgain, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') watch.lookAgain();
    },
    { signal },
  );
  if (isWithoutNetwork()) watch.browserWentOffline();
  else if (cameFromDevice || browserIsOffline()) watch.lookAgain();
  return () => {
    ended.abort();
    watch.stop();
  };
}
