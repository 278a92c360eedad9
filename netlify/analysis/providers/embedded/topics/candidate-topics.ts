import type { CandidateTopics, OfferedTopic } from '../../../understanding/scene-understanding';
import { WEIGHTS } from './evidence';
import { phraseIndexOf } from './phrase-index';
import { readableIn } from './readable';
import { wordsOf } from './tokens';
import { TOPICS, type Topic } from './topic-table';

const offered = ({ name, taxonomyId, tier1, tier2 }: Topic): OfferedTopic => ({
  id: taxonomyId,
  name,
  path: tier2 === undefined ? [tier1] : [tier1, tier2],
});

/** The children of "Sensitive Topics": the eleven by which risk is told. */
export const SENSITIVE_TOPICS: readonly OfferedTopic[] = TOPICS.filter(
  ({ tier1 }) => tier1 === 'Sensitive Topics',
).map(offered);

/** Weight of a topic that was found, by phrases or by likeness, more than phrases in words ever have. */
const FOUND_WEIGHT = 10_000;

/**
 * The topics of the lexicon: those that the words name, because they were found; those with the strongest phrases in the
 * words; then the others.
 */
export const candidateTopics: CandidateTopics = (texts, count) => {
  const readings = texts.map(wordsOf);
  const languages = readableIn(readings);
  const weights = new Map<string, number>();
  for (const [index, words] of readings.entries()) {
    const language = languages[index];
    if (language === undefined || words.length === 0) continue;
    for (const { topic, strength } of phraseIndexOf(language)
      .find(words)
      .flatMap(({ meanings }) => meanings)) {
      if (strength !== 'against') weights.set(topic, (weights.get(topic) ?? 0) + WEIGHTS[strength]);
    }
  }
  const found = new Set(texts);
  const weightOf = ({ name }: Topic) => (weights.get(name) ?? 0) + (found.has(name) ? FOUND_WEIGHT : 0);
  return Promise.resolve(
    TOPICS.toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, count)
      .map(offered),
  );
};
