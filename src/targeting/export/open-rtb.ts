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
  /** Results of SceneCue, each list with its own ID. `segtax`: the taxonomy of its IDs; without it, they are ours. */
  data: { id: string; name: string; segment: Segment[]; ext?: { segtax: typeof CONTENT_TAXONOMY_3_1 } }[];
}

/** An ad break, with the information for a bidder. */
interface OpenRtbBreak {
  /** In milliseconds from the start. */
  timestamp: number;
  /**
   * From the object `video` (3.2.7): the pod, its length and its start in seconds. A start of 0 would be that of a
   * pre-roll (AdCOM list "Start Delay Modes").
   */
  video: { podid: string; poddur: number; startdelay: number };
  /** Context of the 30 seconds before it. */
  content: OpenRtbContent;
}

/** Without what may be a signature or a token: bid requests go to many bidders. */
const withoutQuery = (url: string) => (URL.canParse(url) ? url.replace(/[?#].*$/s, '') : url);

/** Share of a time range, in the format of segment values. */
const shareOf = (ms: number, wholeMs: number) => (ms / Math.max(1, wholeMs)).toFixed(4);

/** The shares of the time with each topic and each object, 0 to 1, and the risk levels. */
function dataOf({ topics, seen, risks }: ContextRecord, wholeMs: number): OpenRtbContent['data'] {
  const lists = [
    {
      id: 'scenecue',
      name: 'SceneCue',
      ext: { segtax: CONTENT_TAXONOMY_3_1 } as const,
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
    url: withoutQuery(response.videoUrl),
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
      video: {
        podid: id,
        poddur: Math.round(podSeconds),
        startdelay: Math.max(1, Math.round(timeMs / 1000)),
      },
      content: contentOf(before, before),
    })),
  };
}
