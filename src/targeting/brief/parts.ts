import type { Meaning } from '../brief';
import { compoundOf } from './compounds';
import { MEANINGS, TOPIC_OF_OBJECT, type VocabularyKey } from './meanings';
import { MAX_WORDS, phraseIndex, type Phrase, type PhraseIndex, type Vocabulary } from './vocabulary';
import { wordsOf, type Word } from './words';

/** One or more words of the text, and their role. */
export interface Part {
  from: number;
  to: number;
  index: PhraseIndex | undefined;
  phrase: Phrase | undefined;
  /** A compound such as `alkoholfrei` that contains its own negation. */
  isNegated: boolean;
  /** What begins before this part. Parentheses begin nothing: the sentence continues after them. */
  opens: 'nothing' | 'clause' | 'list-item';
  /** Whether it is the first part of a line that begins with a bullet or a number. */
  isBullet: boolean;
  /** The text between the previous part and this one. */
  gap: string;
}

/** Punctuation that no phrase crosses. A comma or a slash may also separate the items of a list. */
const ENDS_CLAUSE = /[,;:.!?()[\]{}/\n|•·–—]/u;
const OPENS_CLAUSE = /[;:.!?\n|•·–—]/u;
const OPENS_ITEM = /[,/]/u;
const BULLET = /(?:^|\n)\s*[-*•·–—]\s*$/u;
const NUMBER = /^\d+$/u;

/** A language, and for each word of the text whether the language has it. */
interface Lookup {
  index: PhraseIndex;
  known: readonly boolean[];
}

/** The vocabularies in lookup order: the language with the most words of the text first. */
function inOrder(words: readonly Word[], vocabularies: readonly Vocabulary[]): Lookup[] {
  return vocabularies
    .map(phraseIndex)
    .map((index) => {
      const known = words.map(
        ({ plain }) => (index.exact([plain]) ?? index.inflected([plain])) !== undefined,
      );
      return { index, known, count: known.filter(Boolean).length };
    })
    .toSorted((a, b) => b.count - a.count);
}

/**
 * Whether a word matches an inflected word of another language by chance, as the English `cant` matches the Spanish
 * `cantar`: that is, whether more words of its clause are in the main language.
 */
function isByChance(
  text: string,
  words: readonly Word[],
  at: number,
  other: Lookup,
  main: Lookup | undefined,
): boolean {
  const endsBehind = (index: number) =>
    ENDS_CLAUSE.test(text.slice(words[index]?.to ?? 0, words[index + 1]?.from ?? text.length));
  let [from, to] = [at, at];
  while (from > 0 && !endsBehind(from - 1)) from -= 1;
  while (to + 1 < words.length && !endsBehind(to)) to += 1;
  const known = (lookup: Lookup | undefined) => lookup?.known.slice(from, to + 1).filter(Boolean).length ?? 0;
  return known(main) > known(other);
}

/** The longest phrase that begins at a word: exact matches in any language come before inflected ones. */
function phraseAt(text: string, words: readonly Word[], at: number, lookups: readonly Lookup[]) {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const own = words.slice(at, at + count);
    const isOne = own.every(({ to }, index) => {
      const next = own[index + 1];
      return !next || !ENDS_CLAUSE.test(text.slice(to, next.from));
    });
    if (!isOne) continue;
    const plain = own.map((word) => word.plain);
    for (const form of ['exact', 'inflected'] as const) {
      for (const lookup of lookups) {
        const { index } = lookup;
        const phrase = index[form](plain);
        if (!phrase) continue;
        // Inflected fillers only count in the main language: those of other languages match its words by chance.
        const isOther = form === 'inflected' && lookup !== lookups[0];
        if (isOther && phrase.role === 'filler') continue;
        if (isOther && isByChance(text, words, at, lookup, lookups[0])) continue;
        return { index, phrase, count, isNegated: false };
      }
    }
  }
  const plain = words[at]?.plain ?? '';
  for (const { index } of lookups) {
    const compound = compoundOf(plain, index);
    if (compound) return { index, count: 1, ...compound };
  }
  return { index: undefined, phrase: undefined, count: 1, isNegated: false };
}

/** The parts of a text, which together contain all its words. */
export function partsOf(text: string, vocabularies: readonly Vocabulary[]): Part[] {
  const words = wordsOf(text);
  const lookups = inOrder(words, vocabularies);
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const { count, ...found } = phraseAt(text, words, at, lookups);
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) break;
    const before = words[at - 1];
    const between = text.slice(before?.to ?? 0, first.from);
    // The number of an item does not end a clause: `1. alcohol`.
    const gap = before && NUMBER.test(before.plain) ? between.replace(/^[.)]/u, '') : between;
    const isNumber = NUMBER.test(first.plain) && /^[.)]/u.test(text.slice(first.to));
    const isBullet = BULLET.test(gap) || (isNumber && /(?:^|\n)\s*$/u.test(gap));
    parts.push({ from: first.from, to: last.to, ...found, opens: opensAfter(gap), isBullet, gap });
    at += count;
  }
  return parts;
}

/** What begins after the text between two parts. */
export function opensAfter(gap: string): Part['opens'] {
  if (OPENS_CLAUSE.test(gap)) return 'clause';
  return OPENS_ITEM.test(gap) ? 'list-item' : 'nothing';
}

export const roleOf = (part: Part | undefined) => part?.phrase?.role;

/** The meanings of keys: the topics first, including those of objects. */
export function meaningsOf(keys: readonly VocabularyKey[]): Meaning[] {
  const ofObjects = keys.flatMap((key) => TOPIC_OF_OBJECT[key] ?? []);
  return [...new Set([...ofObjects, ...keys])].flatMap((key) => MEANINGS.get(key) ?? []);
}
