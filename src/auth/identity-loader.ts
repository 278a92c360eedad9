import { isWithoutNetwork } from '@/lib/connection';
import { withTimeout } from '@/lib/with-timeout';
import type { Identity, IdentityResult } from './identity';

interface IdentityLoaderOptions {
  /** Loads the identity service, over the network if necessary; called again after a failure. */
  load: () => Promise<Identity>;
  /** Called once, before the first call to the service. */
  onLoaded: (identity: Identity) => void;
  /** Called after every failed attempt of `start`. */
  onFailure: (error: Error) => void;
  /** How long a call waits for the service to be loaded. */
  timeout: () => AbortSignal;
}

/** Calls to the identity service, which may still have to be loaded. */
export interface IdentityLoader {
  /** Loads the service, and retries until it is loaded. */
  start: () => void;
  get: () => Promise<Identity>;
  /** Returns an expected failure if the service cannot be loaded, or not in time. */
  call: <T>(make: (identity: Identity) => Promise<IdentityResult<T>>) => Promise<IdentityResult<T>>;
  /** The same for calls that need the network: without one they fail at once. */
  callOnline: IdentityLoader['call'];
}

const UNREACHABLE: IdentityResult<never> = {
  ok: false,
  failure: { kind: 'network', message: 'The sign-in service could not be reached. Please try again.' },
};

/** Waits between two attempts, in ms: each is twice as long as the one before. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** Ends early when the browser is online again. */
function waitOrOnline(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    addEventListener('online', end, { signal: ended.signal });
  });
}

export function createIdentityLoader({
  load,
  onLoaded,
  onFailure,
  timeout,
}: IdentityLoaderOptions): IdentityLoader {
  let isLoaded = false;

  async function get(): Promise<Identity> {
    const identity = await load();
    if (!isLoaded) {
      isLoaded = true;
      onLoaded(identity);
    }
    return identity;
  }

  async function attempt(): Promise<boolean> {
    try {
      await get();
      return true;
    } catch (reason) {
      onFailure(reason instanceof Error ? reason : new Error(String(reason)));
      return false;
    }
  }

  async function start(): Promise<void> {
    for (let waitMs = FIRST_WAIT_MS; !(await attempt()); waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS))
      await waitOrOnline(waitMs);
  }

  async function call<T>(make: (identity: Identity) => Promise<IdentityResult<T>>) {
    try {
      return await make(await withTimeout(timeout(), get()));
    } catch (reason) {
      console.error('Calling the identity service failed', reason);
      return UNREACHABLE;
    }
  }

  return {
    start: () => void start(),
    get,
    call,
    callOnline: async (make) => (isWithoutNetwork() ? UNREACHABLE : call(make)),
  };
}
