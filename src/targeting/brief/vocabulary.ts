import type { BriefLanguage } from '../brief';
import type { VocabularyKey } from './meanings';
import { stem } from './stems';
import { wordsOf } from './words';

/** The words of one language. Lists are separated by commas, fillers by spaces. */
export interface Vocabulary {
  language: BriefLanguage;
  /** Words for each concept. A phrase that is listed for several concepts means any of them. */
  words: Readonly<Record<VocabularyKey, string>>;
  /** Function words, and words that occur in every brief: scenes, programs, breaks. */
  fillers: string;
  /** The same, of several words. */
  fillerPhrases: string;
  /** What follows is excluded. */
  negations: string;
  /** The same. In a predicate that names no concept, they exclude its subject: `alcohol should not be shown`. */
  negativeAdverbs: string;
  /** The same. They also turn a doubtful negation before them into a negation. */
  neither: string;
  /**
   * Negations before what is usually excluded, and before {@link confirmations} and `neither`; otherwise fillers: `plus
   * de`.
   */
  doubtful: string;
  confirmations: string;
  /**
   * Verbs of lack: with a negation they express a wish, as in `don't forget`. By themselves they are not understood.
   */
  lacks: string;
  /** As `negations`, for the whole list that follows: `avoid politics, religion and crime`. */
  listNegations: string;
  /** Verbs that exclude what is between them and their particle: `lehnen Gewalt ab`, `leave war out`. */
  separableVerbs: string;
  particles: string;
  /**
   * Verbs of wishing and showing. They begin a new predicate: `no war and show sports`, `Sport zeigen und Krieg
   * vermeiden`.
   */
  verbs: string;
  /** What precedes in the clause is wanted: `cooking welcome`. */
  affirmations: string;
  /** What follows is wanted, if it comes after an excluded concept; otherwise no effect: `no scenes with blood`. */
  companions: string;
  conjunctions: string;
  /** Only the next concept is excluded: `non-violent`. */
  prefixes: string;
  /** What precedes in the clause is excluded. */
  afterwards: string;
  /** Only the word before is excluded: `alcohol-free`. */
  attached: string;
  /** They continue a list of exclusions. */
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

/** The role of a phrase in a brief. */
export type Phrase = { role: 'meaning'; keys: readonly VocabularyKey[] } | { role: Role };

/** A vocabulary for looking up phrases. */
export interface PhraseIndex {
  language: BriefLanguage;
  /** @param words in plain letters, see {@link plainWord} */
  exact: (words: readonly string[]) => Phrase | undefined;
  /** The same, including inflected forms. */
  inflected: (words: readonly string[]) => Phrase | undefined;
}

/** Maximum number of words in a phrase. */
export const MAX_WORDS = 5;

const keyOf = (words: readonly string[]) => words.join(' ');
const stemsOf = (language: BriefLanguage, words: readonly string[]) =>
  keyOf(words.map((word) => stem(language, word)));

const indexes = new WeakMap<Vocabulary, PhraseIndex>();

/** The function words by role; a phrase with two roles has the first one. */
function listsOf(vocabulary: Vocabulary): readonly (readonly [role: Role, list: string])[] {
  return [
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
  ];
}

/** The index of a vocabulary, created once. */
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
      // Function words are short: an inflected form of one is a different word.
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
  for (const [role, list] of listsOf(vocabulary)) {
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
