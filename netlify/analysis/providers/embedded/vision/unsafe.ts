import { type ImageInput, inputLength, inputShape, type RgbImage, writeInput } from './image';
import type { Runtime } from './runtime';

/** Minimum score at which a frame is flagged for review by a person (docs/models.md). */
export const UNSAFE_THRESHOLD = 0.97;

/** Scores of a frame for the five classes of the model; they add up to 1. */
interface UnsafeScores {
  drawing: number;
  hentai: number;
  neutral: number;
  porn: number;
  sexy: number;
}

export interface UnsafeEstimate {
  /** Sum of the two explicit classes, 0 to 1. */
  score: number;
  scores: UnsafeScores;
}

/** The model itself scales 0 to 1 to -1 to 1. */
const NSFW: ImageInput = {
  layout: 'NHWC',
  colours: 'RGB',
  width: 224,
  height: 224,
  mean: [0, 0, 0],
  std: [255, 255, 255],
  fit: 'stretch',
  pad: 0,
};

/** Estimates whether a frame is sexually explicit. Only a flag for review by a person. */
export class UnsafeEstimator {
  readonly #runtime: Runtime;
  readonly #input = new Float32Array(inputLength(NSFW));

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /** @throws ModelError */
  async estimate(image: RgbImage): Promise<UnsafeEstimate> {
    writeInput(image, NSFW, this.#input);
    const inputs = { input: { data: this.#input, shape: inputShape(NSFW) } };
    const [output] = await this.#runtime.run('nsfw', inputs, ['Identity']);
    const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = output?.data ?? [];
    // Because of rounding, the sum can exceed 1.
    return { score: Math.min(1, porn + hentai), scores: { drawing, hentai, neutral, porn, sexy } };
  }
}
