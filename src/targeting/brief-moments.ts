import type { TimeRange } from '@/contracts/time-range';
import { VERDICTS_BEST_FIRST, type RangeVerdict } from './assessment';
import type { BriefTerm } from './brief';
import { matcherOf, type BriefMatch, type Wish } from './brief-match';
import type { MediaPlan } from './plan';
import { touches } from './time-ranges';

/** A time range that meets wishes of the brief. */
export interface BriefMoment extends TimeRange {
  verdict: RangeVerdict['verdict'];
  match: BriefMatch;
}

/** At least this many moments are ranked, if there are that many. */
export const MIN_MOMENTS = 3;

/** Maximum number of ranked moments. */
export const MAX_MOMENTS = 6;

/** A shorter moment can hardly be noticed, in ms. */
const MIN_MOMENT_MS = 1000;

function matcherOfPlan({ response, choices: { brief, profile } }: MediaPlan) {
  return matcherOf(response, brief, profile.leastConfidence);
}

/** The number of wishes that the program meets somewhere, and those that it meets nowhere. */
export function unmetWishes(plan: MediaPlan): { met: number; unmet: BriefTerm[] } {
  const wishes = matcherOfPlan(plan)?.wishes ?? [];
  const unmet = wishes.filter(({ ranges }) => ranges.length === 0).map(({ wish }) => wish);
  return { met: wishes.length - unmet.length, unmet };
}

/** The verdict on a time range that is no scene. */
export function verdictOf({ program }: MediaPlan, range: TimeRange): RangeVerdict['verdict'] {
  if (touches(program.unsuitable, range)) return 'unsuitable';
  return touches(program.notAssessed, range) ? 'not-assessed' : 'suitable';
}

/** The time ranges between the places where a wish begins or ends to be met. */
function partsBy(wishes: readonly Wish[]): TimeRange[] {
  const times = new Set(
    wishes.flatMap(({ ranges }) => ranges.flatMap(({ startMs, endMs }) => [startMs, endMs])),
  );
  const inOrder = [...times].toSorted((a, b) => a - b);
  return inOrder
    .map((startMs, index) => ({ startMs, endMs: inOrder[index + 1] ?? startMs }))
    .filter(({ startMs, endMs }) => endMs - startMs >= MIN_MOMENT_MS);
}

/** Suitable moments first, then by score, then in time order. */
export const byMatch = (a: BriefMoment, b: BriefMoment): number =>
  VERDICTS_BEST_FIRST.indexOf(a.verdict) - VERDICTS_BEST_FIRST.indexOf(b.verdict) ||
  b.match.score - a.match.score ||
  a.startMs - b.startMs;

/**
 * Ranks what meets the wishes of the brief ({@link byMatch}). They are scenes or, if fewer than three scenes meet a wish,
 * the parts of the program in which the same wishes are met.
 *
 * @returns empty if the brief has no wishes
 */
export function briefMoments(plan: MediaPlan, most = MAX_MOMENTS): BriefMoment[] {
  const matcher = matcherOfPlan(plan);
  if (!matcher) return [];
  const isMatch = ({ match }: BriefMoment) => match.score > 0;
  const scenes = plan.scenes
    .map(({ start, end, verdict, match }): BriefMoment => {
      const range = { startMs: start, endMs: end };
      return { ...range, verdict, match: match ?? matcher.match(range) };
    })
    .filter(isMatch);
  const parts =
    scenes.length >= MIN_MOMENTS
      ? []
      : partsBy(matcher.wishes)
          .map((range): BriefMoment => ({
            ...range,
            verdict: verdictOf(plan, range),
            match: matcher.match(range),
          }))
          .filter(isMatch);
  return (parts.length > scenes.length ? parts : scenes).toSorted(byMatch).slice(0, most);
}
