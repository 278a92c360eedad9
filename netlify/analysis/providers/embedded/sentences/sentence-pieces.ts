import * as v from 'valibot';

/** Pieces with their scores (logarithms of probabilities); a piece has the number of its place. */
const vocabularySchema = v.array(v.tuple([v.string(), v.nullable(v.number())]));

/** Numbers below this one are control symbols, which no text contains. */
const FIRST_PIECE = 6;
/** Number of the piece for characters that no piece contains. */
const UNKNOWN = 0;
const SPACE = '\u2581';

/** The most probable division of a text's start. */
interface Best {
  score: number;
  piece: number;
  /** Characters of its last piece. */
  length: number;
}

/** Divides a text into the pieces of a vocabulary (unigram model, Kudo 2018, arXiv:1804.10959). */
export class SentencePieces {
  readonly #pieces: ReadonlyMap<string, { score: number; piece: number }>;
  readonly #longest: number;

  /** @param json the vocabulary of the encoder @throws when it is not one */
  constructor(json: string) {
    const vocabulary = v.parse(vocabularySchema, JSON.parse(json));
    const pieces = vocabulary.map(([text, score], piece) => [text, { score: score ?? 0, piece }] as const);
    this.#pieces = new Map(pieces.slice(FIRST_PIECE));
    this.#longest = Math.max(...Array.from(this.#pieces.keys(), (text) => text.length));
  }

  /** @returns the numbers of the pieces, in the order of the text; several unknown characters in a row are one piece */
  of(text: string): number[] {
    const source = text.normalize('NFKC');
    if (source === '') return [];
    const best = this.#divide(SPACE + source.replaceAll(' ', SPACE));
    const found: number[] = [];
    for (let at = best.length - 1; at > 0; at -= best[at]?.length ?? 1) {
      const piece = best[at]?.piece ?? UNKNOWN;
      if (piece !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(piece);
    }
    return found.reverse();
  }

  /** For each position the best division of the text before it. As in the original, a score of 0 counts as none. */
  #divide(text: string): Best[] {
    const best = Array.from({ length: text.length + 1 }, (): Best => ({
      score: 0,
      piece: UNKNOWN,
      length: 1,
    }));
    const reach = (end: number, next: Best) => {
      const known = best[end];
      if (known === undefined || known.score === 0 || next.score >= known.score) best[end] = next;
    };
    for (let start = 0; start < text.length; start += 1) {
      const before = best[start]?.score ?? 0;
      let isKnown = false;
      for (let length = 1; length <= Math.min(this.#longest, text.length - start); length += 1) {
        const found = this.#pieces.get(text.slice(start, start + length));
        if (found === undefined) continue;
        isKnown = true;
        reach(start + length, { score: before + found.score, piece: found.piece, length });
      }
      if (!isKnown) reach(start + 1, { score: before, piece: UNKNOWN, length: 1 });
    }
    return best;
  }
}
