import type { Stretch } from './timeline';

/** Index of the first stretch that ends at a time or after it; their number when there is none. */
export function firstEndingAt(stretches: readonly Stretch[], timeMs: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.endMs ?? timeMs) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What lies in each stretch. Something just before the border of two lies in both: a stretch may start
 * at a rounded time, which may lie just behind the sample that it was made for.
 *
 * @param stretches in time order, without overlap
 */
export function inStretches<T>(
  stretches: readonly Stretch[],
  things: readonly T[],
  timeOf: (thing: T) => number,
): T[][] {
  const found = stretches.map((): T[] => []);
  for (const thing of things) {
    const timeMs = timeOf(thing);
    let at = firstEndingAt(stretches, timeMs);
    for (let next = stretches[at]; next !== undefined; next = stretches[at]) {
      if (Math.round(next.startMs) > Math.round(timeMs)) break;
      if (timeMs < next.endMs) found[at]?.push(thing);
      at += 1;
    }
  }
  return found;
}
