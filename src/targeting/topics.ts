import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf, durationOf } from './concept-ranges';
import { perResponse } from './per-response';
import { totalMs as totalOf } from './time-ranges';

/** A topic of a video, with its duration. */
export interface TopicTime {
  name: string;
  /** Unique ID in the IAB Content Taxonomy; missing in a result of an older version. */
  id: string | undefined;
  /** The names of its tiers; only its own name in a result of an older version. */
  path: readonly string[];
  isSensitive: boolean;
  ranges: readonly TimeRange[];
  totalMs: number;
  /** Share of the video's duration, 0 to 1. */
  share: number;
  /** The highest one, from 0 to 1. */
  confidence: number;
}

/** The topics of a result, the longest first; equally long ones in order of appearance. Computed once. */
export const topicTimes = perResponse((response, leastConfidence): TopicTime[] => {
  const videoMs = durationOf(response);
  const rows = new Map(response.taxonomy?.topics.map((topic) => [topic.name, topic]));
  return conceptsOf(response, leastConfidence)
    .filter(({ kind }) => kind === 'topic')
    .map(({ name, ranges, confidence }) => {
      const row = rows.get(name);
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
    .toSorted((a, b) => b.totalMs - a.totalMs);
});
