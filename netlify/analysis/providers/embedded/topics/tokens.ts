import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '../../../captions/languages';

/** A word in lower case, with straight apostrophes, otherwise as written, and its position in the text. */
export interface Word {
  word: string;
  from: number;
  /** Exclusive. */
  to: number;
  /** Whether punctuation such as a period or comma precedes it: phrases do not extend across it. */
  isAfterBreak: boolean;
}

/** A word of a known language with its stem, without accents. */
export interface Token extends Word {
  stem: string;
}

/** Porter, An algorithm for suffix stripping (1980), and the Snowball stemmers for the other languages. */
const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
  de: stemGerman,
};

/** The rules of word breaks (Unicode Standard Annex #29) are the same in all four languages. */
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

/** Articles and pronouns that are joined to the next word in French: `l'amour`, `qu'il`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/u;

/** Maximum number of cached stems per language: a video has a few thousand different words. */
const MAX_REMEMBERED = 20_000;
const REMEMBERED: Readonly<Record<Language, Map<string, string>>> = {
  en: new Map(),
  es: new Map(),
  fr: new Map(),
  de: new Map(),
};
/** Maximum length of a word: no word of the lexicon is longer, not even in German. */
const MAX_WORD_LENGTH = 50;

/** Punctuation that separates phrases, except a period after a number: `11. September`. */
const BREAK = /[.,;:!?…—–"«»„“”()]/u;
const NUMBER = /^\d+$/u;

/**
 * Number of characters that are segmented at once. Every segment contains a copy of its source text, so that the cost
 * would grow with the square of the text length without splitting.
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
      } else if (segment.length <= MAX_WORD_LENGTH) {
        const from = start + index;
        words.push({
          word: segment.toLowerCase().replaceAll('’', "'"),
          from,
          to: from + segment.length,
          isAfterBreak,
        });
        isAfterBreak = false;
      }
    }
    start = end;
  }
  return words;
}

/** After the last space within the part; a part without spaces is cut off at its end. */
function endOfPiece(text: string, start: number): number {
  const end = start + PART;
  if (end >= text.length) return text.length;
  const space = text.slice(start, end).search(/\s\S*$/u);
  return space < 0 ? end : start + space + 1;
}

/** Adds the stems of their language to words; removes possessive endings and French elisions. */
export function tokensOf(words: readonly Word[], language: Language): Token[] {
  // Without a spread: V8 gave each copied object a shape of its own, three quarters of the memory of the lexicon.
  return words.map(({ word, from, to, isAfterBreak }) => {
    const bare = bareWord(word, language);
    return { word: bare, stem: stemOf(bare, language), from, to, isAfterBreak };
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
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const stem = withoutAccents(STEMMERS[language](word));
  remembered.set(word, stem);
  return stem;
}

/** Removes accents, because captions in capitals have often lost them: `ELECCION`, `EVEQUE`. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');
}
