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
  /** The same, of several words. */
  fillerPhrases: string;
  /** What follows is not wanted. */
  negations: string;
  /** The same. Of a predicate that names nothing they exclude its subject: `alcohol should not be shown`. */
  negativeAdverbs: string;
  /** The same: they also make a doubtful negation before them one. */
  neither: string;
  /** Negations before what is usually excluded, before {@link confirmations} and `neither`, else fillers: `plus de`. */
  doubtful: string;
  confirmations: string;
  /** Verbs of lack: with a negation they say that something is wanted, as in `don't forget`. Alone they are not understood. */
  lacks: string;
  /** The same, for the whole list that follows: `avoid politics, religion and crime`. */
  listNegations: string;
  /** Verbs that exclude what stands between them and their particle: `lehnen Gewalt ab`, `leave war out`. */
  separableVerbs: string;
  particles: string;
  /** Verbs of wishing and showing. They begin another predicate: `no war and show sports`, `Sport zeigen und Krieg vermeiden`. */
  verbs: string;
  /** What came before in the clause is wanted: `cooking welcome`. */
  affirmations: string;
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
  /** They begin a relative clause. */
  relatives: string;
}

type Role =
  | 'filler'
  | 'negation'
  | 'negative-adverb'
  | 'neither'
  | 'doubtful'
  | 'confirmation'
  | 'lack'
  | 'list-negation'
  | 'separable-verb'
  | 'particle'
  | 'verb'
  | 'affirmation'
  | 'relative'
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
    ['negative-adverb', vocabulary.negativeAdverbs],
    ['neither', vocabulary.neither],
    ['doubtful', vocabulary.doubtful],
    ['confirmation', vocabulary.confirmations],
    ['lack', vocabulary.lacks],
    ['separable-verb', vocabulary.separableVerbs],
    ['particle', vocabulary.particles],
    ['verb', vocabulary.verbs],
    ['affirmation', vocabulary.affirmations],
    ['relative', vocabulary.relatives],
    ['list-negation', vocabulary.listNegations],
    ['companion', vocabulary.companions],
    ['conjunction', vocabulary.conjunctions],
    ['prefix', vocabulary.prefixes],
    ['afterwards', vocabulary.afterwards],
    ['attached', vocabulary.attached],
    ['alternative', vocabulary.alternatives],
    ['filler', vocabulary.fillerPhrases],
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
