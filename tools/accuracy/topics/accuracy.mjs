import { emptyTally } from '../score.mjs';
import { readSet } from './labelled-set.mjs';
import { loadTopics } from './topics-in.mjs';

/**
 * @typedef {import('../score.mjs').Tally} Tally
 * @typedef {import('./labelled-set.mjs').LabelledPassage} LabelledPassage
 *
 * A topic that was reported and should not have been, or the other way round.
 * @typedef {{ kind: 'wrong' | 'missed', topic: string, where: string, text: string }} Mistake
 */

/** Counts over all passages (micro-average): each topic of each passage is right, wrong or missed. */
export class TopicCounts {
  overall = emptyTally();
  sensitive = emptyTally();
  /** @type {Record<string, Tally>} */
  byTopic = {};
  /** @type {Record<string, Tally>} */
  byLanguage = {};
  /** @type {Mistake[]} */
  mistakes = [];
  #sensitive;

  /** @param {ReadonlySet<string>} sensitive names of the sensitive topics */
  constructor(sensitive) {
    this.#sensitive = sensitive;
  }

  /**
   * Compares the topics found in a passage with its labels.
   *
   * @param {ReadonlySet<string>} found
   * @param {Pick<LabelledPassage, 'language' | 'topics' | 'allowed'>} passage
   * @param {Pick<Mistake, 'where' | 'text'>} mistake what to note for a mistake
   * @returns {number} how many were reported wrongly
   */
  judge(found, { language, topics, allowed }, mistake) {
    const wrong = [...found].filter((topic) => !topics.includes(topic) && !allowed.includes(topic));
    for (const topic of topics) this.#count(found.has(topic) ? 'right' : 'missed', topic, language, mistake);
    for (const topic of wrong) this.#count('wrong', topic, language, mistake);
    return wrong.length;
  }

  /** @param {keyof Tally} kind @param {string} topic @param {string} language @param {Pick<Mistake, 'where' | 'text'>} mistake */
  #count(kind, topic, language, mistake) {
    this.overall[kind] += 1;
    if (this.#sensitive.has(topic)) this.sensitive[kind] += 1;
    (this.byTopic[topic] ??= emptyTally())[kind] += 1;
    (this.byLanguage[language] ??= emptyTally())[kind] += 1;
    if (kind !== 'right') this.mistakes.push({ kind, topic, ...mistake });
  }
}

/**
 * @param {readonly LabelledPassage[]} passages
 * @param {(lines: readonly string[]) => Iterable<string> | Promise<Iterable<string>>} topicsIn names of the topics found in consecutive captions
 * @param {ReadonlySet<string>} sensitive names of the sensitive topics
 */
export async function measureTopics(passages, topicsIn, sensitive) {
  const counts = new TopicCounts(sensitive);
  for (const passage of passages) {
    const mistake = { where: passage.language, text: passage.lines.join(' / ') };
    counts.judge(new Set(await topicsIn(passage.lines)), passage, mistake);
  }
  return counts;
}

/** @type {ReturnType<typeof loadTopics> | undefined} bundled once for both sets */
let engine;

/** Measures topics on one labelled set with the current engine. @param {'tuning' | 'held-out'} name */
export async function topicAccuracy(name) {
  engine ??= loadTopics();
  const { topicsIn, sensitive } = await engine;
  return measureTopics(readSet(name), topicsIn, sensitive);
}
