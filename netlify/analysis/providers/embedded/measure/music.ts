import { MUSIC_MODEL } from './music-model';
import { correlation, quantile } from './statistics';
import type { Spectrum, Timbre } from './timbre';

/** Spectra this far below the mean power (base 10) are pauses, whose timbre is not significant: 15 dB. */
const PAUSE = 1.5;
/** A part of 20 ms this far below the mean level counts as a dip between syllables, in dB. */
const DIP_DB = 10;
/** Distances of the windows whose fine structures are compared: 4 is one second. */
const WINDOW_LAGS = [1, 2, 4];

/**
 * Likeness to music, 0 to 1, of about two seconds: a logistic regression on {@link musicFeatures} whose
 * coefficients `npm run accuracy -- train` fits to the tuning half of the recordings.
 *
 * @param near windows in time order, at least one
 */
export function musicLikeness(near: readonly Timbre[]): number {
  const features = musicFeatures(near);
  const evidence = MUSIC_MODEL.weights.reduce(
    (sum, [, mean, deviation, weight], index) =>
      sum + (weight * ((features[index]?.[1] ?? mean) - mean)) / deviation,
    MUSIC_MODEL.bias,
  );
  return 1 / (1 + Math.exp(-evidence));
}

/**
 * Features that distinguish music from everything else. Notes are held, so that the lines of the spectrum remain,
 * also in the quiet half of the time, where no voice covers them. Speech fluctuates with syllables and pauses
 * (Scheirer and Slaney, 1997), and has little energy below 150 Hz and few changes above 5 kHz.
 *
 * @param near windows in time order, at least one
 * @returns features by name, always in the same order
 */
export function musicFeatures(near: readonly Timbre[]): [name: string, value: number][] {
  const spectra = near.flatMap((timbre) => timbre.spectra);
  const powers = spectra.map(({ power }) => power);
  const limit = Math.log10(mean(powers.map((power) => 10 ** power))) - PAUSE;
  const middle = quantile(powers, 0.5) ?? 0;
  const loud = spectra.filter(({ power }) => power > limit);
  const quiet = spectra.filter(({ power }) => power <= middle);
  return [
    ...steadinessFeatures(near, limit),
    ...Object.entries({
      'flatness, loud': mean(loud.map(({ flatness }) => flatness)),
      'flatness, quiet': mean(quiet.map(({ flatness }) => flatness)),
      'flatness, spread': deviation(spectra.map(({ flatness }) => flatness)),
      'lines, loud': mean(loud.map(({ lines }) => lines)),
      'lines, quiet': mean(quiet.map(({ lines }) => lines)),
    }),
    ...bandFeatures(near, spectra, loud),
    ...levelFeatures(near),
  ];
}

/** How stable the lines of a spectrum are, from 60 ms up to a second later. */
function steadinessFeatures(near: readonly Timbre[], limit: number): [string, number][] {
  const features: [string, number][] = [];
  for (const lag of [1, 2, 3]) {
    const pairs = near.flatMap(({ spectra, likenesses }) =>
      (likenesses[lag - 1] ?? []).map((likeness, index) => ({
        likeness,
        power: Math.min(spectra[index]?.power ?? 0, spectra[index + lag]?.power ?? 0),
      })),
    );
    const middle = quantile(
      pairs.map(({ power }) => power),
      0.5,
    );
    const of = (chosen: typeof pairs) => mean(chosen.map(({ likeness }) => likeness));
    const loud = pairs.filter(({ power }) => power > limit);
    features.push(
      [`steady ${lag}, loud`, of(loud.length === 0 ? pairs : loud)],
      [`steady ${lag}, quiet`, of(pairs.filter(({ power }) => power <= (middle ?? 0)))],
    );
    if (lag === 1) features.push(['steady 1, spread', deviation(pairs.map(({ likeness }) => likeness))]);
  }
  for (const lag of WINDOW_LAGS) {
    const later = near.slice(lag).map(({ fine }, index) => correlation(near[index]?.fine ?? fine, fine));
    // With too few windows, the value of the shorter distance is used.
    features.push([`windows ${lag}`, later.length === 0 ? (features.at(-1)?.[1] ?? 0) : mean(later)]);
  }
  return features;
}

/** Energy of each band, how much it varies, and how fast it changes. */
function bandFeatures(
  near: readonly Timbre[],
  spectra: readonly Spectrum[],
  loud: readonly Spectrum[],
): [string, number][] {
  const count = spectra[0]?.bands.length ?? 0;
  return Array.from({ length: count }, (_, band): [string, number][] => {
    const of = ({ bands }: Spectrum) => bands[band] ?? 0;
    const steps = near.flatMap((timbre) =>
      timbre.spectra
        .slice(1)
        .map((spectrum, index) => Math.abs(of(spectrum) - of(timbre.spectra[index] ?? spectrum))),
    );
    return [
      [`band ${band}`, mean(loud.map((spectrum) => of(spectrum) - spectrum.power))],
      [`band ${band}, spread`, deviation(spectra.map(of))],
      [`band ${band}, change`, mean(steps)],
    ];
  }).flat();
}

function levelFeatures(near: readonly Timbre[]): [string, number][] {
  const levels = near.flatMap((timbre) => timbre.levels);
  const level = 10 * Math.log10(mean(levels.map((part) => 10 ** (part / 10))));
  const [low, lower, high] = [0.1, 0.25, 0.9].map((share) => quantile(levels, share) ?? 0);
  return Object.entries({
    dips: levels.filter((part) => part < level - DIP_DB).length / levels.length,
    swing: mean(levels.slice(2).map((part, index) => Math.abs(part - (levels[index] ?? part)))),
    'low level': (low ?? 0) - level,
    'lower level': (lower ?? 0) - level,
    'range of levels': (high ?? 0) - (low ?? 0),
  });
}

/** 0 for an empty list. */
function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
