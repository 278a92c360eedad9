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
import { firstIndex, touches } from './time-ranges';

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
  /** The score of the place, and of the brief where it has wishes, which count alike. */
  value: number;
}

/** The audience comes back to what follows a break: its first seconds count as well as what was seen before it. */
const AFTERWARDS_MS = 5000;

const HOUR_MS = 3_600_000;

/** What is judged of a break: the 30 s before it, and the first 5 s after it. */
export function aroundBreak(timestamp: number): TimeRange {
  return { startMs: Math.max(0, timestamp - LOOKBACK_MS), endMs: timestamp + AFTERWARDS_MS };
}

/**
 * The breaks within 30 s after something, or in the middle of it.
 *
 * @param ranges where it is, in time order and apart from each other
 */
export function breaksNear<T extends { timestamp: number }>(
  breaks: readonly T[],
  ranges: readonly TimeRange[],
): T[] {
  return breaks.filter(({ timestamp }) =>
    touches(ranges, { startMs: Math.max(0, timestamp - LOOKBACK_MS), endMs: timestamp }),
  );
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

/** The places of a plan, in time order, and how they were chosen. */
interface ChosenPlaces {
  places: { place: AdBreak; isKept: boolean }[];
  options: BreakOptions;
}

/**
 * Chooses the places for breaks: those that are kept, and around them the best ones that nothing speaks against. Which
 * ones would stand there if there were no rule is told too, so that a person sees what the rules take away. One that is
 * kept although it is unsuitable takes no other one's place, since it leaves in no file.
 *
 * @param score how well a time range matches the brief, 0 to 1; undefined when nothing is wished for
 */
export function choosePlaces(
  response: AnalysisResponse,
  { breakOptions, kept, dropped }: Decisions,
  { outcomeOf }: Assessment,
  score: ((range: TimeRange) => number) | undefined,
): ChosenPlaces {
  const videoMs = durationOf(response);
  const wanted = breakOptionsOf(videoMs, breakOptions);
  const never = new Set(dropped);
  const always = new Set(kept.filter((timeMs) => timeMs >= 0 && timeMs <= videoMs && !never.has(timeMs)));
  const standing = [...always].filter((timeMs) => outcomeOf(aroundBreak(timeMs)) !== 'unsuitable');
  const ranked = rankedPlaces(response)
    .filter(({ timestamp }) => !never.has(timestamp))
    .map((place): Candidate => {
      const { timestamp } = place;
      const around = aroundBreak(timestamp);
      const value = score ? (place.score + score({ ...around, endMs: timestamp })) / 2 : place.score;
      return { timestamp, place, outcome: outcomeOf(around), value };
    })
    .toSorted((a, b) => b.value - a.value || a.timestamp - b.timestamp);
  const allowed = ranked
    .filter(({ outcome }) => outcome !== 'unsuitable')
    .toSorted((a, b) => VERDICTS_BEST_FIRST.indexOf(a.outcome) - VERDICTS_BEST_FIRST.indexOf(b.outcome));

  // With the usual number one that is added by hand comes on top.
  const isUsual = breakOptions.count === undefined && breakOptions.perHour === undefined;
  const byRank = new Set(spacedOut(allowed, wanted).map(({ timestamp }) => timestamp));
  const added = isUsual ? standing.filter((timeMs) => !byRank.has(timeMs)).length : 0;
  const count = wanted.count + added;

  const others = ({ timestamp }: Candidate) => !always.has(timestamp);
  const spacings = breakOptions.spacingMs === undefined ? SHORTENED : [1];
  const tries = spacings.map((share) => {
    const options = { count, spacingMs: share * wanted.spacingMs };
    return { options, planned: spacedOut(allowed.filter(others), options, standing) };
  });
  const most = Math.max(...tries.map(({ planned }) => planned.length));
  const { options, planned } = tries.find((each) => each.planned.length === most) ?? {
    options: wanted,
    planned: [],
  };
  const lost = spacedOut(ranked.filter(others), options, [...always]).filter(
    ({ outcome }) => outcome === 'unsuitable',
  );
  const places = [
    ...[...planned, ...lost].map(({ place }) => ({ place, isKept: false })),
    ...[...always].map((timeMs) => ({ place: placeAt(response, timeMs), isKept: true })),
  ].toSorted((a, b) => a.place.timestamp - b.place.timestamp);
  return { places, options: { ...options, count: wanted.count } };
}
