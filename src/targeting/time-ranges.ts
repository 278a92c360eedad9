import type { TimeRange } from '@/contracts/time-range';

/**
 * The index of the first item for which `isBefore` is false, by binary search.
 *
 * @param isBefore true for the items at the beginning, false for all others
 */
export function firstIndex<T>(items: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The ranges that overlap with `within`, each clipped to it.
 *
 * @param ranges in time order and disjoint
 */
export function clipped<T extends TimeRange>(ranges: readonly T[], within: TimeRange): T[] {
  const found: T[] = [];
  const first = firstIndex(ranges, ({ endMs }) => endMs <= within.startMs);
  for (let index = first; index < ranges.length; index += 1) {
    const range = ranges[index];
    if (!range || range.startMs >= within.endMs) break;
    if (range.startMs >= within.startMs && range.endMs <= within.endMs) {
      if (range.startMs < range.endMs) found.push(range);
      continue;
    }
    const startMs = Math.max(range.startMs, within.startMs);
    const endMs = Math.min(range.endMs, within.endMs);
    if (startMs < endMs) found.push({ ...range, startMs, endMs });
  }
  return found;
}

/**
 * How much of a time range is covered by the ranges, in ms.
 *
 * @param ranges in time order and disjoint
 */
export function sharedMs(ranges: readonly TimeRange[], within: TimeRange): number {
  let sum = 0;
  const first = firstIndex(ranges, ({ endMs }) => endMs <= within.startMs);
  for (let index = first; index < ranges.length; index += 1) {
    const range = ranges[index];
    if (!range || range.startMs >= within.endMs) break;
    sum += Math.max(0, Math.min(range.endMs, within.endMs) - Math.max(range.startMs, within.startMs));
  }
  return sum;
}

/**
 * The items that share time with a range, the longest first, each with that time in ms.
 *
 * @param items with their ranges in time order and without overlap
 */
export function longestWithin<T extends { ranges: readonly TimeRange[] }>(
  items: readonly T[],
  within: TimeRange,
): { item: T; ms: number }[] {
  return items
    .map((item) => ({ item, ms: sharedMs(item.ranges, within) }))
    .filter(({ ms }) => ms > 0)
    .toSorted((a, b) => b.ms - a.ms);
}

/** Whether any of the ranges overlaps with `within`. @param ranges in time order and disjoint */
export function touches(ranges: readonly TimeRange[], within: TimeRange): boolean {
  const first = ranges[firstIndex(ranges, ({ endMs }) => endMs <= within.startMs)];
  return first !== undefined && first.startMs < within.endMs;
}

export function totalMs(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
}

/**
 * The union of the ranges, which may overlap and be in any order: in time order and disjoint.
 *
 * @param keepsBorders whether two ranges that touch without overlapping stay separate
 */
export function joined(ranges: readonly TimeRange[], keepsBorders = false): TimeRange[] {
  const found: TimeRange[] = [];
  const inOrder = ranges.every((range, index) => range.startMs >= (ranges[index - 1]?.startMs ?? -Infinity))
    ? ranges
    : ranges.toSorted((a, b) => a.startMs - b.startMs);
  for (const { startMs, endMs } of inOrder) {
    const last = found.at(-1);
    if (endMs <= startMs) continue;
    if (last && (keepsBorders ? startMs < last.endMs : startMs <= last.endMs))
      last.endMs = Math.max(last.endMs, endMs);
    else found.push({ startMs, endMs });
  }
  return found;
}

/**
 * The parts of the ranges that are not covered by the others.
 *
 * @param ranges in time order and disjoint
 * @param others the same
 */
export function without(ranges: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  return ranges.flatMap(({ startMs, endMs }) => {
    const rest: TimeRange[] = [];
    let fromMs = startMs;
    for (const cut of clipped(others, { startMs, endMs })) {
      if (cut.startMs > fromMs) rest.push({ startMs: fromMs, endMs: cut.startMs });
      fromMs = cut.endMs;
    }
    if (fromMs < endMs) rest.push({ startMs: fromMs, endMs });
    return rest;
  });
}
