import { createConnectionWatch } from './connection-watch';

/**
 * What is asked for to learn whether there is a network: small, and always there. The service worker answers
 * no HEAD, and `no-store` passes by the browser's own cache.
 */
const ASKED_FOR = '/favicon.svg';
const TIMEOUT_MS = 5000;

/** Asks the site for a sign of life. @returns false also where none came within a few seconds */
export async function reachesNetwork(): Promise<boolean> {
  try {
    // Any answer will do, but not one of a hotel's login page.
    await fetch(ASKED_FOR, {
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
 * Whether the page is from the very machine that the browser runs on. There a browser says "no" from the start where
 * loopback is the only interface, as in a container without a network, and such a page needs no other.
 */
const isFromThisMachine = () => /(^|\.)localhost$|^127[.\d]+$|^\[::1]$/.test(location.hostname);

/** Only a "no" can be evidence: a network that is there may still lead nowhere. */
const browserSaysNo = () => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

const watch = createConnectionWatch({
  browserIsOnline: () => !browserSaysNo() || isFromThisMachine(),
  reachesNetwork,
});

/**
 * Whether a call that needs the network is in vain: the browser says that there is none. To a page from this machine it
 * must have said so later than at the start, or the site itself must have given no answer.
 */
export const isWithoutNetwork = (): boolean =>
  browserSaysNo() && (watch.current() === 'offline' || !isFromThisMachine());

/** Whether there is a network: what the browser knows, until an answer or a failure has said more. */
export const currentConnection = watch.current;

/** Calls `listener` after every change. @returns the end of it */
export const onConnectionChange = watch.onChange;

/**
 * To be called when a call failed that may have met no network, or had no answer in time. Costs at most one
 * small question; the state changes only when that has no answer either.
 */
export const reportNetworkFailure = watch.reportFailure;

/**
 * To be called when a call begins that needs the network.
 *
 * @returns to be called when its answer has come: it is evidence of a network
 */
export const expectNetworkAnswer = watch.expectAnswer;

/** To be called when somebody wants something of a network that is said to be gone: it may be back. */
export const lookForNetwork = watch.lookAgain;

/**
 * From now on the state follows the browser's events. To be called once.
 *
 * @param cameFromDevice true when the page itself is no proof of a network: a service worker handed it out
 * @returns the end of it
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
  else if (cameFromDevice || browserSaysNo()) watch.lookAgain();
  return () => {
    ended.abort();
    watch.stop();
  };
}
