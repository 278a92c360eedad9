import { withTimeout } from './with-timeout';

/**
 * Runs `work` while no other tab of this browser runs work of the same name; where the browser has no locks it just
 * runs. Rejects with the reason of `signal` when that ends; work that is under way then goes on, and blocks no other tab.
 */
export async function oneTabAtATime(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  // Missing in older browsers, and in pages that are not served securely.
  const locks = navigator.locks as LockManager | undefined;
  const limited = () => withTimeout(signal, work());
  if (locks) await locks.request(name, { signal }, limited);
  else await limited();
}
