import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { lookbackOf, type AdBreak } from '../breaks';
import { resultDurationMs, sharedMs } from '../concept-ranges';
import { topicTimes, type TopicTime } from '../topics';

/** IAB Content Taxonomy 3.1 in the AdCOM list "Category Taxonomies"; a bidder takes 1.0 where it is missing. */
const CONTENT_TAXONOMY_3_1 = 9;
/** AdCOM list "Content Contexts". */
const VIDEO = 1;

interface Segment {
  id: string;
  name: string;
  value: string;
}

/** The object `content` of OpenRTB 2.6 (3.2.16), with what SceneCue knows of it. */
export interface OpenRtbContent {
  url: string;
  /** In whole seconds. */
  len: number;
  context: typeof VIDEO;
  livestream: 0;
  cat: string[];
  cattax: typeof CONTENT_TAXONOMY_3_1;
  /** How much of the time is about each topic, as a share of 0 to 1. */
  data: { id: string; name: string; segment: Segment[] }[];
}

/** A place for an advertisement, and the content that a bidder is to know of it: the 30 seconds before. */
export interface OpenRtbBreak {
  /** In milliseconds from the start. */
  timestamp: number;
  content: OpenRtbContent;
}

/**
 * A program and its breaks for bid requests. Topics without an ID of the taxonomy, as in a result of an older version,
 * are left out.
 */
export function toOpenRtb(
  response: AnalysisResponse,
  breaks: readonly AdBreak[],
): { content: OpenRtbContent; breaks: OpenRtbBreak[] } {
  const videoMs = resultDurationMs(response.analysis, response.durationMs, response.intervalMs);
  const topics = topicTimes(response);
  const contentOf = (within: TimeRange): OpenRtbContent => {
    const withinMs = Math.max(1, within.endMs - within.startMs);
    const found = topics
      .map((topic) => ({ topic, ms: sharedMs(topic.ranges, within) }))
      .filter((each): each is { topic: TopicTime & { id: string }; ms: number } => {
        return each.ms > 0 && each.topic.id !== undefined;
      })
      .toSorted((a, b) => b.ms - a.ms);
    return {
      url: response.videoUrl,
      len: Math.round(videoMs / 1000),
      context: VIDEO,
      livestream: 0,
      cat: found.map(({ topic }) => topic.id),
      cattax: CONTENT_TAXONOMY_3_1,
      data: [
        {
          id: 'scenecue',
          name: 'SceneCue',
          segment: found.map(({ topic, ms }) => ({
            id: topic.id,
            name: topic.path.join(' > '),
            value: (ms / withinMs).toFixed(3),
          })),
        },
      ],
    };
  };
  return {
    content: contentOf({ startMs: 0, endMs: videoMs }),
    breaks: breaks.map(({ timestamp }) => ({
      timestamp,
      content: contentOf(lookbackOf(response, timestamp).range),
    })),
  };
}
