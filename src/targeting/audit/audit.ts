import { openRtb, shownText } from './findings';
import { mappingOf, type LogColumn, type LogMapping } from './log-columns';
import { holdsRequests, isTable, logLines, readTable } from './read-log';
import {
  holdsRequest,
  readRequests,
  requestsInCell,
  type LineError,
  type ReadRequest,
} from './read-requests';
import { recordOfLine, recordOfRequest, type AuditRecord } from './records';

/** Limits of one audit: characters of the text, and records. */
export const MAX_CHARACTERS = 10_000_000;
export const MAX_RECORDS = 20_000;

/** The line endings that the readers expect, without a byte order mark. */
const normalized = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** The headings of a log, and what its columns were recognized as; null for bid requests. */
export function columnsOf(text: string): { headings: string[]; mapping: LogMapping } | null {
  const start = normalized(text.slice(0, 100_000));
  if (!isTable(start)) return null;
  const table = readTable(start.split('\n').slice(0, 100).join('\n'));
  if (holdsRequests(table)) return null;
  const { headings } = table;
  return { headings, mapping: mappingOf(headings) };
}

/** The requests in the cells of a table, such as an export of a database. */
function* requestsOfTable(text: string): Generator<ReadRequest | LineError, void> {
  const { rows, errors } = readTable(text);
  yield* errors;
  for (const { line, cells } of rows) {
    const whole = cells.filter(holdsRequest);
    // A broken one, in which a request can be recognized.
    const held = whole.length > 0 ? whole : cells.filter((cell) => /^\s*[[{]/.test(cell)).slice(-1);
    if (held.length === 0) yield { line, problem: 'no-json', text: cells.join(', ').slice(0, 80) };
    for (const cell of held) yield* requestsInCell(cell, line);
  }
}

/**
 * Reads a text and checks it by the specification, one record after the other: its caller may pause between them.
 *
 * @param mapping the columns of a log; null for bid requests
 */
export function* auditRecords(
  text: string,
  mapping: LogMapping | null,
): Generator<AuditRecord | LineError, void> {
  const plain = normalized(text);
  let count = 0;
  if (mapping) {
    const table = readTable(plain);
    yield* table.errors;
    const headingOf = (column: LogColumn) => table.headings[mapping[column] ?? -1] ?? column;
    for (const line of logLines(table, mapping)) {
      count += 1;
      if (count > MAX_RECORDS) {
        yield { line: line.line, problem: 'too-many', text: '' };
        return;
      }
      yield recordOfLine(line, headingOf);
    }
    return;
  }
  const lineOfId = new Map<string, number>();
  for (const read of isTable(plain) ? requestsOfTable(plain) : readRequests(plain)) {
    if ('problem' in read) {
      yield read;
      continue;
    }
    count += 1;
    if (count > MAX_RECORDS) {
      yield { line: read.line, problem: 'too-many', text: '' };
      return;
    }
    const record = recordOfRequest(read.request, read.line);
    const before = record.name === '' ? undefined : lineOfId.get(record.name);
    if (before === undefined) lineOfId.set(record.name, read.line);
    else {
      record.findings.push({
        severity: 'wrong',
        code: 'request-twice',
        path: 'id',
        value: shownText(record.name),
        source: openRtb('3.2.1'),
        values: { of: before },
      });
    }
    yield record;
  }
}
