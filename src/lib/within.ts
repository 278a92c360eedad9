/**
 * Waits for `work` until `patience` ends, and then rejects with its reason (a `TimeoutError` for
 * `AbortSignal.timeout`). The work goes on; what becomes of it then is nobody's concern here.
 */
export async function within<T>(patience: AbortSignal, work: Promise<T>): Promise<T> {
  let giveUp: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => reject(patience.reason as Error);
  });
  // Where nobody waits any more its failure is no unhandled rejection.
  work.catch(() => undefined);
  patience.addEventListener('abort', giveUp);
  if (patience.aborted) giveUp();
  try {
    return await Promise.race([work, ended]);
  } finally {
    patience.removeEventListener('abort', giveUp);
  }
}
