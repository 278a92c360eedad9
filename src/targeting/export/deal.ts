import { CTV_GENRES } from '@/contracts/program-facts';
import { joinNames } from '@/lib/join-names';
import type { MediaPlan } from '../plan';
import { hashOf, ownContentId, programFacts, withoutQuery } from '../program-facts';
import { CONTENT_TAXONOMY_3_1 } from './open-rtb';
import { breakRecords } from './records';

/** "Deal is pending": nothing was agreed. */
const PENDING = 2;
/** Of `adtypes`. */
const VIDEO = 2;
/** Of `auxdata`, `pubcount` and `curfeetype`. */
const UNDISCLOSED = 0;
/** Of `dinventory`: the programs of the package stay the same. */
const IS_STATIC = 1;
/** Maximum length of a description, in characters, as the standard recommends. */
const MAX_DESCRIPTION = 250;

/** The terms of a deal; all are optional. */
export interface DealTerms {
  /** ISO 8601, in seconds, UTC; without an end the deal is always on. */
  startdate?: string;
  enddate?: string;
  /** Codes of ISO 3166 with three letters. */
  countries?: string[];
  /** CPM. */
  dealfloor?: number;
  /** ISO 4217. */
  cur?: string;
}

export interface DealOptions {
  /** The root domain of whoever runs SceneCue, which makes the package: the curator. */
  issuer: string;
  /** Shown to the buyer; by default made from the titles of the programs. */
  name?: string | undefined;
  /** Domain of the exchange that receives the bids; by default as entered for the first program that has one. */
  origin?: string | undefined;
  terms?: DealTerms;
}

/** A program of a deal, in an extension: the standard has no place for programs. */
interface DealProgram {
  id: string;
  title?: string | undefined;
  series?: string | undefined;
  season?: string | undefined;
  episode?: number | undefined;
  url: string;
  breaks: { podid: string; timestamp: number; poddur: number }[];
}

/** The object `Deal` of the Deals API 1.0 (IAB Tech Lab), with the members that SceneCue knows. */
export interface Deal {
  id: string;
  name: string;
  sellerstatus: typeof PENDING;
  origin: string;
  desc: string;
  adtypes: [typeof VIDEO];
  auxdata: typeof UNDISCLOSED;
  pubcount: typeof UNDISCLOSED;
  dinventory: typeof IS_STATIC;
  terms: DealTerms;
  inventory: { cat: string[]; cattax: typeof CONTENT_TAXONOMY_3_1 };
  curation: { curator: string; cdealid: string; curfeetype: typeof UNDISCLOSED };
  ext: { scenecue: { programs: DealProgram[] } };
}

function dealProgram(plan: MediaPlan): DealProgram {
  const { videoUrl } = plan.response;
  const { contentId, title, series, season, episode } = programFacts(plan);
  return {
    id: contentId ?? ownContentId(videoUrl),
    ...{ title, series, season, episode },
    url: withoutQuery(videoUrl),
    breaks: breakRecords(plan).map(({ id, timeMs, podSeconds }) => ({
      podid: id,
      timestamp: timeMs,
      poddur: Math.round(podSeconds),
    })),
  };
}

/** The genres of a program, and the topics of what is seen before its exported breaks. */
function categoriesOf(plan: MediaPlan): string[] {
  const genres = programFacts(plan).genres?.map((name) => CTV_GENRES[name]) ?? [];
  const topics = breakRecords(plan).flatMap(({ before }) => before.topics.flatMap(({ id }) => id ?? []));
  return [...genres, ...topics];
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * The exported breaks of programs as one package to sell. Its ID depends on the programs and the breaks alone, so that the
 * same package has the same ID. Programs without such breaks are left out.
 */
export function toDeal(plans: readonly MediaPlan[], options: DealOptions): Deal {
  const sold = plans.filter(({ breaks }) => breaks.some(({ isExported }) => isExported));
  const programs = sold.map(dealProgram);
  const id = `scenecue-${hashOf(JSON.stringify(programs.map(({ url, breaks }) => [url, breaks])))}`;
  const names = [...new Set(programs.map(({ series, title, id: own }) => series ?? title ?? own))];
  const breaks = programs.reduce((sum, program) => sum + program.breaks.length, 0);
  const size = `${count(breaks, 'ad break')} in ${count(programs.length, 'program')}`;
  const exchange = sold.map((plan) => programFacts(plan).exchange).find((domain) => domain !== undefined);
  return {
    id,
    name: options.name ?? `${names[0] ?? 'SceneCue'}: ${size}`,
    sellerstatus: PENDING,
    // The system in which the deal is first entered, until it is known which one sells it.
    origin: options.origin ?? exchange ?? options.issuer,
    desc: Array.from(`${size}: ${joinNames(names)}`)
      .slice(0, MAX_DESCRIPTION)
      .join(''),
    adtypes: [VIDEO],
    auxdata: UNDISCLOSED,
    pubcount: UNDISCLOSED,
    dinventory: IS_STATIC,
    terms: options.terms ?? {},
    inventory: { cat: [...new Set(sold.flatMap(categoriesOf))], cattax: CONTENT_TAXONOMY_3_1 },
    curation: { curator: options.issuer, cdealid: id, curfeetype: UNDISCLOSED },
    ext: { scenecue: { programs } },
  };
}
