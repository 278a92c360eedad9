import { IDIOMS } from './lexicon/idioms';
import { tokensOf, type Token } from './tokens';
import type { Topic } from './topic';

/** What one phrase proves about one topic. */
export interface Meaning {
  topic: string;
  strength: 'strong' | 'ordinary' | 'weak';
}

/** A phrase of the lexicon that was found in a text. */
export interface Hit {
  /** The phrase's stems: two inflections of one phrase have the same key. */
  key: string;
  meanings: readonly Meaning[];
}

interface Phrase {
  key: string;
  tokens: readonly Token[];
  asWritten: boolean;
  meanings: Meaning[];
}

/** Finds the phrases of a lexicon in a text, at every place the longest one, each word used once. */
export class PhraseIndex {
  readonly #byFirstStem = new Map<string, Phrase[]>();

  constructor(topics: readonly Topic[], idioms: string = IDIOMS) {
    for (const phrase of phrasesIn(idioms)) this.#add(phrase);
    for (const topic of topics) {
      for (const strength of ['strong', 'ordinary', 'weak'] as const) {
        for (const phrase of phrasesIn(topic[strength])) this.#add(phrase, { topic: topic.name, strength });
      }
    }
    for (const phrases of this.#byFirstStem.values())
      phrases.sort((a, b) => b.tokens.length - a.tokens.length);
  }

  /** @returns the phrases found, in the order of the text, idioms left out */
  find(text: string): Hit[] {
    const tokens = tokensOf(text);
    const hits: Hit[] = [];
    for (let at = 0; at < tokens.length;) {
      const found = this.#longestAt(tokens, at);
      if (found.meanings.length > 0) hits.push({ key: found.key, meanings: found.meanings });
      at += found.length;
    }
    return hits;
  }

  #longestAt(tokens: readonly Token[], at: number): { key: string; length: number; meanings: Meaning[] } {
    const candidates = this.#byFirstStem.get(tokens[at]?.stem ?? '') ?? [];
    const longest = candidates.find((phrase) => matchesAt(phrase, tokens, at));
    if (longest === undefined) return { key: '', length: 1, meanings: [] };
    // The same word may be listed by its stem under one topic and as written under another.
    const alike = candidates.filter(
      (phrase) => phrase.tokens.length === longest.tokens.length && matchesAt(phrase, tokens, at),
    );
    const isIdiom = alike.some((phrase) => phrase.meanings.length === 0);
    const meanings = isIdiom ? [] : alike.flatMap((phrase) => phrase.meanings);
    return { key: longest.key, length: longest.tokens.length, meanings };
  }

  #add(source: string, meaning?: Meaning): void {
    const asWritten = source.startsWith('=');
    const tokens = tokensOf(source);
    const key = tokens.map((token) => token.stem).join(' ');
    const first = tokens[0]?.stem ?? '';
    const phrases = this.#byFirstStem.get(first) ?? [];
    const known = phrases.find(
      (phrase) => phrase.key === key && phrase.asWritten === asWritten && !asWritten,
    );
    if (known === undefined) {
      phrases.push({ key, tokens, asWritten, meanings: meaning === undefined ? [] : [meaning] });
    } else if (meaning !== undefined && known.meanings.length > 0) {
      known.meanings.push(meaning);
    }
    this.#byFirstStem.set(first, phrases);
  }
}

/** Splits one of the lexicon's strings into its phrases. */
export function phrasesIn(list: string): string[] {
  return list.split(',').map((phrase) => phrase.replace(/\s+/gu, ' ').trim());
}

function matchesAt(phrase: Phrase, tokens: readonly Token[], at: number): boolean {
  return phrase.tokens.every((wanted, offset) => {
    const token = tokens[at + offset];
    return phrase.asWritten ? token?.word === wanted.word : token?.stem === wanted.stem;
  });
}
