import { textLength, type CueText } from './cue';
import { CueStore } from './cue-store';
import { plainTextOfLines } from './plain-text';

const BEGINNING = /^\uFEFF?\s*<SAMI\b/i;
/** A time in ms, and all that is shown from then on. */
const SYNC = /<SYNC\b[^>]*?\bStart\s*=\s*"?(-?\d+)[^>]*>/gi;
/** A paragraph of a class, which stands for a language. */
const PARAGRAPH = /<P\b[^>]*?\bClass\s*=\s*"?([\w-]+)[^>]*>/gi;
/** How long the last text is shown if nothing follows, in ms. */
const LAST_MS = 4000;

/** Whether a text begins as a SAMI file does. */
export function isSami(text: string): boolean {
  return BEGINNING.test(text);
}

/**
 * Reads a SAMI file (Microsoft, Understanding SAMI 1.0): each text is shown until the next time of its class, which is
 * often an empty one.
 *
 * @returns the text of the class with most of it
 */
export function readSami(source: string): CueText {
  const classes = new Map<string, { timeMs: number; text: string }[]>();
  for (const { value, after } of partsOf(source, SYNC)) {
    const timeMs = Math.max(0, Number(value));
    const paragraphs = partsOf(after, PARAGRAPH);
    const named = paragraphs.length > 0 ? paragraphs : [{ value: '', after }];
    for (const paragraph of named) {
      const name = paragraph.value.toLowerCase();
      const texts = classes.get(name) ?? [];
      texts.push({ timeMs, text: plainTextOfLines('webvtt', paragraph.after) });
      classes.set(name, texts);
    }
  }
  const found = [...classes.values()].map(cuesOf);
  return found.toSorted((a, b) => textLength(b.cues) - textLength(a.cues))[0] ?? { cues: [], isCut: false };
}

function cuesOf(texts: readonly { timeMs: number; text: string }[]): CueText {
  const store = new CueStore();
  const inOrder = texts.toSorted((a, b) => a.timeMs - b.timeMs);
  inOrder.forEach(({ timeMs, text }, index) => {
    const endMs = inOrder[index + 1]?.timeMs ?? timeMs + LAST_MS;
    if (text !== '' && endMs > timeMs) store.add({ startMs: timeMs, endMs }, [text]);
  });
  return { cues: store.cues(), isCut: store.isCut };
}

/** What follows each match of a pattern, up to the next one, with the value that it captured. */
function partsOf(text: string, pattern: RegExp): { value: string; after: string }[] {
  const matches = [...text.matchAll(pattern)];
  return matches.map((match, index) => ({
    value: match[1] ?? '',
    after: text.slice(match.index + match[0].length, matches[index + 1]?.index),
  }));
}
