import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { readSet, topicNameOf } from '../topics/labelled-set.mjs';
import { fitNetwork, logitOf, randomOf, shuffle } from './fit-network.mjs';
import { linesAt } from './scenes.mjs';

/**
 * Fits the network of `src/targeting/grave-probe.ts` to the tuning half: `npm run accuracy -- train-conflicts`. First it
 * says what five folds find at several least likenesses, by who wrote the scenes.
 *
 * @typedef {{ lines: string[], label: 0 | 1, source: string }} Scene
 * @typedef {Scene & { windows: { vector: Float32Array, isStored: boolean }[] }} Encoded
 */

const FILE = new URL('../../../src/targeting/grave-probe.ts', import.meta.url);
/** Topics of passages that may be grave or not: they are left out. */
const UNCERTAIN = new Set(
  ['harm', 'crime', 'death', 'war', 'terrorism', 'drugs', 'disasters', 'hate', 'arms', 'debated', 'adult']
    .concat(['obscenity', 'medical health', 'spam'])
    .map(topicNameOf),
);
/** Number of scenes at the end of a part of `tuning.txt` that the writer of the held-out half wrote. */
const MOVED = { grave: 4, none: 125 };
/** The scenes of `tuning-indirect.txt` count less: in the folds, those of the other two writers are then told better. */
const THIRD_WEIGHT = 0.4;
const FOLDS = 5;
const LIKENESSES = [-0.25, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1];
/** A weight is a letter: its code less that of `A`. All of these are plain in a quotation. */
const [ZERO, MOST] = ['A'.charCodeAt(0), 8];

/** @returns {Scene[]} */
function tuningScenes() {
  const scenes = ['tuning', 'tuning-indirect'].flatMap((file) =>
    readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
      .split(/^= /mu)
      .slice(1)
      .flatMap((part) => {
        const [subject, ...rows] = part.trim().split('\n');
        const moved = rows.length - (subject === 'none' ? MOVED.none : MOVED.grave);
        return rows.map((row, index) => ({
          lines: row.split(' | '),
          label: subject === 'none' ? 0 : 1,
          source:
            file === 'tuning' ? (index < moved ? 'first writer' : 'writer of held-out') : 'third writer',
        }));
      }),
  );
  const passages = readSet('tuning')
    .filter(({ language }) => language === 'en')
    .filter(({ topics, allowed }) => ![...topics, ...allowed].some((topic) => UNCERTAIN.has(topic)))
    .map(({ lines }) => ({ lines, label: 0, source: 'passages' }));
  return /** @type {Scene[]} */ ([...scenes, ...passages]);
}

/** @returns {Promise<Encoded[]>} */
async function encoded() {
  const engine = await loadEngine(
    [
      'providers/embedded/sentences/sentence-encoder',
      'providers/embedded/sentences/sentence-vector',
      'providers/embedded/sentences/sentence-windows',
      'providers/embedded/vision/runtime',
    ],
    'train-conflicts',
  );
  const runtime = await engine.Runtime.open({ folder: await buildModels() });
  const encoder = await engine.EnglishEncoder.open(runtime);
  const scenes = [];
  for (const scene of tuningScenes()) {
    const found = new Map();
    let endMs = 0;
    for (const { text, startMs, endMs: end } of engine.sentenceWindows(linesAt(scene.lines, 0))) {
      // A result stores windows that do not overlap.
      const isStored = startMs >= endMs;
      if (isStored) endMs = end;
      const vector = found.get(text)?.vector ?? engine.fromBytes(engine.toBytes(await encoder.embed(text)));
      found.set(text, { vector, isStored: isStored || (found.get(text)?.isStored ?? false) });
    }
    scenes.push({ ...scene, windows: [...found.values()] });
  }
  await runtime.close();
  return scenes;
}

/** @param {readonly Encoded[]} scenes */
function networkOf(scenes) {
  const examples = scenes.flatMap(({ windows, label, source }) => {
    const weight = (source === 'third writer' ? THIRD_WEIGHT : 1) / Math.sqrt(windows.length);
    return windows.map(({ vector }) => ({ vector, label, weight }));
  });
  return fitNetwork({
    vectors: examples.map(({ vector }) => vector),
    labels: examples.map(({ label }) => label),
    weights: examples.map(({ weight }) => weight),
  });
}

/** What is noted at several least likenesses by networks that had not seen the scene. @param {Encoded[]} scenes */
function foldTable(scenes) {
  const order = scenes.map((_, index) => index);
  shuffle(order, randomOf(7));
  const likeness = new Map();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(order.filter((_, place) => place % FOLDS === fold));
    const network = networkOf(scenes.filter((_, index) => !left.has(index)));
    for (const index of left) {
      const stored = (scenes[index]?.windows ?? []).filter(({ isStored }) => isStored);
      likeness.set(index, Math.max(...stored.map(({ vector }) => logitOf(network, vector))));
    }
  }
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const index of order) {
    const { source = '', label = 0 } = scenes[index] ?? {};
    const name = `${source}, ${label === 1 ? 'grave' : 'harmless'}`;
    groups.set(name, [...(groups.get(name) ?? []), index]);
  }
  return [...groups]
    .map(([name, all]) => {
      const counts = LIKENESSES.map((least) => all.filter((index) => likeness.get(index) > least).length);
      return `${name}: ${counts.join(', ')} of ${String(all.length)}`;
    })
    .toSorted();
}

/** A row of weights as letters, and what they are multiplied by. @param {Float64Array} weights */
function lettersOf(weights) {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / MOST;
  const letters = String.fromCharCode(...Array.from(weights, (weight) => ZERO + Math.round(weight / step)));
  return { step, letters };
}

/** @returns {Promise<void>} */
export async function trainConflicts() {
  const scenes = await encoded();
  console.log(`Noted above ${LIKENESSES.join(', ')}:\n${foldTable(scenes).join('\n')}`);
  const network = networkOf(scenes);
  const units = network.units.map(({ weights, bias, share }) => {
    const { step, letters } = lettersOf(weights);
    return `{ bias: ${bias.toPrecision(5)}, share: ${share.toPrecision(5)}, step: ${step.toPrecision(5)}, weights: '${letters}' }`;
  });
  const source = `/** Written by \`npm run accuracy -- train-conflicts\`; do not edit by hand. */
export const GRAVE_PROBE = {
  bias: ${network.bias.toPrecision(5)},
  /** The weights are letters, their codes less that of A, multiplied by the step. The first unit counts below zero, too. */
  units: [${units.join(',')}],
};`;
  const { code } = await format(FILE.pathname, source, { printWidth: 110, singleQuote: true });
  await writeFile(FILE, code);
  console.log(`Fitted to ${String(scenes.length)} scenes.`);
}
