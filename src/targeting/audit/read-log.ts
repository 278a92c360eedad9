import Papa from 'papaparse';
import { parseTimecode } from '@/lib/timecode';
import { isInMinutes, isInMs, LOG_COLUMNS, type LogColumn, type LogMapping } from './log-columns';
import { holdsRequest, type LineError } from './read-requests';

const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** A line of a log: what its columns say, without empty ones. */
export interface LogLine {
  line: number;
  cells: Readonly<Partial<Record<LogColumn, string>>>;
}

export interface LogTable {
  headings: string[];
  rows: { line: number; cells: string[] }[];
  errors: LineError[];
}

/** The delimiter that divides the first line into the most cells. */
function delimiterOf(line: string): string {
  const counts = DELIMITERS.map(
    (delimiter) => Papa.parse<string[]>(line, { delimiter }).data[0]?.length ?? 0,
  );
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const cellsIn = (line: string): number => line.split(/[,;\t|]/).length;

/** The index of the first line that is neither empty nor a comment: one with `#` and fewer cells than what follows. */
function firstLine(lines: readonly string[]): number {
  return lines.findIndex((line, index) => {
    if (line.trim() === '') return false;
    if (!line.startsWith('#')) return true;
    const next = lines.slice(index + 1).find((each) => each.trim() !== '' && !each.startsWith('#'));
    return next === undefined || (cellsIn(line) > 1 && cellsIn(line) >= cellsIn(next));
  });
}

/** Whether a text is a table rather than JSON. */
export function isTable(text: string): boolean {
  const lines = text.split('\n');
  const first = lines[firstLine(lines)] ?? '';
  return !/[{[]/.test(first.trim().slice(0, 1)) && !first.includes('{') && /[,;\t|]/.test(first);
}

/** Reads a log as a table with commas, semicolons, tabs or bars, with headings in its first line. */
export function readTable(text: string): LogTable {
  const lines = text.split('\n');
  let first = firstLine(lines);
  const [, named] = /^sep=(.)\s*$/i.exec(lines[first] ?? '') ?? [];
  if (named !== undefined) first += 1;
  const delimiter = named ?? delimiterOf(lines[first] ?? '');
  const { rows: all, errors } = readRows(lines, Math.max(0, first), delimiter);
  const [{ cells: headings } = { cells: [] as string[] }, ...records] = all;
  const rows: LogTable['rows'] = [];
  for (const { line, cells } of records) {
    if (cells.slice(headings.length).some((cell) => cell.trim() !== '')) {
      errors.push({ line, problem: 'cells', text: cells.join(delimiter).slice(0, 80) });
    } else if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
  }
  return {
    headings: headings.map((heading, index) =>
      (index === 0 ? heading.replace(/^#\s*(?=\S)/, '') : heading).trim(),
    ),
    rows,
    errors: errors.toSorted((a, b) => a.line - b.line),
  };
}

/** After this number of wrong quotes, each line is read by itself: searching all of the rest for a quote is slow. */
const MAX_WRONG_QUOTES = 20;

/** The rows from line index `from` on. After a wrong quote, it continues with the next line, so nothing is lost. */
function readRows(
  lines: readonly string[],
  from: number,
  delimiter: string,
): Pick<LogTable, 'rows' | 'errors'> {
  const rows: LogTable['rows'] = [];
  const errors: LineError[] = [];
  let next = from;
  while (next < lines.length) {
    const end = errors.length < MAX_WRONG_QUOTES ? lines.length : next + 1;
    const text = lines.slice(next, end).join('\n');
    const { data, errors: problems } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
    const wrong = problems.find(({ type }) => type === 'Quotes')?.row;
    let line = next;
    for (const cells of data.slice(0, wrong)) {
      rows.push({ line: line + 1, cells });
      line += cells.reduce((height, cell) => height + cell.split('\n').length - 1, 1);
    }
    if (wrong === undefined) next = end;
    else {
      errors.push({ line: line + 1, problem: 'quotes', text: (lines[line] ?? '').slice(0, 80) });
      next = line + 1;
    }
  }
  return { rows, errors };
}

/** Whether the lines of a table hold bid requests in a column. */
export const holdsRequests = ({ rows }: Pick<LogTable, 'rows'>): boolean =>
  rows.some(({ cells }) => cells.some(holdsRequest));

/** The lines of a log by what its columns are. */
export function logLines({ rows }: Pick<LogTable, 'rows'>, mapping: LogMapping): LogLine[] {
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      LOG_COLUMNS.flatMap((column) => {
        const place = mapping[column];
        const cell = place === undefined ? undefined : cells[place]?.trim();
        return cell ? [[column, cell] as const] : [];
      }),
    ),
  }));
}

/**
 * Reads a time of a log: seconds, `mm:ss`, `hh:mm:ss.mmm`, or a duration by ISO 8601.
 *
 * @param heading of its column, which may say that it is in milliseconds
 * @returns whole milliseconds; null if it is no time
 */
export function readTime(text: string, heading: string): number | null {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(text.trim()) ?? [];
  if (/^PT\d/i.test(text.trim()))
    return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
  if (/^\d+([.,]\d+)?\s*ms$/i.test(text.trim())) return Math.round(Number.parseFloat(text));
  const [, ofHours = 0, ofMinutes] =
    /^(?:(\d+)\s*h(?:ours?)?\s*)?(\d+)\s*m(?:in(?:ute)?s?)?\.?$/i.exec(text.trim()) ?? [];
  if (ofMinutes !== undefined) return (Number(ofHours) * 60 + Number(ofMinutes)) * 60_000;
  const plain = text.trim().replace(/\s*s(ec(onds)?)?$/i, '');
  if (isInMs(heading) && /^\d+(\.\d+)?$/.test(plain)) return Math.round(Number(plain));
  if (isInMinutes(heading) && /^\d+(\.\d+)?$/.test(plain)) return Math.round(Number(plain) * 60_000);
  // Frames after a semicolon or a fourth colon are below the tolerance.
  return parseTimecode(plain.replace(/^(\d+:\d\d:\d\d)[:;]\d\d$/, '$1'));
}
