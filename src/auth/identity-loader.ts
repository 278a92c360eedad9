import { isWithoutNetwork } from '@/lib/connection';
import { createRetry } from '@/lib/retry';
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

export function createIdentityLoader({
  load,
  onLoaded,
  onFailure,
  timeout,
}: IdentityLoaderOptions): IdentityLoader {
  let isLoaded = false;
  const retry = createRetry(attempt, { firstWaitMs: 5_000, longestWaitMs: 300_000 });

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

  async function call<T>(make: (identity: Identity) => Promise<IdentityResult<T>>) {
    try {
      return await make(await withTimeout(timeout(), get()));
    } catch (reason) {
      console.error('Calling the identity service failed', reason);
      return UNREACHABLE;
    }
  }

  return {
    start: () => void retry.run(),
    get,
    call,
    callOnline: async (make) => (isWithoutNetwork() ? UNREACHABLE : call(make)),
  };
}
