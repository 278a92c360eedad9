import { isWithoutNetwork } from '@/lib/connection';
import { withTimeout } from '@/lib/with-timeout';
import type { Identity, IdentityResult } from './identity';

export interface IdentityLinkOptions {
  /** Brings the identity service, by network if need be; called again after a failure. */
  load: () => Promise<Identity>;
  /** Called once, when it is there. */
  onLoaded: (identity: Identity) => void;
  /** How long a call waits for it to be there. */
  patience: () => AbortSignal;
}

/** The way to the identity service, which may still have to be loaded, and can fail to. */
export interface IdentityLink {
  get: () => Promise<Identity>;
  /** Gets it at a time when nobody waits for it, and tries again until it is there. */
  pursue: (onFailure: (error: Error) => void) => void;
  /** A service that cannot even be loaded, or not in time, is one more expected failure. */
  call: <T>(make: (identity: Identity) => Promise<IdentityResult<T>>) => Promise<IdentityResult<T>>;
  /** The same for what needs the network: without one it fails at once. */
  callOnline: IdentityLink['call'];
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

const UNREACHABLE: IdentityResult<never> = {
  ok: false,
  failure: { kind: 'network', message: 'The sign-in service could not be reached. Please try again.' },
};

export function createIdentityLink({ load, onLoaded, patience }: IdentityLinkOptions): IdentityLink {
  let loaded = false;
  let stopRetry: (() => void) | null = null;

  async function get(): Promise<Identity> {
    const identity = await load();
    if (!loaded) {
      loaded = true;
      onLoaded(identity);
    }
    return identity;
  }

  function pursue(onFailure: (error: Error) => void, delay = FIRST_RETRY_MS) {
    stopRetry?.();
    // A try from before the network came back may fail of itself: it must not be waited for again.
    const tried = new AbortController();
    let isBack = false;
    addEventListener('online', () => (isBack = true), { signal: tried.signal });
    get().then(
      () => tried.abort(),
      (reason: unknown) => {
        tried.abort();
        onFailure(reason instanceof Error ? reason : new Error(String(reason)));
        const next = isBack ? FIRST_RETRY_MS : Math.min(delay * 2, LONGEST_RETRY_MS);
        stopRetry = onceAgain(isBack ? 0 : delay, () => pursue(onFailure, next));
      },
    );
  }

  async function call<T>(make: (identity: Identity) => Promise<IdentityResult<T>>) {
    try {
      return await make(await withTimeout(patience(), get()));
    } catch (reason) {
      console.error('Identity service failed', reason);
      return UNREACHABLE;
    }
  }

  return {
    get,
    pursue: (onFailure) => pursue(onFailure),
    call,
    callOnline: async (make) => (isWithoutNetwork() ? UNREACHABLE : call(make)),
  };
}

/** Calls `next` after `ms`, or as soon as the network is back. @returns what calls it off */
function onceAgain(ms: number, next: () => void): () => void {
  const over = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    over.abort();
  };
  const go = () => {
    stop();
    next();
  };
  const timer = setTimeout(go, ms);
  addEventListener('online', go, { signal: over.signal });
  return stop;
}
