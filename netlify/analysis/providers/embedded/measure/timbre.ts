import { powerSpectrum } from './fft';
import { decibels, SILENCE_DB } from './levels';

/** What of an audio window tells speech, music and applause apart, together with the windows near it. */
export interface Timbre {
  /** Levels of its parts of 20 ms, in dBFS. */
  levels: readonly number[];
  /** Likeness of the fine structure of its spectrum from one 64 ms to the next: held notes keep it. */
  steadiness: number;
  /** Flatness of the spectrum from 300 to 6000 Hz: 1 is white noise, near 0 a few lines. */
  flatness: number;
  /** Share of the energy from 300 Hz up to 3400 Hz: the band of the telephone. */
  middle: number;
}

/** Parts of a window whose level is taken, in seconds. */
const PART_SECONDS = 0.02;
/** Length of one spectrum in samples: 64 ms at 16 kHz, a line every 16 Hz. */
const SPECTRUM = 1024;
/** Neighbouring lines that the envelope of a spectrum is smoothed over, to either side. */
const SMOOTH = 7;
const [LOWEST_HZ, HIGHEST_HZ] = [300, 6000];
const [TELEPHONE_LOW, TELEPHONE_HIGH] = [300, 3400];

/** @param samples mono, 1 is full scale; @param sampleRate in Hz */
export function timbreOf(samples: Float32Array, sampleRate: number): Timbre {
  const spectra = spectraOf(samples);
  const hzPerLine = sampleRate / SPECTRUM;
  const mean = new Float64Array(SPECTRUM / 2 + 1);
  for (const spectrum of spectra) {
    for (let line = 0; line < mean.length; line += 1)
      mean[line] = (mean[line] ?? 0) + (spectrum[line] ?? 0) / spectra.length;
  }
  return {
    levels: levelsOf(samples, Math.round(sampleRate * PART_SECONDS)),
    steadiness: steadinessOf(spectra, hzPerLine),
    flatness: flatnessOf(mean, hzPerLine),
    middle: shareOf(mean, TELEPHONE_LOW / hzPerLine, TELEPHONE_HIGH / hzPerLine),
  };
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

/** Mean correlation of neighbouring spectra after their envelopes have been taken away. */
function steadinessOf(spectra: readonly Float64Array[], hzPerLine: number): number {
  const fines = spectra.map((spectrum) => fineStructure(spectrum, 120 / hzPerLine, 3500 / hzPerLine));
  let sum = 0;
  for (let index = 1; index < fines.length; index += 1)
    sum += correlation(fines[index - 1] ?? [], fines[index] ?? []);
  return fines.length < 2 ? 0 : sum / (fines.length - 1);
}

function fineStructure(spectrum: Float64Array, from: number, to: number): number[] {
  const logs = Array.from(spectrum, (power) => Math.log(power + 1e-9));
  const fine: number[] = [];
  for (let line = Math.floor(from); line < to; line += 1) {
    let envelope = 0;
    for (let near = line - SMOOTH; near <= line + SMOOTH; near += 1) envelope += logs[Math.max(0, near)] ?? 0;
    fine.push(Math.max(0, (logs[line] ?? 0) - envelope / (2 * SMOOTH + 1)));
  }
  return fine;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [a, b].map((list) => list.reduce((sum, value) => sum + value, 0) / list.length);
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = 0; index < a.length; index += 1) {
    const [da, db] = [(a[index] ?? 0) - (meanA ?? 0), (b[index] ?? 0) - (meanB ?? 0)];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

/** Geometric through arithmetic mean of the power. */
function flatnessOf(spectrum: Float64Array, hzPerLine: number): number {
  let [logs, sum, count] = [0, 0, 0];
  for (let line = Math.round(LOWEST_HZ / hzPerLine); line <= HIGHEST_HZ / hzPerLine; line += 1) {
    const power = (spectrum[line] ?? 0) + 1e-12;
    logs += Math.log(power);
    sum += power;
    count += 1;
  }
  return Math.exp(logs / count) / (sum / count);
}

function shareOf(spectrum: Float64Array, from: number, to: number): number {
  let [inside, all] = [0, 1e-12];
  spectrum.forEach((power, line) => {
    all += power;
    if (line >= from && line <= to) inside += power;
  });
  return inside / all;
}
