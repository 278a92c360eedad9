import { isObject, type JsonObject } from './json-values';

/**
 * Why a part of the text could not be read:
 *
 * - `trailing-comma`, `quotes`, `word`: what JSON does not allow: a comma before a closing bracket, single or typographic
 *   quotes, a word such as `None` or `undefined`
 * - `not-closed`: a bracket or a quote is open at the end
 * - `no-json`: a line without an object
 * - `syntax`: anything else
 * - `cells`: a line of a table with more cells than its headings
 * - `too-many`: the first record above the limit
 */
export type LineProblem =
  | 'trailing-comma'
  | 'quotes'
  | 'word'
  | 'not-closed'
  | 'no-json'
  | 'syntax'
  | 'cells'
  | 'too-many';

export interface LineError {
  /** From 1 on. */
  line: number;
  problem: LineProblem;
  /** What is there, shortened. */
  text: string;
}

export interface ReadRequest {
  line: number;
  request: JsonObject;
}

/** Where an object ends; undefined if it does not end before `limit`. */
function endOf(text: string, from: number, limit: number): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let index = from; index < limit; index += 1) {
    const char = text.charCodeAt(index);
    if (isInText) {
      if (char === 92) index += 1;
      else if (char === 34) isInText = false;
      // JSON has no line breaks in texts: the quote is not closed.
      else if (char === 10) return undefined;
    } else if (char === 34) isInText = true;
    else if (char === 123 || char === 91) depth += 1;
    else if (char === 125 || char === 93) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

const withoutTexts = (json: string): string => json.replace(/"(?:[^"\\\n]|\\.)*"/g, '""');

function problemOf(json: string, isClosed: boolean): LineProblem {
  const rest = withoutTexts(json);
  if (/,\s*[}\]]/.test(rest)) return 'trailing-comma';
  if (/['“”„‘’]/.test(rest)) return 'quotes';
  if (/\b(None|True|False|undefined|NaN|nan|nil|NULL|TRUE|FALSE|Infinity)\b/.test(rest)) return 'word';
  return isClosed ? 'syntax' : 'not-closed';
}

const MAX_ENVELOPES = 3;

/** A request may be in an envelope of a log: `{"time": …, "bidrequest": {…}}`. */
function unwrapped(value: JsonObject, depth = 0): JsonObject {
  if (value.imp !== undefined || depth === MAX_ENVELOPES) return value;
  const inside = [
    'bidrequest',
    'bid_request',
    'bidRequest',
    'request',
    'openrtb',
    'body',
    'payload',
    'message',
    'ortb',
  ].map((name) => value[name]);
  for (const each of inside) {
    if (isObject(each)) return unwrapped(each, depth + 1);
    if (typeof each !== 'string' || !each.trimStart().startsWith('{')) continue;
    try {
      const read: unknown = JSON.parse(each);
      if (isObject(read)) return unwrapped(read, depth + 1);
    } catch {
      // Not a request in a text.
    }
  }
  return value;
}

/** After this number of objects without an end, each ends before the next one: a search to the end of the text is slow. */
const MAX_OPEN = 20;

/** The next line that begins like this object: with the same indentation and a brace. */
function nextStart(text: string, start: number, lineStart: number): number {
  const indentation = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? '';
  const next = text.indexOf(`\n${indentation}{`, start);
  return next === -1 ? text.length : next + 1;
}

/**
 * Reads bid requests: one JSON object, an array of them, or lines of JSON; text around them, such as the time of a log, is
 * ignored. What cannot be read is an error with its line, and the rest is read.
 */
export function* readRequests(text: string): Generator<ReadRequest | LineError, void> {
  let position = 0;
  let line = 1;
  let open = 0;
  const advance = (to: number) => {
    for (let at = text.indexOf('\n', position); at !== -1 && at < to; at = text.indexOf('\n', at + 1))
      line += 1;
    position = to;
  };
  while (position < text.length) {
    const start = text.indexOf('{', position);
    const between = text.slice(position, start === -1 ? text.length : start);
    yield* strayLines(between, line, start === -1);
    if (start === -1) return;
    advance(start);
    const begins = line;
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const end = endOf(text, start, open < MAX_OPEN ? text.length : nextStart(text, start, lineStart));
    if (end === undefined) open += 1;
    const json = text.slice(start, end ?? nextStart(text, start, lineStart));
    const value = parsed(json, end !== undefined);
    if (value.request) {
      yield { line: begins, request: unwrapped(value.request) };
      advance(end ?? text.length);
    } else {
      const next = nextStart(text, start, lineStart);
      const until = end === undefined ? next : Math.min(end, next);
      yield { line: begins, problem: value.problem, text: json.slice(0, 80) };
      advance(Math.max(until, start + 1));
    }
  }
}

function parsed(
  json: string,
  isClosed: boolean,
): { request: JsonObject; problem?: never } | { request?: never; problem: LineProblem } {
  try {
    if (isClosed) return { request: JSON.parse(json) as JsonObject };
  } catch {
    // Reported below.
  }
  return { problem: problemOf(json, isClosed) };
}

/** Whole lines without an object between two of them. The rest of a line with an object is not an error. */
function* strayLines(between: string, line: number, isLast: boolean): Generator<LineError, void> {
  if (!/[^\s,[\]]/.test(between)) return;
  const lines = between.split('\n');
  for (const [index, text] of lines.entries()) {
    const isWhole = (index > 0 || line === 1) && (index < lines.length - 1 || isLast);
    // The first text of all, such as the time of a log, stands before an object.
    if (isWhole && /[^\s,[\]]/.test(text)) {
      yield { line: line + index, problem: 'no-json', text: text.trim().slice(0, 80) };
    }
  }
}
