import { isFileName, LONGEST_SECONDS } from './check-content';
import { checkRequest, contentOf, MEDIA } from './check-request';
import { isPlaceholder } from './check-shape';
import { createReport, type AuditFinding, type Report } from './findings';
import { languageInLog, VAGUE, VAGUE_TITLE } from './formats';
import { numberIn, objectIn, objectsIn, textIn, textsIn, type JsonObject } from './json-values';
import type { LogLine } from './read-log';
import { readTime } from './read-log';
import type { LogColumn } from './log-columns';
import { ageOfRating } from './ratings';
import { genreIdOf } from './taxonomies';

/** Where an advertisement is placed in its program, in ms from its start, or as the number of the break. */
export interface Placement {
  /** The path in the request, or the column of the log. */
  path: string;
  value: string;
  at:
    | { kind: 'time'; ms: number }
    /** The break with this number among those in the program; -1 for the last one. */
    | { kind: 'number'; number: number }
    /** Some break in the program: a generic mid-roll. */
    | { kind: 'mid-roll' }
    /** Before or after the program: no break of a plan. */
    | { kind: 'outside' }
    | { kind: 'unknown' };
}

/** A network or a channel. */
export interface DeclaredPlace {
  name?: string | undefined;
  domain?: string | undefined;
}

/** What a record says about its program. */
export interface DeclaredProgram {
  id?: string | undefined;
  url?: string | undefined;
  /** IDs that others gave it, each with the domain of who gave it. */
  otherIds?: readonly { domain: string; id: string }[] | undefined;
  title?: string | undefined;
  series?: string | undefined;
  season?: string | undefined;
  episode?: number | undefined;
  network?: DeclaredPlace | undefined;
  channel?: DeclaredPlace | undefined;
  /** IDs of genres in Content Taxonomy 3.1. */
  genres: string[];
  rating?: string | undefined;
  /** In seconds. */
  length?: number | undefined;
  /** The primary subtag. */
  language?: string | undefined;
  /** Where in the record: `app.content`, or empty for a log. */
  path: string;
}

/** A bid request or a line of a log, with what was found by the specification. */
export interface AuditRecord {
  /** Of the text, from 1 on. */
  line: number;
  kind: 'request' | 'log';
  /** The ID of the request, or the advertised spot; empty if there is none. */
  name: string;
  /** By name or, where it has none, by domain, app or ID; empty if it is not named. */
  publisher: string;
  /** The ID that the exchange gave it: other records may have its name, too. */
  publisherId?: string | undefined;
  program: DeclaredProgram;
  placements: Placement[];
  /** Whether it names the program: a title, a URL or an ID, and its genre. */
  hasSignals: boolean;
  findings: AuditFinding[];
}

function publisherOf(request: JsonObject): string {
  for (const name of MEDIA) {
    const medium = objectIn(request, name);
    const publisher = objectIn(medium, 'publisher');
    const found =
      textIn(publisher, 'name') ??
      textIn(publisher, 'domain') ??
      textIn(medium, 'name') ??
      textIn(medium, 'domain') ??
      textIn(medium, 'bundle') ??
      textIn(publisher, 'id') ??
      textIn(medium, 'id');
    if (found !== undefined) return found;
  }
  return '';
}

const publisherIdOf = (request: JsonObject): string | undefined =>
  MEDIA.map((name) => textIn(objectIn(objectIn(request, name), 'publisher'), 'id')).find(
    (id) => id !== undefined,
  );

/** AdCOM list "Start Delay Modes". */
const GENERIC_MID_ROLL = -1;

function placementOf(start: number | undefined, path: string): Placement[] {
  if (start === undefined) return [];
  const value = String(start);
  if (start > 0) return [{ path, value, at: { kind: 'time', ms: start * 1000 } }];
  if (start === GENERIC_MID_ROLL) return [{ path, value, at: { kind: 'mid-roll' } }];
  return [{ path, value, at: { kind: start === 0 || start === -2 ? 'outside' : 'unknown' } }];
}

/** A number, also as a text: that it has the wrong type is reported already. */
const numberOf = (of: JsonObject | undefined, name: string): number | undefined =>
  numberIn(of, name) ?? (/^\d{1,6}$/.test(textIn(of, name) ?? '') ? Number(textIn(of, name)) : undefined);

const placeOf = (of: JsonObject | undefined): DeclaredPlace | undefined =>
  of && { name: textIn(of, 'name'), domain: textIn(of, 'domain') };

const programOf = (found: ReturnType<typeof contentOf>): DeclaredProgram => {
  const content = found?.content;
  const genres = textsIn(content, 'genres');
  const named = (textIn(content, 'genre') ?? '').split(/[,;/|]/).flatMap((each) => genreIdOf(each) ?? []);
  const language = textIn(content, 'language') ?? textIn(content, 'langb');
  const season = numberOf(content, 'season');
  return {
    id: textIn(content, 'id'),
    url: textIn(content, 'url'),
    otherIds: objectsIn(content, 'data').flatMap((data) =>
      textsIn(data, 'cids').map((id) => ({ domain: textIn(data, 'name') ?? '', id })),
    ),
    title: textIn(content, 'title'),
    series: textIn(content, 'series'),
    season: textIn(content, 'season') ?? (season === undefined ? undefined : String(season)),
    episode: numberOf(content, 'episode'),
    network: placeOf(objectIn(content, 'network')),
    channel: placeOf(objectIn(content, 'channel')),
    genres: genres.length > 0 ? genres : named,
    rating: textIn(content, 'contentrating'),
    length: numberIn(content, 'len'),
    language: language?.split('-')[0]?.toLowerCase(),
    path: found?.path ?? '',
  };
};

const hasSignals = ({ title, url, id, genres }: DeclaredProgram): boolean =>
  (title ?? url ?? id) !== undefined && genres.length > 0;

/** Checks a bid request. */
export function recordOfRequest(request: JsonObject, line: number): AuditRecord {
  const program = programOf(contentOf(request));
  return {
    line,
    kind: 'request',
    name: textIn(request, 'id') ?? '',
    publisher: publisherOf(request),
    publisherId: publisherIdOf(request),
    program,
    placements: objectsIn(request, 'imp').flatMap((imp, index) =>
      placementOf(numberIn(objectIn(imp, 'video'), 'startdelay'), `imp[${index}].video.startdelay`),
    ),
    hasSignals: hasSignals(program),
    findings: checkRequest(request),
  };
}

/** A position in words: `pre-roll`, `mid-roll 2`, `Break 3`, `post`. */
function positionOf(text: string): Placement['at'] {
  const plain = text.toLowerCase();
  if (/^(pre|post)/.test(plain) || /\b(pre|post)-?\s?roll/.test(plain)) return { kind: 'outside' };
  if (/^-1$|\blast\b/.test(plain)) return { kind: 'number', number: -1 };
  const [, digits] = /(?:^|[^\d:.])(\d{1,3})\s*$/.exec(plain) ?? [];
  if (digits !== undefined && digits !== '0') return { kind: 'number', number: Number(digits) };
  return { kind: plain.startsWith('mid') || /\bmid-?\s?roll/.test(plain) ? 'mid-roll' : 'unknown' };
}

function placementsOfLog({ cells }: LogLine, headingOf: (column: LogColumn) => string): Placement[] {
  if (cells.offset !== undefined) {
    const ms = readTime(cells.offset, headingOf('offset'));
    const path = headingOf('offset');
    const position = cells.break === undefined ? undefined : positionOf(cells.break);
    if (position?.kind === 'outside') return [{ path, value: cells.offset, at: position }];
    if (ms !== null)
      return [{ path, value: cells.offset, at: ms === 0 ? { kind: 'outside' } : { kind: 'time', ms } }];
    const at = positionOf(cells.offset);
    return [{ path, value: cells.offset, at: at.kind === 'number' ? { kind: 'unknown' } : at }];
  }
  if (cells.break === undefined) return [];
  return [{ path: headingOf('break'), value: cells.break, at: positionOf(cells.break) }];
}

/** An episode of a log: `2`, `Episode 2`, `S03E02`. */
const EPISODE = /^(?:s(\d{1,3})\W*)?(?:e|ep|episode|folge|episodio|épisode)?\W*(\d{1,5})$/i;

/** What the cells of a line say that cannot be right, or that says nothing. */
function checkCells({ cells }: LogLine, headingOf: (column: LogColumn) => string, report: Report): void {
  for (const column of ['title', 'series', 'genre', 'rating', 'language'] as const) {
    const value = cells[column];
    if (value === undefined) continue;
    const path = headingOf(column);
    const values = { attribute: path };
    const isVague = (column === 'title' || column === 'series' ? VAGUE_TITLE : VAGUE).test(value);
    if (isPlaceholder(value)) report('wrong', 'macro', path, '', { value });
    else if (
      isVague &&
      !(column === 'rating' && (ageOfRating(value) ?? /^(nr|unrated|not rated)$/i.test(value)))
    )
      report('missing', 'vague', path, '', { value, values });
    else if (column === 'title' && isFileName(value)) report('weak', 'title-file', path, '', { value });
    else if (column === 'rating' && !isVague && ageOfRating(value) === undefined)
      report('weak', 'rating-unknown', path, '', { value });
    else if (column === 'language' && languageInLog(value) === undefined)
      report('weak', 'language-tag', path, '', { value });
  }
  const length = cells.length === undefined ? null : readTime(cells.length, headingOf('length'));
  const path = headingOf('length');
  if (cells.length?.startsWith('-') || length === 0)
    report('wrong', 'length-zero', path, '', { value: cells.length });
  else if (length !== null && length > LONGEST_SECONDS.broadcast * 1000)
    report('wrong', 'length-unit', path, '', { value: cells.length });
}

/** Checks a line of a log. @param headingOf the heading of a column of the log */
export function recordOfLine(line: LogLine, headingOf: (column: LogColumn) => string): AuditRecord {
  const { cells } = line;
  const { findings, report } = createReport();
  const [, ofSeason, episode] = EPISODE.exec(cells.episode ?? '') ?? [];
  const length = cells.length === undefined ? null : readTime(cells.length, headingOf('length'));
  const program: DeclaredProgram = {
    id: cells.id,
    url: cells.url,
    title: cells.title,
    series: cells.series,
    season: cells.season ?? ofSeason,
    episode: episode === undefined ? undefined : Number(episode),
    genres: (cells.genre ?? '').split(/[,;/|]/).flatMap((each) => genreIdOf(each) ?? []),
    rating: cells.rating,
    length: length === null ? undefined : length / 1000,
    language: cells.language === undefined ? undefined : languageInLog(cells.language),
    path: '',
  };
  const placements = placementsOfLog(line, headingOf);
  checkCells(line, headingOf, report);
  const isEpisode = program.series !== undefined && program.episode !== undefined;
  if ((cells.title ?? cells.url ?? cells.id) === undefined && !isEpisode)
    report('missing', 'log-program', headingOf('title'), '');
  if (placements.length === 0) report('missing', 'log-time', headingOf('offset'), '');
  for (const { at, path, value } of placements) {
    if (at.kind === 'unknown') report('missing', 'log-time', path, '', { value });
  }
  return {
    line: line.line,
    kind: 'log',
    name: cells.spot ?? '',
    publisher: cells.publisher ?? '',
    program,
    placements,
    hasSignals: hasSignals(program),
    findings,
  };
}
