import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { float32Bytes, model, node, tensor } from '../../../../../scripts/models/onnx-writer.mjs';
import { type OwnModel, openOwnModels, parseModelManifest } from './model';
import { Runtime } from './runtime';

const folders: string[] = [];
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-models-'));
  folders.push(folder);
  await writeFile(join(folder, 'manifest.json'), '{"models":[]}');
  await mkdir(join(folder, 'own'));
});
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))));

/** The mean of each channel is the score of its class. */
const CLASSIFIER = model({
  nodes: [node('ReduceMean', ['image'], ['scores'], { axes: [2, 3], keepdims: 0 })],
  tensors: [],
  inputs: [{ name: 'image', shape: [1, 3, 16, 16] }],
  outputs: [{ name: 'scores' }],
});
/** Says the same three boxes of every image; the second is the first, seen a second time. */
const DETECTOR = model({
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
const INPUT = { name: 'image', layout: 'NCHW', colours: 'RGB', width: 16, height: 16, fit: 'letterbox' };
const CLASSES = [
  { name: 'red scene', threshold: 0.5, topics: ['1'] },
  { name: 'green scene', threshold: 0.5 },
  { name: 'other' },
];

/** Writes a model and its manifest. */
async function write(name: string, content: Buffer, manifest: object): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const described = { name, file: `${name}.onnx`, sha256, input: INPUT, ...manifest };
  await writeFile(join(folder, 'own', `${name}.json`), JSON.stringify(described));
  await writeFile(join(folder, 'own', `${name}.onnx`), content);
}

async function opened(): Promise<OwnModel[]> {
  return openOwnModels(await Runtime.open({ folder }), join(folder, 'own'));
}

/** A wide image of one colour. */
const image = (red: number, green: number) => {
  const data = new Uint8Array(32 * 16 * 3);
  for (let pixel = 0; pixel < 32 * 16; pixel += 1) data.set([red, green, 0], pixel * 3);
  return { width: 32, height: 16, data };
};

test('a classifier is added by its manifest alone', async () => {
  await write('colours', CLASSIFIER, {
    input: { ...INPUT, fit: 'stretch' },
    output: { kind: 'classifier', scores: 'scores' },
    classes: CLASSES,
  });
  const [colours] = await opened();
  expect(await colours?.find(image(204, 255))).toEqual([
    { name: 'green scene', score: 1, box: undefined, topics: [] },
    { name: 'red scene', score: expect.closeTo(0.8) as number, box: undefined, topics: ['1'] },
  ]);
  expect(await colours?.find(image(0, 0))).toEqual([]);
});

test('a detector is added by its manifest alone; its boxes are shares of the frame', async () => {
  await write('logos', DETECTOR, {
    output: {
      kind: 'detector',
      scores: 'scores',
      boxes: 'boxes',
      activation: 'sigmoid',
      format: 'centre',
      unit: 'pixels',
    },
    classes: [{ name: 'logo', threshold: 0.5 }],
  });
  const [logos] = await opened();
  // The image is 16 by 8 pixels of the input.
  expect(await logos?.find(image(9, 9))).toEqual([
    {
      name: 'logo',
      score: expect.closeTo(1 / (1 + Math.exp(-3))) as number,
      box: { left: 0.25, right: 0.75, top: 1.75 / 8, bottom: 6.25 / 8 },
      topics: [],
    },
  ]);
});

test('a model that is not the one of its manifest is refused, and so is one with other classes', async () => {
  const output = { kind: 'classifier', scores: 'scores' };
  await write('other', CLASSIFIER, { sha256: '0'.repeat(64), output, classes: CLASSES });
  await write('short', CLASSIFIER, { output, classes: CLASSES.slice(0, 2) });
  await write('broken', Buffer.from('no model'), { output, classes: CLASSES });
  const [broken, other, short] = await opened();
  await expect(broken?.find(image(0, 0))).rejects.toMatchObject({ model: 'broken', step: 'load' });
  await expect(other?.find(image(0, 0))).rejects.toMatchObject({ model: 'other', step: 'verify' });
  await expect(short?.find(image(0, 0))).rejects.toThrow(
    'Model short: run failed: The output has 3 classes, the manifest 2.',
  );
});

const MANIFEST = {
  name: 'scenes',
  file: 'scenes.onnx',
  sha256: 'a'.repeat(64),
  input: INPUT,
  output: { kind: 'classifier', scores: 'scores' },
  classes: CLASSES,
};

test.each([
  ['name', { name: 'No Name' }],
  ['file', { file: '../scenes.onnx' }],
  ['input.layout', { input: { ...INPUT, layout: 'HWC' } }],
  ['input.std', { input: { ...INPUT, std: [1, 0, 1] } }],
  ['output.kind', { output: { kind: 'segmentation' } }],
  ['classes.0.topics.0', { classes: [{ name: 'x', topics: ['nobody knows'] }] }],
  ['classes', { classes: [] }],
])('a manifest with a wrong %s is refused by name', (field, part) => {
  const json = JSON.stringify({ ...MANIFEST, ...part });
  expect(() => parseModelManifest('scenes.json', json)).toThrow(
    `Model scenes.json: manifest failed: ${field}: `,
  );
});

test('what a manifest leaves out has its usual value', () => {
  const { input, classes } = parseModelManifest('scenes.json', JSON.stringify(MANIFEST));
  expect(input).toMatchObject({ mean: [0, 0, 0], std: [255, 255, 255], pad: 114 });
  expect(classes[2]).toEqual({ name: 'other', topics: [] });
  expect(() => parseModelManifest('x.json', '{')).toThrow('Model x.json: manifest failed: ');
});

test('what the runtime cannot open is an error that names it', async () => {
  await expect(Runtime.open({ folder: join(folder, 'nowhere') })).rejects.toMatchObject({ step: 'read' });
  const runtime = await Runtime.open({ folder });
  await expect(runtime.load('nanodet')).rejects.toMatchObject({ model: 'nanodet', step: 'read' });
  await expect(openOwnModels(runtime, join(folder, 'nowhere'))).rejects.toMatchObject({ step: 'read' });
});
