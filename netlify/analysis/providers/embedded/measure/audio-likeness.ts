import type { AudioMeasurement } from './measurements';
import type { AudioLevels } from './measure-audio';
import { musicLikenesses } from './music';
import { VOICE_THRESHOLD } from '../speech/voice';
import { neighbors, ramp, upperMedian } from './statistics';
import type { Timbre } from './timbre';

/** The parts of a measured window that are assessed here. */
export interface TimbreWindow extends Pick<AudioLevels, 'timeMs' | 'rmsDb'> {
  timbre: Timbre;
  /**
   * Probability of a voice, 0 to 1, for each 32 ms window of the voice detector that begins in this one; missing
   * where it did not run.
   */
  voice?: readonly number[] | undefined;
}

/** Character of a second or two of audio. */
export type AudioLikeness = Pick<AudioMeasurement, 'speech' | 'music' | 'applause'>;

/** Radius around a window used for applause, in milliseconds: a single syllable or note says little. */
const AROUND_MS = 1000;
/** Radius used for a voice, in milliseconds: words are not further apart. */
const VOICE_AROUND_MS = 750;
/** Share of the time with a voice at which the likeness to speech reaches 0.5, and 1. */
const [SOME_VOICE, MUCH_VOICE] = [0.09, 0.27];
/** Maximum likeness to speech without the detector: on recorded music the rules find speech a fifth of the time. */
const MAX_BY_RULES = 0.6;
/** Windows this far below the overall level are pauses, whose timbre is not significant, in dB. */
const PAUSE_DB = 15;
/** A part of 20 ms with less than this share of the mean energy counts as a dip between syllables. */
const DIP = 0.1;

/**
 * Likeness of each window, together with those near it, to speech, music and applause. Speech is taken from the voice
 * detector. Without it, and for applause, rules on five features decide; each result is a product of the degrees to
 * which the conditions are met (after Scheirer and Slaney, Construction and evaluation of a robust multifeature
 * speech/music discriminator, ICASSP 1997). Music is detected by `music.ts`, whether or not there is speech over it.
 * The thresholds are our own, from the tuning halves of `npm run accuracy`.
 *
 * @param windows in time order
 * @returns one for each window
 */
export function audioLikenesses(windows: readonly TimbreWindow[]): AudioLikeness[] {
  const near = neighbors(windows, AROUND_MS);
  const nearest = neighbors(windows, VOICE_AROUND_MS);
  const music = musicLikenesses(windows);
  return windows.map((_, index) => {
    const { speech, applause } = ruledLikeness(featuresOf(near[index] ?? []));
    return {
      speech: voiceLikeness(nearest[index] ?? []) ?? Math.min(speech, MAX_BY_RULES),
      music: music[index] ?? 0,
      applause,
    };
  });
}

/** @returns 0 without a voice, 0.5 at the threshold; undefined where the voice detector did not run */
function voiceLikeness(near: readonly TimbreWindow[]): number | undefined {
  const voices = near.flatMap(({ voice = [] }) => voice);
  if (voices.length === 0) return undefined;
  const share = voices.filter((probability) => probability >= VOICE_THRESHOLD).length / voices.length;
  return share < SOME_VOICE ? ramp(share, 0, SOME_VOICE) / 2 : 0.5 + ramp(share, SOME_VOICE, MUCH_VOICE) / 2;
}

interface Features {
  /** Share of the parts of 20 ms that are dips (low energy ratio of Scheirer and Slaney). */
  dips: number;
  /** Mean absolute change of the level between a part and the second one after it, in dB. */
  swing: number;
  steadiness: number;
  flatness: number;
  middle: number;
}

function ruledLikeness({
  dips,
  swing,
  steadiness,
  flatness,
  middle,
}: Features): Omit<AudioLikeness, 'music'> {
  return {
    speech: ramp(
      ramp(dips, 0.04, 0.15) *
        ramp(swing, 1.8, 3.4) *
        ramp(steadiness, 0.1, 0.25) *
        (1 - ramp(steadiness, 0.78, 0.9)) *
        (1 - ramp(flatness, 0.5, 0.7)),
      0.1,
      0.6,
    ),
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
