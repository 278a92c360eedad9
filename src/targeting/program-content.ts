import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf } from './concept-ranges';
import { perResponse } from './per-response';
import { joined, sharedMs } from './time-ranges';

/** A part counts as filler if more than this share of it is. */
const FILLER_SHARE = 0.5;

/** What a break follows and leads to: its closest seconds, in ms. */
const BESIDE_MS = 5000;

/** The ranges that are no program: test patterns, and black. Computed once. */
const fillerOf = perResponse((response) => {
  const rangesOf = (...names: string[]) =>
    joined(
      conceptsOf(response)
        .filter(({ name }) => names.includes(name))
        .flatMap(({ ranges }) => ranges),
    );
  return { testPattern: rangesOf('test pattern'), all: rangesOf('test pattern', 'black frame') };
});

const fills = (ranges: readonly TimeRange[], within: TimeRange) =>
  sharedMs(ranges, within) > FILLER_SHARE * (within.endMs - within.startMs);

/** The test patterns and the black of a video, in time order and disjoint. */
export const fillerRanges = (response: AnalysisResponse): readonly TimeRange[] => fillerOf(response).all;

/** Whether a part of a video is no program, but a test pattern or black: there is nothing in it to be suitable. */
export function isFiller(response: AnalysisResponse, range: TimeRange): boolean {
  return fills(fillerOf(response).all, range);
}

/**
 * Whether a break would follow a test pattern or black, or lead to a test pattern. One that leads to black is where
 * editors leave room for it.
 */
export function isBesideFiller(response: AnalysisResponse, timeMs: number): boolean {
  const { all, testPattern } = fillerOf(response);
  return (
    fills(all, { startMs: Math.max(0, timeMs - BESIDE_MS), endMs: timeMs }) ||
    fills(testPattern, { startMs: timeMs, endMs: timeMs + BESIDE_MS })
  );
}
