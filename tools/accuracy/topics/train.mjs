import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { collectTexts } from '../real/texts.mjs';
import { linesOf } from '../real/text-lines.mjs';
import { fitProbes, probeInBytes } from './fit-probes.mjs';
import { readPrograms, readSet } from './labelled-set.mjs';

/**
 * Fits the probes of `topics/topic-probes.ts` to the tuning half: `npm run accuracy -- train-topics`. Takes ten
 * minutes.
 *
 * @typedef {{ topics: readonly string[], allowed: readonly string[] }} Label
 * @typedef {{ text: string, label: Label, weight: number }} Example
 */

const FILE = new URL('../../../netlify/analysis/providers/embedded/topics/topic-probes.ts', import.meta.url);
/** Weights of whole passages and long texts; of parts of passages; and of phrases of the lexicon. */
const [WHOLE, PART, PHRASE] = [1, 0.5, 0.1];
/** The sets of dialogue (see their READMEs). Passages on sensitive subjects count half: with all of it, more lines about nothing had a topic. */
const DIALOGUE = [
  { set: 'tuning-dialogue', share: 1 },
  { set: 'tuning-sensitive', share: 0.5 },
];
/** Lines of a passage with fewer words say too little alone. */
const MIN_WORDS = 5;
const CAPTION_MS = 2500;

/** Lines as captions, one after the other. @param {readonly string[]} lines */
const asCues = (lines) =>
  lines.map((text, index) => ({ text, startMs: index * CAPTION_MS, endMs: (index + 1) * CAPTION_MS }));

/** @returns {Promise<void>} */
export async function trainTopics() {
  const engine = await loadEngine(
    [
      'providers/embedded/sentences/sentence-encoder',
      'providers/embedded/sentences/sentence-windows',
      'providers/embedded/sentences/spoken-windows',
      'providers/embedded/topics/lexicon',
      'providers/embedded/topics/phrase-index',
      'providers/embedded/topics/topic-table',
      'providers/embedded/vision/runtime',
    ],
    'train-topics',
  );
  const { texts, missing } = await collectTexts();
  if (missing.length > 0) throw new Error(`Not there: ${missing.join(', ')}`);
  const windowsOf = (/** @type {readonly string[]} */ lines) =>
    engine.sentenceWindows(asCues(lines)).map((/** @type {{ text: string }} */ { text }) => text);
  const onwardOf = (/** @type {readonly string[]} */ lines) => engine.onwardTexts(asCues(lines));
  const examples = [
    ...ofPassages(windowsOf),
    ...DIALOGUE.flatMap(({ set, share }) => ofDialogue(readPrograms(set), share, windowsOf, onwardOf)),
    ...texts
      .filter(({ half, language }) => half === 'tuning' && language === 'en')
      .flatMap((text) => ofText(text, windowsOf)),
    ...ofLexicon(engine),
  ];
  /** @type {string[]} */
  const topics = engine.TOPICS.map((/** @type {{ name: string }} */ { name }) => name);
  const parents = parentsOf(engine.TOPICS);
  const runtime = await engine.Runtime.open({ folder: await buildModels() });
  const encoder = await engine.EnglishEncoder.open(runtime);
  const vectors = new Float32Array(examples.length * encoder.dimensions);
  for (const [index, { text }] of examples.entries())
    vectors.set(await encoder.embed(text), index * encoder.dimensions);
  await runtime.close();
  const labels = Int8Array.from(
    examples.flatMap(({ label }) => topics.map((topic) => labelOf(label, topic, parents))),
  );
  const weights = Float32Array.from(examples, ({ weight }) => weight);
  const probes = fitProbes({ vectors, labels, weights }, encoder.dimensions, topics.length);
  await write(topics, probes, encoder.dimensions);
  console.log(`Fitted to ${String(examples.length)} texts.`);
}

/**
 * The topic of the first tier above each topic of the second: soccer is sports.
 *
 * @param {readonly { name: string, tier1: string, tier2?: string }[]} topics
 * @returns {Map<string, string | undefined>}
 */
function parentsOf(topics) {
  const first = new Map(
    topics.filter(({ tier2 }) => tier2 === undefined).map(({ name, tier1 }) => [tier1, name]),
  );
  return new Map(
    topics.filter(({ tier2 }) => tier2 !== undefined).map(({ name, tier1 }) => [name, first.get(tier1)]),
  );
}

/**
 * A text about a topic may or may not count as one about its parent.
 *
 * @param {Label} label @param {string} topic @param {ReadonlyMap<string, string | undefined>} parents @returns {-1 | 0 | 1}
 */
function labelOf({ topics, allowed }, topic, parents) {
  if (topics.includes(topic)) return 1;
  return allowed.includes(topic) || topics.some((each) => parents.get(each) === topic) ? -1 : 0;
}

/** The passages of the tuning set: whole, by line, and by window if they have more lines than one. @param {(lines: string[]) => string[]} windowsOf @returns {Example[]} */
function ofPassages(windowsOf) {
  return readSet('tuning')
    .filter(({ language }) => language === 'en')
    .flatMap(({ lines, ...label }) => {
      const sentences = lines.filter((line) => line.split(/\s+/u).length >= MIN_WORDS);
      const windows = lines.length > 3 ? windowsOf(lines) : [];
      const parts = [...sentences, ...windows].map((text) => ({ text, label, weight: PART }));
      return [{ text: lines.join(' '), label, weight: WHOLE }, ...parts];
    });
}

/**
 * Passages of dialogue: whole, and by the texts that the engine reads of them.
 *
 * @param {readonly import('./labelled-set.mjs').LabelledPassage[]} passages
 * @param {number} share of their weight
 * @param {(lines: string[]) => string[]} windowsOf
 * @param {(lines: string[]) => string[]} onwardOf
 * @returns {Example[]}
 */
function ofDialogue(passages, share, windowsOf, onwardOf) {
  return passages.flatMap(({ lines, ...label }) => {
    const parts = [...windowsOf(lines), ...onwardOf(lines).filter((text) => text !== '')];
    return [
      { text: lines.join(' '), label, weight: share * WHOLE },
      ...parts.map((text) => ({ text, label, weight: share * PART })),
    ];
  });
}

/** Every third window of a long text, and every sixth line: neighbors are nearly the same. @param {import('../real/material.mjs').Text} text @param {(lines: string[]) => string[]} windowsOf @returns {Example[]} */
function ofText({ file, passages }, windowsOf) {
  const lines = linesOf(file).slice(0, Math.max(...passages.map(({ to }) => to)));
  return windowsOf(lines).flatMap((window, at) => {
    const label = passages.findLast(({ from, to }) => at >= from && at < to);
    if (label === undefined) return [];
    const chosen = [...(at % 3 === 1 ? [window] : []), ...(at % 6 === 4 ? [lines[at] ?? ''] : [])];
    return chosen.map((text) => ({ text, label, weight: WHOLE }));
  });
}

/** The phrases of the lexicon that prove a topic. @param {any} engine @returns {Example[]} */
function ofLexicon(engine) {
  /** @type {Map<string, { topics: string[], allowed: string[], isProof: boolean }>} */
  const phrases = new Map();
  for (const [topic, vocabulary] of Object.entries(engine.readLexicon('en').topics)) {
    for (const [strength, listed] of Object.entries(vocabulary)) {
      if (strength === 'against') continue;
      for (const source of listed) {
        const { words } = engine.notationOf(source);
        const phrase = phrases.get(words) ?? { topics: [], allowed: [], isProof: false };
        (strength === 'weak' ? phrase.allowed : phrase.topics).push(topic);
        phrases.set(words, phrase);
      }
    }
  }
  return [...phrases]
    .filter(([, { topics }]) => topics.length > 0)
    .map(([text, label]) => ({ text, label, weight: PHRASE }));
}

/** @param {readonly string[]} topics @param {Float64Array} probes @param {number} dimensions */
async function write(topics, probes, dimensions) {
  const rows = topics.map((topic, column) => {
    const { bias, step, weights } = probeInBytes(probes, dimensions, topics.length, column);
    return `[${JSON.stringify(topic)}, ${bias}, ${step}, '${weights}'],`;
  });
  const source = `/** Written by \`npm run accuracy -- train-topics\`; do not edit by hand. */
export const TOPIC_PROBES: readonly (readonly [topic: string, bias: number, step: number, weights: string])[] = [
  // The weights are signed bytes in base64, multiplied by the step.
  ${rows.join('\n')}
];`;
  const { code } = await format(FILE.pathname, source, { printWidth: 110, singleQuote: true });
  await writeFile(FILE, code);
}
