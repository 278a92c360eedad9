import { withTimeout } from './with-timeout';

/**
 * Runs `work` while no other tab of this browser runs work with the same name; if the browser has no locks, it runs
 * immediately. Rejects with the reason of `signal` if that is aborted; work in progress then continues, and does not
 * block other tabs.
 */
export async function oneTabAtATime(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  // Missing in older browsers and in insecure contexts.
  const locks = navigator.locks as LockManager | undefined;
  const limited = () => withTimeout(signal, work());
  if (locks) await locks.request(name, { signal }, limited);
  else await limited();
}
