import { readdirSync, readFileSync } from 'node:fs';
import { table } from '../../../scripts/local/benchmarks.mjs';
import { emptyTally, figuresOf } from '../score.mjs';
import { TopicCounts } from './accuracy.mjs';
import { parsePrograms } from './labelled-set.mjs';
import { loadTopics } from './topics-in.mjs';

/**
 * @typedef {import('../score.mjs').Tally} Tally
 * @typedef {import('./labelled-set.mjs').LabelledPassage} LabelledPassage
 *
 * `lines`: each line judged on its own; `scenes`: each scene judged as a whole; `neutral`: lines of scenes without a
 * topic, right if they get no topic that the label forbids.
 *
 * @typedef {{ lines: TopicCounts, scenes: TopicCounts, neutral: Tally, count: number }} FreshCounts
 */

/** @typedef {typeof FRESH_SETS[number]} FreshSet */

/** Each in a folder with a README. Rules were chosen with those named tuning in view. */
export const FRESH_SETS = /** @type {const} */ ([
  'held-out-channels',
  'tuning-broadcast',
  'tuning-fresh',
  'tuning-series',
  'tuning-shows',
  'tuning-written',
]);

/** Duration of a caption of twelve words, in ms. */
const CAPTION_MS = 4000;

/**
 * Programs of a set (see its README): consecutive scenes, by source.
 *
 * @param {FreshSet} set
 * @returns {Record<string, LabelledPassage[][]>}
 */
export function readFresh(set) {
  const folder = new URL(`${set}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.txt', ''),
      parsePrograms(readFileSync(new URL(name, folder), 'utf8')),
    ]),
  );
}

/**
 * Judges the topics of programs.
 *
 * @param {string} source
 * @param {readonly LabelledPassage[][]} programs
 * @param {(lines: readonly string[]) => readonly ReadonlySet<string>[] | Promise<readonly ReadonlySet<string>[]>} topicsOfEach
 * @param {ReadonlySet<string>} sensitive names of the sensitive topics
 * @returns {Promise<FreshCounts>}
 */
export async function measurePrograms(source, programs, topicsOfEach, sensitive) {
  const lines = new TopicCounts(sensitive);
  const scenes = new TopicCounts(sensitive);
  const neutral = emptyTally();
  let count = 0;
  for (const program of programs) {
    const found = await topicsOfEach(program.flatMap((scene) => scene.lines));
    let at = 0;
    for (const scene of program) {
      const own = found.slice(at, at + scene.lines.length);
      at += scene.lines.length;
      for (const [index, topics] of own.entries()) {
        const wrong = lines.judge(topics, scene, { where: source, text: scene.lines[index] ?? '' });
        if (scene.topics.length === 0) neutral[wrong === 0 ? 'right' : 'missed'] += 1;
      }
      const all = new Set(own.flatMap((topics) => [...topics]));
      scenes.judge(all, scene, { where: source, text: scene.lines.join(' / ') });
    }
    count += at;
  }
  return { lines, scenes, neutral, count };
}

/** @param {FreshSet} set @returns {Promise<Record<string, FreshCounts>>} by source, and `all` */
export async function freshAccuracy(set) {
  const { topicsOfEach, sensitive } = await loadTopics();
  const programs = readFresh(set);
  /** @param {readonly string[]} lines */
  const each = (lines) => topicsOfEach(lines, CAPTION_MS);
  const all = await measurePrograms('all', Object.values(programs).flat(), each, sensitive);
  /** @type {Record<string, FreshCounts>} */
  const bySource = {};
  for (const [source, own] of Object.entries(programs))
    bySource[source] = await measurePrograms(source, own, each, sensitive);
  return { ...bySource, all };
}

/** A table in Markdown, with the counts beside each figure. @param {Record<string, FreshCounts>} counts */
export function freshTable(counts) {
  const rows = Object.entries(counts).map(([source, { lines, scenes, neutral, count }]) => [
    source,
    String(count),
    ...cellsOf(lines.overall),
    ...cellsOf(scenes.overall),
    ...cellsOf(scenes.sensitive),
    `${String(neutral.right)} / ${String(neutral.right + neutral.missed)}`,
  ]);
  const heads = ['lines', 'scenes', 'sensitive, scenes'];
  return table(
    [
      'source',
      'captions',
      ...heads.flatMap((head) => [`${head}: found / true`, 'precision', 'recall']),
      'lines about nothing',
    ],
    rows,
  );
}

/** @param {Tally} tally */
function cellsOf(tally) {
  const { precision, recall } = figuresOf(tally);
  return [
    `${String(tally.right + tally.wrong)} / ${String(tally.right + tally.missed)}`,
    ...[precision, recall].map((value) => value?.toFixed(3) ?? '-'),
  ];
}
