import { deviation, mean, median, quantileOfSorted } from './statistics';
import type { Timbre } from './timbre';

/** A feature of the model; undefined where it can't be measured, which counts as its mean. */
export type MusicFeature = readonly [name: string, value: number | undefined];

/** Spectra this far below the mean power (base 10) are pauses, whose timbre is not significant: 15 dB. */
const PAUSE = 1.5;
/** A part of 20 ms this far below the mean level counts as a dip between syllables, in dB. */
const DIP_DB = 10;
/** Parts further below the mean level count as this far below, in dB: silence has no finite level. */
const MIN_LEVEL_DB = 40;
/** A line's activity is compared with the lowest of this many lines on either side. */
const PEAK_SIDE = 4;
/** Numbers of the highest peaks that are added up. */
const [FIRST_PEAKS, ALL_PEAKS] = [5, 15];
/** Number of the most active lines whose mean is taken. */
const ACTIVE_LINES = 8;

/** How stable the lines of a spectrum are, and how flat it is, in loud and in quiet parts. */
export function spectrumFeatures(near: readonly Timbre[]): MusicFeature[] {
  const spectra = near.flatMap((timbre) => timbre.spectra);
  const powers = spectra.map(({ power }) => power);
  const limit = Math.log10(mean(powers.map((power) => 10 ** power))) - PAUSE;
  const middle = median(powers) ?? 0;
  const pairs = near.flatMap(({ spectra: own, likenesses }) =>
    likenesses.map((likeness, index) => ({
      likeness,
      power: Math.min(own[index]?.power ?? 0, own[index + 1]?.power ?? 0),
    })),
  );
  const middlePair = median(pairs.map(({ power }) => power)) ?? 0;
  const loud = pairs.filter(({ power }) => power > limit);
  const likeness = (chosen: typeof pairs) => mean(chosen.map((pair) => pair.likeness));
  const flatness = (chosen: typeof spectra) => mean(chosen.map((spectrum) => spectrum.flatness));
  return Object.entries({
    'steady, loud': likeness(loud.length === 0 ? pairs : loud),
    'steady, quiet': likeness(pairs.filter(({ power }) => power <= middlePair)),
    'steady, spread': deviation(pairs.map((pair) => pair.likeness)),
    'flatness, loud': flatness(spectra.filter(({ power }) => power > limit)),
    'flatness, quiet': flatness(spectra.filter(({ power }) => power <= middle)),
    'flatness, spread': deviation(spectra.map((spectrum) => spectrum.flatness)),
  });
}

/** Dips and swings of the level with syllables. */
export function levelFeatures(near: readonly Timbre[]): MusicFeature[] {
  const levels = near.flatMap((timbre) => timbre.levels);
  const level = meanLevel(levels);
  const sorted = levels.toSorted((a, b) => a - b);
  const [low, lower, high] = [0.1, 0.25, 0.9].map((share) => quantileOfSorted(sorted, share) ?? 0);
  return Object.entries({
    dips: shareOf(levels, (part) => part < level - DIP_DB),
    swing: mean(levels.slice(2).map((part, index) => Math.abs(part - (levels[index] ?? part)))),
    'low level': (low ?? 0) - level,
    'lower level': (lower ?? 0) - level,
    'range of levels': (high ?? 0) - (low ?? 0),
  });
}

/** Lines that are active much longer than their neighbors: held notes. */
export function activityFeatures(where: string, windows: readonly { timbre: Timbre }[]): MusicFeature[] {
  const lines = windows[0]?.timbre.active.length ?? 0;
  const activity = new Float64Array(lines);
  let count = 0;
  for (const { timbre } of windows) {
    count += timbre.spectra.length;
    for (let line = 0; line < lines; line += 1)
      activity[line] = (activity[line] ?? 0) + (timbre.active[line] ?? 0);
  }
  const heights: number[] = [];
  for (let line = 1; line < lines - 1; line += 1) {
    const own = activity[line] ?? 0;
    if (own < (activity[line - 1] ?? 0) || own <= (activity[line + 1] ?? 0)) continue;
    const left = lowest(activity, line - PEAK_SIDE, line);
    const right = lowest(activity, line + 1, line + 1 + PEAK_SIDE);
    heights.push((own - Math.max(left, right)) / count);
  }
  heights.sort((a, b) => b - a);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const most = [...activity.sort().subarray(-ACTIVE_LINES)];
  return [
    [`first peaks, ${where}`, sum(heights.slice(0, FIRST_PEAKS))],
    [`other peaks, ${where}`, sum(heights.slice(FIRST_PEAKS, ALL_PEAKS))],
    [`active lines, ${where}`, mean(most) / count],
  ];
}

/** The lowest value from one index to before another. */
function lowest(values: Float64Array, from: number, end: number): number {
  let least = Infinity;
  for (let at = Math.max(0, from); at < Math.min(end, values.length); at += 1)
    least = Math.min(least, values[at] ?? Infinity);
  return least;
}

/** Levels over a whole sentence. */
export function longLevelFeatures(around: readonly { timbre: Timbre }[]): MusicFeature[] {
  const levels = around.flatMap(({ timbre }) => timbre.levels);
  const level = meanLevel(levels);
  const sorted = levels.toSorted((a, b) => a - b);
  const [low, lower, high] = [0.1, 0.25, 0.9].map((share) => (quantileOfSorted(sorted, share) ?? 0) - level);
  return Object.entries({
    'dips, around': shareOf(levels, (part) => part < level - DIP_DB),
    'low level, around': low,
    'lower level, around': lower,
    'high level, around': high,
    'spread of levels': deviation(levels.map((part) => Math.max(part, level - MIN_LEVEL_DB))),
  });
}

/** Level of the mean power, in dB. */
export function meanLevel(levels: readonly number[]): number {
  return 10 * Math.log10(mean(levels.map((level) => 10 ** (level / 10))));
}

export function shareOf(values: readonly number[], is: (value: number) => boolean): number {
  return values.filter(is).length / values.length;
}
