import { areaOf, boxWithin, type ScoredBox, withoutOverlaps } from './boxes';
import {
  type FittedSize,
  type ImageInput,
  inputLength,
  inputShape,
  type RgbImage,
  writeInput,
} from './image';
import type { Runtime } from './runtime';

/** Minimum score of a face (docs/models.md). */
const FACE_THRESHOLD = 0.75;
const MAX_OVERLAP = 0.3;

const BLAZEFACE: ImageInput = {
  layout: 'NHWC',
  colours: 'RGB',
  width: 256,
  height: 256,
  mean: [127.5, 127.5, 127.5],
  std: [127.5, 127.5, 127.5],
  fit: 'letterbox',
  pad: 114,
};
/** Grids of cells, with the number of boxes per cell and the names of the outputs. */
const GRIDS = [
  { columns: 16, boxesPerCell: 2, logits: 'Identity', places: 'Identity_2' },
  { columns: 8, boxesPerCell: 6, logits: 'Identity_1', places: 'Identity_3' },
] as const;
/** Values per place: center, size, and six points of the face, which are not used. */
const NUMBERS_PER_PLACE = 16;

/** Detects the faces in frames, to count them. People are not identified, and no identity is stored. */
export class FaceDetector {
  readonly #runtime: Runtime;
  readonly #input = new Float32Array(inputLength(BLAZEFACE));

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /**
   * @param threshold minimum score of a face, 0 to 1
   * @returns a box for each face, by descending score
   * @throws ModelError
   */
  async detect(image: RgbImage, threshold = FACE_THRESHOLD): Promise<ScoredBox[]> {
    const fitted = writeInput(image, BLAZEFACE, this.#input);
    const outputs = await this.#runtime.run(
      'blazeface',
      { input: { data: this.#input, shape: inputShape(BLAZEFACE) } },
      GRIDS.flatMap(({ logits, places }) => [logits, places]),
    );
    const faces = GRIDS.flatMap((grid, index) => {
      const logits = outputs[index * 2]?.data ?? new Float32Array();
      const places = outputs[index * 2 + 1]?.data ?? new Float32Array();
      return decodeGrid(grid, logits, places, fitted);
    });
    // The input is larger than the frame in it: boxes outside the frame do not count.
    return withoutOverlaps(
      faces.filter(({ box, score }) => score >= threshold && areaOf(box) > 0),
      MAX_OVERLAP,
    );
  }
}

/** Reads one of the two grids. A place is in pixels of the input, relative to the center of its cell. */
export function decodeGrid(
  { columns, boxesPerCell }: { columns: number; boxesPerCell: number },
  logits: Float32Array,
  places: Float32Array,
  fitted: FittedSize,
): ScoredBox[] {
  const stride = BLAZEFACE.width / columns;
  return [...logits].map((logit, index) => {
    const cell = Math.floor(index / boxesPerCell);
    const start = index * NUMBERS_PER_PLACE;
    const [x = 0, y = 0, width = 0, height = 0] = places.subarray(start, start + 4);
    const centerX = x + ((cell % columns) + 0.5) * stride;
    const centerY = y + (Math.floor(cell / columns) + 0.5) * stride;
    const [left, top] = [centerX - width / 2, centerY - height / 2];
    return {
      box: boxWithin(fitted, left, top, left + width, top + height),
      score: 1 / (1 + Math.exp(-logit)),
    };
  });
}
