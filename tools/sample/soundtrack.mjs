import { BAR_CUTS } from './scenes/bar.mjs';
import { GOAL_SECONDS } from './scenes/pitch.mjs';
import { softLimit, toLevel } from '../sound/filters.mjs';
import { lastChord, music } from '../sound/music.mjs';
import { crowd, engine, simmer, wind } from '../sound/places.mjs';
import { recording } from './recordings.mjs';
import { sine } from '../sound/sources.mjs';
import { voice } from '../sound/voice.mjs';

export const SAMPLE_RATE = 44_100;

/** Alignment level of EBU R 68: a tone of 1 kHz with peaks at -18 dBFS, which is -21 dBFS RMS. */
const ALIGNMENT = { hz: 1000, rmsDb: -21 };

/** Duration of the fade at the start and end of each part, in seconds, which prevents clicks. */
const EDGE = 0.012;

/** @typedef {import('./program.mjs').Scene} Scene */

/** The sound of each scene. */
const SOUNDS = /** @type {Record<string, (seconds: number) => Float32Array>} */ ({
  bars: (seconds) => toLevel(sine(ALIGNMENT.hz)(seconds, SAMPLE_RATE), ALIGNMENT.rmsDb),
  kitchen: (seconds) =>
    sum(
      toLevel(voice(seconds, SAMPLE_RATE, { seed: 17, pitchHz: 205, syllablesPerSecond: 4.6 }), -22),
      toLevel(simmer(seconds, SAMPLE_RATE), -38),
    ),
  pitch: (seconds) =>
    sum(
      toLevel(crowd(seconds, SAMPLE_RATE, GOAL_SECONDS), -16),
      toLevel(voice(seconds, SAMPLE_RATE, { seed: 23, pitchHz: 150, syllablesPerSecond: 6.2 }), -18),
    ),
  coast: (seconds) => toLevel(music(seconds, SAMPLE_RATE, { beatsPerMinute: 104 }), -20),
  lighthouse: (seconds) => toLevel(wind(seconds, SAMPLE_RATE), -46),
  nightRoad: (seconds) =>
    sum(
      toLevel(engine(seconds, SAMPLE_RATE), -26),
      toLevel(music(seconds, SAMPLE_RATE, { beatsPerMinute: 84, transpose: -5 }), -24),
    ),
  cat: (seconds) => toLevel(recording(seconds, SAMPLE_RATE, [{ file: 'band.wav', at: 0 }]), -20),
  reading: (seconds) =>
    toLevel(
      recording(seconds, SAMPLE_RATE, [
        { file: 'reading-1.wav', at: 0.15 },
        { file: 'reading-2.wav', at: 3.25 },
      ]),
      -21,
    ),
  guest: (seconds) => toLevel(recording(seconds, SAMPLE_RATE, [{ file: 'band.wav', at: 0 }]), -24),
  bar: (seconds) => sum(toLevel(dialogue(seconds), -24), toLevel(wind(seconds, SAMPLE_RATE), -40)),
  newsroom: (seconds) =>
    toLevel(voice(seconds, SAMPLE_RATE, { seed: 41, pitchHz: 118, syllablesPerSecond: 5.4 }), -22),
  endCard: (seconds) => toLevel(lastChord(seconds, SAMPLE_RATE), -24),
});

/**
 * The sound of the whole program. A scene without a sound is digital silence.
 *
 * @param {readonly Scene[]} scenes
 * @param {number} durationMs
 * @returns {Float32Array} mono samples, 1 is full scale
 */
export function soundtrack(scenes, durationMs) {
  const samples = new Float32Array(Math.round((durationMs / 1000) * SAMPLE_RATE));
  for (const scene of scenes) {
    const audio = SOUNDS[scene.name]?.((scene.endMs - scene.startMs) / 1000);
    if (audio === undefined) continue;
    const fadeOut = scene.fadeOutMs === undefined ? EDGE : scene.fadeOutMs / 1000;
    samples.set(softLimit(faded(audio, fadeOut)), Math.round((scene.startMs / 1000) * SAMPLE_RATE));
  }
  return samples;
}

/** There is no speech in the last second of the dialogue, which fades out. */
const LAST_WORDS = 1;

/**
 * Two voices, each while its speaker is visible.
 *
 * @param {number} seconds
 */
function dialogue(seconds) {
  const voices = [
    voice(seconds, SAMPLE_RATE, { seed: 43, pitchHz: 196, syllablesPerSecond: 5 }),
    voice(seconds, SAMPLE_RATE, { seed: 37, pitchHz: 112, syllablesPerSecond: 4.6 }),
  ];
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, index) => {
    if (index / SAMPLE_RATE > seconds - LAST_WORDS) return 0;
    const cuts = BAR_CUTS.filter((cut) => index / SAMPLE_RATE >= cut).length;
    return voices[cuts % 2]?.[index] ?? 0;
  });
}

/**
 * @param {Float32Array} first
 * @param {Float32Array} second
 */
function sum(first, second) {
  return first.map((sample, index) => sample + (second[index] ?? 0));
}

/**
 * @param {Float32Array} samples
 * @param {number} fadeOut in seconds
 */
function faded(samples, fadeOut) {
  return samples.map((sample, index) => {
    const sinceStart = index / SAMPLE_RATE / EDGE;
    const untilEnd = (samples.length - index) / SAMPLE_RATE / fadeOut;
    return sample * Math.min(1, sinceStart, untilEnd);
  });
}
