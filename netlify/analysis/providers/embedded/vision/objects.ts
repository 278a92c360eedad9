import { areaOf, boxWithin, overlap, type ScoredBox, withoutOverlaps } from './boxes';
import { COCO_CLASSES, type CocoClass } from './coco-classes';
import {
  type FittedSize,
  type ImageInput,
  inputLength,
  inputShape,
  type RgbImage,
  writeInput,
} from './image';
import type { Runtime, TensorData } from './runtime';

/** An object at one position in a frame, found by one or both detectors. */
interface ObjectBox extends ScoredBox {
  /** Score of each detector, 0 to 1; 0 if it does not find the object there. `score` is their mean. */
  scores: { nanodet: number; centernet: number };
}

/** A class of objects in a frame. */
export interface DetectedClass {
  name: CocoClass;
  /** Mean of the detectors' best scores, 0 to 1; compared with thresholds. */
  score: number;
  /** Each detector's best score anywhere in the frame, 0 to 1. */
  scores: { nanodet: number; centernet: number };
  /** Positions, by descending score; at least one. */
  boxes: ObjectBox[];
}

/** The mean score at which a class is correct in 95 of 100 frames (docs/models.md). */
export const OBJECT_THRESHOLD = 0.51;
/** Minimum score of a single detector; boxes below it are ignored. */
const MIN_SCORE = 0.05;
const MAX_OVERLAP = 0.5;
/** Minimum share of the frame that a box must cover; smaller boxes are unreliable. */
const MIN_AREA = 0.002;

const NANODET: ImageInput = {
  layout: 'NCHW',
  colours: 'BGR',
  width: 416,
  height: 416,
  mean: [103.53, 116.28, 123.675],
  std: [57.375, 57.12, 58.395],
  fit: 'letterbox',
  pad: 114,
};
/** Stride (pixels of the input per cell) of each of nanodet's outputs, with the names of its scores and boxes. */
const NANODET_GRIDS = [
  { stride: 8, scores: 'Identity', sides: 'Identity_3' },
  { stride: 16, scores: 'Identity_1', sides: 'Identity_4' },
  { stride: 32, scores: 'Identity_2', sides: 'Identity_5' },
] as const;
/** The distance of each side is a distribution over 0 to 10 strides. */
const BINS = 11;

const CENTERNET: ImageInput = {
  layout: 'NHWC',
  colours: 'RGB',
  width: 512,
  height: 512,
  mean: [0, 0, 0],
  std: [1, 1, 1],
  fit: 'letterbox',
  pad: 114,
};
const CENTERNET_STRIDE = 4;
const CENTERNET_CELLS = CENTERNET.width / CENTERNET_STRIDE;

/** Boxes by the index of their class. */
type BoxesByClass = ScoredBox[][];

/** The two object detectors of one runtime. Frames are processed one after another. */
export class ObjectDetector {
  readonly #runtime: Runtime;
  readonly #nanodetInput = new Float32Array(inputLength(NANODET));
  readonly #centernetInput = new Float32Array(inputLength(CENTERNET));

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /**
   * @param threshold minimum mean score of a reported class, 0 to 1
   * @returns classes, by descending score
   * @throws ModelError
   */
  async detect(image: RgbImage, threshold = OBJECT_THRESHOLD): Promise<DetectedClass[]> {
    const nanodet = await this.#runNanodet(image);
    const centernet = await this.#runCenternet(image);
    return combineDetections(nanodet, centernet).filter(({ score }) => score >= threshold);
  }

  async #runNanodet(image: RgbImage): Promise<BoxesByClass> {
    const fitted = writeInput(image, NANODET, this.#nanodetInput);
    const outputs = await this.#runtime.run(
      'nanodet',
      { input_1: { data: this.#nanodetInput, shape: inputShape(NANODET) } },
      NANODET_GRIDS.flatMap(({ scores, sides }) => [scores, sides]),
    );
    return decodeNanodet(outputs, fitted);
  }

  async #runCenternet(image: RgbImage): Promise<BoxesByClass> {
    const fitted = writeInput(image, CENTERNET, this.#centernetInput);
    const [scores, sides] = await this.#runtime.run(
      'centernet',
      { 'tower_0/images': { data: this.#centernetInput, shape: inputShape(CENTERNET) } },
      ['tower_0/keypoints', 'tower_0/wh'],
    );
    if (scores === undefined || sides === undefined) return [];
    return decodeCenternet(scores.data, sides.data, fitted);
  }
}

/** Reads nanodet's outputs: scores and sides of its three grids, one after another. */
export function decodeNanodet(outputs: readonly TensorData[], fitted: FittedSize): BoxesByClass {
  const found: BoxesByClass = COCO_CLASSES.map(() => []);
  NANODET_GRIDS.forEach(({ stride }, grid) => {
    const scores = outputs[grid * 2]?.data ?? [];
    const sides = outputs[grid * 2 + 1]?.data ?? new Float32Array();
    const columns = NANODET.width / stride;
    for (let index = 0; index < scores.length; index += 1) {
      const score = scores[index] ?? 0;
      if (score < MIN_SCORE) continue;
      const cell = Math.floor(index / COCO_CLASSES.length);
      const x = ((cell % columns) + 0.5) * stride;
      const y = (Math.floor(cell / columns) + 0.5) * stride;
      const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map(
        (side) => expectedBin(sides, (cell * 4 + side) * BINS) * stride,
      );
      const box = boxWithin(fitted, x - left, y - top, x + right, y + bottom);
      found[index % COCO_CLASSES.length]?.push({ box, score });
    }
  });
  return found.map(largeAndApart);
}

/** Mean of a distribution given by the logits of its bins, in bins. */
function expectedBin(logits: Float32Array, start: number): number {
  const bins = logits.subarray(start, start + BINS);
  const highest = bins.reduce((most, logit) => Math.max(most, logit), -Infinity);
  let [sum, weighted] = [0, 0];
  bins.forEach((logit, bin) => {
    const weight = Math.exp(logit - highest);
    sum += weight;
    weighted += weight * bin;
  });
  return weighted / sum;
}

/** Reads centernet's outputs: a score for each cell and class, and the distances of a box's sides from its cell. */
export function decodeCenternet(scores: Float32Array, sides: Float32Array, fitted: FittedSize): BoxesByClass {
  const found: BoxesByClass = COCO_CLASSES.map(() => []);
  for (let index = 0; index < scores.length; index += 1) {
    const score = scores[index] ?? 0;
    if (score < MIN_SCORE || !isPeak(scores, index)) continue;
    const cell = Math.floor(index / COCO_CLASSES.length);
    const x = (cell % CENTERNET_CELLS) * CENTERNET_STRIDE;
    const y = Math.floor(cell / CENTERNET_CELLS) * CENTERNET_STRIDE;
    const [left = 0, top = 0, right = 0, bottom = 0] = sides.subarray(cell * 4, cell * 4 + 4);
    const box = boxWithin(fitted, x - left, y - top, x + right, y + bottom);
    found[index % COCO_CLASSES.length]?.push({ box, score });
  }
  return found.map(largeAndApart);
}

/** Whether none of the eight adjacent cells has a higher score for the same class. */
function isPeak(scores: Float32Array, index: number): boolean {
  const classes = COCO_CLASSES.length;
  const column = Math.floor(index / classes) % CENTERNET_CELLS;
  const score = scores[index] ?? 0;
  for (const down of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      if (column + right < 0 || column + right >= CENTERNET_CELLS) continue;
      const neighbor = scores[index + (down * CENTERNET_CELLS + right) * classes];
      if (neighbor !== undefined && neighbor > score) return false;
    }
  }
  return true;
}

const largeAndApart = (boxes: ScoredBox[]): ScoredBox[] =>
  withoutOverlaps(
    boxes.filter(({ box }) => areaOf(box) >= MIN_AREA),
    MAX_OVERLAP,
  );

/** Combines the findings of both detectors, by class, by descending score. */
export function combineDetections(nanodet: BoxesByClass, centernet: BoxesByClass): DetectedClass[] {
  return COCO_CLASSES.flatMap((name, index): DetectedClass[] => {
    const boxes = pairBoxes(nanodet[index] ?? [], centernet[index] ?? []);
    if (boxes.length === 0) return [];
    const scores = {
      nanodet: Math.max(...boxes.map((box) => box.scores.nanodet)),
      centernet: Math.max(...boxes.map((box) => box.scores.centernet)),
    };
    return [{ name, score: (scores.nanodet + scores.centernet) / 2, scores, boxes }];
  }).sort((one, other) => other.score - one.score);
}

/** Merges overlapping boxes of the two detectors. */
function pairBoxes(nanodet: readonly ScoredBox[], centernet: readonly ScoredBox[]): ObjectBox[] {
  const unpaired = new Set(centernet);
  const boxes = nanodet.map(({ box, score }): ObjectBox => {
    const partner = [...unpaired].find((other) => overlap(box, other.box) > MAX_OVERLAP);
    if (partner !== undefined) unpaired.delete(partner);
    return scored(box, score, partner?.score ?? 0);
  });
  for (const { box, score } of unpaired) boxes.push(scored(box, 0, score));
  return boxes.sort((one, other) => other.score - one.score);
}

const scored = (box: ScoredBox['box'], nanodet: number, centernet: number): ObjectBox => ({
  box,
  score: (nanodet + centernet) / 2,
  scores: { nanodet, centernet },
});
