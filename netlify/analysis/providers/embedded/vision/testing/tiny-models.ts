import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { float32Bytes, model, node, tensor } from '../../../../../../scripts/models/onnx-writer.mjs';

/** The mean of each channel is the score of its class. */
export const CLASSIFIER = model({
  nodes: [node('ReduceMean', ['image'], ['scores'], { axes: [2, 3], keepdims: 0 })],
  tensors: [],
  inputs: [{ name: 'image', shape: [1, 3, 16, 16] }],
  outputs: [{ name: 'scores' }],
});
/** A model with the same result for every image: its outputs by name. */
export function constantModel(
  outputs: Readonly<Record<string, { shape: number[]; values: number[] }>>,
): Buffer {
  const names = Object.keys(outputs);
  return model({
    nodes: [
      node('ReduceMean', ['image'], ['light'], { axes: [1, 2, 3], keepdims: 0 }),
      node('Mul', ['light', 'none'], ['nothing']),
      ...names.map((name) => node('Add', [`constant ${name}`, 'nothing'], [name])),
    ],
    tensors: [
      tensor('none', 'float32', [], float32Bytes([0])),
      ...Object.entries(outputs).map(([name, { shape, values }]) =>
        tensor(`constant ${name}`, 'float32', shape, float32Bytes(values)),
      ),
    ],
    inputs: [{ name: 'image', shape: [1, 3, 16, 16] }],
    outputs: names.map((name) => ({ name })),
  });
}
/** The second box is the first one, detected a second time. */
export const DETECTOR = constantModel({
  scores: { shape: [1, 3, 1], values: [2, 3, -4] },
  boxes: { shape: [1, 3, 4], values: [8, 4, 8, 4, 8, 4, 8, 4.5, 2, 2, 2, 2] },
});
/** Input of both models. */
export const INPUT = {
  name: 'image',
  layout: 'NCHW',
  colours: 'RGB',
  width: 16,
  height: 16,
  fit: 'letterbox',
};

/** Writes a model and its manifest into a folder. */
export async function writeModel(
  folder: string,
  name: string,
  content: Buffer,
  manifest: object,
): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const described = { name, file: `${name}.onnx`, sha256, input: INPUT, ...manifest };
  await writeFile(join(folder, `${name}.json`), JSON.stringify(described));
  await writeFile(join(folder, `${name}.onnx`), content);
}
