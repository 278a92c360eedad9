import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { chance } from '../../media/chance.mjs';
import { collect } from './material.mjs';
import { SEGMENT_SECONDS } from './mix.mjs';
import { fitNetwork } from './network.mjs';
import { inSomeRoom } from './rooms.mjs';
import { compose, labelsOf, recordingsOf } from './sounds.mjs';

/** Fits the model that recognizes music, `measure/music-model.ts`, to the tuning half: `npm run accuracy -- train`. */

const FILE = new URL('../../../netlify/analysis/providers/embedded/measure/music-model.ts', import.meta.url);
const SAMPLE_RATE = 16_000;
const WINDOW_MS = 250;
const WINDOW = (SAMPLE_RATE * WINDOW_MS) / 1000;
/** How often the recordings are composed, each time from other excerpts. From the second half on, in rooms. */
const ROUNDS = 4;
/** Only every second window is used, because neighbors are nearly the same. */
const STEP = 2;

/** @typedef {import('./sounds.mjs').Recording} Recording @typedef {import('./network.mjs').Example} Example */

/** @returns {Promise<void>} */
export async function train() {
  const engine = await loadEngine(
    [
      'providers/embedded/measure/timbre',
      'providers/embedded/measure/music',
      'providers/embedded/speech/voice',
      'providers/embedded/vision/runtime',
    ],
    'train',
  );
  const { material, missing } = await collect();
  if (missing.length > 0) throw new Error(`Not there: ${missing.join(', ')}`);
  const tuning = material.filter(({ half }) => half === 'tuning');
  const runtime = await engine.Runtime.open({ folder: await buildModels() });
  /** @type {Example[]} */
  const examples = [];
  /** @type {string[]} */
  let names = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const recording of recordingsOf(tuning, 'tuning', round)) {
      const windows = await windowsOf(engine, runtime, recording, round >= ROUNDS / 2);
      const labels = labelsOf(recording);
      /** @type {[string, number | undefined][][]} */
      const features = engine.musicFeatures(windows);
      for (let index = round % STEP; index < features.length; index += STEP) {
        const middleMs = (index + 0.5) * WINDOW_MS;
        const label = labels.find(({ startMs, endMs }) => middleMs >= startMs && middleMs < endMs);
        if (label === undefined || label.open.includes('music')) continue;
        names = (features[index] ?? []).map(([name]) => name);
        examples.push({
          values: (features[index] ?? []).map(([, value]) => value),
          isMusic: label.shows.includes('music'),
        });
      }
    }
  }
  await writeModel(names, fitNetwork(examples));
  console.log(`Fitted to ${String(examples.length)} windows.`);
}

/** @param {any} engine @param {any} runtime @param {Recording} recording @param {boolean} isInRooms */
async function windowsOf(engine, runtime, recording, isInRooms) {
  const samples = compose(recording, SAMPLE_RATE);
  if (isInRooms) putInRooms(samples, recording);
  const detector = new engine.VoiceDetector(runtime);
  const windows = [];
  for (let start = 0; start + WINDOW <= samples.length; start += WINDOW) {
    const part = samples.subarray(start, start + WINDOW);
    windows.push({
      timeMs: (start / WINDOW) * WINDOW_MS,
      timbre: engine.timbreOf(part, SAMPLE_RATE),
      voice: await detector.push(part),
    });
  }
  return windows;
}

/** Puts each segment in another room, except synthetic ones. @param {Float32Array} samples @param {Recording} recording */
function putInRooms(samples, { segments, seed }) {
  const random = chance(seed + 99);
  const length = Math.round(SEGMENT_SECONDS * SAMPLE_RATE);
  segments.forEach(({ kind, source }, index) => {
    if (source === 'synthetic') return;
    const part = samples.subarray(index * length, (index + 1) * length);
    part.set(inSomeRoom(part, SAMPLE_RATE, random, kind === 'music'));
  });
}

/** @param {readonly string[]} names @param {import('./network.mjs').Network} network */
async function writeModel(names, { inputs, hidden, bias }) {
  const short = (/** @type {number} */ value) => Number(value.toPrecision(5));
  const rows = inputs.map(({ mean, deviation }, at) =>
    JSON.stringify([names[at], short(mean), short(deviation)]),
  );
  const units = hidden.map((unit) =>
    JSON.stringify({ weights: unit.weights.map(short), bias: short(unit.bias), output: short(unit.output) }),
  );
  const text = `/** Written by \`npm run accuracy -- train\`; do not edit by hand. */
export const MUSIC_MODEL: {
  /** For each feature: its name, its mean and standard deviation in the tuning half. */
  readonly inputs: readonly (readonly [name: string, mean: number, deviation: number])[];
  /** The hidden units, with a weight for each feature. */
  readonly hidden: readonly { weights: readonly number[]; bias: number; output: number }[];
  readonly bias: number;
} = { inputs: [
${rows.join(',\n')},
], hidden: [
${units.join(',\n')},
], bias: ${String(short(bias))} };
`;
  const { code } = await format('music-model.ts', text, { singleQuote: true, printWidth: 110 });
  await writeFile(FILE, code);
}
