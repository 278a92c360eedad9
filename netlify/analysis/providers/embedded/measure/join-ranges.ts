import type { TimeRange } from '@/contracts/time-range';

/**
 * The union of the ranges, in time order and without overlap. Ranges without a length are left out.
 *
 * @param longestGapMs ranges with a gap of at most this length between them are joined
 */
export function joinRanges(ranges: readonly TimeRange[], longestGapMs = 0): TimeRange[] {
  const joined: TimeRange[] = [];
  for (const { startMs, endMs } of ranges.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = joined.at(-1);
    if (startMs >= endMs) continue;
    if (last && startMs - last.endMs <= longestGapMs) last.endMs = Math.max(last.endMs, endMs);
    else joined.push({ startMs, endMs });
  }
  return joined;
}
