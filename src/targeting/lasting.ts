import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf, durationOf } from './concept-ranges';
import { perResponse } from './per-response';
import { AVOIDABLE, type Avoidable } from './suitability';
import { clipped, firstIndex, sharedMs, touches } from './time-ranges';

/** A time range that is judged. */
export interface JudgedRange extends TimeRange {
  /** Of a break: where it cuts the program, in ms. */
  cutMs?: number;
}

/** Of these each moment counts: a flash hurts and an unsafe frame offends however short it is. */
const COUNTS_AT_ONCE: readonly Avoidable[] = ['possibly unsafe picture', 'flashing'];

/**
 * What lasts for a third of the 30 s that a buyer looks at before a break is what the audience has seen and heard
 * there. A door that slams or a cheer of two seconds is not, and blocked whole slots.
 */
const LASTING_MS = 10_000;
const WINDOW_MS = 30_000;
const LASTING_SHARE = LASTING_MS / WINDOW_MS;

/** An advertisement stands right beside what goes on within this time of its cut, in ms: entries are a second apart. */
const AT_CUT_MS = 1000;

/** Whether an avoided look or sound counts only where it lasts, or at a cut. */
export function hasToLast(concept: Avoidable): boolean {
  return !COUNTS_AT_ONCE.includes(concept);
}

/** How much of a time range a look or sound has to cover so that it speaks of it, in ms. */
function leastMs({ startMs, endMs }: TimeRange): number {
  return Math.min(LASTING_MS, LASTING_SHARE * (endMs - startMs));
}

/**
 * The ranges of a look or sound that last: in some 30 s it covers a third of them.
 *
 * @param ranges in time order and apart from each other
 * @param videoMs the length of the video; in one below 30 s a third of it is enough
 */
export function lastingParts<T extends TimeRange>(ranges: readonly T[], videoMs: number): T[] {
  const needed = leastMs({ startMs: 0, endMs: videoMs });
  const lasting = new Set<T>();
  for (const range of ranges) {
    const windows = [
      { startMs: range.startMs, endMs: range.startMs + WINDOW_MS },
      { startMs: range.endMs - WINDOW_MS, endMs: range.endMs },
    ];
    for (const window of windows) {
      if (sharedMs(ranges, window) < needed) continue;
      const first = firstIndex(ranges, ({ startMs }) => startMs < window.startMs);
      const end = firstIndex(ranges, ({ endMs }) => endMs <= window.endMs);
      for (const each of ranges.slice(first, end)) lasting.add(each);
    }
    if (range.endMs - range.startMs >= needed) lasting.add(range);
  }
  return ranges.filter((range) => lasting.has(range));
}

/** The looks and sounds that can be avoided, where they last, by name. Computed once. */
export const lastingTimes = perResponse(
  (response, leastConfidence) =>
    new Map(
      conceptsOf(response, leastConfidence)
        .filter(({ name }) => AVOIDABLE.some((each) => each === name))
        .map(({ name, ranges }) => [name, lastingParts(ranges, durationOf(response))]),
    ),
);

/**
 * What of a look or sound counts in a time range: all of it where it covers enough of the range, or, of a break, where
 * it goes on at the cut; otherwise nothing.
 *
 * @param lasting its ranges that last
 * @param all all of its ranges
 */
export function countedIn<T extends TimeRange>(
  lasting: readonly T[],
  all: readonly T[],
  range: JudgedRange,
): T[] {
  const { cutMs } = range;
  const isAtCut =
    cutMs !== undefined && touches(all, { startMs: cutMs - AT_CUT_MS, endMs: cutMs + AT_CUT_MS });
  if (isAtCut) return clipped(all, range);
  const shared = sharedMs(lasting, range);
  return shared > 0 && shared >= leastMs(range) ? clipped(lasting, range) : [];
}
