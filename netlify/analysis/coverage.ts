import type { TimeRange } from '@/contracts/time-range';

/** Duration that a single frame covers, in milliseconds: that of the entry that is made of it. */
const FRAME_MS = 1000;

/** The time ranges that single frames cover. @param timesMs in milliseconds */
export function afterFrames(timesMs: readonly number[]): TimeRange[] {
  return timesMs.map((timeMs) => ({ startMs: timeMs, endMs: timeMs + FRAME_MS }));
}

/**
 * The share of a video that is in any of the ranges, rounded down to three decimals: 1 is all of it.
 *
 * @param ranges in any order; they may overlap, and reach beyond the video
 */
export function coveredShare(ranges: readonly TimeRange[], durationMs: number): number {
  let [coveredMs, reachedMs] = [0, 0];
  for (const { startMs, endMs } of ranges.toSorted((a, b) => a.startMs - b.startMs)) {
    const end = Math.min(endMs, durationMs);
    coveredMs += Math.max(0, end - Math.max(startMs, reachedMs));
    reachedMs = Math.max(reachedMs, end);
  }
  if (durationMs <= 0) return 0;
  // The sum of many short adjacent ranges is slightly less than the whole, due to rounding.
  return Math.floor(Math.min(1, coveredMs / durationMs + 1e-9) * 1000) / 1000;
}
