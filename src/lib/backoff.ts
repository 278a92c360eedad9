interface BackoffWaits {
  /** The wait in ms after the first attempt. Each further one is twice as long, up to `longestMs`. */
  firstMs: number;
  longestMs: number;
}

/** @param attempts made so far, at least 1. @returns the wait in ms before the next one */
export const backoffMs = (attempts: number, { firstMs, longestMs }: BackoffWaits): number =>
  Math.min(firstMs * 2 ** (attempts - 1), longestMs);
