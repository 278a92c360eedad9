import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { table } from '../../../scripts/local/benchmarks.mjs';
import { emptyTally, figuresOf } from '../score.mjs';

/** Label of a title that no brand avoids; the others are levels of risk. */
const HARMLESS = 'minimal';

/** @typedef {{ label: string, title: string }} LabelledTitle */
/** @typedef {{ tally: import('../score.mjs').Tally, labels: Map<string, { found: number, all: number }> }} TitleCounts */

/**
 * Measures how well sensitive topics are found in real titles.
 *
 * @param {string | undefined} path of a CSV file with the columns `label` and `title`: minimal, low, medium or high
 * @returns {Promise<string>} a table with a row for each half of the titles
 */
export async function titleAccuracy(path) {
  if (path === undefined) throw new Error('The path of the CSV file with the titles is missing.');
  const { conceptsOf, TOPICS } = await loadEngine(
    ['providers/embedded/concepts/concepts-of', 'providers/embedded/topics/topic-table'],
    'titles',
  );
  /** @type {{ name: string, isSensitive: boolean }[]} */
  const topics = TOPICS;
  const sensitive = new Set(topics.filter(({ isSensitive }) => isSensitive).map(({ name }) => name));
  const isSensitive = (/** @type {string} */ title) => {
    /** @type {{ concepts: { name: string }[] }[]} */
    const entries = conceptsOf(videoWithTitle(title));
    return entries.some(({ concepts }) => concepts.some(({ name }) => sensitive.has(name)));
  };
  return tableOf(countTitles(parseTitles(readFileSync(path, 'utf8')), isSensitive));
}

/** @param {string} title */
function videoWithTitle(title) {
  return {
    ...{ durationMs: 10_000, intervalMs: 2500, frames: [], audioWindows: [], transitions: [] },
    ...{ flashes: [], findings: [], cues: [], metadata: { title } },
  };
}

/**
 * Counts by half. Words are fitted to the titles of the tuning half, whose hash begins with an odd byte.
 *
 * @param {readonly LabelledTitle[]} titles
 * @param {(title: string) => boolean} isSensitive
 * @returns {{ tuning: TitleCounts, heldOut: TitleCounts }}
 */
export function countTitles(titles, isSensitive) {
  const halves = { tuning: noCounts(), heldOut: noCounts() };
  for (const { label, title } of titles) {
    const [first = 0] = createHash('sha256').update(title).digest();
    const { tally, labels } = first % 2 === 1 ? halves.tuning : halves.heldOut;
    const isFound = isSensitive(title);
    const counts = labels.get(label) ?? { found: 0, all: 0 };
    labels.set(label, { found: counts.found + Number(isFound), all: counts.all + 1 });
    if (isFound) tally[label === HARMLESS ? 'wrong' : 'right']++;
    else if (label !== HARMLESS) tally.missed++;
  }
  return halves;
}

/** @returns {TitleCounts} */
function noCounts() {
  return { tally: emptyTally(), labels: new Map() };
}

/** @param {ReturnType<typeof countTitles>} halves */
function tableOf(halves) {
  const labels = ['high', 'medium', 'low', HARMLESS];
  return table(
    ['half', 'precision', 'recall', ...labels.map((label) => `${label}: found / all`)],
    Object.entries(halves).map(([half, counts]) => {
      const { precision, recall } = figuresOf(counts.tally);
      const shares = labels.map((label) => {
        const { found, all } = counts.labels.get(label) ?? { found: 0, all: 0 };
        return `${String(found)} / ${String(all)}`;
      });
      return [
        half === 'tuning' ? half : 'held out',
        ...[precision, recall].map((share) => share?.toFixed(3) ?? '-'),
        ...shares,
      ];
    }),
  );
}

/**
 * The rows of a CSV file after its first. A field in quotation marks may contain commas, line ends and doubled marks.
 *
 * @param {string} text
 * @returns {LabelledTitle[]}
 */
export function parseTitles(text) {
  const rows = [...text.matchAll(/^([a-z]+),(?:"((?:[^"]|"")*)"|([^\r\n]*))\r?$/gmu)];
  return rows
    .slice(1)
    .map(([, label = '', quoted, plain = '']) => ({ label, title: quoted?.replaceAll('""', '"') ?? plain }));
}
