import type { TimeRange } from '@/contracts/time-range';
import { CONTEXT_MS } from './context';
import type { TopicEvidence } from './evidence';
import { isSensitive } from './topic-table';

/** The topics of a spoken line. */
interface LineTopics extends TimeRange {
  topics: ReadonlyMap<string, TopicEvidence>;
}

/**
 * Share of the strongest topic's weight that another topic needs beside it. Chosen by passages that were written after
 * the lexicon with which they were judged (docs/benchmarks.md).
 */
const MIN_SHARE = 0.7;

/**
 * Leaves out the topics that lines mention only in passing: "the firm doubled its sales, and its shareholders want more"
 * is about business, and much less about personal finance; and a line about tennis need not be called sports, too. A topic
 * is left out if another topic is stronger in the line, and much stronger in it or in those before and after it. The
 * strongest topic of a line, and sensitive ones, are never left out.
 *
 * @param lines in time order
 * @returns the topics that remain of each line
 */
export function withoutPassing(lines: readonly LineTopics[]): Map<string, TopicEvidence>[] {
  return lines.map(({ topics }, index) => {
    const weights = weightsNear(lines, index);
    const leastWeight = MIN_SHARE * Math.max(...weights.values());
    const strongest = Math.max(...[...topics.values()].map(({ weight }) => weight));
    return new Map(
      [...topics].filter(
        ([topic, { weight }]) =>
          isSensitive(topic) || weight === strongest || (weights.get(topic) ?? 0) >= leastWeight,
      ),
    );
  });
}

/** The highest weight of each topic in a line, the one before and the one after it, unless time passes between them. */
function weightsNear(lines: readonly LineTopics[], index: number): Map<string, number> {
  const weights = new Map<string, number>();
  for (const at of [index - 1, index, index + 1]) {
    const pauseMs = (lines[Math.max(at, index)]?.startMs ?? 0) - (lines[Math.min(at, index)]?.endMs ?? 0);
    if (at !== index && pauseMs > CONTEXT_MS) continue;
    for (const [topic, { weight }] of lines[at]?.topics ?? [])
      weights.set(topic, Math.max(weight, weights.get(topic) ?? 0));
  }
  return weights;
}
