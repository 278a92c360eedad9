import { chance } from '../media/chance.mjs';
import { lowPass, resonator, strike } from './filters.mjs';

/** @typedef {(seconds: number, sampleRate: number, random: () => number) => Float32Array} Source */

/** Applause in a hall: bursts of noise, each some milliseconds long and with its own tone colour. @type {Source} */
export function applause(seconds, sampleRate, random) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const perSecond = 60 + 340 * random();
  const claps = Math.round(seconds * perSecond);
  for (let clap = 0; clap < claps; clap += 1) {
    const start = Math.floor(random() * samples.length);
    const filter = resonator(sampleRate);
    const [hertz, width, fall] = [900 + 1600 * random(), 700 + 900 * random(), 0.004 + 0.008 * random()];
    const strength = 0.3 + random();
    const last = Math.min(samples.length, start + Math.round(fall * 6 * sampleRate));
    for (let at = start; at < last; at += 1) {
      const burst = (random() - 0.5) * Math.exp(-(at - start) / (fall * sampleRate));
      samples[at] = (samples[at] ?? 0) + strength * filter(burst, hertz, width);
    }
  }
  return samples;
}

/** Hiss of one colour: 0 is white, 1 is brown. @param {number} colour @returns {Source} */
export function hiss(colour) {
  return (seconds, sampleRate, random) => {
    const filter = lowPass(sampleRate);
    return Float32Array.from({ length: Math.round(seconds * sampleRate) }, () => {
      const noise = random() - 0.5;
      return (1 - colour) * noise + colour * 12 * filter(noise, 120);
    });
  };
}

/** Kick, snare and hi-hat with a bass line. @type {Source} */
export function band(seconds, sampleRate, random) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const beat = 60 / (85 + 60 * random());
  const root = 41 * 2 ** (Math.floor(random() * 12) / 12);
  const steps = [0, 0, 7, 5, 0, 3, 7, 10];
  const chords = [
    [0, 4, 7],
    [9, 12, 16],
    [5, 9, 12],
    [7, 11, 14],
  ];
  for (let step = 0; (step * beat) / 2 < seconds; step += 1) {
    const start = (step * beat) / 2;
    if (step % 4 === 0)
      strike(
        samples,
        sampleRate,
        start,
        0.25,
        (t) => Math.sin(2 * Math.PI * (50 * t + 6 * (1 - Math.exp(-t * 30)))) * Math.exp(-t * 14) * 1.2,
      );
    if (step % 4 === 2)
      strike(
        samples,
        sampleRate,
        start,
        0.2,
        (t) => ((random() - 0.5) * 1.1 + 0.3 * Math.sin(1200 * t)) * Math.exp(-t * 22),
      );
    strike(samples, sampleRate, start, 0.06, (t) => (random() - 0.5) * 0.35 * Math.exp(-t * 90));
    const bass = root * 2 ** ((steps[step % 8] ?? 0) / 12);
    strike(samples, sampleRate, start, beat / 2, (t) => harmonics(bass, t, 5) * 0.5 * Math.exp(-t * 3));
    if (step % 4 === 0) {
      for (const tone of chords[Math.floor(step / 8) % 4] ?? []) {
        strike(
          samples,
          sampleRate,
          start,
          beat * 2,
          (t) => harmonics(root * 4 * 2 ** (tone / 12), t, 6) * 0.16 * Math.min(1, t * 40),
        );
      }
    }
  }
  return samples;
}

/** Strings with sustained chords. @type {Source} */
export function strings(seconds, sampleRate, random) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const root = 110 * 2 ** (Math.floor(random() * 12) / 12);
  const chords = [
    [0, 7, 12, 16],
    [-4, 3, 8, 15],
    [-7, 5, 9, 12],
    [-5, 2, 7, 14],
  ];
  const bar = 1.2 + 1.2 * random();
  for (let index = 0; index * bar < seconds; index += 1) {
    for (const tone of chords[index % 4] ?? []) {
      const [hertz, phase] = [root * 2 ** (tone / 12), random() * 6];
      strike(samples, sampleRate, index * bar, bar * 1.15, (t) => {
        const swell = Math.sin((Math.PI * t) / (bar * 1.15)) ** 0.5;
        return swell * harmonics(hertz, t + 0.00006 * Math.sin(34 * t + phase), 9) * 0.2;
      });
    }
  }
  return samples;
}

/** A single flute or violin: a tune with vibrato. @type {Source} */
export function soloist(seconds, sampleRate, random) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const scale = [0, 2, 4, 5, 7, 9, 11, 12, 14];
  const root = 262 * 2 ** (Math.floor(random() * 8) / 12);
  const count = 2 + Math.floor(random() * 4);
  let place = 3;
  for (let start = 0; start < seconds;) {
    const length = [0.25, 0.25, 0.5, 0.5, 1][Math.floor(random() * 5)] ?? 0.5;
    place = Math.max(0, Math.min(8, place + Math.floor(random() * 5) - 2));
    const hertz = root * 2 ** ((scale[place] ?? 0) / 12);
    strike(samples, sampleRate, start, length, (t) => {
      const shape = Math.min(1, t * 25, (length - t) * 25);
      return shape * harmonics(hertz, t + 0.0001 * Math.sin(35 * t) * Math.min(1, t * 3), count) * 0.5;
    });
    start += length;
  }
  return samples;
}

/** @param {number} hertz @param {number} t @param {number} count */
function harmonics(hertz, t, count) {
  let sum = 0;
  for (let number = 1; number <= count; number += 1)
    sum += Math.sin(2 * Math.PI * hertz * number * t) / number;
  return sum;
}

/** A sine. @type {(hertz: number) => (seconds: number, sampleRate: number) => Float32Array} */
export function sine(hertz) {
  return (seconds, sampleRate) =>
    Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
      Math.sin((2 * Math.PI * hertz * at) / sampleRate),
    );
}

/**
 * A separate random generator for the audio, which would otherwise depend on the frames.
 * @param {() => number} random
 */
export function ownChance(random) {
  return chance(Math.floor(random() * 2 ** 31));
}
