import type { AudioMeasurement } from './measurements';
import type { AudioLevels } from './measure-audio';
import { ramp, upperMedian } from './statistics';
import type { Timbre } from './timbre';

/** A measured window, as far as it is judged here. */
export interface TimbreWindow extends Pick<AudioLevels, 'timeMs' | 'rmsDb'> {
  timbre: Timbre;
}

/** What a second or two of audio is like. */
export type AudioLikeness = Pick<AudioMeasurement, 'speech' | 'music' | 'applause'>;

/** How far around a window counts, in milliseconds: a syllable or a note says little. */
const AROUND_MS = 1000;
/** Windows this far below the level of all of them are pauses, whose timbre says nothing, in dB. */
const PAUSE_DB = 15;
/** A part of 20 ms with less than this share of the mean energy is a dip between syllables. */
const DIP = 0.1;

interface Features {
  /** Share of the parts of 20 ms that are dips (low energy ratio of Scheirer and Slaney). */
  dips: number;
  /** Mean change of the level from one part to the next but one, in dB. */
  swing: number;
  steadiness: number;
  flatness: number;
  middle: number;
}

/**
 * Tells speech, music and applause apart by rules on five features, each rule a product of how far every
 * condition is met. After Scheirer and Slaney, Construction and evaluation of a robust multifeature
 * speech/music discriminator (ICASSP 1997): speech swings and has dips between syllables, while its
 * harmonics glide; the notes of music keep their lines in the spectrum; applause is noise of the middle
 * frequencies that crackles and goes on. The levels are our own, from the tuning clips of `npm run accuracy`.
 *
 * @param windows in time order
 * @returns one for each window
 */
export function audioLikenesses(windows: readonly TimbreWindow[]): AudioLikeness[] {
  let [first, end] = [0, 0];
  return windows.map(({ timeMs }) => {
    while ((windows[first]?.timeMs ?? timeMs) < timeMs - AROUND_MS) first += 1;
    while (end < windows.length && (windows[end]?.timeMs ?? 0) <= timeMs + AROUND_MS) end += 1;
    return likenessOf(featuresOf(windows.slice(first, end)));
  });
}

function likenessOf({ dips, swing, steadiness, flatness, middle }: Features): AudioLikeness {
  return {
    speech:
      ramp(dips, 0.04, 0.15) *
      ramp(swing, 1.8, 3.4) *
      ramp(steadiness, 0.1, 0.25) *
      (1 - ramp(steadiness, 0.78, 0.9)) *
      (1 - ramp(flatness, 0.5, 0.7)),
    music: ramp(steadiness, 0.62, 0.84) * (1 - ramp(dips, 0.1, 0.2)) * (1 - ramp(swing, 2.8, 4)),
    applause:
      ramp(flatness, 0.1, 0.22) *
      (1 - ramp(flatness, 0.42, 0.6)) *
      (1 - ramp(steadiness, 0.06, 0.2)) *
      ramp(middle, 0.5, 0.75) *
      ramp(swing, 1.8, 3.2) *
      (1 - ramp(dips, 0.1, 0.35)),
  };
}

function featuresOf(near: readonly TimbreWindow[]): Features {
  const levels = near.flatMap(({ timbre }) => timbre.levels);
  const energies = levels.map((level) => 10 ** (level / 10));
  const mean = energies.reduce((sum, energy) => sum + energy, 0) / energies.length;
  const sounding = near.filter(({ rmsDb }) => rmsDb > 10 * Math.log10(mean) - PAUSE_DB);
  const typical = (read: (timbre: Timbre) => number): number =>
    upperMedian(sounding.map(({ timbre }) => read(timbre)));
  let swing = 0;
  for (let part = 2; part < levels.length; part += 1)
    swing += Math.abs((levels[part] ?? 0) - (levels[part - 2] ?? 0));
  return {
    dips: energies.filter((energy) => energy < DIP * mean).length / energies.length,
    swing: swing / levels.length,
    steadiness: typical((timbre) => timbre.steadiness),
    flatness: typical((timbre) => timbre.flatness),
    middle: typical((timbre) => timbre.middle),
  };
}
