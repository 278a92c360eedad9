import type { Brief, BriefTerm, Meaning } from '../brief';
import { categoryById } from '../categories';
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
interface Part {
  from: number;
  to: number;
  index: PhraseIndex | undefined;
  phrase: Phrase | undefined;
  /** A compound such as `alkoholfrei`, which says itself that it is not wanted. */
  isNegated: boolean;
  /** Ends the clause before it. */
  opens: 'nothing' | 'clause' | 'list-item';
}

/** What ends a clause. A comma or a slash may also stand between the items of a list. */
const ENDS_CLAUSE = /[,;:.!?()[\]{}/\n|•·–—]/u;
const ENDS_LIST = /[;:.!?()[\]{}\n|•·–—]/u;

/** The vocabularies in the order in which words are looked up: the language that knows most words comes first. */
function inOrder(words: readonly Word[], vocabularies: readonly Vocabulary[]): PhraseIndex[] {
  return vocabularies
    .map(phraseIndex)
    .map((index) => ({ index, known: words.filter(({ plain }) => index.inflected([plain])).length }))
    .toSorted((a, b) => b.known - a.known)
    .map(({ index }) => index);
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

function partsOf(text: string, vocabularies: readonly Vocabulary[]): Part[] {
  const words = wordsOf(text);
  const indexes = inOrder(words, vocabularies);
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const { count, ...found } = phraseAt(text, words, at, indexes);
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) break;
    const between = text.slice(words[at - 1]?.to ?? 0, first.from);
    const opens = ENDS_LIST.test(between) ? 'clause' : ENDS_CLAUSE.test(between) ? 'list-item' : 'nothing';
    parts.push({ from: first.from, to: last.to, ...found, opens });
    at += count;
  }
  return parts;
}

const roleOf = (part: Part | undefined) => part?.phrase?.role;

function meaningsOf(keys: readonly VocabularyKey[]): Meaning[] {
  return keys.flatMap((key) => MEANINGS.get(key) ?? []);
}

/** Whether a part names things or topics, of which lists of what is not wanted are made, and no look or sound. */
function namesThings({ phrase }: Part): boolean {
  return (
    phrase?.role === 'meaning' &&
    meaningsOf(phrase.keys).some(({ kind }) => kind === 'topic' || kind === 'seen')
  );
}

function isSensitive({ phrase }: Part): boolean {
  if (phrase?.role !== 'meaning') return false;
  return meaningsOf(phrase.keys).some(({ id }) => id !== undefined && categoryById(id)?.isSensitive === true);
}

/** Whether a list that goes on at a part ends in an alternative: `no beer, gambling or war`. */
function endsInAlternative(parts: readonly Part[], from: number): boolean {
  for (const part of parts.slice(from)) {
    const role = roleOf(part);
    if (role === 'alternative') return true;
    if (role === 'negation' || role === 'turn' || part.opens === 'clause') return false;
    if (role === 'meaning' && !namesThings(part)) return false;
  }
  return false;
}

/**
 * Which parts are not wanted.
 *
 * - A negation holds to the end of its clause, over `and` and `or`: `no alcohol or gambling` excludes both. What turns,
 *   as `but` and `with` do, ends it.
 * - A comma ends it: `no alcohol, warm` wishes for warm. It goes on over a comma for what is sensitive, and for the
 *   things of a list that ends in an alternative: `no beer, gambling or war`.
 * - Some words come after what they exclude: `Krieg vermeiden`, `alcohol-free`.
 */
function excludedParts(parts: readonly Part[]): Set<Part> {
  const excluded = new Set<Part>();
  let isNegated = false;
  let isList = false;
  let isPrefixed = false;
  let clause: Part[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.opens !== 'nothing') {
      isList = part.opens === 'list-item' && (isNegated || isList);
      isNegated = false;
      clause = [];
    }
    const role = roleOf(part);
    if (role === 'negation') isNegated = true;
    if (role === 'prefix') isPrefixed = true;
    if (role === 'turn') {
      isNegated = false;
      isList = false;
      clause = [];
    }
    if (role === 'afterwards') for (const each of clause) excluded.add(each);
    const before = parts[at - 1];
    if (role === 'attached' && before && part.opens === 'nothing') excluded.add(before);
    if (role !== 'meaning') continue;
    const goesOn: boolean =
      isList && (isSensitive(part) || (namesThings(part) && endsInAlternative(parts, at)));
    isList &&= goesOn || isNegated;
    isNegated ||= goesOn;
    if (isNegated || isPrefixed || part.isNegated) excluded.add(part);
    isPrefixed = false;
    clause.push(part);
  }
  return excluded;
}

/**
 * Reads a brief in plain words. Every word of it becomes part of a term: none is left out.
 *
 * @param vocabularies where words are looked up: of equally fitting languages the first one counts, so that of the page
 *   comes first
 */
export function parseBrief(text: string, vocabularies: readonly Vocabulary[]): Brief {
  const parts = partsOf(text, vocabularies);
  const excluded = excludedParts(parts);
  return {
    text,
    terms: parts.map((part, at): BriefTerm => {
      const { from, to, phrase, index } = part;
      if (!phrase || !index) return { from, to, kind: 'unknown', meanings: [] };
      const { language } = index;
      if (phrase.role === 'meaning') {
        const kind = excluded.has(part) ? 'exclusion' : 'wish';
        return { from, to, kind, meanings: meaningsOf(phrase.keys), language };
      }
      // A word such as `free` that has nothing to stand behind is not understood.
      const isLoose = phrase.role === 'attached' && roleOf(parts[at - 1]) !== 'meaning';
      if (isLoose) return { from, to, kind: 'unknown', meanings: [] };
      return { from, to, kind: 'filler', meanings: [], language };
    }),
  };
}
