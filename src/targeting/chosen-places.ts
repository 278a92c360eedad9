import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { VERDICTS_BEST_FIRST, type Assessment, type RangeVerdict } from './assessment';
import {
  allowedTimes,
  placeAt,
  rankedPlaces,
  spacedOut,
  usualBreakOptions,
  type AdBreak,
  type BreakOptions,
} from './breaks';
import { LOOKBACK_MS } from './lookback';
import { durationOf } from './concept-ranges';
import type { JudgedRange } from './lasting';
import { firstIndex } from './time-ranges';

/**
 * The requested number of breaks and the distance between them; missing options have the default for the length of the
 * video.
 */
export interface BreakChoices {
  count?: number;
  /** Used if `count` is missing. */
  perHour?: number;
  /** Minimum distance between two breaks, in ms. */
  spacingMs?: number;
}

/** The user's decisions about the breaks. */
export interface BreakDecisions {
  breakOptions: BreakChoices;
  /** Timestamps in ms: breaks that are always used, wherever they are in the video. */
  kept: readonly number[];
  /** Timestamps in ms: breaks that are never used, even if they are kept. */
  dropped: readonly number[];
}

interface Candidate {
  timestamp: number;
  place: AdBreak;
  outcome: RangeVerdict['verdict'];
  /** The key of the only rule that makes it unsuitable; undefined if there is none, or more than one. */
  onlyRule: string | undefined;
  /** The score of the place or, if the brief has wishes, the mean of that and the match with the brief. */
  value: number;
}

/** The audience returns to what follows a break, so that its first seconds are assessed as well, in ms. */
const AFTERWARDS_MS = 5000;

const HOUR_MS = 3_600_000;

/** The range that is assessed for a break: the 30 s before it, and the first 5 s after it. */
export function aroundBreak(timestamp: number): JudgedRange {
  return {
    startMs: Math.max(0, timestamp - LOOKBACK_MS),
    endMs: timestamp + AFTERWARDS_MS,
    cutMs: timestamp,
  };
}

/** A break within 30 s after a range, or inside it. */
interface NearBreak<T> {
  place: T;
  /** Time since the end of the range, in ms; missing inside it. */
  afterMs?: number;
}

/**
 * The breaks within 30 s after one of the ranges, or inside one, in the order of `breaks`.
 *
 * @param ranges in time order and disjoint
 */
export function breaksNear<T extends { timestamp: number }>(
  breaks: readonly T[],
  ranges: readonly TimeRange[],
): NearBreak<T>[] {
  return breaks.flatMap((place) => {
    const { timestamp } = place;
    const last = ranges[firstIndex(ranges, ({ startMs }) => startMs < timestamp) - 1];
    if (!last) return [];
    if (timestamp < last.endMs) return [{ place }];
    const afterMs = timestamp - last.endMs;
    return afterMs < LOOKBACK_MS ? [{ place, afterMs }] : [];
  });
}

/** @returns the maximum number of breaks, and the minimum distance between them */
export function breakOptionsOf(videoMs: number, { count, perHour, spacingMs }: BreakChoices): BreakOptions {
  const usual = usualBreakOptions(videoMs);
  const hourly = perHour === undefined ? usual.count : Math.max(1, Math.round((perHour * videoMs) / HOUR_MS));
  const wanted = count ?? hourly;
  return { count: wanted, spacingMs: spacingMs ?? videoMs / (2 * Math.max(1, wanted)) };
}

/**
 * The place nearest to a time at which a break would split neither a shot nor a line of speech; of two equally near
 * places the first. Its score does not matter, nor its distance from the beginning or the end.
 *
 * @returns in ms; undefined if there is none, as in a result without shots
 */
export function nearestAllowed(response: AnalysisResponse, timeMs: number): number | undefined {
  const times = allowedTimes(response);
  const next = firstIndex(times, (each) => each < timeMs);
  const [before, after] = [times[next - 1], times[next]];
  if (before === undefined || after === undefined) return before ?? after;
  return timeMs - before <= after - timeMs ? before : after;
}

/** The default distance is reduced in these steps while that gives more places. */
const SHORTENED = [1, 0.75, 0.5];

/** Minimum distance of a break added by hand from the others, as a share of the minimum distance between those. */
const OWN_SHARE = 0.5;

/** How far a break must be from one that the user keeps, in ms. @param options those that were used */
export function keptSpacingMs({ spacingMs }: BreakChoices, options: BreakOptions): number {
  return spacingMs ?? OWN_SHARE * options.spacingMs;
}

/** The places of a plan, in time order, and the options that were used. */
interface ChosenPlaces {
  places: {
    place: AdBreak;
    isKept: boolean;
    /** False for a place that only shows what a rule takes away, or that could replace a dropped one. */
    isPlanned: boolean;
  }[];
  options: BreakOptions;
  /** No break is planned, because the user dropped those that would be. */
  isAllDropped: boolean;
  /** How many more breaks there would be if only this rule were lifted, given by its key. */
  lostTo: (rule: string) => number;
}

/** All places, the best first, with what stands against each. */
function rankedCandidates(
  response: AnalysisResponse,
  { outcomeOf, rulesOf }: Pick<Assessment, 'outcomeOf' | 'rulesOf'>,
  score: ((range: TimeRange) => number) | undefined,
): Candidate[] {
  return rankedPlaces(response)
    .map((place): Candidate => {
      const { timestamp } = place;
      const around = aroundBreak(timestamp);
      const value = score ? (place.score + score({ ...around, endMs: timestamp })) / 2 : place.score;
      const outcome = outcomeOf(around);
      const rules = outcome === 'unsuitable' ? rulesOf(around) : [];
      return { timestamp, place, outcome, onlyRule: rules.length === 1 ? rules[0] : undefined, value };
    })
    .toSorted((a, b) => b.value - a.value || a.timestamp - b.timestamp);
}

/** The best places that are not unsuitable, at the widest spacing that yields the most of them. */
function bestPlaces(ranked: readonly Candidate[], wanted: BreakOptions, choices: BreakChoices) {
  const allowed = ranked
    .filter(({ outcome }) => outcome !== 'unsuitable')
    .toSorted((a, b) => VERDICTS_BEST_FIRST.indexOf(a.outcome) - VERDICTS_BEST_FIRST.indexOf(b.outcome));
  const spacings = choices.spacingMs === undefined ? SHORTENED : [1];
  const tries = spacings.map((share) => {
    const options = { count: wanted.count, spacingMs: share * wanted.spacingMs };
    return { options, best: spacedOut(allowed, options) };
  });
  const most = Math.max(...tries.map(({ best }) => best.length));
  const { options, best } = tries.find((each) => each.best.length === most) ?? { options: wanted, best: [] };
  return { allowed, options, best };
}

/**
 * Chooses the places for breaks: the best ones that are not unsuitable, and those that the user keeps. A decision of
 * the user does not move other breaks: a dropped break is not replaced, and a kept one is added to the others, unless a
 * number of breaks was requested. Only a break that is too near to a kept one is removed from the plan. A kept break
 * that is unsuitable does not displace others, since it is not exported.
 *
 * @param score how well a time range matches the brief, 0 to 1; undefined if the brief has no wishes
 */
export function choosePlaces(
  response: AnalysisResponse,
  { breakOptions, kept, dropped }: BreakDecisions,
  { outcomeOf, rulesOf }: Assessment,
  score: ((range: TimeRange) => number) | undefined,
): ChosenPlaces {
  const videoMs = durationOf(response);
  const wanted = breakOptionsOf(videoMs, breakOptions);
  const never = new Set(dropped);
  const always = new Set(kept.filter((timeMs) => timeMs >= 0 && timeMs <= videoMs && !never.has(timeMs)));
  const standing = [...always].filter((timeMs) => outcomeOf(aroundBreak(timeMs)) !== 'unsuitable');
  const ranked = rankedCandidates(response, { outcomeOf, rulesOf }, score);
  const { allowed, options, best } = bestPlaces(ranked, wanted, breakOptions);

  const isFree = ({ timestamp }: Candidate) => !never.has(timestamp) && !always.has(timestamp);
  const ownMs = keptSpacingMs(breakOptions, options);
  const isBeside = (own: readonly number[], { timestamp }: Candidate) =>
    own.some((timeMs) => Math.abs(timeMs - timestamp) < ownMs);
  // What returns because a kept break beside it was dropped comes last: a drop removes no other break from the plan.
  const droppedOwn = kept.filter((timeMs) => never.has(timeMs));
  const isUsual = breakOptions.count === undefined && breakOptions.perHour === undefined;
  const planned = best
    .filter((place) => isFree(place) && !isBeside(standing, place))
    .toSorted((a, b) => Number(isBeside(droppedOwn, a)) - Number(isBeside(droppedOwn, b)))
    .slice(0, isUsual ? undefined : Math.max(0, wanted.count - standing.length));
  const taken = [...planned.map(({ timestamp }) => timestamp), ...standing];
  const instead = spacedOut(
    allowed.filter((place) => isFree(place) && !best.includes(place)),
    { ...options, count: Math.max(taken.length, best.length) },
    taken,
  );
  const lost = spacedOut(ranked, options).filter((place) => place.outcome === 'unsuitable' && isFree(place));

  const placesOf = (some: readonly Candidate[], isPlanned: boolean) =>
    some.map(({ place }) => ({ place, isKept: false, isPlanned }));
  return {
    places: [
      ...placesOf(planned, true),
      ...placesOf([...instead, ...lost], false),
      ...[...always].map((timeMs) => ({
        place: placeAt(response, timeMs),
        isKept: true,
        isPlanned: true,
      })),
    ].toSorted((a, b) => a.place.timestamp - b.place.timestamp),
    options,
    isAllDropped:
      planned.length === 0 &&
      always.size === 0 &&
      [...best.map(({ timestamp }) => timestamp), ...kept].some(
        (timeMs) => never.has(timeMs) && outcomeOf(aroundBreak(timeMs)) !== 'unsuitable',
      ),
    lostTo: (rule) => {
      const lifted = ranked.filter(({ outcome, onlyRule }) => outcome !== 'unsuitable' || onlyRule === rule);
      return Math.max(0, spacedOut(lifted, options).length - best.length);
    },
  };
}
