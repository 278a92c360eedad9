import type { TimeRange } from '@/contracts/time-range';
import type { FrameFindings } from './measurements';

/** A frame represents at most this much of its shot before and after itself, in milliseconds. */
const REACH_MS = 4000;

/** Findings of models in a frame, and the part of its shot that the frame represents. */
export interface FindingRange<Shot extends TimeRange> extends TimeRange {
  frame: FrameFindings;
  shot: Shot;
  /** The other frames of the shot that models have processed. */
  others: readonly FrameFindings[];
}

/**
 * The part of its shot that each frame represents: half-way to the neighboring frames that models have processed, and
 * at most four seconds.
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
