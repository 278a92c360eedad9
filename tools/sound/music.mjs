import { strike } from './filters.mjs';

/** A minor, F, C, G: the notes of each chord in semitones from the A below middle C. */
const CHORDS = /** @type {const} */ ([
  [0, 3, 7, 12],
  [-4, 0, 3, 8],
  [-9, -5, -2, 3],
  [-2, 2, 5, 10],
]);
const PATTERN = /** @type {const} */ ([0, 2, 1, 3, 2, 1, 3, 2]);

/**
 * A plucked tune over slow chords.
 *
 * @param {number} seconds
 * @param {number} sampleRate in Hz
 * @param {{ beatsPerMinute: number, transpose?: number }} how `transpose` in semitones
 * @returns {Float32Array}
 */
export function music(seconds, sampleRate, { beatsPerMinute, transpose = 0 }) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const step = 30 / beatsPerMinute;
  for (let note = 0; note * step < seconds; note += 1) {
    const chord = CHORDS[Math.floor(note / 8) % CHORDS.length] ?? CHORDS[0];
    const pitch = (chord[PATTERN[note % 8] ?? 0] ?? 0) + transpose;
    pluck(samples, sampleRate, note * step, pitch + 12, 0.5);
    if (note % 8 === 0) pluck(samples, sampleRate, note * step, chord[0] + transpose - 12, 0.8);
    if (note % 4 === 0)
      for (const tone of chord) pad(samples, sampleRate, note * step, step * 4.4, tone + transpose);
  }
  return samples;
}

/**
 * One chord that is struck once and decays.
 *
 * @param {number} seconds
 * @param {number} sampleRate in Hz
 * @returns {Float32Array}
 */
export function lastChord(seconds, sampleRate) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const tone of [-9, -5, -2, 3]) pad(samples, sampleRate, -seconds * 0.6, seconds * 2, tone);
  [-21, -9, -5, -2, 3, 7, 10].forEach((tone, index) =>
    pluck(samples, sampleRate, index * 0.045, tone + 12, 0.5),
  );
  return samples;
}

/**
 * A plucked string: harmonics that decay, the higher ones faster.
 *
 * @param {Float32Array} samples
 * @param {number} sampleRate
 * @param {number} start in seconds
 * @param {number} pitch in semitones
 * @param {number} strength
 */
function pluck(samples, sampleRate, start, pitch, strength) {
  const frequency = 220 * 2 ** (pitch / 12);
  strike(samples, sampleRate, start, 1.6, (t) => {
    let sum = 0;
    for (let harmonic = 1; harmonic <= 6; harmonic += 1) {
      sum +=
        (Math.sin(2 * Math.PI * frequency * harmonic * t) * Math.exp(-t * (2 + 1.6 * harmonic))) / harmonic;
    }
    return strength * sum * Math.min(1, t / 0.004);
  });
}

/**
 * A soft, sustained tone.
 *
 * @param {Float32Array} samples
 * @param {number} sampleRate
 * @param {number} start in seconds
 * @param {number} seconds
 * @param {number} pitch in semitones
 */
function pad(samples, sampleRate, start, seconds, pitch) {
  const frequency = 220 * 2 ** (pitch / 12);
  strike(samples, sampleRate, start, seconds, (t) => {
    const swell = Math.sin((Math.PI * t) / seconds) ** 0.7;
    const beat = Math.sin(2 * Math.PI * frequency * t) + 0.6 * Math.sin(2 * Math.PI * frequency * 1.004 * t);
    return 0.09 * swell * (beat + 0.3 * Math.sin(2 * Math.PI * frequency * 2.003 * t));
  });
}
