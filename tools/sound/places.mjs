import { chance } from '../media/chance.mjs';
import { lowPass, resonator } from './filters.mjs';

/**
 * A crowd of a thousand: noise in the range of voices, which swells and roars at a goal.
 *
 * @param {number} seconds
 * @param {number} sampleRate in Hz
 * @param {number} goalAt seconds
 * @returns {Float32Array}
 */
export function crowd(seconds, sampleRate, goalAt) {
  const random = chance(31);
  const murmur = [resonator(sampleRate), resonator(sampleRate), resonator(sampleRate)];
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const t = index / sampleRate;
    const noise = random() - 0.5;
    const joy = t < goalAt ? 0.3 + 0.1 * (t / goalAt) : 1 - 0.35 * Math.min(1, (t - goalAt) / 3);
    const waver = 1 + 0.25 * Math.sin(t * 5) + 0.15 * Math.sin(t * 13 + 1);
    const [low, middle, high] = murmur.map((filter, band) =>
      filter(noise, 480 + band * 620, 420 + band * 260),
    );
    return joy * waver * ((low ?? 0) + 0.8 * (middle ?? 0) + 0.6 * (high ?? 0));
  });
}

/**
 * Wind and rain.
 *
 * @param {number} seconds
 * @param {number} sampleRate in Hz
 * @returns {Float32Array}
 */
export function wind(seconds, sampleRate) {
  const random = chance(47);
  const howl = resonator(sampleRate);
  const rain = lowPass(sampleRate);
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const t = index / sampleRate;
    const noise = random() - 0.5;
    const gust = 0.7 + 0.25 * Math.sin(t * 1.9) + 0.15 * Math.sin(t * 4.3 + 2);
    return gust * howl(noise, 380 + 160 * Math.sin(t * 1.3), 240) + 0.35 * (noise - rain(noise, 2200));
  });
}

/**
 * The sound of a car: harmonics of a low note that rises slightly, and tire noise.
 *
 * @param {number} seconds
 * @param {number} sampleRate in Hz
 * @returns {Float32Array}
 */
export function engine(seconds, sampleRate) {
  const random = chance(53);
  const tyres = resonator(sampleRate);
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const t = index / sampleRate;
    phase += (52 + 9 * t + 2 * Math.sin(t * 2)) / sampleRate;
    let hum = 0;
    for (let harmonic = 1; harmonic <= 9; harmonic += 1) {
      hum += Math.sin(2 * Math.PI * phase * harmonic + harmonic) / (1 + Math.abs(harmonic - 3));
    }
    return hum * (1 + 0.1 * Math.sin(t * 31)) + 3 * tyres(random() - 0.5, 700, 900);
  });
}

/**
 * Gently boiling water: many small bubbles.
 *
 * @param {number} seconds
 * @param {number} sampleRate in Hz
 * @returns {Float32Array}
 */
export function simmer(seconds, sampleRate) {
  const random = chance(61);
  const bubble = resonator(sampleRate);
  let frequency = 500;
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, () => {
    const pops = random() < 0.0012;
    if (pops) frequency = 350 + random() * 500;
    return bubble(pops ? 8 : 0.02 * (random() - 0.5), frequency, 60);
  });
}
