import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildModels } from '../build-models.mjs';
import { GraphModel } from './graph-model.mjs';
import { graphToOnnx } from './graph-to-onnx.mjs';
import { float32Bytes } from './onnx-writer.mjs';

/** @type {typeof import('onnxruntime-common')} */
const { InferenceSession, Tensor } = createRequire(import.meta.url)('onnxruntime-node');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const base64 = (/** @type {string} */ text) => Buffer.from(text).toString('base64');

/** A convolution of 2x2 pixels with 3 channels: sums them with quantised weights, adds a bias, and applies ReLU. */
function tinyGraph() {
  const weights = [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3];
  const json = {
    modelTopology: {
      node: [
        {
          name: 'image',
          op: 'Placeholder',
          attr: { shape: { shape: { dim: [-1, 2, 2, 3].map((size) => ({ size })) } } },
        },
        { name: 'kernel', op: 'Const' },
        { name: 'bias', op: 'Const' },
        {
          name: 'sum',
          op: '_FusedConv2D',
          input: ['image', 'kernel', 'bias', '^kernel'],
          attr: {
            strides: { list: { i: ['1', '1', '1', '1'] } },
            dilations: { list: { i: ['1', '1', '1', '1'] } },
            padding: { s: base64('VALID') },
            fused_ops: { list: { s: [base64('BiasAdd'), base64('Relu')] } },
          },
        },
        { name: 'unneeded', op: 'NobodyKnows', input: ['sum'] },
      ],
    },
    weightsManifest: [
      {
        paths: [],
        weights: [
          {
            name: 'kernel',
            shape: [2, 2, 3, 1],
            dtype: 'float32',
            quantization: { dtype: 'uint8', scale: 0.5, min: 1 },
          },
          { name: 'bias', shape: [1], dtype: 'float32' },
        ],
      },
    ],
  };
  return new GraphModel(json, Buffer.concat([Buffer.from(weights), float32Bytes([-100])]));
}

test('a converted graph computes what the graph says', async () => {
  const session = await InferenceSession.create(graphToOnnx(tinyGraph(), ['sum']));
  const run = async (/** @type {number} */ factor) => {
    const pixels = Float32Array.from({ length: 12 }, (_, index) => (index + 1) * factor);
    return [...((await session.run({ image: new Tensor('float32', pixels, [1, 2, 2, 3]) })).sum?.data ?? [])];
  };
  // The weights are 1, 1.5, 2, 1 …, 2.5; the pixels 1 to 12.
  const sum = Array.from({ length: 12 }, (_, index) => index + 1).reduce((total, pixel) => total + pixel, 0);
  expect(await run(10)).toEqual([10 * (sum + 0.5 * 2 + 1 * 3 + 1.5 * 12) - 100]);
  expect(await run(0.1)).toEqual([0]);
});

test('an operation that is not known is named', () => {
  expect(() => graphToOnnx(tinyGraph(), ['unneeded'])).toThrow(/NobodyKnows/);
});

test('weights of the wrong length are refused', () => {
  const json = { modelTopology: { node: [] }, weightsManifest: [] };
  expect(() => new GraphModel(json, Buffer.alloc(4))).toThrow(/more weights/);
});

/** @param {string} sha256 */
const sourcesWith = (sha256) => [
  {
    file: 'tiny.onnx',
    from: { [join(folder, 'weights.bin')]: sha256 },
    write: (/** @type {Buffer[]} */ [content = Buffer.alloc(0)]) => content,
  },
];
const cache = () => join(folder, 'converted');
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('models are converted once, with their hashes, and copied again when one is gone', async () => {
  const target = join(folder, 'target');
  await mkdir(target);
  await writeFile(join(target, 'of-an-older-version.onnx'), '');
  await writeFile(join(folder, 'weights.bin'), 'abc');
  await buildModels(target, sourcesWith(ABC), cache());
  const manifest = JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8'));
  expect(manifest.models).toEqual([{ name: 'tiny', file: 'tiny.onnx', sha256: ABC, bytes: 3 }]);
  await expect(stat(join(target, 'of-an-older-version.onnx'))).rejects.toThrow(/ENOENT/);

  const { mtimeMs } = await stat(join(target, 'tiny.onnx'));
  await buildModels(target, sourcesWith(ABC), cache());
  expect((await stat(join(target, 'tiny.onnx'))).mtimeMs).toBe(mtimeMs);

  await rm(join(target, 'tiny.onnx'));
  // The converted models are kept, so the weights are not read again.
  await rm(join(folder, 'weights.bin'));
  await buildModels(target, sourcesWith(ABC), cache());
  expect(await readFile(join(target, 'tiny.onnx'), 'utf8')).toBe('abc');
});

test('weights that are not those that were measured end the build', async () => {
  await writeFile(join(folder, 'weights.bin'), 'abc');
  await expect(buildModels(join(folder, 'other'), sourcesWith('0'.repeat(64)), cache())).rejects.toThrow(
    /weights\.bin have the SHA-256 ba78/,
  );
});
