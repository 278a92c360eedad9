import type { Meaning } from '../brief';
import { compoundOf } from './compounds';
import { MEANINGS, type VocabularyKey } from './meanings';
import {
  MOST_WORDS,
  phraseIndex,
  wordsOf,
  type Phrase,
  type PhraseIndex,
  type Vocabulary,
  type Word,
} from './vocabulary';

/** One or more words of the text, and what they do there. */
export interface Part {
  from: number;
  to: number;
  index: PhraseIndex | undefined;
  phrase: Phrase | undefined;
  /** A compound such as `alkoholfrei`, which says itself that it is not wanted. */
  isNegated: boolean;
  /** Ends the clause before it. */
  opens: 'nothing' | 'clause' | 'list-item';
  /** The text between the part before and this one. */
  gap: string;
}

/** What ends a clause. A comma or a slash may also stand between the items of a list. */
const ENDS_CLAUSE = /[,;:.!?()[\]{}/\n|•·–—]/u;
const ENDS_LIST = /[;:.!?()[\]{}\n|•·–—]/u;

/** The vocabularies in the order in which words are looked up: the language that knows most words comes first. */
function inOrder(words: readonly Word[], vocabularies: readonly Vocabulary[]): PhraseIndex[] {
  return vocabularies
    .map(phraseIndex)
    .map((index) => ({
      index,
      known: words.filter(({ plain }) => index.exact([plain]) ?? index.inflected([plain])).length,
    }))
    .toSorted((a, b) => b.known - a.known)
    .map(({ index }) => index);
}

/**
 * Whether a word is like an inflected one of another language by chance, as the English `cant` is like the Spanish
 * `cantar`: more of the words of its clause are of the main language.
 */
function isByChance(
  text: string,
  words: readonly Word[],
  at: number,
  other: PhraseIndex,
  main: PhraseIndex | undefined,
): boolean {
  const endsBehind = (index: number) =>
    ENDS_CLAUSE.test(text.slice(words[index]?.to ?? 0, words[index + 1]?.from ?? text.length));
  let [from, to] = [at, at];
  while (from > 0 && !endsBehind(from - 1)) from -= 1;
  while (to + 1 < words.length && !endsBehind(to)) to += 1;
  const clause = words.slice(from, to + 1);
  const known = (index: PhraseIndex | undefined) =>
    clause.filter(({ plain }) => index?.exact([plain]) ?? index?.inflected([plain])).length;
  return known(main) > known(other);
}

/** The longest phrase that begins at a word: as it is written in any language, before inflected ones. */
function phraseAt(text: string, words: readonly Word[], at: number, indexes: readonly PhraseIndex[]) {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const own = words.slice(at, at + count);
    const isOne = own.every(({ to }, index) => {
      const next = own[index + 1];
      return !next || !ENDS_CLAUSE.test(text.slice(to, next.from));
    });
    if (!isOne) continue;
    const plain = own.map((word) => word.plain);
    for (const form of ['exact', 'inflected'] as const) {
      for (const index of indexes) {
        const phrase = index[form](plain);
        // Inflected fillers count in the language of the brief alone: others' are like its own words by chance.
        if (form === 'inflected' && phrase?.role === 'filler' && index !== indexes[0]) continue;
        if (form === 'inflected' && index !== indexes[0] && isByChance(text, words, at, index, indexes[0]))
          continue;
        if (phrase) return { index, phrase, count, isNegated: false };
      }
    }
  }
  const plain = words[at]?.plain ?? '';
  for (const index of indexes) {
    const compound = compoundOf(plain, index);
    if (compound) return { index, count: 1, ...compound };
  }
  return { index: undefined, phrase: undefined, count: 1, isNegated: false };
}

/** The parts of a text, with every word of it. */
export function partsOf(text: string, vocabularies: readonly Vocabulary[]): Part[] {
  const words = wordsOf(text);
  const indexes = inOrder(words, vocabularies);
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const { count, ...found } = phraseAt(text, words, at, indexes);
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) break;
    const before = words[at - 1];
    const between = text.slice(before?.to ?? 0, first.from);
    // The number of an item ends nothing: `1. alcohol`.
    const gap = before && /^\d+$/u.test(before.plain) ? between.replace(/^[.)]/u, '') : between;
    const opens = ENDS_LIST.test(gap) ? 'clause' : ENDS_CLAUSE.test(gap) ? 'list-item' : 'nothing';
    parts.push({ from: first.from, to: last.to, ...found, opens, gap });
    at += count;
  }
  return parts;
}

export const roleOf = (part: Part | undefined) => part?.phrase?.role;

export function meaningsOf(keys: readonly VocabularyKey[]): Meaning[] {
  return keys.flatMap((key) => MEANINGS.get(key) ?? []);
}
