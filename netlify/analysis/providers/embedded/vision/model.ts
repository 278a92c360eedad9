import { join } from 'node:path';
import { areaOf, type Box, boxWithin, withoutOverlaps } from './boxes';
import {
  type FittedSize,
  type ImageInput,
  inputLength,
  inputShape,
  type RgbImage,
  writeInput,
} from './image';
import { ModelError } from './model-error';
import { type ModelManifest, readManifests } from './own-manifest';
import type { Runtime, TensorData } from './runtime';

/** A finding of an own model of the installation in a frame. */
export interface Finding {
  /** Name of the class. */
  name: string;
  /** 0 to 1. */
  score: number;
  /** Minimum score at which the class counts as found, from its manifest, 0 to 1. */
  threshold: number;
  /** Its position; undefined if the model assesses the whole frame. */
  box: Box | undefined;
  /** IAB Unique IDs of the topics implied by it. */
  topics: readonly string[];
}

type LocatedFinding = Finding & { box: Box };

/** Tolerance for scores below 0 or above 1 because of rounding. */
const ROUNDING = 0.001;
/** Maximum number of boxes per class compared in a frame: the time grows quadratically with it. */
const MAX_CANDIDATES = 1000;

/**
 * Registers the models of the installation with the runtime; the models themselves are read on first use.
 *
 * @returns the models with valid manifests, and the errors of the others
 */
export async function openOwnModels(
  runtime: Runtime,
  folder: string,
): Promise<{ models: OwnModel[]; failures: unknown[] }> {
  const { manifests, ...read } = await readManifests(folder);
  const failures: unknown[] = [...read.failures];
  const models: OwnModel[] = [];
  for (const manifest of manifests) {
    try {
      runtime.add(manifest.name, { path: join(folder, manifest.file), sha256: manifest.sha256 });
      models.push(new OwnModel(runtime, manifest));
    } catch (error) {
      failures.push(error);
    }
  }
  return { models, failures };
}

/** A detector or classifier described by a manifest. */
export class OwnModel {
  readonly manifest: ModelManifest;
  readonly #runtime: Runtime;
  readonly #input: ImageInput;
  readonly #data: Float32Array;

  constructor(runtime: Runtime, manifest: ModelManifest) {
    this.#runtime = runtime;
    this.manifest = manifest;
    this.#input = manifest.input;
    this.#data = new Float32Array(inputLength(manifest.input));
  }

  /**
   * @param share minimum score of a reported class, as a share of its threshold
   * @returns findings by descending score
   * @throws ModelError
   */
  async find(image: RgbImage, share = 1): Promise<Finding[]> {
    const { name: model, input, output } = this.manifest;
    const fitted = writeInput(image, this.#input, this.#data);
    const inputs = { [input.name]: { data: this.#data, shape: inputShape(this.#input) } };
    const names = output.kind === 'detector' ? [output.scores, output.boxes] : [output.scores];
    const [scores, boxes] = await this.#runtime.run(model, inputs, names);
    if (scores?.shape.at(-1) !== this.manifest.classes.length) {
      const reason = `The output has ${scores?.shape.at(-1) ?? 0} classes, the manifest ${this.manifest.classes.length}.`;
      throw new ModelError(model, 'run', reason);
    }
    const findings = this.#findingsOf(scores, share, (row) => this.#boxAt(boxes?.data, row, fitted));
    return findings.sort((one, other) => other.score - one.score);
  }

  /** @throws ModelError if the outputs are not scores */
  #scoresOf({ data }: TensorData): Float32Array {
    const { name, classes, output } = this.manifest;
    const scores = activate(data, classes.length, output.activation);
    if (!scores.every((score) => score >= -ROUNDING && score <= 1 + ROUNDING))
      throw new ModelError(name, 'run', 'A score is not between 0 and 1. Check the activation.');
    return scores.map((score) => Math.min(1, Math.max(0, score)));
  }

  #findingsOf(scores: TensorData, share: number, boxAt: (row: number) => Box | undefined): Finding[] {
    const { classes, output } = this.manifest;
    const activated = this.#scoresOf(scores);
    return classes.flatMap(({ name: className, threshold, topics }, index): Finding[] => {
      if (threshold === undefined) return [];
      const found: LocatedFinding[] = [];
      for (let row = 0; row * classes.length < activated.length; row += 1) {
        const score = activated[row * classes.length + index] ?? 0;
        if (score < threshold * share) continue;
        const box = boxAt(row);
        if (box === undefined) return [{ name: className, score, threshold, box, topics }];
        if (areaOf(box) > 0) found.push({ name: className, score, threshold, box, topics });
      }
      return output.kind === 'detector' ? withoutOverlaps(surest(found), output.overlap) : found;
    });
  }

  /** @throws ModelError if the box is missing or invalid */
  #boxAt(boxes: Float32Array | undefined, row: number, fitted: FittedSize): Box | undefined {
    const { output } = this.manifest;
    if (output.kind !== 'detector' || boxes === undefined) return undefined;
    const [one = NaN, two = NaN, three = NaN, four = NaN] = boxes.subarray(row * 4, row * 4 + 4);
    const [left, top, right, bottom] =
      output.format === 'corners'
        ? [one, two, three, four]
        : [one - three / 2, two - four / 2, one + three / 2, two + four / 2];
    if (!(left <= right && top <= bottom))
      throw new ModelError(this.manifest.name, 'run', 'A box is missing or has no size. Check the format.');
    // Shares are relative to the input, of which a letterboxed image fills only a part.
    const [scaleX, scaleY] = output.unit === 'shares' ? [this.#input.width, this.#input.height] : [1, 1];
    return boxWithin(fitted, left * scaleX, top * scaleY, right * scaleX, bottom * scaleY);
  }
}

const surest = (found: LocatedFinding[]): LocatedFinding[] =>
  found.sort((one, other) => other.score - one.score).slice(0, MAX_CANDIDATES);

/** Converts a model's raw outputs to scores, row by row. */
function activate(
  data: Float32Array,
  classes: number,
  kind: ModelManifest['output']['activation'],
): Float32Array {
  if (kind === 'none') return data;
  if (kind === 'sigmoid') return data.map((logit) => 1 / (1 + Math.exp(-logit)));
  const scores = new Float32Array(data.length);
  for (let start = 0; start < data.length; start += classes) {
    const row = data.subarray(start, start + classes);
    const highest = Math.max(...row);
    const weights = row.map((logit) => Math.exp(logit - highest));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    scores.set(
      weights.map((weight) => weight / sum),
      start,
    );
  }
  return scores;
}
