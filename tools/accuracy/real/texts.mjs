import { readFileSync } from 'node:fs';
import { loadTopics } from '../topics/topics-in.mjs';
import { topicNameOf } from '../topics/labelled-set.mjs';
import { emptyTally } from '../score.mjs';
import { collect } from './material.mjs';
import { linesOf } from './text-lines.mjs';

/**
 * @typedef {import('./material.mjs').Text} Text
 * @typedef {import('../score.mjs').Tally} Tally
 * @typedef {{ kind: 'wrong' | 'missed', topic: string, where: string, line: string }} Mistake
 */

/** Duration of a caption of twelve words, in ms. */
const CAPTION_MS = 4000;

/**
 * Judges topics line by line in long texts. A line's topic is right or wrong according to the label of its passage; a
 * topic that the label requires and the line does not get is missed.
 *
 * @param {readonly Text[]} texts of one half
 * @returns {Promise<{ overall: Tally, sensitive: Tally, neutral: Tally, named: number, byTopic: Record<string, Tally>,
 *   byLanguage: Record<string, Tally>, mistakes: Mistake[] }>} `neutral`: lines of passages without a topic, right if
 *   they get no topic that the label forbids; `named`: number of these lines with a topic, allowed or not
 */
export async function textAccuracy(texts) {
  const { topicsOfEach, sensitive } = await loadTopics();
  const [overall, ofSensitive, neutral] = [emptyTally(), emptyTally(), emptyTally()];
  /** @type {Record<string, Tally>} */
  const byTopic = {};
  /** @type {Record<string, Tally>} */
  const byLanguage = {};
  /** @type {Mistake[]} */
  const mistakes = [];
  let named = 0;
  for (const { file, path, language, passages } of texts) {
    const lines = linesOf(file).slice(0, Math.max(...passages.map(({ to }) => to)));
    for (const [at, names] of topicsOfEach(lines, CAPTION_MS).entries()) {
      // A nested passage is listed after the one that contains it.
      const passage = passages.findLast(({ from, to }) => at >= from && at < to);
      if (passage === undefined) continue;
      const { topics, allowed } = passage;
      /** @type {(kind: 'right' | 'wrong' | 'missed', topic: string) => void} */
      const count = (kind, topic) => {
        const tallies = [overall, (byTopic[topic] ??= emptyTally()), (byLanguage[language] ??= emptyTally())];
        for (const tally of sensitive.has(topic) ? [...tallies, ofSensitive] : tallies) tally[kind] += 1;
        if (kind === 'right') return;
        mistakes.push({ kind, topic, where: `${path}:${String(at + 1)}`, line: lines[at] ?? '' });
      };
      const wrong = [...names].filter((topic) => !topics.includes(topic) && !allowed.includes(topic));
      for (const topic of topics) count(names.has(topic) ? 'right' : 'missed', topic);
      for (const topic of wrong) count('wrong', topic);
      if (topics.length > 0) continue;
      neutral[wrong.length === 0 ? 'right' : 'missed'] += 1;
      if (names.size > 0) named += 1;
    }
  }
  return { overall, sensitive: ofSensitive, neutral, named, byTopic, byLanguage, mistakes };
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
