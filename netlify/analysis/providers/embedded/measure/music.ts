import { MUSIC_MODEL } from './music-model';
import {
  activityFeatures,
  levelFeatures,
  longLevelFeatures,
  meanLevel,
  shareOf,
  spectrumFeatures,
  type MusicFeature,
} from './music-timbre';
import { correlation, mean, median, neighborRanges } from './statistics';
import type { Timbre } from './timbre';

/** The parts of a measured window in which music is looked for. */
export interface MusicWindow {
  timeMs: number;
  timbre: Timbre;
  /** Probability of a voice, 0 to 1, for each 32 ms; missing where the voice detector did not run. */
  voice?: readonly number[] | undefined;
}

/** Radius of the windows that are near, in milliseconds: a note or two. */
const NEAR_MS = 1000;
/** Radius of those around, in milliseconds: a bar or two, or a sentence with its pauses. */
const AROUND_MS = 2000;
/** Distances of the windows whose fine structures are compared: 4 is one second. */
const WINDOW_LAGS = [1, 2, 4];
/** Groups of the bands of `timbre.ts`, as first band and the one after the last: to 350, 1600 and 7900 Hz. */
const BAND_GROUPS = { low: [0, 3], middle: [3, 8], high: [8, 14] } as const;
/** A window with a probability of a voice below is a gap between words, one above contains words. */
const [NO_VOICE, SOME_VOICE] = [0.3, 0.5];
/** Standardized features are limited to this many standard deviations. */
const LIMIT = 4;

/**
 * Likeness of each window, with those around it, to music, 0 to 1. A small neural network decides on
 * {@link musicFeatures}. `npm run accuracy -- train` fits it to the tuning half of the recordings.
 *
 * @param windows in time order
 */
export function musicLikenesses(windows: readonly MusicWindow[]): number[] {
  return musicFeatures(windows).map((features) => {
    const inputs = MUSIC_MODEL.inputs.map(([, middle, spread], index) => {
      const value = features[index]?.[1];
      return value === undefined ? 0 : Math.max(-LIMIT, Math.min(LIMIT, (value - middle) / spread));
    });
    const evidence = MUSIC_MODEL.hidden.reduce(
      (sum, { weights, bias, output }) =>
        sum +
        output *
          Math.tanh(weights.reduce((total, weight, index) => total + weight * (inputs[index] ?? 0), bias)),
      MUSIC_MODEL.bias,
    );
    return 1 / (1 + Math.exp(-evidence));
  });
}

/**
 * Features of each window that distinguish music from everything else. Notes are held, so that lines of the spectrum
 * stay active (continuous frequency activation: Seyerlehner, Pohle, Schedl and Widmer, Automatic music detection in
 * television productions, DAFx 2007). Speech fluctuates with syllables and pauses (Scheirer and Slaney, 1997), and in
 * the gaps between its words little is left.
 *
 * @param windows in time order
 * @returns for each window its features, always in the same order
 */
export function musicFeatures(windows: readonly MusicWindow[]): MusicFeature[][] {
  const near = neighborRanges(windows, NEAR_MS);
  const around = neighborRanges(windows, AROUND_MS);
  const summaries = windows.map(summaryOf);
  const alike = WINDOW_LAGS.map((lag) => alikeAfter(windows, lag));
  return windows.map((_, index) => {
    const [first = 0, end = 0] = near[index] ?? [];
    const [firstAround = 0, endAround = 0] = around[index] ?? [];
    const [nearest, all] = [windows.slice(first, end), windows.slice(firstAround, endAround)];
    const timbres = nearest.map(({ timbre }) => timbre);
    const summary = summaries.slice(firstAround, endAround);
    return [
      ...spectrumFeatures(timbres),
      ...levelFeatures(timbres),
      ...activityFeatures('near', nearest),
      ...activityFeatures('around', all),
      ...longLevelFeatures(all),
      ...voiceFeatures(nearest, all, summary),
      ...bandFeatures(summary),
      ...WINDOW_LAGS.map((lag, at): MusicFeature => {
        const values = (alike[at] ?? []).slice(firstAround, endAround - lag);
        return [`windows ${lag}`, values.length === 0 ? undefined : mean(values)];
      }),
    ];
  });
}

/** What several windows share: each is in the surroundings of many others. */
interface Summary {
  /** Level of its mean power, in dB. */
  level: number;
  spectra: number;
  /** For each band, and last the flatness: sums of the values of the spectra, and of their squares. */
  sums: readonly (readonly [sum: number, squares: number])[];
  /** For each group of bands, the sum and the number of the changes from spectrum to spectrum. */
  steps: readonly (readonly [sum: number, count: number])[];
}

function summaryOf({ timbre: { spectra, levels } }: MusicWindow): Summary {
  const bands = spectra[0]?.bands.length ?? 0;
  const sumsOf = (values: readonly number[]): [number, number] => [
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((sum, value) => sum + value * value, 0),
  ];
  return {
    level: meanLevel(levels),
    spectra: spectra.length,
    sums: [
      ...Array.from({ length: bands }, (_, band) => sumsOf(spectra.map((each) => each.bands[band] ?? 0))),
      sumsOf(spectra.map(({ flatness }) => flatness)),
    ],
    steps: Object.values(BAND_GROUPS).map(([first, end]): [number, number] => {
      let sum = 0;
      for (const [index, { bands: later }] of spectra.slice(1).entries()) {
        for (let band = first; band < end; band += 1)
          sum += Math.abs((later[band] ?? 0) - (spectra[index]?.bands[band] ?? 0));
      }
      return [sum, (spectra.length - 1) * (end - first)];
    }),
  };
}

/** How alike the fine structure of each window is to that of a later one. */
function alikeAfter(windows: readonly MusicWindow[], lag: number): number[] {
  return windows
    .slice(lag)
    .map(({ timbre }, index) => correlation(windows[index]?.timbre.fine ?? timbre.fine, timbre.fine));
}

/** How much of the time there is a voice, and how much is left between its words. */
function voiceFeatures(
  near: readonly MusicWindow[],
  around: readonly MusicWindow[],
  summaries: readonly Summary[],
): MusicFeature[] {
  const voiced = (windows: readonly MusicWindow[]) => {
    const voices = windows.flatMap(({ voice = [] }) => voice);
    return voices.length === 0 ? undefined : shareOf(voices, (probability) => probability > SOME_VOICE);
  };
  const heard = around.map(({ voice = [] }, index) => ({
    level: summaries[index]?.level ?? 0,
    voice: voice.length === 0 ? undefined : Math.max(...voice),
  }));
  const levels = (is: (voice: number) => boolean) =>
    heard.flatMap(({ level, voice }) => (voice !== undefined && is(voice) ? [level] : []));
  const gap = median(levels((voice) => voice < NO_VOICE));
  const words = levels((voice) => voice > SOME_VOICE);
  return [
    ['voice, near', voiced(near)],
    ['voice, around', voiced(around)],
    ['level between words', gap === undefined || words.length === 0 ? undefined : gap - meanLevel(words)],
  ];
}

/** How much each group of bands varies, and how fast it changes. */
function bandFeatures(around: readonly Summary[]): MusicFeature[] {
  const spectra = around.reduce((sum, summary) => sum + summary.spectra, 0);
  const spreadOf = (index: number): number => {
    const [sum, squares] = around.reduce(
      ([all, allSquares], { sums }) => [all + (sums[index]?.[0] ?? 0), allSquares + (sums[index]?.[1] ?? 0)],
      [0, 0],
    );
    return Math.sqrt(Math.max(0, squares / spectra - (sum / spectra) ** 2));
  };
  const flatness = (around[0]?.sums.length ?? 1) - 1;
  const groups = Object.entries(BAND_GROUPS).flatMap(([name, [first, end]], group): MusicFeature[] => {
    const bands = Array.from({ length: end - first }, (_, index) => first + index);
    const sum = around.reduce((all, { steps }) => all + (steps[group]?.[0] ?? 0), 0);
    const count = around.reduce((all, { steps }) => all + (steps[group]?.[1] ?? 0), 0);
    return [
      [`spread, ${name}`, mean(bands.map(spreadOf))],
      [`change, ${name}`, count === 0 ? 0 : sum / count],
    ];
  });
  return [...groups, ['flatness, spread around', spreadOf(flatness)]];
}
