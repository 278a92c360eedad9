/**
 * A value that is loaded at its first use and then cached. A failed load is not cached: the next use tries again.
 */
export function lazyValue<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}
