import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf, durationOf, type ConceptRanges } from './concept-ranges';
import { perResponse } from './per-response';
import { isBesideFiller } from './program-content';
import { heardUntil, speechOf } from './speech-times';
import { firstIndex, sharedMs, touches } from './time-ranges';

/** Why a place is suitable for an ad break. */
export type BreakReason =
  | 'slot'
  | 'fade'
  | 'black'
  | 'scene-change'
  | 'topic-change'
  | 'silence'
  | 'pause'
  | 'quiet';

/** A place for an ad break. */
export interface AdBreak {
  /** Milliseconds from the start of the video: the start of a shot, unless the place was chosen by hand. */
  timestamp: number;
  /** 0 to 1. */
  score: number;
  /** The strongest first. */
  reasons: BreakReason[];
}

export interface BreakOptions {
  /** Minimum distance between two breaks, in ms. */
  spacingMs: number;
  /** Maximum number of breaks. */
  count: number;
}

/**
 * The score that each reason gives a place by itself. In the order of AWS Media2Cloud's weights (pause in speech 0.5,
 * fade to black 0.8, change of context 1); black and silence together are a slot made by the editor of the video.
 */
const WEIGHTS: Readonly<Record<BreakReason, number>> = {
  slot: 0.9,
  fade: 0.6,
  black: 0.6,
  'scene-change': 0.5,
  'topic-change': 0.5,
  silence: 0.4,
  pause: 0.25,
  quiet: 0.15,
};
/** Places below this score are left out (AWS Media2Cloud). */
const MIN_SCORE = 0.4;

/** Usual number of breaks by the length of the video in ms (AWS Media2Cloud). */
const LADDER = [
  { fromMs: 3_600_000, count: 10 },
  { fromMs: 2_400_000, count: 8 },
  { fromMs: 1_200_000, count: 6 },
  { fromMs: 600_000, count: 4 },
  { fromMs: 0, count: 2 },
];

/**
 * Minimum distance of a break from the beginning and the end: the lower of this time in ms and this share of the
 * length.
 */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.08;

/** A concept ends or begins at a place if it does so within this time, in ms: entries are one second apart. */
const NEAR_MS = 1000;
/** Minimum time without speech before and after a pause, in ms. */
const PAUSE_MS = 500;
/** How much less loud than the whole video a quiet place is, in LU. */
const QUIET_LU = 8;

/** What would give a place with these reasons a higher score, the most first. */
export function missingReasons(reasons: readonly BreakReason[]): BreakReason[] {
  const all = Object.keys(WEIGHTS) as BreakReason[];
  // Black and silence are one slot.
  return all.filter((reason) => !reasons.includes(reason) && reason !== 'black' && reason !== 'silence');
}

/** Usual length of a break by the length of the video in ms: most of an hour is 90 s, a short clip bears 15 s. */
const POD_LADDER = [
  { fromMs: 1_200_000, seconds: 90 },
  { fromMs: 600_000, seconds: 60 },
  { fromMs: 180_000, seconds: 30 },
];

/** The default length of a break in seconds, for a video of this length in ms. */
export function usualPodSeconds(videoMs: number): number {
  return POD_LADDER.find(({ fromMs }) => videoMs >= fromMs)?.seconds ?? 15;
}

/** The default options for a video of this length in ms. */
export function usualBreakOptions(videoMs: number): BreakOptions {
  const count = LADDER.find(({ fromMs }) => videoMs >= fromMs)?.count ?? 2;
  return { count, spacingMs: videoMs / (2 * count) };
}

/**
 * Finds the best places for ad breaks: at the start of a shot, and not in the middle of a line of speech.
 *
 * @returns in time order; empty for a result without shots
 */
export function findBreaks(
  response: AnalysisResponse,
  options: BreakOptions = usualBreakOptions(durationOf(response)),
): AdBreak[] {
  return spacedOut(rankedPlaces(response), options).toSorted((a, b) => a.timestamp - b.timestamp);
}

/**
 * Chooses places one after the other, each at the minimum distance from all that are already chosen.
 *
 * @param places the best first
 * @param chosen timestamps that are already chosen; they count toward the number, too
 * @returns the newly chosen ones, the best first
 */
export function spacedOut<T extends { timestamp: number }>(
  places: readonly T[],
  { count, spacingMs }: BreakOptions,
  chosen: readonly number[] = [],
): T[] {
  const taken = [...chosen];
  const found: T[] = [];
  for (const place of places) {
    if (taken.length >= count) break;
    if (!taken.every((timestamp) => Math.abs(timestamp - place.timestamp) >= spacingMs)) continue;
    taken.push(place.timestamp);
    found.push(place);
  }
  return found;
}

/**
 * The starts of shots that are not in the middle of a line of speech, except the beginning and the end of the video, in
 * ms. Computed once.
 */
export const allowedTimes = perResponse((response): number[] => {
  const videoMs = durationOf(response);
  return (response.shots ?? [])
    .map(({ start }) => start)
    .filter((timeMs) => timeMs > 0 && timeMs < videoMs && !isInSpeech(response, timeMs));
});

/**
 * All places with their scores, the best first; places with equal scores are in time order. None is beside a test
 * pattern. Computed once.
 */
export const rankedPlaces = perResponse((response): AdBreak[] => {
  const videoMs = durationOf(response);
  const marginMs = Math.min(MARGIN_MS, MARGIN_SHARE * videoMs);
  return allowedTimes(response)
    .filter((timeMs) => timeMs >= marginMs && timeMs <= videoMs - marginMs)
    .filter((timeMs) => !isBesideFiller(response, timeMs))
    .map((timeMs) => placeAt(response, timeMs))
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score || a.timestamp - b.timestamp);
});

/** The score and reasons of any place, also of one within a shot or a line of speech. */
export function placeAt(response: AnalysisResponse, timestamp: number): AdBreak {
  const reasons = reasonsOf(response)(timestamp);
  const doubt = reasons.reduce((product, reason) => product * (1 - WEIGHTS[reason]), 1);
  return { timestamp, score: 1 - doubt, reasons };
}

/** Whether a place would split a line of speech. */
export function isInSpeech(response: AnalysisResponse, timeMs: number): boolean {
  return isInside(speechOf(response), timeMs);
}

function isInside(ranges: readonly TimeRange[], timeMs: number): boolean {
  const range = ranges[firstIndex(ranges, ({ endMs }) => endMs <= timeMs)];
  return range !== undefined && range.startMs < timeMs;
}

/** Returns a function that gives the reasons for a place in this result, the strongest first. Computed once. */
const reasonsOf = perResponse((response): ((timeMs: number) => BreakReason[]) => {
  const { scenes = [], sound = [], loudness } = response;
  const sceneStarts = new Set(scenes.map(({ start }) => start));
  const concepts = conceptsOf(response);
  const named = new Map(concepts.map((concept) => [concept.name, concept.ranges]));
  const topics = concepts.filter(({ kind }) => kind === 'topic');
  const lines = speechOf(response);
  const heardMs = heardUntil(response);
  const begins = (name: string, timeMs: number) =>
    touches(named.get(name) ?? [], { startMs: timeMs, endMs: timeMs + PAUSE_MS + 1 });
  const endsNear = (name: string, timeMs: number) => {
    const ranges = named.get(name) ?? [];
    const next = ranges[firstIndex(ranges, ({ endMs }) => endMs < timeMs - NEAR_MS)];
    return next !== undefined && next.endMs <= timeMs + NEAR_MS;
  };
  const quietLufs = (loudness?.integratedLufs ?? -Infinity) - QUIET_LU;

  return (timeMs) => {
    const [isBlack, isSilent] = [begins('black frame', timeMs), begins('silence', timeMs)];
    const found: Record<BreakReason, boolean> = {
      slot: isBlack && isSilent,
      black: isBlack && !isSilent,
      silence: isSilent && !isBlack,
      fade: endsNear('fade', timeMs),
      'scene-change': sceneStarts.has(timeMs),
      'topic-change': changesTopic(topics, timeMs),
      pause:
        timeMs + PAUSE_MS <= heardMs &&
        !touches(lines, { startMs: timeMs - PAUSE_MS, endMs: timeMs + PAUSE_MS }),
      quiet: sound
        .slice(
          firstIndex(sound, ({ timestamp }) => timestamp <= timeMs - NEAR_MS),
          firstIndex(sound, ({ timestamp }) => timestamp <= timeMs),
        )
        .some((sample) => sample.loudness <= quietLufs),
    };
    return (Object.keys(WEIGHTS) as BreakReason[]).filter((reason) => found[reason]);
  };
});

/** Whether a topic ends at a place and another one begins there, and none continues. */
function changesTopic(topics: readonly ConceptRanges[], timeMs: number): boolean {
  const around = topics.map(({ ranges }) => ({
    before: sharedMs(ranges, { startMs: timeMs - 2 * NEAR_MS, endMs: timeMs }) > 0,
    after: sharedMs(ranges, { startMs: timeMs, endMs: timeMs + 2 * NEAR_MS }) > 0,
  }));
  const goesOn = around.some(({ before, after }) => before && after);
  return !goesOn && around.some(({ before }) => before) && around.some(({ after }) => after);
}
