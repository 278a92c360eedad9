import { chance } from '../media/chance.mjs';
import { resonator } from './filters.mjs';

/** First three formants of vowels in Hz (Peterson and Barney, 1952, men). */
const VOWELS = /** @type {const} */ ([
  [270, 2290, 3010],
  [530, 1840, 2480],
  [660, 1720, 2410],
  [730, 1090, 2440],
  [570, 840, 2410],
  [300, 870, 2240],
  [490, 1350, 1690],
]);
const BANDWIDTHS = /** @type {const} */ ([70, 100, 140]);
const LOUDNESS = /** @type {const} */ ([1, 0.5, 0.22]);

/**
 * A sound like speech without words: a buzzing source through three formants, in syllables of about a fifth of a second
 * with hisses between them, and pauses after phrases.
 *
 * @param {number} seconds
 * @param {number} sampleRate in Hz
 * @param {{ seed: number, pitchHz: number, syllablesPerSecond: number }} speaker
 * @returns {Float32Array}
 */
export function voice(seconds, sampleRate, { seed, pitchHz, syllablesPerSecond }) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const random = chance(seed);
  const formants = BANDWIDTHS.map(() => resonator(sampleRate));
  const hiss = resonator(sampleRate);
  let phase = 0;
  let at = 0;
  let syllablesLeft = 6;
  /** @type {readonly [number, number, number]} */
  let from = VOWELS[3];
  while (at < samples.length) {
    const to = VOWELS[Math.floor(random() * VOWELS.length)] ?? VOWELS[0];
    const length = Math.round((sampleRate / syllablesPerSecond) * (0.75 + random() * 0.5));
    const hissing = random() < 0.4 ? 0.28 : 0.08;
    const stress = 0.6 + random() * 0.4;
    for (let index = 0; index < length && at < samples.length; index += 1, at += 1) {
      const share = index / length;
      const melody =
        pitchHz * (1.12 - 0.02 * (6 - syllablesLeft)) * (1 + 0.08 * stress * Math.sin(share * Math.PI));
      phase = (phase + melody / sampleRate) % 1;
      const voiced =
        stress * Math.sin(Math.PI * Math.min(1, Math.max(0, (share - hissing) / (1 - hissing)))) ** 0.6;
      const buzz = voiced * (phase < 0.6 ? Math.sin((Math.PI * phase) / 0.6) ** 2 - 0.3 : -0.3);
      let sum = 0;
      formants.forEach((formant, number) => {
        const frequency =
          (from[number] ?? 0) + ((to[number] ?? 0) - (from[number] ?? 0)) * Math.min(1, share * 3);
        sum += (LOUDNESS[number] ?? 0) * formant(buzz, frequency, BANDWIDTHS[number] ?? 100);
      });
      const noise = hiss(random() - 0.5, 4800, 1600);
      samples[at] = sum + (share < hissing ? 0.9 * noise * Math.sin((share / hissing) * Math.PI) : 0);
    }
    from = to;
    syllablesLeft -= 1;
    if (syllablesLeft <= 0) {
      at += Math.round(sampleRate * (0.22 + random() * 0.2));
      syllablesLeft = 5 + Math.floor(random() * 5);
    }
  }
  return samples;
}
