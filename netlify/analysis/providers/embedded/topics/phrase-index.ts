import { Compounds } from './compounds';
import type { Language } from '../../../captions/languages';
import { readLexicon, readTitleLexicon, STRENGTHS, type Lexicon, type Strength } from './lexicon';
import { isSensitive } from './topic-table';
import { tokensOf, wordsOf, type Token, type Word } from './tokens';

/** What one phrase proves about one topic. */
export interface Meaning {
  topic: string;
  strength: Strength;
}

/** A phrase of the lexicon that was found in a text. */
export interface Hit {
  /** The phrase's stems: two inflections of one phrase have the same key. */
  key: string;
  /** Position of the words in the text. */
  from: number;
  /** Exclusive. */
  to: number;
  meanings: readonly Meaning[];
}

/** The notation of a phrase in the lexicon, parsed. */
export interface Notation {
  words: string;
  /** Matches as written, not by stems. */
  asWritten: boolean;
  /** Also the first part of compounds. */
  isFirst: boolean;
  /** Also the last part of compounds. */
  isLast: boolean;
}

interface Phrase {
  key: string;
  /** What to compare the words of a text with: words if `asWritten`, otherwise stems; {@link ANY_WORD} for any one. */
  parts: readonly string[];
  asWritten: boolean;
  meanings: Meaning[];
}

/** One word by the rules of word breaks. */
const PLAIN = /^[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*$/u;

/** Stands for any one word: `shot * in the head`. */
const ANY_WORD = '*';
const ANY: Token = { word: ANY_WORD, stem: ANY_WORD, from: 0, to: 0, isAfterBreak: false };

/** Finds the phrases of a lexicon in a text: the longest one at each position, using each word once. */
export class PhraseIndex {
  readonly #language: Language;
  readonly #byFirstStem = new Map<string, Phrase[]>();
  readonly #compounds = new Compounds<Phrase>();

  constructor(language: Language, { topics, idioms }: Lexicon) {
    this.#language = language;
    for (const phrase of idioms) this.#add(phrase);
    for (const [topic, vocabulary] of Object.entries(topics)) {
      for (const strength of STRENGTHS) {
        const meaning: Meaning = { topic, strength };
        for (const phrase of vocabulary[strength] ?? []) this.#add(phrase, meaning);
      }
    }
    for (const phrases of this.#byFirstStem.values()) phrases.sort((a, b) => b.parts.length - a.parts.length);
  }

  /** @returns the phrases found, in text order, without idioms */
  find(words: readonly Word[]): Hit[] {
    const tokens = tokensOf(words, this.#language);
    const hits: Hit[] = [];
    for (let at = 0; at < tokens.length;) {
      const { phrases, length } = this.#longestAt(tokens, at);
      const from = tokens[at]?.from ?? 0;
      const to = tokens[at + length - 1]?.to ?? from;
      for (const { key, meanings } of phrases) hits.push({ key, from, to, meanings });
      at += length;
    }
    return hits;
  }

  #longestAt(tokens: readonly Token[], at: number): { phrases: Phrase[]; length: number } {
    const token = tokens[at];
    if (token === undefined) return { phrases: [], length: 1 };
    const candidates = this.#byFirstStem.get(token.stem) ?? [];
    const longest = candidates.find((phrase) => matchesAt(phrase, tokens, at));
    if (longest === undefined) return { phrases: this.#partsOf(token), length: 1 };
    // The same word may be listed by its stem for one topic and as written for another.
    const alike = candidates.filter(
      (phrase) => phrase.parts.length === longest.parts.length && matchesAt(phrase, tokens, at),
    );
    const isIdiom = alike.some((phrase) => phrase.meanings.length === 0);
    const meanings = isIdiom ? [] : alike.flatMap((phrase) => phrase.meanings);
    return {
      phrases: meanings.length > 0 ? [{ ...longest, meanings }] : [],
      length: longest.parts.length,
    };
  }

  #add(source: string, meaning?: Meaning): void {
    const { words, asWritten, isFirst, isLast } = notationOf(source);
    const tokens = words.split(' ').flatMap((part) => this.#tokensOf(part));
    const key = tokens.map((token) => token.stem).join(' ');
    const first = tokens[0];
    if (first === undefined || first === ANY)
      throw new Error(`The lexicon has a phrase that does not begin with a word: "${source}".`);
    const known = this.#byFirstStem.get(first.stem);
    let phrase = known?.find((each) => each.key === key && !each.asWritten && !asWritten);
    if (phrase === undefined) {
      const parts = tokens.map(({ word, stem }) => (asWritten ? word : stem));
      phrase = { key, parts, asWritten, meanings: meaning === undefined ? [] : [meaning] };
      if (known === undefined) this.#byFirstStem.set(first.stem, [phrase]);
      else known.push(phrase);
    } else if (meaning !== undefined && phrase.meanings.length > 0) {
      phrase.meanings.push(meaning);
    }
    if (isFirst) this.#compounds.addFirst(first.word, phrase);
    if (isLast) this.#compounds.addLast(first.stem, phrase);
    if (this.#language === 'de' && tokens.length === 1 && !asWritten)
      this.#compounds.addUnmarked(first, phrase);
  }

  /** The words of a part of a phrase without spaces. Nearly all parts are one word: to look for word breaks in each takes half a second. */
  #tokensOf(part: string): readonly Token[] {
    if (part === ANY_WORD) return [ANY];
    const words = PLAIN.test(part)
      ? [{ word: part, from: 0, to: part.length, isAfterBreak: false }]
      : wordsOf(part);
    return tokensOf(words, this.#language);
  }

  /** The parts of a compound. A part without a mark proves less than the word, and nothing about a sensitive topic. */
  #partsOf(token: Token): Phrase[] {
    const { entries, isMarked } = this.#compounds.partsOf(token);
    if (isMarked) return entries;
    return entries.flatMap((phrase) => {
      const meanings = phrase.meanings.flatMap(({ topic, strength }): Meaning[] => {
        const lower = LOWER[strength];
        return lower === undefined || isSensitive(topic) ? [] : [{ topic, strength: lower }];
      });
      return meanings.length > 0 ? [{ ...phrase, meanings }] : [];
    });
  }
}

/** What a part of a compound proves, by the strength of the word; nothing for the others. */
const LOWER: Readonly<Partial<Record<Strength, Strength>>> = {
  certain: 'ordinary',
  strong: 'ordinary',
  ordinary: 'weak',
};

const INDEXES = new Map<Language, PhraseIndex>();

/** The index of one language, created on first use: most videos use one language. */
export function phraseIndexOf(language: Language): PhraseIndex {
  const index = INDEXES.get(language) ?? new PhraseIndex(language, readLexicon(language));
  INDEXES.set(language, index);
  return index;
}

const TITLE_INDEXES = new Map<Language, PhraseIndex>();

/** The same for titles (`title-topics.ts`). */
export function titleIndexOf(language: Language): PhraseIndex {
  const index = TITLE_INDEXES.get(language) ?? new PhraseIndex(language, readTitleLexicon(language));
  TITLE_INDEXES.set(language, index);
  return index;
}

/** Parses the notation of a phrase in the lexicon: `=universe`, `~polizei`, `fußball~`. */
export function notationOf(source: string): Notation {
  return {
    words: source.replace(/^[=~]|~$/gu, ''),
    asWritten: source.startsWith('='),
    isFirst: source.endsWith('~'),
    isLast: source.startsWith('~'),
  };
}

function matchesAt(phrase: Phrase, tokens: readonly Token[], at: number): boolean {
  return phrase.parts.every((wanted, offset) => {
    const token = tokens[at + offset];
    if (token === undefined || (offset > 0 && token.isAfterBreak)) return false;
    return wanted === ANY_WORD || (phrase.asWritten ? token.word : token.stem) === wanted;
  });
}
