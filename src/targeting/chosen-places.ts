import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { VERDICTS_BEST_FIRST, type Assessment, type RangeVerdict } from './assessment';
import {
  allowedTimes,
  LOOKBACK_MS,
  placeAt,
  rankedPlaces,
  spacedOut,
  usualBreakOptions,
  type AdBreak,
  type BreakOptions,
} from './breaks';
import { durationOf } from './concept-ranges';
import type { JudgedRange } from './lasting';
import { firstIndex } from './time-ranges';

/** How many breaks there are, and how far apart; what is missing is as usual for the length of the video. */
export interface BreakChoices {
  count?: number;
  /** Taken where `count` is missing. */
  perHour?: number;
  /** Least distance in ms. */
  spacingMs?: number;
}

/** What a person has decided of the breaks. */
interface Decisions {
  breakOptions: BreakChoices;
  /** Timestamps in ms: breaks that always come, wherever in the video. */
  kept: readonly number[];
  /** Timestamps in ms: breaks that never come, also if they are kept. */
  dropped: readonly number[];
}

interface Candidate {
  timestamp: number;
  place: AdBreak;
  outcome: RangeVerdict['verdict'];
  /** The rule that alone makes it unsuitable, by its key; undefined where there is none, or more than one. */
  onlyRule: string | undefined;
  /** The score of the place, and of the brief where it has wishes, which count alike. */
  value: number;
}

/** The audience comes back to what follows a break: its first seconds count as well as what was seen before it. */
const AFTERWARDS_MS = 5000;

const HOUR_MS = 3_600_000;

/** What is judged of a break: the 30 s before it, and the first 5 s after it. */
export function aroundBreak(timestamp: number): JudgedRange {
  return {
    startMs: Math.max(0, timestamp - LOOKBACK_MS),
    endMs: timestamp + AFTERWARDS_MS,
    cutMs: timestamp,
  };
}

/** A break that comes within 30 s after something, or in the middle of it. */
interface NearBreak<T> {
  place: T;
  /** How long after it, in ms; missing in the middle of it. */
  afterMs?: number;
}

/**
 * The breaks within 30 s after something, or in the middle of it, in their order.
 *
 * @param ranges where it is, in time order and apart from each other
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

/** @returns how many breaks there are at most, and how far apart at least */
export function breakOptionsOf(videoMs: number, { count, perHour, spacingMs }: BreakChoices): BreakOptions {
  const usual = usualBreakOptions(videoMs);
  const hourly = perHour === undefined ? usual.count : Math.max(1, Math.round((perHour * videoMs) / HOUR_MS));
  const wanted = count ?? hourly;
  return { count: wanted, spacingMs: spacingMs ?? videoMs / (2 * Math.max(1, wanted)) };
}

/**
 * The place nearest to a time at which a break would cut neither a shot nor a line of speech; of two equally near ones
 * the first. How good it is does not matter, nor how near it is to the beginning or the end.
 *
 * @returns in ms; undefined where there is none, as in a result without shots
 */
export function nearestAllowed(response: AnalysisResponse, timeMs: number): number | undefined {
  const times = allowedTimes(response);
  const next = firstIndex(times, (each) => each < timeMs);
  const [before, after] = [times[next - 1], times[next]];
  if (before === undefined || after === undefined) return before ?? after;
  return timeMs - before <= after - timeMs ? before : after;
}

/** The usual distance is shortened in these steps while there are too few places at it. */
const SHORTENED = [1, 0.75, 0.5];

/** A break that is added by hand may be this much nearer to the others than they are to each other. */
const OWN_SHARE = 0.5;

/** The places of a plan, in time order, and how they were chosen. */
interface ChosenPlaces {
  places: {
    place: AdBreak;
    isKept: boolean;
    /** Not one that only stands there to show what a rule takes away, or what could stand in for one that was dropped. */
    isPlanned: boolean;
  }[];
  options: BreakOptions;
  /** How many more breaks there would be if just one rule were lifted, by the key of the rule. */
  lostTo: (rule: string) => number;
}

/**
 * Chooses the places for breaks: the best ones that nothing speaks against, and those that are kept. What a person drops
 * or adds moves no other break: one that is dropped leaves its place empty, and one that is added comes on top, unless a
 * number was asked for. Only a break that an added one comes too near to leaves the plan. One that is kept although it
 * is unsuitable takes no other one's place, since it leaves in no file.
 *
 * @param score how well a time range matches the brief, 0 to 1; undefined when nothing is wished for
 */
export function choosePlaces(
  response: AnalysisResponse,
  { breakOptions, kept, dropped }: Decisions,
  { outcomeOf, rulesOf }: Assessment,
  score: ((range: TimeRange) => number) | undefined,
): ChosenPlaces {
  const videoMs = durationOf(response);
  const wanted = breakOptionsOf(videoMs, breakOptions);
  const never = new Set(dropped);
  const always = new Set(kept.filter((timeMs) => timeMs >= 0 && timeMs <= videoMs && !never.has(timeMs)));
  const standing = [...always].filter((timeMs) => outcomeOf(aroundBreak(timeMs)) !== 'unsuitable');
  const ranked = rankedPlaces(response)
    .map((place): Candidate => {
      const { timestamp } = place;
      const around = aroundBreak(timestamp);
      const value = score ? (place.score + score({ ...around, endMs: timestamp })) / 2 : place.score;
      const outcome = outcomeOf(around);
      const rules = outcome === 'unsuitable' ? rulesOf(around) : [];
      return { timestamp, place, outcome, onlyRule: rules.length === 1 ? rules[0] : undefined, value };
    })
    .toSorted((a, b) => b.value - a.value || a.timestamp - b.timestamp);
  const allowed = ranked
    .filter(({ outcome }) => outcome !== 'unsuitable')
    .toSorted((a, b) => VERDICTS_BEST_FIRST.indexOf(a.outcome) - VERDICTS_BEST_FIRST.indexOf(b.outcome));

  const spacings = breakOptions.spacingMs === undefined ? SHORTENED : [1];
  const tries = spacings.map((share) => {
    const options = { count: wanted.count, spacingMs: share * wanted.spacingMs };
    return { options, best: spacedOut(allowed, options) };
  });
  const most = Math.max(...tries.map(({ best }) => best.length));
  const { options, best } = tries.find((each) => each.best.length === most) ?? { options: wanted, best: [] };

  const isFree = ({ timestamp }: Candidate) => !never.has(timestamp) && !always.has(timestamp);
  const ownMs = breakOptions.spacingMs ?? OWN_SHARE * options.spacingMs;
  const isUsual = breakOptions.count === undefined && breakOptions.perHour === undefined;
  const planned = best
    .filter(isFree)
    .filter(({ timestamp }) => standing.every((own) => Math.abs(own - timestamp) >= ownMs))
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
    lostTo: (rule) => {
      const lifted = ranked.filter(({ outcome, onlyRule }) => outcome !== 'unsuitable' || onlyRule === rule);
      return Math.max(0, spacedOut(lifted, options).length - best.length);
    },
  };
}
