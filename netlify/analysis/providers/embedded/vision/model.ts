import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { TOPICS } from '../topics/topic-table';
import { type Box, boxWithin, withoutOverlaps } from './boxes';
import {
  type FittedSize,
  type ImageInput,
  inputLength,
  inputShape,
  type RgbImage,
  writeInput,
} from './image';
import { ModelError } from './model-error';
import type { Runtime, TensorData } from './runtime';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(2048));
const channels = v.tuple([v.number(), v.number(), v.number()]);
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
const activation = v.optional(v.picklist(['none', 'sigmoid', 'softmax']), 'none');
const taxonomyIds = new Set(TOPICS.map(({ taxonomyId }) => taxonomyId));

/** What a deployment says of a model of its own; docs/models.md explains each field. */
const manifestSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')),
  file: v.pipe(v.string(), v.regex(/^[\w-][\w.-]*\.onnx$/, 'a file name that ends with .onnx')),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')),
  input: v.strictObject({
    name,
    layout: v.picklist(['NCHW', 'NHWC']),
    colours: v.picklist(['RGB', 'BGR']),
    width: pixels,
    height: pixels,
    mean: v.optional(channels, [0, 0, 0]),
    std: v.optional(
      v.pipe(
        channels,
        v.check((values) => values.every((value) => value > 0), 'more than 0'),
      ),
      [255, 255, 255],
    ),
    fit: v.picklist(['letterbox', 'stretch']),
    pad: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(255)), 114),
  }),
  output: v.variant('kind', [
    v.strictObject({ kind: v.literal('classifier'), scores: name, activation }),
    v.strictObject({
      kind: v.literal('detector'),
      scores: name,
      boxes: name,
      activation,
      format: v.picklist(['corners', 'centre']),
      unit: v.picklist(['pixels', 'shares']),
      overlap: v.optional(share, 0.5),
    }),
  ]),
  classes: v.pipe(
    v.array(
      v.strictObject({
        name,
        threshold: v.optional(share),
        topics: v.optional(
          v.array(
            v.pipe(
              v.string(),
              v.check((id) => taxonomyIds.has(id), 'a topic that SceneCue knows'),
            ),
          ),
          [],
        ),
      }),
    ),
    v.nonEmpty(),
  ),
});

export type ModelManifest = v.InferOutput<typeof manifestSchema>;

/** Something that a model of a deployment finds in a frame. */
export interface Finding {
  /** Name of the class. */
  name: string;
  /** 0 to 1, at least the threshold of the class. */
  score: number;
  /** Where it is; undefined when the model speaks of the whole frame. */
  box: Box | undefined;
  /** IAB Unique IDs of the topics that follow from it. */
  topics: readonly string[];
}

type LocatedFinding = Finding & { box: Box };

/** @throws ModelError `manifest`, which names the field that is wrong */
export function parseModelManifest(source: string, json: string): ModelManifest {
  try {
    const result = v.safeParse(manifestSchema, JSON.parse(json));
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new TypeError(`${v.getDotPath(issue) ?? 'the manifest'}: ${issue.message}`);
  } catch (cause) {
    throw new ModelError(source, 'manifest', cause);
  }
}

/**
 * Makes a deployment's own models known to the runtime: every `*.json` of a folder describes the model beside it.
 *
 * @throws ModelError `read` or `manifest`; the models themselves are read when they are first used
 */
export async function openOwnModels(runtime: Runtime, folder: string): Promise<OwnModel[]> {
  const models: OwnModel[] = [];
  const files = await readdir(folder).catch((cause: unknown) => {
    throw new ModelError(folder, 'read', cause);
  });
  for (const file of files.filter((each) => each.endsWith('.json')).sort()) {
    const manifest = parseModelManifest(file, await readFile(join(folder, file), 'utf8'));
    runtime.add(manifest.name, { path: join(folder, manifest.file), sha256: manifest.sha256 });
    models.push(new OwnModel(runtime, manifest));
  }
  return models;
}

/** A detector or classifier that a manifest describes. */
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

  /** @returns what is at or over the threshold of its class, the surest first @throws ModelError */
  async find(image: RgbImage): Promise<Finding[]> {
    const { name: model, input, output } = this.manifest;
    const fitted = writeInput(image, this.#input, this.#data);
    const inputs = { [input.name]: { data: this.#data, shape: inputShape(this.#input) } };
    const names = output.kind === 'detector' ? [output.scores, output.boxes] : [output.scores];
    const [scores, boxes] = await this.#runtime.run(model, inputs, names);
    if (scores?.shape.at(-1) !== this.manifest.classes.length) {
      const reason = `The output has ${scores?.shape.at(-1) ?? 0} classes, the manifest ${this.manifest.classes.length}.`;
      throw new ModelError(model, 'run', reason);
    }
    const findings = this.#findingsOf(scores, (row) => this.#boxAt(boxes?.data, row, fitted));
    return findings.sort((one, other) => other.score - one.score);
  }

  #findingsOf({ data }: TensorData, boxAt: (row: number) => Box | undefined): Finding[] {
    const { classes, output } = this.manifest;
    const activated = activate(data, classes.length, output.activation);
    return classes.flatMap(({ name: className, threshold, topics }, index): Finding[] => {
      if (threshold === undefined) return [];
      const found: LocatedFinding[] = [];
      for (let row = 0; row * classes.length < activated.length; row += 1) {
        const score = activated[row * classes.length + index] ?? 0;
        if (score < threshold) continue;
        const box = boxAt(row);
        if (box === undefined) return [{ name: className, score, box, topics }];
        found.push({ name: className, score, box, topics });
      }
      return output.kind === 'detector' ? withoutOverlaps(found, output.overlap) : found;
    });
  }

  #boxAt(boxes: Float32Array | undefined, row: number, fitted: FittedSize): Box | undefined {
    const { output } = this.manifest;
    if (output.kind !== 'detector' || boxes === undefined) return undefined;
    const [one = 0, two = 0, three = 0, four = 0] = boxes.subarray(row * 4, row * 4 + 4);
    const [left, top, right, bottom] =
      output.format === 'corners'
        ? [one, two, three, four]
        : [one - three / 2, two - four / 2, one + three / 2, two + four / 2];
    // Shares are those of the input, of which a letterboxed image fills a part.
    const [scaleX, scaleY] = output.unit === 'shares' ? [this.#input.width, this.#input.height] : [1, 1];
    return boxWithin(fitted, left * scaleX, top * scaleY, right * scaleX, bottom * scaleY);
  }
}

/** Turns a model's raw outputs into scores, row by row. */
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
