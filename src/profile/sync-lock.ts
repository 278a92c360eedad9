/**
 * Runs `work` while no other tab of this browser runs work of the same name. Where the browser has no locks it
 * just runs: two tabs that send the same edit at once do no harm, the second finds it confirmed.
 */
export async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  // Missing in older browsers, and in pages that are not served securely.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, work);
  else await work();
}
