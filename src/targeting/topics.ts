import type { TimeRange } from '@/contracts/time-range';
import { categoryByName } from './categories';
import { conceptsOf, durationOf } from './concept-ranges';
import { perResponse } from './per-response';
import { totalMs as totalOf } from './time-ranges';

/** A topic of a video, with its duration. */
export interface TopicTime {
  name: string;
  /** Unique ID in the IAB Content Taxonomy; missing for a topic that is not part of it. */
  id: string | undefined;
  /** The names of its tiers; only its own name for a topic that is not part of the taxonomy. */
  path: readonly string[];
  isSensitive: boolean;
  ranges: readonly TimeRange[];
  totalMs: number;
  /** Share of the video's duration, 0 to 1. */
  share: number;
  /** The highest one, from 0 to 1. */
  confidence: number;
}

/**
 * The topics to show first, and the others: the first of those that are not sensitive, and every sensitive one. A
 * sensitive topic is never hidden, however short it is.
 *
 * @param count number of the topics that are not sensitive
 */
export function firstTopics(
  topics: readonly TopicTime[],
  count: number,
): { first: TopicTime[]; others: TopicTime[] } {
  const harmless = topics.filter(({ isSensitive }) => !isSensitive);
  const sensitive = topics.filter(({ isSensitive }) => isSensitive);
  return { first: [...harmless.slice(0, count), ...sensitive], others: harmless.slice(count) };
}

/** The topics of a result, by share of the video, then by confidence, then by name. Computed once. */
export const topicTimes = perResponse((response, leastConfidence): TopicTime[] => {
  const videoMs = durationOf(response);
  const rows = new Map(response.taxonomy?.topics.map((topic) => [topic.name, topic]));
  return conceptsOf(response, leastConfidence)
    .filter(({ kind }) => kind === 'topic')
    .map(({ name, ranges, confidence }) => {
      // An older result has no taxonomy.
      const row = rows.get(name) ?? categoryByName(name);
      const totalMs = totalOf(ranges);
      return {
        name,
        id: row?.id,
        path: row?.path ?? [name],
        isSensitive: row?.isSensitive ?? false,
        ranges,
        totalMs,
        share: totalMs / videoMs,
        confidence,
      };
    })
    .toSorted(
      (a, b) => b.totalMs - a.totalMs || b.confidence - a.confidence || a.name.localeCompare(b.name, 'en'),
    );
});
