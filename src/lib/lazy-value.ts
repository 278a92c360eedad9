/**
 * A value that is loaded at its first use and then kept. A failed load is forgotten, so that the next
 * use tries again instead of meeting the old failure for ever.
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
