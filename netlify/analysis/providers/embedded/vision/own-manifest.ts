import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CONCEPTS } from '../concepts/registry';
import { TOPICS } from '../topics/topic-table';
import { ModelError } from './model-error';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(2048));
const channels = v.tuple([v.number(), v.number(), v.number()]);
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
const builtIn = new Set(CONCEPTS.map((concept) => concept.name));
/** A class becomes a concept with its name, so it must not have the name of a built-in concept. */
const className = v.pipe(
  name,
  v.regex(/^\P{C}+$/u, 'without control characters'),
  v.check((text) => !builtIn.has(text.toLowerCase()), 'another name than those of the built-in concepts'),
);
const activation = v.optional(v.picklist(['none', 'sigmoid', 'softmax']), 'none');
const taxonomyIds = new Set(TOPICS.map(({ taxonomyId }) => taxonomyId));

/** Description of an own model of the installation; docs/models.md explains each field. */
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
        name: className,
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

/** @throws ModelError `manifest`, with the name of the invalid field */
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

/** The manifests of a folder, and the errors of the invalid ones. */
interface Manifests {
  manifests: ModelManifest[];
  failures: ModelError[];
}

/**
 * Reads every `*.json` of a folder; each describes a model in the same folder. An invalid manifest, or one with the
 * name of an earlier one, is skipped and reported.
 */
export async function readManifests(folder: string): Promise<Manifests> {
  const manifests: ModelManifest[] = [];
  const failures: ModelError[] = [];
  const files = await readdir(folder).catch((cause: unknown) => {
    failures.push(new ModelError(folder, 'read', cause));
    return [];
  });
  for (const file of files.filter((each) => each.endsWith('.json')).sort()) {
    try {
      const json = await readFile(join(folder, file), 'utf8').catch((cause: unknown) => {
        throw new ModelError(file, 'read', cause);
      });
      const manifest = parseModelManifest(file, json);
      if (manifests.some((other) => other.name === manifest.name)) {
        throw new ModelError(file, 'manifest', 'name: another model has it');
      }
      manifests.push(manifest);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      failures.push(error);
    }
  }
  return { manifests, failures };
}
