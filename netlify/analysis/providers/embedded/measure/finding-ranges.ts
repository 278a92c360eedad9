import type { TimeRange } from '@/contracts/time-range';
import type { FrameFindings } from './measurements';

/** A frame speaks for this much of its shot before and after itself, in milliseconds. */
const REACH_MS = 4000;

/** What models found in a frame, and the part of its shot that it speaks for. */
export interface FindingRange<Shot extends TimeRange> extends TimeRange {
  frame: FrameFindings;
  shot: Shot;
  /** The other frames of the shot that models have seen. */
  others: readonly FrameFindings[];
}

/**
 * The part of its shot that each frame speaks for: half-way to the next frames that models have seen, and never
 * farther than four seconds.
 *
 * @param findings in time order
 * @param shots all shots of the video, in time order
 */
export function findingRangesOf<Shot extends TimeRange>(
  findings: readonly FrameFindings[],
  shots: readonly Shot[],
): FindingRange<Shot>[] {
  return shots.flatMap((shot) => {
    const frames = findings.filter(({ timeMs }) => timeMs >= shot.startMs && timeMs < shot.endMs);
    return frames.map((frame, index) => {
      const { timeMs } = frame;
      const [before, after] = [frames[index - 1]?.timeMs, frames[index + 1]?.timeMs];
      return {
        frame,
        shot,
        startMs: Math.max(before === undefined ? shot.startMs : (before + timeMs) / 2, timeMs - REACH_MS),
        endMs: Math.min(after === undefined ? shot.endMs : (timeMs + after) / 2, timeMs + REACH_MS),
        others: frames.filter((other) => other !== frame),
      };
    });
  });
}
