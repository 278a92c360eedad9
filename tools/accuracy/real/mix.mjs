import { decodeAudio } from '../../media/decode.mjs';

/** @typedef {import('./material.mjs').Material} Material */

/** Not a whole number of seconds, so that the judged seconds are at any position in a segment. */
export const SEGMENT_SECONDS = 8.6;
/** Recordings are used from this time on: introductions are soft, or silent. */
const INTRODUCTION_SECONDS = 12;
const MUSIC_SECONDS = 75;

/**
 * Noise through a one-pole filter.
 * @param {number} rate
 * @param {() => number} random
 * @param {number} softness
 * @param {number} db
 */
export function noise(rate, random, softness, db) {
  let before = 0;
  return toLevel(
    Float32Array.from({ length: Math.round(SEGMENT_SECONDS * rate) }, () => {
      before = softness * before + (1 - softness) * (random() * 2 - 1);
      return before;
    }),
    db,
  );
}

/** Recordings one after the other, each without the silence around it. @param {readonly Material[]} files @param {number} rate @param {() => number} random @param {number} pauseSeconds */
export function run(files, rate, random, pauseSeconds) {
  const samples = new Float32Array(Math.round(SEGMENT_SECONDS * rate));
  const order = shuffled(files, random);
  for (let at = 0, next = 0; at < samples.length; next += 1) {
    const file = order[next % order.length];
    if (file === undefined) break;
    const part = trimmed(decoded(file, rate, 60));
    const start = part.length > samples.length ? Math.floor(random() * (part.length - samples.length)) : 0;
    const level = toLevel(part.slice(start, start + samples.length), -20);
    samples.set(level.subarray(0, samples.length - at), at);
    at += level.length + Math.round(pauseSeconds * (0.5 + random()) * rate);
  }
  return samples;
}

/** @param {Material} piece @param {number} rate @param {() => number} random */
export function excerpt(piece, rate, random) {
  const whole = decoded(piece, rate, MUSIC_SECONDS);
  const length = Math.round(SEGMENT_SECONDS * rate);
  if (whole.length <= length) {
    const part = trimmed(whole);
    return Float32Array.from({ length }, (_, at) => part[at % part.length] ?? 0);
  }
  const first = Math.min(INTRODUCTION_SECONDS * rate, (whole.length - length) / 2);
  const start = Math.floor(first + random() * (whole.length - length - first));
  return whole.slice(start, start + length);
}

/** @type {Map<string, Float32Array>} */
const decodedFiles = new Map();

/** @param {Material} file @param {number} rate @param {number} seconds */
function decoded(file, rate, seconds) {
  const key = `${file.path} ${String(rate)}`;
  const known = decodedFiles.get(key) ?? decodeAudio(file.file, rate, seconds);
  if (known.length < 4 * rate) decodedFiles.set(key, known);
  return known;
}

/** Trims both ends where they are more than 40 dB below the loudest sample. @param {Float32Array} samples */
function trimmed(samples) {
  const least = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 100;
  const isLoud = (/** @type {number} */ sample) => Math.abs(sample) > least;
  const first = samples.findIndex(isLoud);
  return first < 0 ? samples : samples.slice(first, samples.findLastIndex(isLoud) + 1);
}

/** @param {Float32Array} samples @param {number} db RMS of the non-silent part, in dBFS */
export function toLevel(samples, db) {
  const energies = samples.map((sample) => sample * sample);
  const most = energies.reduce((highest, energy) => Math.max(highest, energy), 0);
  const loud = energies.filter((energy) => energy > most * 1e-5);
  const rms = Math.sqrt(loud.reduce((sum, energy) => sum + energy, 0) / Math.max(1, loud.length));
  const gain = rms === 0 ? 0 : 10 ** (db / 20) / rms;
  return samples.map((sample) => limited(sample * gain));
}

/**
 * Adds room noise 40 dB below the sound, because pauses in recordings are never digital silence.
 * @param {Float32Array} samples
 * @param {() => number} random
 */
export function inRoom(samples, random) {
  return samples.map((sample) => sample + (random() - 0.5) * 0.0035);
}

/** @param {() => number} random */
export function levelOf(random) {
  return -25 + 8 * random();
}

/** @param {number} sample */
export function limited(sample) {
  return Math.max(-0.98, Math.min(0.98, sample));
}

/** @template T @param {readonly T[]} list @param {() => number} random @returns {T[]} */
export function shuffled(list, random) {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
