/**
 * Waits for `work`, which goes on when the time in ms is over.
 *
 * @throws Error that `late` returns, or the one of `work`
 */
export function within<T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
