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

/** How deep in an envelope requests are looked for. */
const MAX_DEPTH = 12;

/** What is in an envelope: requests, and texts that should hold one and cannot be read. */
interface Unwrapped {
  requests: JsonObject[];
  broken: string[];
}

/** Whether an object has impressions, as only a bid request has. */
const isRequest = (value: unknown): value is JsonObject => isObject(value) && Array.isArray(value.imp);

/** The JSON in a text that has impressions; the time of a log may stand before it. */
function jsonWithin(text: string): string | undefined {
  if (!text.includes('"imp')) return undefined;
  const start = text.search(/[[{]/u);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  return start < 0 ? undefined : text.slice(start, end > start ? end : undefined);
}

/**
 * The requests in the envelope of a log, of a queue or of a search: `{"time": …, "bidrequest": {…}}`, `{"requests": […]}`, also
 * as JSON in a text. Beside requests in a list, objects without impressions count as requests: they lack them.
 *
 * @returns the object itself if none is in it
 */
function unwrapped(value: JsonObject): Unwrapped {
  const found: Unwrapped = { requests: [], broken: [] };
  function look(inside: unknown, depth: number): void {
    if (depth > MAX_DEPTH) return;
    if (isRequest(inside)) found.requests.push(inside);
    else if (Array.isArray(inside) && inside.some(isRequest))
      for (const each of inside.filter(isObject)) found.requests.push(each);
    else if (typeof inside === 'string') {
      const json = jsonWithin(inside);
      const read = json === undefined ? undefined : parsed(json);
      if (json !== undefined && read === undefined) found.broken.push(json);
      else look(read, depth + 1);
    } else if (typeof inside === 'object' && inside !== null)
      for (const each of Object.values(inside)) look(each, depth + 1);
  }
  look(value, 0);
  return found.requests.length + found.broken.length > 0 ? found : { requests: [value], broken: [] };
}

/** @returns undefined for what is no JSON */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** What a text in a cell or an envelope holds, with errors for what cannot be read. */
function* readValue(value: JsonObject, line: number): Generator<ReadRequest | LineError, void> {
  const { requests, broken } = unwrapped(value);
  for (const request of requests) yield { line, request };
  for (const json of broken) {
    const isClosed = endOf(json, 0, json.length) !== undefined;
    yield { line, problem: problemOf(json, isClosed), text: json.slice(0, 80) };
  }
}

/** Whether a cell of a table holds a bid request, also in an envelope. */
export function holdsRequest(cell: string): boolean {
  const value = cell.includes('"imp') ? parsed(cell) : undefined;
  return isObject(value)
    ? unwrapped(value).requests.some(isRequest)
    : Array.isArray(value) && value.some(isRequest);
}

/** The requests in a cell of a table. */
export function* requestsInCell(cell: string, line: number): Generator<ReadRequest | LineError, void> {
  const value = parsed(cell);
  if (isObject(value)) yield* readValue(value, line);
  else if (Array.isArray(value)) yield* readValue({ requests: value }, line);
  else yield { line, problem: problemOf(cell, true), text: cell.slice(0, 80) };
}

/** After this number of objects without an end, each ends before the next one: a search to the end of the text is slow. */
const MAX_OPEN = 20;

/** The next line that begins like this object: with the same indentation and a brace. */
function nextStart(text: string, start: number, lineStart: number, nextBreak: number): number {
  if (nextBreak === -1) return text.length;
  const indentation = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? '';
  const next = text.indexOf(`\n${indentation}{`, start);
  return next === -1 ? text.length : next + 1;
}

/** How many objects are tried, and how long one may be, when a request is looked for after one that is not JSON. */
const MAX_TRIES = 60;
const MAX_LENGTH = 200_000;

/**
 * After an object that is not JSON, the next request in the same line: in it, if it is an envelope, or behind it.
 *
 * @returns `until` if none is found before it
 */
function nextInLine(text: string, start: number, until: number): number {
  let at = text.indexOf('{', start + 1);
  for (let tries = 0; at !== -1 && at < until && tries < MAX_TRIES; tries += 1) {
    const end = endOf(text, at, Math.min(until, at + MAX_LENGTH));
    if (end !== undefined && text.slice(at, end).includes('"imp"') && isRequest(parsed(text.slice(at, end))))
      return at;
    at = text.indexOf('{', at + 1);
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
    const end = endOf(
      text,
      start,
      open < MAX_OPEN ? text.length : nextStart(text, start, lineStart, nextBreak),
    );
    if (end === undefined) open += 1;
    const value = end === undefined ? undefined : parsed(text.slice(start, end));
    if (isObject(value)) {
      yield* readValue(value, begins);
      advance(end ?? text.length);
    } else {
      const next = nextStart(text, start, lineStart, nextBreak);
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
  if (!/[^\s,[\]}]/.test(between)) return;
  const lines = between.split('\n');
  for (const [index, text] of lines.entries()) {
    const isWhole = (index > 0 || line === 1) && (index < lines.length - 1 || isLast);
    // The first text of all, such as the time of a log, stands before an object.
    if (isWhole && /[^\s,[\]}]/.test(text)) {
      yield { line: line + index, problem: 'no-json', text: text.trim().slice(0, 80) };
    }
  }
}
