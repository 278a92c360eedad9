import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type OwnModel, openOwnModels } from './model';
import { parseModelManifest } from './own-manifest';
import { Runtime } from './runtime';
import { CLASSIFIER, constantModel, DETECTOR, INPUT, writeModel } from './testing/tiny-models';

const folders: string[] = [];
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-models-'));
  folders.push(folder);
  await writeFile(join(folder, 'manifest.json'), '{"models":[]}');
  await mkdir(join(folder, 'own'));
});
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))));

const CLASSES = [
  { name: 'red scene', threshold: 0.5, topics: ['1'] },
  { name: 'green scene', threshold: 0.5 },
  { name: 'other' },
];

const write = (name: string, content: Buffer, manifest: object) =>
  writeModel(join(folder, 'own'), name, content, manifest);

async function opened(): Promise<OwnModel[]> {
  const { models, failures } = await openOwnModels(await Runtime.open({ folder }), join(folder, 'own'));
  expect(failures).toEqual([]);
  return models;
}

/** A wide image of one color. */
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
    { name: 'green scene', score: 1, threshold: 0.5, box: undefined, topics: [] },
    {
      name: 'red scene',
      score: expect.closeTo(0.8) as number,
      threshold: 0.5,
      box: undefined,
      topics: ['1'],
    },
  ]);
  expect(await colours?.find(image(0, 0))).toEqual([]);
  expect(await colours?.find(image(102, 0))).toEqual([]);
  expect(await colours?.find(image(102, 0), 0.7)).toMatchObject([{ name: 'red scene', threshold: 0.5 }]);
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
  // The image covers 16 by 8 pixels of the input.
  expect(await logos?.find(image(9, 9))).toEqual([
    {
      name: 'logo',
      score: expect.closeTo(1 / (1 + Math.exp(-3))) as number,
      threshold: 0.5,
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

const CORNERS = {
  ...{ kind: 'detector', scores: 'scores', boxes: 'boxes', format: 'corners', unit: 'pixels' },
};

/** Findings of a one-class detector that returns these boxes, each with a score of 0.9 unless given. */
async function findBoxes(
  values: number[],
  rows = values.length / 4,
  scores: readonly number[] = Array<number>(rows).fill(0.9),
) {
  const content = constantModel({
    scores: { shape: [1, rows, 1], values: [...scores] },
    boxes: { shape: [1, values.length / 4, 4], values },
  });
  await write('logos', content, { output: CORNERS, classes: [{ name: 'logo', threshold: 0.5 }] });
  const [logos] = await opened();
  return logos?.find(image(9, 9));
}

test.each([
  ['a score that is no number', Number.NaN],
  ['a score that is no share, as where the activation is missing', 7],
])('%s is an error of its model', async (_, score) => {
  await write('logits', constantModel({ scores: { shape: [1, 2], values: [0.1, score] } }), {
    output: { kind: 'classifier', scores: 'scores' },
    classes: [{ name: 'logo', threshold: 0.5 }, { name: 'other' }],
  });
  const [logits] = await opened();
  await expect(logits?.find(image(0, 0))).rejects.toMatchObject({ model: 'logits', step: 'run' });
});

test('a score that rounding puts over 1 is 1', async () => {
  await write('sums', constantModel({ scores: { shape: [1, 1], values: [1.000_001] } }), {
    output: { kind: 'classifier', scores: 'scores' },
    classes: [{ name: 'logo', threshold: 0.5 }],
  });
  const [sums] = await opened();
  expect(await sums?.find(image(0, 0))).toMatchObject([{ score: 1 }]);
});

test.each([
  ['that is no number', [Number.NaN, 0, 4, 4], 1],
  ['whose right edge lies left of its left one', [8, 2, 2, 4], 1],
  ['that is missing', [0, 0, 4, 4], 2],
])('a box %s is an error of its model', async (_, values, rows) => {
  await expect(findBoxes(values, rows)).rejects.toMatchObject({ model: 'logos', step: 'run' });
});

test('a box outside the frame, as in the rest of a letterboxed input, is nothing', async () => {
  expect(await findBoxes([0, 0, 4, 4, 0, 12, 4, 16])).toHaveLength(1);
});

test('of very many boxes the surest are looked at', async () => {
  const boxes = Array.from({ length: 20_000 }, (_, index) => {
    const [x, y] = [(index % 150) * 0.1, Math.floor(index / 150) * 0.05];
    return [x, y, x + 0.09, y + 0.04];
  });
  const scores = boxes.map((_, index) => (index === boxes.length - 1 ? 0.99 : 0.9));
  const found = (await findBoxes(boxes.flat(), boxes.length, scores)) ?? [];
  expect(found.some(({ score }) => score > 0.98)).toBe(true);
  expect(found).toHaveLength(1000);
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
  ['classes.0.name', { classes: [{ name: 'Scene Cut' }] }],
  ['classes.1.name', { classes: [{ name: 'sports car' }, { name: 'car' }] }],
  ['classes.0.name', { classes: [{ name: 'a\nline' }] }],
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
  const { models, failures } = await openOwnModels(runtime, join(folder, 'nowhere'));
  expect(models).toEqual([]);
  expect(failures).toMatchObject([{ step: 'read' }]);
});

test('a model with a wrong manifest or a name that is taken leaves the others as they are', async () => {
  const right = { output: { kind: 'classifier', scores: 'scores' }, classes: CLASSES };
  await write('colours', CLASSIFIER, right);
  await write('later', CLASSIFIER, { ...right, name: 'colours' });
  await write('wrong', CLASSIFIER, { ...right, classes: [] });
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ models: [{ name: 'nanodet', file: 'nanodet.onnx', sha256: '' }] }),
  );
  await write('nanodet', CLASSIFIER, right);
  const { models, failures } = await openOwnModels(await Runtime.open({ folder }), join(folder, 'own'));
  expect(models.map(({ manifest }) => manifest.name)).toEqual(['colours']);
  expect(failures.map(String)).toEqual([
    expect.stringContaining('Model later.json: manifest failed: name: '),
    expect.stringContaining('Model wrong.json: manifest failed: classes: '),
    expect.stringContaining('Model nanodet: manifest failed: '),
  ]);
});
