import { expect, test } from 'vitest';
import { textPictureOf } from '../../../captions/pictures/text-picture';
import { drawnText, rgbaOf } from '../../../captions/pictures/testing/drawn-text';
import { CaptionReading } from './caption-step';
import type { Runtime } from './runtime';

/** A runtime that reads every line as `Go` with this probability. */
function runtimeOf(probability: number): Runtime {
  const data = new Float32Array(2 * 4);
  data[1] = probability;
  data[4 + 2] = probability;
  return {
    load: () => Promise.resolve(),
    readText: () => Promise.resolve('G\no\n'),
    run: () => Promise.resolve([{ data, shape: [1, 2, 4] }]),
  } as unknown as Runtime;
}

const picture = textPictureOf([{ left: 0, top: 0, image: rgbaOf(drawnText(['GO', 'GO'])) }]);
const cues = [3000, 1000, 2000].map((startMs) => ({
  ...{ startMs, endMs: startMs + 500 },
  picture: () => picture ?? { width: 0, height: 0, data: new Uint8Array() },
}));

async function readingOf(probability: number, times: readonly number[]) {
  const reading = new CaptionReading({ cues, language: 'en' });
  const [step] = reading.steps(runtimeOf(probability));
  await step?.load();
  for (const timeMs of times) await step?.run(timeMs);
  return reading.text();
}

test('all captions are read, their lines joined by spaces, in time order', async () => {
  const { cues: read, isCut } = await readingOf(0.95, [3000, 1000, 2000]);
  expect(isCut).toBe(false);
  expect(read).toEqual([
    { startMs: 1000, endMs: 1500, text: 'Go Go' },
    { startMs: 2000, endMs: 2500, text: 'Go Go' },
    { startMs: 3000, endMs: 3500, text: 'Go Go' },
  ]);
});

test('where the time ended before all captions were read, the text is cut', async () => {
  const { cues: read, isCut } = await readingOf(0.95, [2000]);
  expect(read.map(({ startMs }) => startMs)).toEqual([2000]);
  expect(isCut).toBe(true);
});

test('captions that recognition is not certain of are left out: they are in another script', async () => {
  expect(await readingOf(0.7, [1000, 2000, 3000])).toEqual({ cues: [], isCut: false });
  expect(await readingOf(0.3, [1000, 2000, 3000])).toEqual({ cues: [], isCut: false });
});

test('without captions there is no step, and no text', () => {
  const reading = new CaptionReading({ cues: [], language: undefined });
  expect(reading.steps(runtimeOf(1))).toEqual([]);
  expect(reading.text()).toEqual({ cues: [], isCut: false });
});
