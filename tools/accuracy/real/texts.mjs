import { readFileSync } from 'node:fs';
import { TopicCounts } from '../topics/accuracy.mjs';
import { loadTopics } from '../topics/topics-in.mjs';
import { topicNameOf } from '../topics/labelled-set.mjs';
import { emptyTally } from '../score.mjs';
import { collect } from './material.mjs';
import { linesOf } from './text-lines.mjs';

/** @typedef {import('./material.mjs').Text} Text */

/** Duration of a caption of twelve words, in ms. */
const CAPTION_MS = 4000;

/**
 * Judges topics line by line in long texts. A line's topic is right or wrong according to the label of its passage; a
 * topic that the label requires and the line does not get is missed.
 *
 * @param {readonly Text[]} texts of one half
 * @returns `neutral`: lines of passages without a topic, right if they get no topic that the label forbids
 */
export async function textAccuracy(texts) {
  const { topicsOfEach, sensitive } = await loadTopics();
  const counts = new TopicCounts(sensitive);
  const neutral = emptyTally();
  for (const { file, path, language, passages } of texts) {
    const lines = linesOf(file).slice(0, Math.max(...passages.map(({ to }) => to)));
    for (const [at, names] of (await topicsOfEach(lines, CAPTION_MS)).entries()) {
      // A nested passage is listed after the one that contains it.
      const passage = passages.findLast(({ from, to }) => at >= from && at < to);
      if (passage === undefined) continue;
      const mistake = { where: `${path}:${at + 1}`, text: lines[at] ?? '' };
      const wrong = counts.judge(names, { language, ...passage }, mistake);
      if (passage.topics.length === 0) neutral[wrong === 0 ? 'right' : 'missed'] += 1;
    }
  }
  return Object.assign(counts, { neutral });
}

const LIST = new URL('texts.tsv', import.meta.url);

/**
 * The texts of the table, with their labels: passages by their line numbers, from 1.
 *
 * @returns {Promise<{ texts: Text[], missing: string[] }>} as `collect` does
 */
export async function collectTexts() {
  const { material, missing } = await collect(LIST);
  /** @type {Map<string, Text>} */
  const texts = new Map();
  const rows = new Map(material.map((file) => [`${file.package} ${file.path}`, file]));
  for (const row of readFileSync(LIST, 'utf8').trim().split('\n').slice(1)) {
    const [, language = '', , name = '', , path = '', range = '', label = ''] = row.split('\t');
    const file = rows.get(`${name} ${path}`);
    if (file === undefined) continue;
    const text = texts.get(file.file) ?? { ...file, language, passages: [] };
    texts.set(file.file, text);
    const [first = '1', last = range === '' ? 'Infinity' : first] = range === '' ? [] : range.split('-');
    const labels = label.split(', ').filter((each) => each !== 'none');
    text.passages.push({
      from: Number(first) - 1,
      to: Number(last),
      topics: labels.filter((each) => !each.startsWith('?')).map(topicNameOf),
      allowed: labels.filter((each) => each.startsWith('?')).map((each) => topicNameOf(each.slice(1))),
    });
  }
  return { texts: [...texts.values()], missing };
}
