import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf, durationOf } from './concept-ranges';
import { perResponse } from './per-response';
import { AVOIDABLE, type Avoidable } from './suitability';
import { clipped, firstIndex, sharedMs, touches } from './time-ranges';

/** A time range that is assessed. */
export interface JudgedRange extends TimeRange {
  /** For a break: where it cuts the video, in ms. */
  cutMs?: number;
}

/** These count at any duration: a flash can hurt, and an unsafe frame can offend, however short it is. */
const COUNTS_AT_ONCE: readonly Avoidable[] = ['possibly unsafe picture', 'flashing'];

/**
 * A look or sound characterizes the 30 s before a break, the range that buyers ask about, if it lasts for a third of
 * it. A slamming door or a two-second cheer does not; it would block whole slots.
 */
const LASTING_MS = 10_000;
const WINDOW_MS = 30_000;
const LASTING_SHARE = LASTING_MS / WINDOW_MS;

/**
 * An advertisement is directly next to a look or sound within this time of its cut, in ms: entries are a second apart.
 */
const AT_CUT_MS = 1000;

/** Whether an avoided look or sound only counts if it lasts, or at a cut. */
export function hasToLast(concept: Avoidable): boolean {
  return !COUNTS_AT_ONCE.includes(concept);
}

/** How much of a time range a look or sound must cover to count there, in ms. */
function leastMs({ startMs, endMs }: TimeRange): number {
  return Math.min(LASTING_MS, LASTING_SHARE * (endMs - startMs));
}

/**
 * The ranges of a look or sound that last: those within a window of 30 s of which it covers at least a third.
 *
 * @param ranges in time order and disjoint
 * @param videoMs duration of the video; if it is below 30 s, a third of it is enough
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

/** The lasting ranges of the looks and sounds that can be avoided, by name. Computed once. */
export const lastingTimes = perResponse(
  (response, leastConfidence) =>
    new Map(
      conceptsOf(response, leastConfidence)
        .filter(({ name }) => AVOIDABLE.some((each) => each === name))
        .map(({ name, ranges }) => [name, lastingParts(ranges, durationOf(response))]),
    ),
);

/**
 * The ranges of a look or sound that count in a time range: the lasting ones if they cover enough of the range; all of
 * them if it is present at the cut of a break; otherwise none.
 *
 * @param lasting its lasting ranges
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
