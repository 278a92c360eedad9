import type { EntryRange } from './timeline';

/** Index of the first time range that ends at or after a time; the number of ranges when there is none. */
export function firstEndingAt(ranges: readonly EntryRange[], timeMs: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.endMs ?? timeMs) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Items of each time range. An item just before the border of two ranges is in both: a range may start at a rounded
 * time, slightly after the sample that it was created for.
 *
 * @param ranges in time order, without overlap
 */
export function groupByRange<T>(
  ranges: readonly EntryRange[],
  things: readonly T[],
  timeOf: (thing: T) => number,
): T[][] {
  const found = ranges.map((): T[] => []);
  for (const thing of things) {
    const timeMs = timeOf(thing);
    let at = firstEndingAt(ranges, timeMs);
    for (let next = ranges[at]; next !== undefined; next = ranges[at]) {
      if (Math.round(next.startMs) > Math.round(timeMs)) break;
      if (timeMs < next.endMs) found[at]?.push(thing);
      at += 1;
    }
  }
  return found;
}
