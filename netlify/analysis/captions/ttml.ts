import { decodeHTMLStrict } from 'entities';
import { fromXML, type ImscElement } from 'imsc/src/main/js/doc.js';
import type { TimeRange } from '@/contracts/time-range';
import { DEFAULT_CUE_MS, MAX_CUES, type TextCue } from './cue';
import { CueStore } from './cue-store';
import { tidied } from './plain-text';

/** The text of a TTML document. */
export interface TtmlText {
  /** In time order, without duplicates. */
  cues: TextCue[];
  /** Whether text was dropped because there is too much of it. */
  isCut: boolean;
}

/** The root element, after a declaration and comments. */
const ROOT = /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--[^]*?-->\s*)*<(?:[\w.-]+:)?tt[\s>]/;
/** Declarations that an attacker could use to inflate the document; TTML has none. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;
/** Namespaces of the drafts (DFXP), and that of TTML 1 and 2, whose attributes have the same names. */
const DRAFT_NAMESPACE = /http:\/\/www\.w3\.org\/2006\/(?:04|10)\/ttaf1/g;
const NAMESPACE = 'http://www.w3.org/ns/ttml';
const STYLING = `${NAMESPACE}#styling`;
/** Entities of HTML that XML does not know, as careless converters write them. */
const HTML_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)[a-zA-Z][a-zA-Z\d]{1,30};/g;
/** Pronunciation over a text, and the brackets around it: the text itself is the base. */
const ANNOTATION = new Set(['text', 'textContainer', 'delimiter']);
const IGNORE = { info: ignore, warn: ignore, error: ignore, fatal: ignore };

/** Whether a text begins as a TTML document does. */
export function isTtml(text: string): boolean {
  return ROOT.test(text);
}

/**
 * Reads the text of a TTML 1 or 2, IMSC, EBU-TT-D or DFXP document with the parser of `imsc`, which resolves containers,
 * ticks and frames (W3C, Timed Text Markup Language 2). Each paragraph is a cue; where its spans have times of their
 * own, each time is one. Regions, styles and pronunciations are ignored; text that is not displayed is left out.
 *
 * @throws Error if it is no well-formed XML, or declares a document type or entities
 */
export function readTtml(source: string): TtmlText {
  if (DECLARATION.test(source)) throw new Error('It declares a document type or entities.');
  const xml = source
    .replace(/^\uFEFF/, '')
    .replaceAll(DRAFT_NAMESPACE, NAMESPACE)
    .replaceAll(HTML_ENTITY, (entity) => escaped(decodeHTMLStrict(entity)));
  const body = fromXML(xml, IGNORE)?.body;
  const pieces: Piece[] = [];
  if (body) collect(body, { startMs: 0, endMs: Infinity }, pieces);
  const store = new CueStore();
  for (const { startMs, endMs, text } of pieces.sort((a, b) => a.startMs - b.startMs)) {
    const lines = text
      .split('\n')
      .map(tidied)
      .filter((line) => line !== '');
    const isOpen = !Number.isFinite(endMs);
    if (lines.length > 0) store.add({ startMs, endMs: isOpen ? startMs + DEFAULT_CUE_MS : endMs }, lines);
  }
  return { cues: store.cues(), isCut: store.isCut };
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
  const addText = (text: string, own: TimeRange): void => {
    const key = `${own.startMs} ${own.endMs}`;
    const piece = pieces.get(key) ?? { ...own, text: '' };
    piece.text += text.replaceAll(/\s+/g, ' ');
    pieces.set(key, piece);
  };
  const walk = ({ text, contents = [] }: ImscElement, own: TimeRange): void => {
    if (text !== undefined) addText(text, own);
    for (const child of contents) {
      const inner = rangeOf(child, own);
      if (child.kind === 'br') for (const piece of pieces.values()) piece.text += '\n';
      else if (inner !== undefined) walk(child, inner);
    }
  };
  walk(paragraph, range);
  return [...pieces.values()];
}

/** When an element is displayed, in ms; undefined if it never is. */
function rangeOf({ begin, end, styleAttrs, kind }: ImscElement, within: TimeRange): TimeRange | undefined {
  const style = (name: string) => styleAttrs?.[`${STYLING} ${name}`];
  if (style('display') === 'none' || style('visibility') === 'hidden') return undefined;
  if (ANNOTATION.has(String(style('ruby'))) || kind === 'set') return undefined;
  const startMs = Math.max(within.startMs, Math.round(begin * 1000));
  const endMs = Math.min(within.endMs, Math.round(end * 1000));
  return endMs > startMs ? { startMs, endMs } : undefined;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function ignore(): void {
  // Documents of television break rules of the profile that do not concern the text.
}
