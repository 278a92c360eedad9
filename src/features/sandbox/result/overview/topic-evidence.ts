import type { AnalysisEntry, Evidence } from '@/contracts/analysis';

/** Where a topic was found, and by what. */
export interface TopicPlace {
  timeMs: number;
  /** From 0 to 1. */
  confidence: number;
  evidence: Exclude<Evidence, { kind: 'measurement' }>;
}

/**
 * The distinct evidence of a topic, in time order: consecutive entries are often based on the same line or frame.
 *
 * @param leastConfidence 0 to 1: below it, the topic does not count in an entry
 */
export function topicPlaces(
  entries: readonly AnalysisEntry[],
  name: string,
  leastConfidence: number,
): TopicPlace[] {
  const places = new Map<string, TopicPlace>();
  for (const { concepts } of entries) {
    for (const concept of concepts) {
      const { evidence, confidence } = concept;
      if (concept.name !== name || confidence < leastConfidence) continue;
      if (!evidence || evidence.kind === 'measurement') continue;
      const what = evidence.kind === 'words' ? evidence.words : evidence.label;
      const key = `${evidence.timestamp} ${what}`;
      const known = places.get(key);
      if (!known || known.confidence < confidence) {
        places.set(key, { timeMs: evidence.timestamp, confidence, evidence });
      }
    }
  }
  return [...places.values()].sort((a, b) => a.timeMs - b.timeMs);
}
