import type { BriefLanguage } from '../brief';
import type { VocabularyKey } from './meanings';
import { stem } from './stems';

/** The words of one language. Lists are separated by commas, fillers by spaces. */
export interface Vocabulary {
  language: BriefLanguage;
  /** What stands for a concept. A phrase of several ones stands for any of them. */
  words: Readonly<Record<VocabularyKey, string>>;
  /** What holds sentences together, and what every brief speaks of: scenes, programs, breaks. */
  fillers: string;
  /** What follows is not wanted. */
  negations: string;
  /** The same, for the whole list that follows: `avoid politics, religion and crime`. */
  listNegations: string;
  /** What follows is wanted, after something that is not; else it changes nothing: `no scenes with blood`. */
  companions: string;
  conjunctions: string;
  /** The one concept that follows is not wanted: `non-violent`. */
  prefixes: string;
  /** What came before in the clause is not wanted. */
  afterwards: string;
  /** The one word before is not wanted: `alcohol-free`. */
  attached: string;
  /** They go on with a list of what is not wanted. */
  alternatives: string;
  /** What follows is wanted again. */
  turns: string;
}

type Role =
  | 'filler'
  | 'negation'
  | 'list-negation'
  | 'companion'
  | 'conjunction'
  | 'prefix'
  | 'afterwards'
  | 'attached'
  | 'alternative'
  | 'turn';

/** What a phrase does in a brief. */
export type Phrase = { role: 'meaning'; keys: readonly VocabularyKey[] } | { role: Role };

/** A vocabulary in which phrases are looked up. */
export interface PhraseIndex {
  language: BriefLanguage;
  /** @param words in plain letters, see {@link plainWord} */
  exact: (words: readonly string[]) => Phrase | undefined;
  /** Also inflected. */
  inflected: (words: readonly string[]) => Phrase | undefined;
}

/** Most words of a phrase. */
export const MOST_WORDS = 5;

/** Where a word stands in a text. Words with an apostrophe are two, but for the English `n't` and the like. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’](?:t|s|re|ve|ll|d|m)(?![\p{L}\p{N}]))?/giu;

export interface Word {
  from: number;
  to: number;
  /** Without case, accents and apostrophes. */
  plain: string;
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    plain: plainWord(word),
  }));
}

const keyOf = (words: readonly string[]) => words.join(' ');
const stemsOf = (language: BriefLanguage, words: readonly string[]) =>
  keyOf(words.map((word) => stem(language, word)));

const indexes = new WeakMap<Vocabulary, PhraseIndex>();

/** The index of a vocabulary, made once. */
export function phraseIndex(vocabulary: Vocabulary): PhraseIndex {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const { language } = vocabulary;
  const exact = new Map<string, Phrase>();
  const inflected = new Map<string, Phrase>();

  function add(text: string, phrase: Phrase) {
    const words = wordsOf(text).map(({ plain }) => plain);
    if (words.length === 0) return;
    for (const [map, key] of [
      [exact, keyOf(words)],
      [inflected, stemsOf(language, words)],
    ] as const) {
      // Words that hold a sentence together are short: another form of one is another word.
      if (map === inflected && phrase.role !== 'meaning' && phrase.role !== 'filler') continue;
      const present = map.get(key);
      if (!present) map.set(key, phrase);
      else if (present.role === 'meaning' && phrase.role === 'meaning') {
        map.set(key, { role: 'meaning', keys: [...new Set([...present.keys, ...phrase.keys])] });
      }
    }
  }

  for (const [key, list] of Object.entries(vocabulary.words)) {
    for (const text of list.split(',')) add(text, { role: 'meaning', keys: [key as VocabularyKey] });
  }
  for (const [role, list] of [
    ['turn', vocabulary.turns],
    ['negation', vocabulary.negations],
    ['list-negation', vocabulary.listNegations],
    ['companion', vocabulary.companions],
    ['conjunction', vocabulary.conjunctions],
    ['prefix', vocabulary.prefixes],
    ['afterwards', vocabulary.afterwards],
    ['attached', vocabulary.attached],
    ['alternative', vocabulary.alternatives],
    ['filler', vocabulary.fillers.replaceAll(/\s+/gu, ',')],
  ] as const) {
    for (const text of list.split(',')) add(text, { role });
  }

  const index: PhraseIndex = {
    language,
    exact: (words) => exact.get(keyOf(words)),
    inflected: (words) => inflected.get(stemsOf(language, words)),
  };
  indexes.set(vocabulary, index);
  return index;
}
