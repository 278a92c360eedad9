import type { TimeRange } from '@/contracts/time-range';

/** How long a single frame speaks for, in milliseconds: as long as the entry that is made of it. */
const FRAME_MS = 1000;

/** What single frames speak for. @param timesMs in milliseconds */
export function afterFrames(timesMs: readonly number[]): TimeRange[] {
  return timesMs.map((timeMs) => ({ startMs: timeMs, endMs: timeMs + FRAME_MS }));
}

/**
 * The share of a video that lies in any of the ranges, rounded down to three decimals: 1 is all of it.
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
  // Many short ranges in a row add up to a hair less than the whole.
  return Math.floor(Math.min(1, coveredMs / durationMs + 1e-9) * 1000) / 1000;
}
