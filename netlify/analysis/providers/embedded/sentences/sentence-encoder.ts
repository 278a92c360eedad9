import type { Runtime } from '../vision/runtime';
import { SentencePieces } from './sentence-pieces';

/** Turns a sentence into a vector: sentences that mean the same have vectors that point the same way. */
export interface SentenceEncoder {
  /** Length of a vector. */
  readonly dimensions: number;
  /** @returns a vector of length 1: the product of two of them is their similarity, -1 to 1 @throws ModelError */
  embed(sentence: string): Promise<Float32Array>;
}

const MODEL = 'sentence-encoder';
/** Number of pieces that the model reads. */
const MAX_PIECES = 128;

/** The Universal Sentence Encoder lite, which reads English (docs/models.md). */
export class EnglishEncoder implements SentenceEncoder {
  readonly dimensions = 512;
  readonly #runtime: Runtime;
  readonly #pieces: SentencePieces;

  private constructor(runtime: Runtime, pieces: SentencePieces) {
    this.#runtime = runtime;
    this.#pieces = pieces;
  }

  /** @throws ModelError */
  static async open(runtime: Runtime): Promise<EnglishEncoder> {
    const pieces = new SentencePieces(await runtime.readText('sentence-pieces'));
    await runtime.load(MODEL);
    return new EnglishEncoder(runtime, pieces);
  }

  async embed(sentence: string): Promise<Float32Array> {
    const pieces = Float32Array.from(this.#pieces.of(sentence).slice(0, MAX_PIECES));
    if (pieces.length === 0) return new Float32Array(this.dimensions);
    const inputs = { pieces: { data: pieces, shape: [pieces.length] } };
    const [vector] = await this.#runtime.run(MODEL, inputs, ['vector']);
    return vector?.data ?? new Float32Array(this.dimensions);
  }
}
