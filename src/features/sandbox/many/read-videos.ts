import Papa from 'papaparse';
import { MAX_TITLE_LENGTH } from '@/contracts/analyses';
import { MAX_URL_LENGTH } from '@/contracts/analysis-request';
import { printableText } from '@/contracts/printable-text';
import { trimUrl, urlFailure } from '../form/form-urls';
import { recordsOf } from './text-records';

/** Maximum number of videos that can be queued at once. */
export const MAX_VIDEOS = 200;

/** Maximum length of the text, in characters; a longer text is not read. `MAX_VIDEOS` with their titles need less. */
export const MAX_TEXT_LENGTH = 1_000_000;

export interface ListedVideo {
  /** The line at which its record begins, counted from 1. */
  line: number;
  url: string;
  title?: string;
  captionsUrl?: string;
}

/**
 * - `url`, `captions`: the URL of the video or of its captions is not valid, by the check of the form
 * - `too-long`: a URL is longer than the function accepts
 * - `title`: longer than a title may be
 * - `duplicate`: the video is in line `of` too
 * - `several`: two videos in one line
 * - `columns`: more cells than a URL, a title and captions, or than the header has
 * - `quotes`: a quoted cell does not end correctly
 * - `too-many`: after the last of `MAX_VIDEOS`
 */
type LineProblemKind =
  | 'url'
  | 'captions'
  | 'too-long'
  | 'title'
  | 'duplicate'
  | 'several'
  | 'columns'
  | 'quotes'
  | 'too-many';

interface LineProblem {
  line: number;
  kind: LineProblemKind;
  /** Its record as it was written. */
  text: string;
  of?: number;
}

export interface VideoLines {
  videos: ListedVideo[];
  problems: LineProblem[];
  /** Columns of the header that are not read. */
  ignored: string[];
  /** The header and the lines with a problem, as they were written; empty without problems. */
  rest: string;
}

type Column = 'url' | 'title' | 'captions';

/** If a header has several names of a column, the earlier one here counts: `video` may be a name or a number. */
const COLUMN_NAMES: Record<Column, readonly string[]> = {
  url: ['url', 'video url', 'videourl', 'address', 'link', 'adresse', 'dirección', 'enlace', 'lien', 'video'],
  title: ['title', 'name', 'titel', 'título', 'titre', 'nombre', 'nom'],
  captions: [
    'captions url',
    'captionsurl',
    'captions',
    'subtitles',
    'untertitel',
    'subtítulos',
    'sous-titres',
  ],
};

const DELIMITERS = ['\t', ';', ','] as const;

/** The URL in a normalized form, which is equal for URLs that name the same video; an invalid URL stays as it is. */
export function videoKey(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

/**
 * Reads a list of videos: lines with one URL each, or CSV with commas, semicolons or tabs, with the columns in any
 * order if there is a header, or without one. Every line that is not empty and not a comment (`#`) becomes a video or a
 * problem.
 */
export function readVideos(input: string): VideoLines {
  const text = input.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n').map((line) => line.replace(/^\s+#/, '#'));
  const isContent = (line: string) => line.trim() !== '' && !line.startsWith('#');
  let from = lines.findIndex(isContent);
  const [separator, named] = /^sep=(.)\s*$/i.exec(lines[from] ?? '') ?? [];
  if (named !== undefined) from = lines.findIndex((line, index) => index > from && isContent(line));
  const header = from === -1 ? null : headerOf(lines[from] ?? '', named);
  const delimiter = header?.delimiter ?? named ?? delimiterOf(lines);
  const rows = recordsOf(lines, { from: Math.max(0, header ? from + 1 : from), delimiter });

  const videos: ListedVideo[] = [];
  const problems: LineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells, text: written } of rows) {
    const fail = (kind: LineProblemKind, of?: number) =>
      problems.push({ line, kind, text: written, ...(of === undefined ? {} : { of }) });
    const found = cells && (header ? byHeader(cells, header.columns) : byContent(cells));
    if (!cells) fail('quotes');
    else if (!found) fail('columns');
    else {
      const video = videoOf(found);
      const problem = problemOf(video);
      const earlier = lineOf.get(videoKey(video.url));
      if (problem) fail(problem);
      else if (earlier !== undefined) fail('duplicate', earlier);
      else if (videos.length === MAX_VIDEOS) fail('too-many');
      else {
        lineOf.set(videoKey(video.url), line);
        videos.push({ line, ...video });
      }
    }
  }
  const head = [separator, header ? lines[from] : undefined].filter((line) => line !== undefined);
  const kept = [...head, ...problems.map((problem) => problem.text)];
  return {
    videos,
    problems,
    ignored: header?.ignored ?? [],
    rest: problems.length > 0 ? kept.join('\n') : '',
  };
}

interface Header {
  delimiter: string;
  columns: readonly (Column | null)[];
  ignored: string[];
}

/** The column of each cell of a header. */
function columnsOf(cells: readonly string[]): (Column | null)[] {
  const names = cells.map((cell) =>
    cell
      .replace(/[_\s]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  const columns = Object.keys(COLUMN_NAMES) as Column[];
  const places = columns.map((column) =>
    COLUMN_NAMES[column].map((name) => names.indexOf(name)).find((place) => place !== -1),
  );
  return names.map((_, place) => columns[places.indexOf(place)] ?? null);
}

/** Null if the line is not a header, that is, has no column of URLs. */
function headerOf(line: string, named: string | undefined): Header | null {
  for (const delimiter of named === undefined ? DELIMITERS : [named]) {
    const cells = Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
    const columns = columnsOf(cells);
    if (!columns.includes('url') || cells.length === 1) continue;
    return {
      delimiter,
      columns,
      ignored: cells.filter((cell, index) => !columns[index] && cell.trim() !== ''),
    };
  }
  // A single column has no delimiter, so that a URL may contain any of them.
  return columnsOf([line.replace(/^"|"$/g, '')])[0] === 'url'
    ? { delimiter: '\t', columns: ['url'], ignored: [] }
    : null;
}

/** Without a header: a character that may be part of a URL separates cells only where another cell can begin. */
function delimiterOf(lines: readonly string[]): string {
  if (lines.some((line) => line.includes('\t'))) return '\t';
  const separates = (delimiter: string, line: string): boolean =>
    unquoted(line)
      .split(delimiter)
      .some((cell, index, cells) => {
        const before = cells[index - 1];
        if (before === undefined) return false;
        return (
          /^\s*("|https?:)|\s|^$/i.test(cell) ||
          /\.[a-z0-9]{2,5}"?\s*$/i.test(before) ||
          !/^\s*"?https?:/i.test(line)
        );
      });
  const unquoted = (line: string) => line.replace(/"[^"]*"/g, '""');
  return [';', ','].find((delimiter) => lines.some((line) => separates(delimiter, line))) ?? '\t';
}

type Cells = Partial<Record<Column, string>>;

function byHeader(cells: readonly string[], columns: Header['columns']): Cells | null {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) return null;
  return Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ''] as const] : [])),
  );
}

const isAddress = (cell: string) => urlFailure({ url: trimUrl(cell), captionsUrl: '' }) === null;

/** The first URL is that of the video, the second that of its captions; a cell that is not a URL is the title. */
function byContent(cells: readonly string[]): Cells | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const [url, captions, ...more] = filled.filter(isAddress);
  const [title, ...others] = filled.filter((cell) => !isAddress(cell));
  if (url === undefined) return { url: title ?? '' };
  if (more.length > 0 || others.length > 0) return null;
  return { url, ...(captions === undefined ? {} : { captions }), ...(title === undefined ? {} : { title }) };
}

function videoOf({ url = '', title = '', captions = '' }: Cells): Omit<ListedVideo, 'line'> {
  const name = printableText(title);
  const captionsUrl = trimUrl(captions);
  return {
    url: trimUrl(url),
    ...(name === '' ? {} : { title: name }),
    ...(captionsUrl === '' ? {} : { captionsUrl }),
  };
}

/** An address in which another one begins, as in a line with two of them, or one in place of captions that is a video. */
const isSeveral = (url: string, captionsUrl: string) =>
  /[\s,;]+https?:\/\//i.test(url) ||
  /\.(mp4|m4v|mov|mkv|webm|mpg|mpeg|m3u8|mpd)$/i.test(
    URL.canParse(captionsUrl) ? new URL(captionsUrl).pathname : '',
  );

function problemOf({ url, title = '', captionsUrl = '' }: Omit<ListedVideo, 'line'>): LineProblemKind | null {
  if (isSeveral(url, captionsUrl)) return 'several';
  const failure = urlFailure({ url, captionsUrl });
  if (failure) return failure.field === 'url' ? 'url' : 'captions';
  if (Math.max(url.length, captionsUrl.length) > MAX_URL_LENGTH) return 'too-long';
  return title.length > MAX_TITLE_LENGTH ? 'title' : null;
}
