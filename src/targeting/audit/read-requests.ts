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

/** How deep in an envelope requests are looked for, and how many values of it are read. */
const MAX_DEPTH = 5;
const MAX_VALUES = 50_000;

/**
 * The requests in the envelope of a log, of a queue or of a search: `{"time": …, "bidrequest": {…}}`, `{"requests": […]}`, also
 * as JSON in a text. An object with impressions is one.
 *
 * @returns the object itself if none is in it
 */
function unwrapped(value: JsonObject): JsonObject[] {
  const found: JsonObject[] = [];
  let read = 0;
  function look(inside: unknown, depth: number): void {
    read += 1;
    if (depth > MAX_DEPTH || read > MAX_VALUES) return;
    if (isObject(inside) && inside.imp !== undefined) found.push(inside);
    else if (typeof inside === 'string' && inside.trimStart().startsWith('{'))
      look(parsed(inside), depth + 1);
    else if (typeof inside === 'object' && inside !== null)
      for (const each of Object.values(inside)) look(each, depth + 1);
  }
  look(value, 0);
  return found.length > 0 ? found : [value];
}

/** @returns undefined for what is no JSON */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** The requests in a cell of a table, which may be in an envelope. @returns empty if it is not JSON */
export function requestsInCell(cell: string): JsonObject[] {
  const value = parsed(cell);
  return isObject(value) ? unwrapped(value) : [];
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
 * After an object that is not JSON, the next request in the same line: an object that begins with the same attribute and has
 * impressions.
 *
 * @returns `until` if there is none before it
 */
function nextInLine(text: string, start: number, until: number): number {
  const [first = ''] = /^\{\s*"[^"\n]*"/.exec(text.slice(start, start + 200)) ?? [];
  if (first === '') return until;
  let at = text.indexOf(first, start + 1);
  for (let tries = 0; at !== -1 && at < until && tries < MAX_OPEN; tries += 1) {
    const end = endOf(text, at, until);
    const value = end === undefined ? undefined : parsed(text.slice(at, end));
    if (isObject(value) && value.imp !== undefined) return at;
    at = text.indexOf(first, at + 1);
  }
  return until;
}

/**
 * Reads bid requests: one JSON object, an array of them, or lines of JSON; text around them, such as the time of a log, is
 * ignored, and so are envelopes. What cannot be read is an error with its line, and the rest is read.
 */
export function* readRequests(text: string): Generator<ReadRequest | LineError, void> {
  let position = 0;
  let line = 1;
  let lineStart = 0;
  let nextBreak = text.indexOf('\n');
  let open = 0;
  const advance = (to: number) => {
    for (; nextBreak !== -1 && nextBreak < to; nextBreak = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = nextBreak + 1;
    }
    position = to;
  };
  while (position < text.length) {
    const start = text.indexOf('{', position);
    const between = text.slice(position, start === -1 ? text.length : start);
    yield* strayLines(between, line, start === -1);
    if (start === -1) return;
    advance(start);
    const begins = line;
    const end = endOf(text, start, open < MAX_OPEN ? text.length : nextStart(text, start, lineStart));
    if (end === undefined) open += 1;
    const value = end === undefined ? undefined : parsed(text.slice(start, end));
    if (isObject(value)) {
      for (const request of unwrapped(value)) yield { line: begins, request };
      advance(end ?? text.length);
    } else {
      const next = nextStart(text, start, lineStart);
      const json = text.slice(start, end ?? next);
      yield { line: begins, problem: problemOf(json, end !== undefined), text: json.slice(0, 80) };
      const until = end === undefined ? next : Math.min(end, next);
      const isFew = open <= MAX_OPEN;
      advance(Math.max(isFew ? nextInLine(text, start, until) : until, start + 1));
    }
  }
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
