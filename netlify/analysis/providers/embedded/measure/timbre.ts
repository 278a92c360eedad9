import { powerSpectrum } from './fft';
import { decibels, SILENCE_DB } from './levels';
import { correlation } from './statistics';

/** Features of one spectrum of 64 ms. */
export interface Spectrum {
  /** Logarithm (base 10) of its power. */
  power: number;
  /** Logarithms of the power in each of the bands of {@link BAND_EDGES_HZ}. */
  bands: readonly number[];
  /** Natural logarithm of its flatness from 300 to 6000 Hz: 0 for white noise, strongly negative for a few lines. */
  flatness: number;
}

/** Features of an audio window that, together with the windows near it, distinguish music and applause. */
export interface Timbre {
  /** Levels of its parts of 20 ms, in dBFS. */
  levels: readonly number[];
  spectra: readonly Spectrum[];
  /** Likeness of the fine structure of each spectrum to that of the next one, -1 to 1: high for held notes. */
  likenesses: readonly number[];
  /** Mean of {@link likenesses} to the next one. */
  steadiness: number;
  /** Mean fine structure, to compare it with other windows. */
  fine: Float32Array;
  /** In how many of its spectra each line exceeds its surroundings by {@link ACTIVE}. */
  active: Uint8Array;
  /** Flatness of the mean spectrum from 300 to 6000 Hz: 1 is white noise, near 0 a few lines. */
  flatness: number;
  /** Share of the energy from 300 Hz up to 3400 Hz: the band of the telephone. */
  middle: number;
}

/** Bands a third to half an octave wide, in Hz. */
const BAND_EDGES_HZ = [60, 150, 250, 350, 500, 700, 950, 1250, 1600, 2100, 2800, 3700, 5000, 6500, 7900];
/** Length of the parts of a window whose level is measured, in seconds. */
const PART_SECONDS = 0.02;
/** Length of one spectrum in samples: 64 ms at 16 kHz, a line about every 16 Hz. */
const SPECTRUM = 1024;
/** Number of adjacent lines on either side over which the envelope of a spectrum is smoothed. */
const SMOOTH = 7;
/** Frequency range of the fine structure, in Hz. */
const [MIN_FINE_HZ, MAX_FINE_HZ] = [120, 3500];
const [MIN_HZ, MAX_HZ] = [300, 6000];
const [TELEPHONE_LOW, TELEPHONE_HIGH] = [300, 3400];
/** A line that exceeds its surroundings by this much is active, as a natural logarithm: 4.3 dB. */
const ACTIVE = 1;
/** Added to powers before the logarithm; a floor of about -110 dBFS. */
const MIN_POWER = 1e-7;

/** @param samples mono, 1 is full scale; @param sampleRate in Hz */
export function timbreOf(samples: Float32Array, sampleRate: number): Timbre {
  const powers = spectraOf(samples);
  const hzPerLine = sampleRate / SPECTRUM;
  const mean = meanOf(powers);
  const fines = powers.map((spectrum) => fineStructure(spectrum, hzPerLine));
  const likenesses = fines.slice(1).map((fine, index) => correlation(fines[index] ?? fine, fine));
  return {
    levels: levelsOf(samples, Math.round(sampleRate * PART_SECONDS)),
    spectra: powers.map((spectrum) => describe(spectrum, hzPerLine)),
    likenesses,
    steadiness:
      likenesses.length === 0 ? 0 : likenesses.reduce((sum, value) => sum + value, 0) / likenesses.length,
    fine: Float32Array.from(meanOf(fines)),
    active: activityOf(fines),
    flatness: Math.exp(logFlatness(mean, hzPerLine)),
    middle: shareOf(mean, TELEPHONE_LOW / hzPerLine, TELEPHONE_HIGH / hzPerLine),
  };
}

function describe(spectrum: Float64Array, hzPerLine: number): Spectrum {
  const edges = BAND_EDGES_HZ.map((hz) => Math.round(hz / hzPerLine));
  return {
    power: Math.log10(sum(spectrum, 0, spectrum.length) + MIN_POWER),
    bands: edges.slice(1).map((end, index) => Math.log10(sum(spectrum, edges[index] ?? 0, end) + MIN_POWER)),
    flatness: logFlatness(spectrum, hzPerLine),
  };
}

function sum(values: ArrayLike<number>, from: number, end: number): number {
  let total = 0;
  for (let at = from; at < end; at += 1) total += values[at] ?? 0;
  return total;
}

function meanOf(lists: readonly ArrayLike<number>[]): Float64Array {
  const mean = new Float64Array(lists[0]?.length ?? 0);
  for (const list of lists) {
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (list[at] ?? 0) / lists.length;
  }
  return mean;
}

function levelsOf(samples: Float32Array, part: number): number[] {
  const levels: number[] = [];
  for (let start = 0; start + part <= samples.length; start += part) {
    let energy = 0;
    for (let at = start; at < start + part; at += 1) energy += (samples[at] ?? 0) ** 2;
    levels.push(decibels(Math.sqrt(energy / part)));
  }
  return levels.length === 0 ? [SILENCE_DB] : levels;
}

function spectraOf(samples: Float32Array): Float64Array[] {
  const count = Math.max(1, Math.round((samples.length - SPECTRUM) / (SPECTRUM * 0.97)) + 1);
  const step = count > 1 ? (samples.length - SPECTRUM) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const start = Math.max(0, Math.floor(index * step));
    const part = samples.slice(start, start + SPECTRUM);
    for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) * (HANN[at] ?? 0);
    return powerSpectrum(part, SPECTRUM);
  });
}

const HANN = Float32Array.from(
  { length: SPECTRUM },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SPECTRUM),
);

/** How far each line exceeds the envelope of its spectrum, as a natural logarithm; never below 0. */
function fineStructure(spectrum: Float64Array, hzPerLine: number): Float32Array {
  const logs = spectrum.map((power) => Math.log(power + 1e-9));
  const [from, end] = [Math.floor(MIN_FINE_HZ / hzPerLine), Math.ceil(MAX_FINE_HZ / hzPerLine)];
  const fine = new Float32Array(end - from);
  let envelope = sum(logs, from - SMOOTH, from + SMOOTH + 1);
  for (let line = from; line < end; line += 1) {
    fine[line - from] = Math.max(0, (logs[line] ?? 0) - envelope / (2 * SMOOTH + 1));
    envelope += (logs[line + SMOOTH + 1] ?? 0) - (logs[line - SMOOTH] ?? 0);
  }
  return fine;
}

function activityOf(fines: readonly Float32Array[]): Uint8Array {
  const active = new Uint8Array(fines[0]?.length ?? 0);
  for (const fine of fines) {
    for (let line = 0; line < active.length; line += 1) {
      if ((fine[line] ?? 0) > ACTIVE) active[line] = (active[line] ?? 0) + 1;
    }
  }
  return active;
}

/** Natural logarithm of the ratio of the geometric to the arithmetic mean of the power. */
function logFlatness(spectrum: Float64Array, hzPerLine: number): number {
  let [logs, power, count] = [0, 0, 0];
  for (let line = Math.round(MIN_HZ / hzPerLine); line <= MAX_HZ / hzPerLine; line += 1) {
    const value = (spectrum[line] ?? 0) + 1e-12;
    logs += Math.log(value);
    power += value;
    count += 1;
  }
  return logs / count - Math.log(power / count);
}

function shareOf(spectrum: Float64Array, from: number, to: number): number {
  const inside = sum(spectrum, Math.ceil(from), Math.floor(to) + 1);
  return inside / (sum(spectrum, 0, spectrum.length) + 1e-12);
}
