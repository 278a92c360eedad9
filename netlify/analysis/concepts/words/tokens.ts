import { stemmer } from '@orama/stemmers/english';

/** A word as it was written (lower case) and its stem. */
export interface Token {
  word: string;
  stem: string;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

/** What stands around captions' notes about the sound: `[upbeat music]`, `(engine roars)`. */
const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** The song signs that captions put around lyrics. */
const SONG_SIGNS = /[♪♫♬#]/gu;

/**
 * Words of an English text, in order: lower case, without possessive endings, with their stems
 * (Porter, An algorithm for suffix stripping, 1980).
 */
export function tokensOf(text: string): Token[] {
  return Array.from(SEGMENTER.segment(withoutNotes(text).replace(SONG_SIGNS, ' ')))
    .filter((segment) => segment.isWordLike)
    .map(({ segment }) => segment.toLowerCase().replace(/['’]s?$/u, ''))
    .map((word) => ({ word, stem: stemmer(word) }));
}

/**
 * Takes the notes in brackets out; a bracket that is never closed opens none. By hand, because a
 * pattern would look for the end anew at every bracket of `[[[[`.
 */
export function withoutNotes(text: string): string {
  let kept = '';
  let from = 0;
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const closing = BRACKETS[text.charAt(at)];
    if (closing === undefined || unclosed.has(closing)) continue;
    const end = text.indexOf(closing, at);
    if (end < 0) {
      unclosed.add(closing);
      continue;
    }
    kept += `${text.slice(from, at)} `;
    at = end;
    from = end + 1;
  }
  return kept + text.slice(from);
}
