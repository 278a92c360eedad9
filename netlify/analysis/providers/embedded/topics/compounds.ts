import { withoutAccents, type Token } from './tokens';

/** Minimum number of letters of the other part of a compound: `Tor` is not a part of `Motor`. */
const MIN_REST = 3;

/**
 * German words that form compounds: some as the last part (`polizei` in `Kriminalpolizei`), some as the first
 * (`fußball` in `Fußballtrainer`). The lexicon marks them, because few words keep their meaning in every compound.
 */
export class Compounds<Entry> {
  readonly #last = new Map<string, Entry>();
  readonly #first = new Map<string, Entry>();

  /** @param stem of the word alone */
  addLast(stem: string, entry: Entry): void {
    this.#last.set(stem, entry);
  }

  /** @param word as written */
  addFirst(word: string, entry: Entry): void {
    this.#first.set(withoutAccents(word), entry);
  }

  /** The parts of an unknown word: the longest first part and the longest last part. */
  partsOf({ word, stem }: Token): Entry[] {
    const found = [this.#longestFirst(withoutAccents(word)), this.#longestLast(stem)];
    return [...new Set(found.filter((entry) => entry !== undefined))];
  }

  #longestFirst(word: string): Entry | undefined {
    if (this.#first.size === 0) return undefined;
    for (let length = word.length - MIN_REST; length >= MIN_REST; length -= 1) {
      const entry = this.#first.get(word.slice(0, length));
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  #longestLast(stem: string): Entry | undefined {
    if (this.#last.size === 0) return undefined;
    for (let from = MIN_REST; from <= stem.length - MIN_REST; from += 1) {
      const entry = this.#last.get(stem.slice(from));
      if (entry !== undefined) return entry;
    }
    return undefined;
  }
}
