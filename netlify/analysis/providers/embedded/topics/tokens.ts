import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from './language';

/** A word as it was written, in lower case, and where it stands in its text. */
export interface Word {
  word: string;
  from: number;
  /** Exclusive. */
  to: number;
  /** Whether a stop, a comma or the like stands before it: no phrase reaches across that. */
  isAfterBreak: boolean;
}

/** A word of a known language with its stem, without accents. */
export interface Token extends Word {
  stem: string;
}

/** Porter, An algorithm for suffix stripping (1980), and its Snowball sisters for the other languages. */
const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
  de: stemGerman,
};

/** The rules of word breaks (Unicode Standard Annex #29) are the same in all four languages. */
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

/** Articles and pronouns that French writes together with the next word: `l'amour`, `qu'il`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/u;

/** Stems that are remembered for each language: a video has a few thousand different words. */
const MOST_REMEMBERED = 20_000;
const REMEMBERED: Readonly<Record<Language, Map<string, string>>> = {
  en: new Map(),
  es: new Map(),
  fr: new Map(),
  de: new Map(),
};
/** No word of the lexicon is longer, not even in German; the stemmers need not see more. */
const LONGEST_WORD = 50;

/** What parts phrases. The point behind a number does not: `11. September`. */
const BREAK = /[.,;:!?…—–"«»„“”()]/u;
const NUMBER = /^\d+$/u;

/**
 * Characters that are split at one go. Every segment carries a copy of the text that it was found in, so
 * that the cost of a text grows with the square of its length unless it is taken in parts.
 */
const PART = 256;

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let isAfterBreak = false;
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start);
    for (const { segment, index, isWordLike } of SEGMENTER.segment(text.slice(start, end))) {
      if (isWordLike !== true) {
        isAfterBreak ||= BREAK.test(segment) && !(segment === '.' && NUMBER.test(words.at(-1)?.word ?? ''));
      } else if (segment.length <= LONGEST_WORD) {
        const from = start + index;
        words.push({ word: segment.toLowerCase(), from, to: from + segment.length, isAfterBreak });
        isAfterBreak = false;
      }
    }
    start = end;
  }
  return words;
}

/** Behind the last space that the part reaches; a part without any is cut off where it ends. */
function endOfPiece(text: string, start: number): number {
  const end = start + PART;
  if (end >= text.length) return text.length;
  const space = text.slice(start, end).search(/\s\S*$/u);
  return space < 0 ? end : start + space + 1;
}

/** Gives words the stems of their language; without possessive endings and French elisions. */
export function tokensOf(words: readonly Word[], language: Language): Token[] {
  return words.map((word) => {
    const bare = bareWord(word.word, language);
    return { ...word, word: bare, stem: stemOf(bare, language) };
  });
}

function bareWord(word: string, language: Language): string {
  if (language === 'fr') return word.replace(ELISION, '');
  return word.replace(/['’]s?$/u, '');
}

function stemOf(word: string, language: Language): string {
  const remembered = REMEMBERED[language];
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const stem = withoutAccents(STEMMERS[language](word));
  remembered.set(word, stem);
  return stem;
}

/** Captions in capitals have often lost their accents: `ELECCION`, `EVEQUE`. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');
}
