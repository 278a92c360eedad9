/**
 * Waits for `work`, but only until `timeout` is aborted. The work itself is not interrupted.
 *
 * @throws the reason of `timeout`: a `TimeoutError` for `AbortSignal.timeout`
 */
export async function withTimeout<T>(timeout: AbortSignal, work: Promise<T>): Promise<T> {
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(timeout.reason as Error);
  });
  // A failure of `work` after the timeout must not become an unhandled rejection.
  work.catch(() => undefined);
  timeout.addEventListener('abort', onAbort);
  if (timeout.aborted) onAbort();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    timeout.removeEventListener('abort', onAbort);
  }
}
