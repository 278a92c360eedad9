import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { collect } from './material.mjs';
import { compose, labelsOf, recordingsOf } from './sounds.mjs';

/** Fits the model that recognizes music, `measure/music-model.ts`, to the tuning half: `npm run accuracy -- train`. */

const FILE = new URL('../../../netlify/analysis/providers/embedded/measure/music-model.ts', import.meta.url);
const SAMPLE_RATE = 16_000;
const WINDOW = SAMPLE_RATE / 4;
/** Number of windows on each side that are judged together: one second. */
const AROUND = 4;
/** How often the recordings are composed, each time from other excerpts. */
const ROUNDS = 3;
/** Only every second window is used, because neighbours are nearly the same. */
const STEP = 2;
/** Weight of the ridge penalty, per example. */
const RIDGE = 0.02;
const ITERATIONS = 12;

/** @typedef {{ values: number[], isMusic: boolean }} Example */

/** @returns {Promise<void>} */
export async function train() {
  const engine = await loadEngine(
    ['providers/embedded/measure/timbre', 'providers/embedded/measure/music'],
    'train',
  );
  const { material, missing } = await collect();
  if (missing.length > 0) throw new Error(`Not there: ${missing.join(', ')}`);
  /** @type {Example[]} */
  const examples = [];
  /** @type {string[]} */
  let names = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const recordings = recordingsOf(
      material.filter(({ half }) => half === 'tuning'),
      'tuning',
      round,
    );
    for (const recording of recordings) {
      const samples = compose(recording, SAMPLE_RATE);
      const labels = labelsOf(recording);
      const timbres = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, index) =>
        engine.timbreOf(samples.subarray(index * WINDOW, (index + 1) * WINDOW), SAMPLE_RATE),
      );
      for (let index = round % STEP; index < timbres.length; index += STEP) {
        const middleMs = (index + 0.5) * 250;
        const label = labels.find(({ startMs, endMs }) => middleMs >= startMs && middleMs < endMs);
        if (label === undefined || label.open.includes('music')) continue;
        const near = timbres.slice(Math.max(0, index - AROUND), index + AROUND + 1);
        /** @type {[string, number][]} */
        const features = engine.musicFeatures(near);
        names = features.map(([name]) => name);
        examples.push({ values: features.map(([, value]) => value), isMusic: label.shows.includes('music') });
      }
    }
  }
  await writeModel(names, fit(examples));
  console.log(`Fitted to ${String(examples.length)} windows.`);
}

/**
 * Logistic regression with a ridge penalty, by Newton's method. Both classes have the same weight.
 *
 * @param {readonly Example[]} examples
 */
function fit(examples) {
  const size = examples[0]?.values.length ?? 0;
  const means = Array.from({ length: size }, (_, at) =>
    average(examples.map(({ values }) => values[at] ?? 0)),
  );
  const deviations = means.map(
    (mean, at) => Math.sqrt(average(examples.map(({ values }) => ((values[at] ?? 0) - mean) ** 2))) || 1,
  );
  const rows = examples.map(({ values }) =>
    Float64Array.from([...values.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)), 1]),
  );
  const share = average(examples.map(({ isMusic }) => Number(isMusic)));
  const weights = new Float64Array(size + 1);
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const gradient = new Float64Array(size + 1);
    const curvature = Array.from({ length: size + 1 }, () => new Float64Array(size + 1));
    rows.forEach((row, index) => {
      const isMusic = examples[index]?.isMusic === true;
      const weight = 0.5 / (isMusic ? share : 1 - share);
      const guess = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      const error = weight * (guess - Number(isMusic));
      const bend = weight * guess * (1 - guess) + 1e-9;
      for (let a = 0; a <= size; a += 1) {
        gradient[a] = (gradient[a] ?? 0) + error * (row[a] ?? 0);
        const line = curvature[a];
        if (line === undefined) continue;
        for (let b = 0; b <= size; b += 1) line[b] = (line[b] ?? 0) + bend * (row[a] ?? 0) * (row[b] ?? 0);
      }
    });
    for (let at = 0; at < size; at += 1) {
      gradient[at] = (gradient[at] ?? 0) + RIDGE * rows.length * (weights[at] ?? 0);
      const line = curvature[at];
      if (line !== undefined) line[at] = (line[at] ?? 0) + RIDGE * rows.length;
    }
    solve(curvature, gradient).forEach((step, at) => (weights[at] = (weights[at] ?? 0) - step));
  }
  return { means, deviations, weights };
}

/** Solves linear equations by elimination; the matrix is positive definite. @param {Float64Array[]} matrix @param {Float64Array} right */
function solve(matrix, right) {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const own = rows[pivot] ?? [];
    for (let at = pivot + 1; at < size; at += 1) {
      const row = rows[at] ?? [];
      const factor = (row[pivot] ?? 0) / (own[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (own[column] ?? 0);
    }
  }
  const solution = new Array(size).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const known = solution.reduce(
      (sum, value, column) => (column > at ? sum + value * (row[column] ?? 0) : sum),
      0,
    );
    solution[at] = ((row[size] ?? 0) - known) / (row[at] ?? 1);
  }
  return solution;
}

/** @param {readonly number[]} values */
function average(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** @param {readonly string[]} names @param {ReturnType<typeof fit>} model */
async function writeModel(names, { means, deviations, weights }) {
  const rows = names.map((name, at) =>
    JSON.stringify([
      name,
      ...[means[at], deviations[at], weights[at]].map((value) => Number((value ?? 0).toPrecision(5))),
    ]),
  );
  const text = `/** Written by \`npm run accuracy -- train\`; do not edit by hand. */
export const MUSIC_MODEL: {
  readonly bias: number;
  /** For each feature: its name, its mean and standard deviation in the tuning half, and its weight. */
  readonly weights: readonly (readonly [name: string, mean: number, deviation: number, weight: number])[];
} = { bias: ${String(Number((weights.at(-1) ?? 0).toPrecision(5)))}, weights: [
${rows.join(',\n')},
] };
`;
  const { code } = await format('music-model.ts', text, { singleQuote: true, printWidth: 110 });
  await writeFile(FILE, code);
}
