import { CTV_GENRES, PRODUCTION_QUALITIES, type ProgramFacts } from '@/contracts/program-facts';
import type { TimeRange } from '@/contracts/time-range';
import type { MediaPlan } from '../plan';
import { ownContentId, programFacts, withoutQuery } from '../program-facts';
import { breakRecords, contextOf, type ContextRecord } from './records';

/** IAB Content Taxonomy 3.1 in the AdCOM list "Category Taxonomies"; bidders assume 1.0 if it is missing. */
export const CONTENT_TAXONOMY_3_1 = 9;
/** AdCOM list "Content Contexts". */
const VIDEO = 1;

interface Segment {
  id: string;
  name: string;
  value: string;
}

interface Place {
  name?: string | undefined;
  domain?: string | undefined;
}

/** The facts about a program, as the object `content` names them; undefined members are not written. */
interface ProgramMembers {
  id?: string | undefined;
  title?: string | undefined;
  series?: string | undefined;
  season?: string | undefined;
  episode?: number | undefined;
  genres?: string[];
  gtax?: typeof CONTENT_TAXONOMY_3_1;
  prodq?: number | undefined;
  contentrating?: string | undefined;
  /** ISO 639-1; any other language is in `langb` (BCP 47). Only one of them may be present. */
  language?: string;
  langb?: string;
  network?: Place | undefined;
  channel?: Place | undefined;
  /** Whether the time of the broadcast is set. */
  livestream: 0 | 1;
  /** Whether it happens while it is watched. */
  realtime: 0 | 1;
  firstbroadcast?: 0 | 1 | undefined;
}

/** The object `content` of OpenRTB 2.6-202606 (3.2.16), with the members that SceneCue knows. */
export interface OpenRtbContent extends ProgramMembers {
  url: string;
  /** In whole seconds. */
  len: number;
  context: typeof VIDEO;
  cat: string[];
  cattax: typeof CONTENT_TAXONOMY_3_1;
  /**
   * Results of SceneCue, each list with its own ID, and the IDs of others. `name`: root domain of the source. `segtax`: the
   * taxonomy of the IDs of segments; without it, they are ours.
   */
  data: {
    id?: string;
    name: string;
    cids?: string[];
    segment?: Segment[];
    ext?: { segtax: typeof CONTENT_TAXONOMY_3_1 };
  }[];
}

export interface OpenRtbOptions {
  /** The root domain of whoever runs SceneCue: it names the source of its results (implementation guide, 7.14). */
  issuer: string;
  /** As in `2026-11-28`; without it, nothing is said about whether the broadcast is the first one. */
  today?: string;
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

/** Share of a time range, in the format of segment values. */
const shareOf = (ms: number, wholeMs: number) => (ms / Math.max(1, wholeMs)).toFixed(4);

/** The shares of the time with each topic and each object, 0 to 1, and the risk levels. */
function resultsOf(
  { topics, seen, risks }: ContextRecord,
  wholeMs: number,
  { issuer, ownId }: { issuer: string; ownId: string },
): OpenRtbContent['data'] {
  const lists = [
    {
      id: 'scenecue',
      name: issuer,
      cids: [ownId],
      ext: { segtax: CONTENT_TAXONOMY_3_1 } as const,
      segment: topics.flatMap(({ id, path, ms }) =>
        id === undefined ? [] : [{ id, name: path.join(' > '), value: shareOf(ms, wholeMs) }],
      ),
    },
    {
      id: 'scenecue-seen',
      name: issuer,
      segment: seen.map(({ name, ms }) => ({ id: name, name, value: shareOf(ms, wholeMs) })),
    },
    {
      id: 'scenecue-risk',
      name: issuer,
      segment: risks.map(({ name, level }) => ({ id: name, name, value: level })),
    },
  ];
  return lists.filter(({ id, segment }) => id === 'scenecue' || segment.length > 0);
}

/** The IDs that others gave the program, by who gave them. */
function otherIds({ otherIds: all = [] }: ProgramFacts): OpenRtbContent['data'] {
  const domains = [...new Set(all.map(({ domain }) => domain))];
  return domains.map((name) => ({
    name,
    cids: all.filter(({ domain }) => domain === name).map(({ id }) => id),
  }));
}

/** A network or a channel; missing if nothing is known of it. */
const placeOf = (name: string | undefined, domain: string | undefined): Place | undefined =>
  name === undefined && domain === undefined ? undefined : { name, domain };

function languageOf({
  language,
  originalLanguage,
}: ProgramFacts): Pick<ProgramMembers, 'language' | 'langb'> {
  const [tag] = Intl.getCanonicalLocales(language ?? originalLanguage ?? []);
  if (tag === undefined) return {};
  return /^[a-z]{2}$/.test(tag) ? { language: tag } : { langb: tag };
}

/** Whether the broadcast is the first one; undefined if that is not known. */
const firstBroadcastOf = (day: string | undefined, today: string | undefined): 0 | 1 | undefined =>
  day === undefined || today === undefined ? undefined : day < today ? 0 : 1;

/**
 * The facts about a program. What is not known is missing, and is not set to its default.
 *
 * @param today as in `2026-11-28`: whether the broadcast is the first one depends on it; undefined if it should not
 */
function programMembers(facts: ProgramFacts, today: string | undefined): ProgramMembers {
  const { contentId, title, series, season, episode, contentRating, firstBroadcast, delivery } = facts;
  const genres = [...new Set(facts.genres?.map((name) => CTV_GENRES[name]))];
  const quality = facts.productionQuality && PRODUCTION_QUALITIES.indexOf(facts.productionQuality) + 1;
  return {
    ...{ id: contentId, title, series, season, episode },
    ...(genres.length === 0 ? {} : { genres, gtax: CONTENT_TAXONOMY_3_1 }),
    ...{ prodq: quality, contentrating: contentRating, ...languageOf(facts) },
    network: placeOf(facts.network, facts.networkDomain),
    channel: placeOf(facts.channel, facts.channelDomain),
    firstbroadcast: firstBroadcastOf(firstBroadcast, today),
    livestream: delivery === 'scheduled' || delivery === 'live' ? 1 : 0,
    realtime: delivery === 'live' ? 1 : 0,
  };
}

/**
 * A video and its breaks for bid requests. Topics without an ID of the taxonomy, as in a result of an older version,
 * are omitted.
 */
export function toOpenRtb(
  plan: MediaPlan,
  { issuer, today }: OpenRtbOptions,
): { content: OpenRtbContent; breaks: OpenRtbBreak[] } {
  const { response, durationMs } = plan;
  const facts = programFacts(plan);
  const program = programMembers(facts, today);
  const source = { issuer, ownId: ownContentId(response.videoUrl) };
  const contentOf = (context: ContextRecord, { startMs, endMs }: TimeRange): OpenRtbContent => ({
    ...program,
    url: withoutQuery(response.videoUrl),
    len: Math.round(durationMs / 1000),
    context: VIDEO,
    cat: context.topics.flatMap(({ id }) => id ?? []),
    cattax: CONTENT_TAXONOMY_3_1,
    data: [...resultsOf(context, endMs - startMs, source), ...otherIds(facts)],
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
