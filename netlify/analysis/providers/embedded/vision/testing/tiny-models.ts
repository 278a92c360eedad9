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
/** Says the same three boxes of every image; the second is the first, seen a second time. */
export const DETECTOR = model({
  nodes: [
    node('ReduceMean', ['image'], ['light'], { axes: [1, 2, 3], keepdims: 0 }),
    node('Mul', ['light', 'none'], ['nothing']),
    node('Add', ['allScores', 'nothing'], ['scores']),
    node('Add', ['allBoxes', 'nothing'], ['boxes']),
  ],
  tensors: [
    tensor('none', 'float32', [], float32Bytes([0])),
    tensor('allScores', 'float32', [1, 3, 1], float32Bytes([2, 3, -4])),
    tensor('allBoxes', 'float32', [1, 3, 4], float32Bytes([8, 4, 8, 4, 8, 4, 8, 4.5, 2, 2, 2, 2])),
  ],
  inputs: [{ name: 'image', shape: [1, 3, 16, 16] }],
  outputs: [{ name: 'scores' }, { name: 'boxes' }],
});
/** What both take. */
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
