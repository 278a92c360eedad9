import type { TimeRange } from '@/contracts/time-range';
import type { MediaPlan } from '../plan';
import { breakRecords, contextOf, type ContextRecord } from './records';

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
interface OpenRtbContent {
  title?: string;
  url: string;
  /** In whole seconds. */
  len: number;
  context: typeof VIDEO;
  livestream: 0;
  cat: string[];
  cattax: typeof CONTENT_TAXONOMY_3_1;
  /** Results of SceneCue, each list under an ID of its own: none of them is a category of a published taxonomy. */
  data: { id: string; name: string; segment: Segment[] }[];
}

/** A place for advertisements, and what a bidder is to know of it. */
interface OpenRtbBreak {
  /** In milliseconds from the start. */
  timestamp: number;
  /** Of the object `video` (3.2.7): the pod, and how long it is in seconds. */
  video: { podid: string; poddur: number };
  /** Of the 30 seconds before. */
  content: OpenRtbContent;
}

/** Shares of the time, as the values of segments are written. */
const shareOf = (ms: number, wholeMs: number) => (ms / Math.max(1, wholeMs)).toFixed(3);

/** How much of the time is about each topic and shows each thing, as shares of 0 to 1, and the levels of risk. */
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
 * A program and its breaks for bid requests. Topics without an ID of the taxonomy, as in a result of an older version,
 * are left out.
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
