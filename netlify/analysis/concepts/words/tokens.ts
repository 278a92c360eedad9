import { stemmer } from '@orama/stemmers/english';

/** A word as it was written (lower case) and its stem. */
export interface Token {
  word: string;
  stem: string;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * What captions say about the sound, not what is said: `[upbeat music]`, `(engine roars)`, and the
 * song signs around lyrics.
 */
const CAPTION_NOTES = /\[[^\]]*\]|\([^)]*\)|[♪♫♬#]/gu;

/**
 * Words of an English text, in order: lower case, without possessive endings, with their stems
 * (Porter, An algorithm for suffix stripping, 1980).
 */
export function tokensOf(text: string): Token[] {
  return Array.from(SEGMENTER.segment(text.replace(CAPTION_NOTES, ' ')))
    .filter((segment) => segment.isWordLike)
    .map(({ segment }) => segment.toLowerCase().replace(/['’]s?$/u, ''))
    .map((word) => ({ word, stem: stemmer(word) }));
}
