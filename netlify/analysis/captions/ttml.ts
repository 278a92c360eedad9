import imscDoc, { type ImscElement } from 'imsc/src/main/js/doc.js';
import type { TimeRange } from '@/contracts/time-range';
import { DEFAULT_CUE_MS, MAX_CUES, type CueText } from './cue';
import { CueStore, fromFirstHour } from './cue-store';
import { tidied } from './plain-text';
import { prepareTtml } from './ttml-source';

/** The text of a TTML document. */
export interface TtmlText extends CueText {
  /** Number of elements that state when they begin, and of those whose time cannot be read, so that they are missing. */
  timingLines: number;
  invalidTimingLines: number;
}

const ROOT = /^<(?:[\w.-]+:)?tt[\s>]/;
/** What can precede the root: a declaration, a document type, comments. */
const PREAMBLE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;
const STYLING = 'http://www.w3.org/ns/ttml#styling';
/** Pronunciation over a text, and the brackets around it: the text itself is the base. */
const ANNOTATION = new Set(['text', 'textContainer', 'delimiter']);
const IGNORE = { info: ignore, warn: ignore, error: ignore, fatal: ignore };
/** Maximum length of a paragraph, in characters; the rest is ignored. */
const MAX_LENGTH = 8000;
/** Times from here on are those of text whose time cannot be read, in ms. */
const NEVER_MS = 800_000_000;

/** Whether a text begins as a TTML document does. */
export function isTtml(text: string): boolean {
  let rest = text.replace(/^[\s\uFEFF]+/, '');
  for (;;) {
    const found = PREAMBLE.find(([start]) => rest.startsWith(start));
    if (found === undefined) return ROOT.test(rest.slice(0, 100));
    const end = rest.indexOf(found[1]);
    if (end < 0) return false;
    rest = rest.slice(end + found[1].length).trimStart();
  }
}

/**
 * Reads the text of a TTML 1 or 2, IMSC, EBU-TT or DFXP document with the parser of `imsc`, which resolves containers
 * (W3C, Timed Text Markup Language 2). Each paragraph is a cue; where its spans have times of their own, each time is
 * one. Regions, styles and pronunciations are ignored; text that is not displayed is left out.
 *
 * @param openMs how long text without an end is shown
 * @throws Error if it is no well-formed XML, declares entities, or is larger than any real document
 */
export function readTtml(source: string, openMs = DEFAULT_CUE_MS): TtmlText {
  const { xml, timingLines, invalidTimingLines, hasTimeCodes } = prepareTtml(source);
  const body = imscDoc.fromXML(xml, IGNORE)?.body;
  const pieces: Piece[] = [];
  if (body) collect(body, { startMs: 0, endMs: Infinity }, pieces);
  const store = new CueStore();
  for (const { startMs, endMs, text } of pieces.sort((a, b) => a.startMs - b.startMs)) {
    const lines = text
      .slice(0, MAX_LENGTH)
      .split('\n')
      .map(tidied)
      .filter((line) => line !== '');
    const isOpen = endMs >= NEVER_MS;
    if (lines.length > 0) store.add({ startMs, endMs: isOpen ? startMs + openMs : endMs }, lines);
  }
  const cues = store.cues();
  return {
    cues: hasTimeCodes ? fromFirstHour(cues) : cues,
    isCut: store.isCut,
    ...{ timingLines, invalidTimingLines },
  };
}

/** Text that is displayed in one time range; lines are separated by line feeds. */
interface Piece extends TimeRange {
  text: string;
}

/** Adds the text of the paragraphs of an element. @param within when its parents are displayed */
function collect(element: ImscElement, within: TimeRange, pieces: Piece[]): void {
  const range = rangeOf(element, within);
  if (range === undefined || pieces.length > 2 * MAX_CUES) return;
  if (element.kind === 'p') pieces.push(...piecesOf(element, range));
  else for (const child of element.contents ?? []) collect(child, range, pieces);
}

/** The text of a paragraph, a piece for each time range in it. */
function piecesOf(paragraph: ImscElement, range: TimeRange): Piece[] {
  const pieces = new Map<string, Piece>();
  let last: Piece | undefined;
  const addText = (text: string, own: TimeRange): void => {
    const key = `${own.startMs} ${own.endMs}`;
    const piece = pieces.get(key) ?? { ...own, text: '' };
    if (piece.text.length < MAX_LENGTH)
      piece.text += (piece === last || piece.text === '' ? '' : ' ') + text.replaceAll(/\s+/g, ' ');
    pieces.set(key, piece);
    last = piece;
  };
  const walk = ({ text, contents = [] }: ImscElement, own: TimeRange): void => {
    if (text !== undefined) addText(text, own);
    for (const child of contents) {
      const inner = rangeOf(child, own);
      if (child.kind === 'br' && last !== undefined) last.text += '\n';
      else if (inner !== undefined) walk(child, inner);
    }
  };
  walk(paragraph, range);
  return [...pieces.values()];
}

/** When an element is displayed, in ms; undefined if it never is. */
function rangeOf({ begin, end, styleAttrs, kind }: ImscElement, within: TimeRange): TimeRange | undefined {
  const style = (name: string) => styleAttrs?.[`${STYLING} ${name}`];
  if (style('display') === 'none' || ANNOTATION.has(String(style('ruby'))) || kind === 'set')
    return undefined;
  const startMs = Math.max(within.startMs, Math.round(begin * 1000));
  const endMs = Math.min(within.endMs, Math.round(end * 1000));
  return endMs > startMs && startMs < NEVER_MS ? { startMs, endMs } : undefined;
}

function ignore(): void {
  // Documents of television break rules of the profile that do not concern the text.
}
