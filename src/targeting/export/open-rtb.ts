import type { TimeRange } from '@/contracts/time-range';
import type { MediaPlan } from '../plan';
import { breakRecords, contextOf, type ContextRecord } from './records';

/** IAB Content Taxonomy 3.1 in the AdCOM list "Category Taxonomies"; bidders assume 1.0 if it is missing. */
const CONTENT_TAXONOMY_3_1 = 9;
/** AdCOM list "Content Contexts". */
const VIDEO = 1;

interface Segment {
  id: string;
  name: string;
  value: string;
}

/** The object `content` of OpenRTB 2.6 (3.2.16), with the members that SceneCue knows. */
interface OpenRtbContent {
  title?: string;
  url: string;
  /** In whole seconds. */
  len: number;
  context: typeof VIDEO;
  livestream: 0;
  cat: string[];
  cattax: typeof CONTENT_TAXONOMY_3_1;
  /** Results of SceneCue, each list with its own ID: none of them uses the categories of a published taxonomy. */
  data: { id: string; name: string; segment: Segment[] }[];
}

/** An ad break, with the information for a bidder. */
interface OpenRtbBreak {
  /** In milliseconds from the start. */
  timestamp: number;
  /** From the object `video` (3.2.7): the pod, and its length in seconds. */
  video: { podid: string; poddur: number };
  /** Context of the 30 seconds before it. */
  content: OpenRtbContent;
}

/** Share of a time range, in the format of segment values. */
const shareOf = (ms: number, wholeMs: number) => (ms / Math.max(1, wholeMs)).toFixed(3);

/** The shares of the time with each topic and each object, 0 to 1, and the risk levels. */
function dataOf({ topics, seen, risks }: ContextRecord, wholeMs: number): OpenRtbContent['data'] {
  const lists = [
    {
      id: 'scenecue',
      name: 'SceneCue',
      segment: topics.flatMap(({ id, path, ms }) =>
        id === undefined ? [] : [{ id, name: path.join(' > '), value: shareOf(ms, wholeMs) }],
      ),
    },
    {
      id: 'scenecue-seen',
      name: 'SceneCue objects',
      segment: seen.map(({ name, ms }) => ({ id: name, name, value: shareOf(ms, wholeMs) })),
    },
    {
      id: 'scenecue-risk',
      name: 'SceneCue risk',
      segment: risks.map(({ name, level }) => ({ id: name, name, value: level })),
    },
  ];
  return lists.filter(({ id, segment }) => id === 'scenecue' || segment.length > 0);
}

/**
 * A video and its breaks for bid requests. Topics without an ID of the taxonomy, as in a result of an older version,
 * are omitted.
 */
export function toOpenRtb(plan: MediaPlan): { content: OpenRtbContent; breaks: OpenRtbBreak[] } {
  const { response, durationMs } = plan;
  const { title } = plan.choices;
  const contentOf = (context: ContextRecord, { startMs, endMs }: TimeRange): OpenRtbContent => ({
    ...(title === undefined ? {} : { title }),
    url: response.videoUrl,
    len: Math.round(durationMs / 1000),
    context: VIDEO,
    livestream: 0,
    cat: context.topics.flatMap(({ id }) => id ?? []),
    cattax: CONTENT_TAXONOMY_3_1,
    data: dataOf(context, endMs - startMs),
  });
  const whole = { startMs: 0, endMs: durationMs };
  return {
    content: contentOf(contextOf(plan)(whole), whole),
    breaks: breakRecords(plan).map(({ id, timeMs, podSeconds, before }) => ({
      timestamp: timeMs,
      video: { podid: id, poddur: Math.round(podSeconds) },
      content: contentOf(before, before),
    })),
  };
}
