import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { fitProbes, probeInBytes } from '../topics/fit-probes.mjs';
import { readSet, topicNameOf } from '../topics/labelled-set.mjs';
import { linesAt } from './scenes.mjs';

/**
 * Fits the probe of `src/targeting/grave-probe.ts` to the tuning half: `npm run accuracy -- train-conflicts`.
 */

const FILE = new URL('../../../src/targeting/grave-probe.ts', import.meta.url);
/** Chosen by five folds of the tuning half (docs/spots.md). */
const OPTIONS = { c: 0.05, shrinkage: 0.7 };
/** Topics of passages that may be grave or not: they are left out. */
const UNCERTAIN = new Set(
  ['harm', 'crime', 'death', 'war', 'terrorism', 'drugs', 'disasters', 'hate', 'arms', 'debated', 'adult']
    .concat(['obscenity', 'medical health', 'spam'])
    .map(topicNameOf),
);

/** Scenes of the tuning half: 1 for a grave one, 0 for another. @returns {{ lines: string[], label: 0 | 1 }[]} */
function tuningScenes() {
  const scenes = readFileSync(new URL('tuning.txt', import.meta.url), 'utf8')
    .split(/^= /mu)
    .slice(1)
    .flatMap((part) => {
      const [subject, ...rows] = part.trim().split('\n');
      return rows.map((row) => ({ lines: row.split(' | '), label: subject === 'none' ? 0 : 1 }));
    });
  const passages = readSet('tuning')
    .filter(({ language }) => language === 'en')
    .filter(({ topics, allowed }) => ![...topics, ...allowed].some((topic) => UNCERTAIN.has(topic)))
    .map(({ lines }) => ({ lines, label: 0 }));
  return /** @type {{ lines: string[], label: 0 | 1 }[]} */ ([...scenes, ...passages]);
}

/** @returns {Promise<void>} */
export async function trainConflicts() {
  const engine = await loadEngine(
    [
      'providers/embedded/sentences/sentence-encoder',
      'providers/embedded/sentences/sentence-windows',
      'providers/embedded/vision/runtime',
    ],
    'train-conflicts',
  );
  const runtime = await engine.Runtime.open({ folder: await buildModels() });
  const encoder = await engine.EnglishEncoder.open(runtime);
  /** @type {{ text: string, label: 0 | 1, weight: number }[]} */
  const examples = tuningScenes().flatMap(({ lines, label }) => {
    const windows = [
      ...new Set(
        engine.sentenceWindows(linesAt(lines, 0)).map((/** @type {{ text: string }} */ { text }) => text),
      ),
    ];
    return windows.map((text) => ({ text, label, weight: 1 / Math.sqrt(windows.length) }));
  });
  const vectors = new Float32Array(examples.length * encoder.dimensions);
  for (const [index, { text }] of examples.entries())
    vectors.set(await encoder.embed(text), index * encoder.dimensions);
  await runtime.close();
  const labels = Int8Array.from(examples, ({ label }) => label);
  const weights = Float32Array.from(examples, ({ weight }) => weight);
  const probe = probeInBytes(
    fitProbes({ vectors, labels, weights }, encoder.dimensions, 1, OPTIONS),
    encoder.dimensions,
    1,
    0,
  );
  const source = `/** Written by \`npm run accuracy -- train-conflicts\`; do not edit by hand. */
export const GRAVE_PROBE = {
  bias: ${probe.bias},
  /** The weights are signed bytes in base64, multiplied by the step. */
  step: ${probe.step},
  weights: '${probe.weights}',
};`;
  const { code } = await format(FILE.pathname, source, { printWidth: 110, singleQuote: true });
  await writeFile(FILE, code);
  console.log(`Fitted to ${String(examples.length)} texts.`);
}
