/** @typedef {import('./labelled-set.mjs').LabelledPassage} LabelledPassage */

/**
 * Precision is the share of the reported topics that are right, recall the share of the right ones that are reported; 1
 * where there was nothing to report.
 *
 * @typedef {{ right: number, wrong: number, missed: number, precision: number, recall: number }} Score
 */

/**
 * A topic that was reported and should not have been, or the other way round.
 *
 * @typedef {{ kind: 'wrong' | 'missed', topic: string, passage: LabelledPassage }} Mistake
 */

/**
 * @typedef {{
 *   overall: Score,
 *   sensitive: Score,
 *   byTopic: Record<string, Score>,
 *   byLanguage: Record<string, Score>,
 *   mistakes: Mistake[],
 * }} Accuracy
 */

/**
 * Compares the engine's topics of labelled passages with the labels, and counts over all passages (micro-average): each
 * topic of each passage is right, wrong or missed.
 *
 * @param {readonly LabelledPassage[]} passages
 * @param {(lines: readonly string[]) => Iterable<string>} topicsIn names of the topics found in consecutive captions
 * @param {ReadonlySet<string>} sensitive names of the sensitive topics
 * @returns {Accuracy}
 */
export function measureTopics(passages, topicsIn, sensitive) {
  const overall = noScore();
  const ofSensitive = noScore();
  /** @type {Record<string, Score>} */
  const byTopic = {};
  /** @type {Record<string, Score>} */
  const byLanguage = {};
  /** @type {Mistake[]} */
  const mistakes = [];
  for (const passage of passages) {
    /** @type {(kind: 'right' | 'wrong' | 'missed', topic: string) => void} */
    const count = (kind, topic) => {
      overall[kind] += 1;
      if (sensitive.has(topic)) ofSensitive[kind] += 1;
      (byTopic[topic] ??= noScore())[kind] += 1;
      (byLanguage[passage.language] ??= noScore())[kind] += 1;
      if (kind !== 'right') mistakes.push({ kind, topic, passage });
    };
    const found = new Set(topicsIn(passage.lines));
    for (const topic of passage.topics) count(found.has(topic) ? 'right' : 'missed', topic);
    for (const topic of found) {
      if (!passage.topics.includes(topic) && !passage.allowed.includes(topic)) count('wrong', topic);
    }
  }
  for (const score of [overall, ofSensitive, ...Object.values(byTopic), ...Object.values(byLanguage)]) {
    score.precision = share(score.right, score.wrong);
    score.recall = share(score.right, score.missed);
  }
  return { overall, sensitive: ofSensitive, byTopic, byLanguage, mistakes };
}

/** @returns {Score} */
function noScore() {
  return { right: 0, wrong: 0, missed: 0, precision: 1, recall: 1 };
}

/**
 * @param {number} good
 * @param {number} bad
 */
function share(good, bad) {
  return good + bad === 0 ? 1 : good / (good + bad);
}
