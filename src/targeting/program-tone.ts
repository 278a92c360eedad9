import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { analyzedUntil, conceptsOf } from './concept-ranges';
import { meanLoudness } from './lookback';
import { perResponse } from './per-response';
import { heardUntil, speechOf } from './speech-times';
import { firstIndex, sharedMs } from './time-ranges';

/**
 * What the tone of a program is described by. Every one is measured:
 *
 * - `pace`: cuts a minute, where a shot begins (the density of cuts: Hanjalic and Xu, Affective video content
 *   representation and modeling, IEEE Transactions on Multimedia 7, 2005)
 * - `loudness`: LUFS, the mean by energy of the momentary loudness (EBU R 128)
 * - `light`: mean luma, 0 (black) to 1 (white)
 * - `voice`: share of the time in which somebody speaks or sings
 * - `music`: share of the time with the concept `music`
 *
 * None is a mood: the same pace and loudness are those of a chase and of a dance.
 */
export const TONE_MEASURES = ['pace', 'loudness', 'light', 'voice', 'music'] as const;

export type ToneMeasure = (typeof TONE_MEASURES)[number];

/** The tone of a part of a program; a measure is missing where it is not known. */
export type Tone = Partial<Record<ToneMeasure, number>>;

/** One measure over a program. */
export interface ToneSeries {
  measure: ToneMeasure;
  /** In time order: the middle of each window in ms, and its value; undefined where it is not known. */
  points: { timeMs: number; value: number | undefined }[];
}

/** Length of a window, and of the time before and after a break, in ms. */
export const TONE_WINDOW_MS = 10_000;
/** Distance between the starts of two windows, in ms. */
const STEP_MS = 5000;
/** A part of a window that is shorter, in ms, is not compared with whole ones: a cut more would be a leap. */
export const MIN_WINDOW_MS = 5000;

/** The measure in a range; undefined where it is not known. Every one is computed once per response. */
const metersOf = perResponse((response): Record<ToneMeasure, (range: TimeRange) => number | undefined> => {
  const { shots = [], sound = [], light = [], speech, partial = [] } = response;
  // Between samples, not all cuts are found.
  const sampledMs = partial.find(({ code }) => code === 'sampled' || code === 'sampled-pictures')?.values
    .fromMs;
  const heardMs = speech === undefined ? 0 : heardUntil(response);
  const spoken = speechOf(response);
  const music =
    conceptsOf(response).find(({ name, kind }) => name === 'music' && kind === 'sound')?.ranges ?? [];
  const share = (ranges: readonly TimeRange[], range: TimeRange) =>
    sharedMs(ranges, range) / (range.endMs - range.startMs);
  const heardIn = (range: TimeRange) => within(sound, range).map(({ loudness }) => loudness);
  return {
    pace: ({ startMs, endMs }) => {
      if (shots.length === 0 || endMs > (sampledMs ?? Infinity)) return undefined;
      // A cut at the edge is on neither side of it: a break is at a cut.
      const first = firstIndex(shots, ({ start }) => start <= startMs);
      const end = firstIndex(shots, ({ start }) => start <= endMs);
      return (Math.max(0, end - first) * 60_000) / (endMs - startMs);
    },
    loudness: (range) => meanLoudness(heardIn(range)),
    light: (range) => {
      const lights = within(light, range);
      return lights.length === 0
        ? undefined
        : lights.reduce((sum, sample) => sum + sample.light, 0) / lights.length;
    },
    voice: (range) => (range.endMs > heardMs ? undefined : share(spoken, range)),
    music: (range) => (heardIn(range).length === 0 ? undefined : share(music, range)),
  };
});

/** The samples in a range. @param samples in time order */
function within<T extends { timestamp: number }>(samples: readonly T[], { startMs, endMs }: TimeRange): T[] {
  return samples.slice(
    firstIndex(samples, ({ timestamp }) => timestamp < startMs),
    firstIndex(samples, ({ timestamp }) => timestamp < endMs),
  );
}

/** The tone in a time range, clipped to what was analyzed. */
export function toneIn(response: AnalysisResponse, range: TimeRange): Tone {
  const startMs = Math.max(0, range.startMs);
  const endMs = Math.min(analyzedUntil(response), range.endMs);
  if (endMs <= startMs) return {};
  const meters = metersOf(response);
  return Object.fromEntries(
    TONE_MEASURES.flatMap((measure) => {
      const value = meters[measure]({ startMs, endMs });
      return value === undefined ? [] : [[measure, value]];
    }),
  );
}

/**
 * The tone over a program, in windows of 10 s that begin every 5 s. A measure that the result lacks is left out; a
 * result stored by an older version has no light.
 */
export const programTone = perResponse((response): ToneSeries[] => {
  const endMs = analyzedUntil(response);
  const count = Math.max(1, Math.floor((endMs - MIN_WINDOW_MS) / STEP_MS) + 1);
  const windows = Array.from({ length: count }, (_, index) => {
    const startMs = index * STEP_MS;
    const range = { startMs, endMs: Math.min(startMs + TONE_WINDOW_MS, endMs) };
    return { timeMs: (range.startMs + range.endMs) / 2, tone: toneIn(response, range) };
  });
  return TONE_MEASURES.map((measure) => ({
    measure,
    points: windows.map(({ timeMs, tone }) => ({ timeMs, value: tone[measure] })),
  })).filter(({ points }) => points.some(({ value }) => value !== undefined));
});
