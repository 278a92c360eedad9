import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorker } from '../../../../scripts/build-worker.mjs';
import { createProvider } from '../../registry';
import { makeMedia } from '../../testing/make-media';
import { memorySource } from '../../testing/memory-source';
import { drifting, edited } from '../../testing/scenes';
import type { ProviderResult, RunFacts } from '../../provider';
import { CLASSIFIER, DETECTOR, INPUT, writeModel } from './vision/testing/tiny-models';

const OUTPUT = { kind: 'classifier', scores: 'scores' };
let folder = '';
let result: ProviderResult;
const logged: string[] = [];
const facts: RunFacts = {};

/** The built-in models are missing here: models of the installation do not need them. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installation-'));
  await writeFile(join(folder, 'manifest.json'), '{"models":[]}');
  const own = join(folder, 'own');
  await mkdir(own);
  await writeModel(own, 'colours', CLASSIFIER, {
    input: { ...INPUT, fit: 'stretch' },
    output: OUTPUT,
    classes: [
      { name: 'red scene', threshold: 0.6, topics: ['1'] },
      { name: 'green scene' },
      { name: 'other' },
    ],
  });
  await writeModel(own, 'logos', DETECTOR, {
    output: {
      ...{ kind: 'detector', scores: 'scores', boxes: 'boxes' },
      ...{ activation: 'sigmoid', format: 'centre', unit: 'pixels' },
    },
    classes: [{ name: 'Logo of Acme', threshold: 0.5 }],
  });
  await writeModel(own, 'wrong', CLASSIFIER, { output: OUTPUT, classes: [{ name: 'car' }] });
  const video = await makeMedia({
    container: 'mp4',
    video: edited([
      [100, drifting([210, 40, 40])],
      [100, drifting([60, 160, 60])],
    ]),
  });
  const workerPath = await buildWorker('node_modules/.cache/own-models-test');
  result = await createProvider('embedded', { workerPath, modelsPath: folder, ownModelsPath: own }).analyze({
    url: 'https://example.com/a.mp4',
    isPublic: true,
    openSource: () => Promise.resolve({ ...memorySource(video), close: () => Promise.resolve() }),
    limits: { maxDurationMs: 60_000, deadlineMs: 30_000 },
    signal: new AbortController().signal,
    log: {
      begin: () => undefined,
      note: (some) => Object.assign(facts, some),
      warn: (error) => logged.push(String(error)),
    },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const conceptAt = (timestamp: number, name: string) =>
  result.entries
    .find((entry) => entry.timestamp === timestamp)
    ?.concepts.find((concept) => concept.name === name);

it('a class of a classifier gives its concept and the topic of its manifest, with the frame as evidence', () => {
  expect(conceptAt(2000, 'red scene')).toMatchObject({
    kind: 'seen',
    evidence: {
      kind: 'detection',
      label: 'red scene',
      modelScores: { colours: expect.closeTo(0.82, 1) as number },
    },
  });
  expect(conceptAt(2000, 'automotive')).toMatchObject({
    kind: 'topic',
    evidence: { kind: 'detection', label: 'red scene', sources: ['seen'] },
  });
  expect(conceptAt(6000, 'red scene')).toBeUndefined();
  expect(conceptAt(6000, 'automotive')).toBeUndefined();
});

it('a class of a detector gives its concept with its box', () => {
  const logo = conceptAt(6000, 'Logo of Acme');
  expect(logo?.confidence).toBeGreaterThan(0.9);
  expect(logo?.evidence).toMatchObject({
    kind: 'detection',
    box: { x: 0.25, width: 0.5 },
    modelScores: { logos: expect.closeTo(0.953, 2) as number },
  });
});

it('the time of each kind of model is reported, also of the built-in ones', () => {
  expect(Object.keys(facts.models ?? {}).sort()).toEqual(
    ['faces', 'objects', 'own colours', 'own logos', 'text', 'unsafe', 'voice'].sort(),
  );
  const colours = facts.models?.['own colours'];
  expect(colours?.done).toBeGreaterThan(0);
  expect(colours?.done).toBe(colours?.wanted);
  expect(colours?.ms).toBeGreaterThan(0);
  expect(facts.plan).toEqual({ frames: 'full', audio: false });
  expect(facts.peakMemoryMb).toBeGreaterThan(20);
});

it('the models that could not be used are reported, and each of them is logged once', () => {
  const codes = (result.partial ?? []).map(({ code }) => code);
  expect(codes).toEqual(['objects-missing', 'unsafe-missing', 'faces-missing', 'own-models-missing']);
  expect(logged).toEqual([
    expect.stringContaining('Model wrong.json: manifest failed: classes.0.name: '),
    ...['nanodet', 'nsfw', 'blazeface'].map(
      (name) => expect.stringContaining(`Model ${name}: read failed`) as string,
    ),
  ]);
});
