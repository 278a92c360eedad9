import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildModels } from '../../../../../scripts/build-models.mjs';
import { decodedJpeg } from '../../../testing/decoded-jpeg';
import { VOICE_WINDOW, VoiceDetector } from '../speech/voice';
import { overlap } from './boxes';
import { FaceDetector } from './faces';
import type { RgbImage } from './image';
import { OBJECT_THRESHOLD, ObjectDetector } from './objects';
import { type Backend, Runtime } from './runtime';
import { TextReader } from './text';
import { UNSAFE_THRESHOLD, UnsafeEstimator } from './unsafe';

const BACKENDS: readonly Backend[] = ['native', 'wasm'];
/** The portrait fills the left half of the image, from top to bottom. */
const PORTRAIT = { left: 0, top: 0, right: 0.5, bottom: 1 };
const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };
let folder = '';
let picture: RgbImage;
const open: Runtime[] = [];

beforeAll(async () => {
  folder = await buildModels('node_modules/.cache/models');
  picture = decodedJpeg(await readFile(new URL('testing/person-and-title.jpg', import.meta.url)));
});
afterAll(() => Promise.all(open.map((runtime) => runtime.close())));

async function openRuntime(backend: Backend): Promise<Runtime> {
  const runtime = await Runtime.open({ folder, backend });
  open.push(runtime);
  return runtime;
}

// `tests/deep/decode/real-models.test.ts` has the same with the other backend.
test('a person, her face and a title are found in a picture', async () => {
  const runtime = await openRuntime('native');
  expect(runtime.backend).toBe('native');

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

test.each(BACKENDS)(
  'silence and noise have no voice, however they are cut into chunks (%s)',
  async (backend) => {
    const runtime = await openRuntime(backend);
    expect(runtime.backend).toBe(backend);
    const silence = new Float32Array(VOICE_WINDOW * 6);
    expect(Math.max(...(await new VoiceDetector(runtime).push(silence)))).toBeLessThan(0.5);
    const noise = Float32Array.from(
      { length: VOICE_WINDOW * 6 },
      (_, index) => Math.sin(index * index) * 0.3,
    );
    const whole = await new VoiceDetector(runtime).push(noise);
    expect(whole).toHaveLength(6);
    expect(Math.max(...whole)).toBeLessThan(0.5);

    const voice = new VoiceDetector(runtime);
    const parts: number[] = [];
    for (let start = 0; start < noise.length; start += 700) {
      parts.push(...(await voice.push(noise.subarray(start, start + 700))));
    }
    expect(parts).toEqual(whole);
    expect(await voice.finish()).toBeUndefined();
    voice.reset();
    expect(await voice.push(noise)).toEqual(whole);
  },
);
