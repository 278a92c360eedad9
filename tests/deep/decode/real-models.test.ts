import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildModels } from '../../../scripts/build-models.mjs';
import { decodedJpeg } from '../../../netlify/analysis/testing/decoded-jpeg';
import { overlap } from '../../../netlify/analysis/providers/embedded/vision/boxes';
import { FaceDetector } from '../../../netlify/analysis/providers/embedded/vision/faces';
import type { RgbImage } from '../../../netlify/analysis/providers/embedded/vision/image';
import {
  OBJECT_THRESHOLD,
  ObjectDetector,
} from '../../../netlify/analysis/providers/embedded/vision/objects';
import { type Backend, Runtime } from '../../../netlify/analysis/providers/embedded/vision/runtime';
import { TextReader } from '../../../netlify/analysis/providers/embedded/vision/text';
import {
  UNSAFE_THRESHOLD,
  UnsafeEstimator,
} from '../../../netlify/analysis/providers/embedded/vision/unsafe';

/** The portrait fills the left half of the image, from top to bottom. */
const PORTRAIT = { left: 0, top: 0, right: 0.5, bottom: 1 };
const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };
let folder = '';
let picture: RgbImage;
const open: Runtime[] = [];

beforeAll(async () => {
  folder = await buildModels('node_modules/.cache/models');
  picture = decodedJpeg(
    await readFile(
      new URL(
        '../../../netlify/analysis/providers/embedded/vision/testing/person-and-title.jpg',
        import.meta.url,
      ),
    ),
  );
});
afterAll(() => Promise.all(open.map((runtime) => runtime.close())));

async function openRuntime(backend: Backend): Promise<Runtime> {
  const runtime = await Runtime.open({ folder, backend });
  open.push(runtime);
  return runtime;
}

test('a person, her face and a title are found in a picture by the backend in WebAssembly', async () => {
  const runtime = await openRuntime('wasm');
  expect(runtime.backend).toBe('wasm');

  const [person, ...others] = await new ObjectDetector(runtime).detect(picture);
  expect(others.map(({ name }) => name)).toEqual([]);
  expect(person?.name).toBe('person');
  expect(person?.score).toBeGreaterThan(OBJECT_THRESHOLD);
  expect(overlap(person?.boxes[0]?.box ?? NOWHERE, PORTRAIT)).toBeGreaterThan(0.5);

  const faces = await new FaceDetector(runtime).detect(picture);
  expect(faces).toHaveLength(1);
  expect(faces[0]?.box.right).toBeLessThan(0.5);

  const lines = await new TextReader(runtime).read(picture);
  expect(lines.map(({ text }) => text)).toEqual(['MORNING', 'NEWS']);
  expect(lines[0]?.box.left).toBeGreaterThan(0.5);

  expect((await new UnsafeEstimator(runtime).estimate(picture)).score).toBeLessThan(UNSAFE_THRESHOLD);
});
