import type { TimeRange } from '@/contracts/time-range';

/**
 * What any of the ranges covers: in time order and apart from each other, however the given ones lie. Those without a
 * length are left out.
 *
 * @param longestGapMs ranges with a gap of up to this length between them become one
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
