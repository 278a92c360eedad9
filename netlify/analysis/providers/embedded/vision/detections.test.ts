import { expect, test } from 'vitest';
import { boxWithin, overlap, withoutOverlaps } from './boxes';
import { COCO_CLASSES } from './coco-classes';
import { decodeGrid, FaceDetector } from './faces';
import { combineDetections, decodeCenternet, decodeNanodet } from './objects';
import { decodeLine } from './text';
import type { Runtime, TensorData } from './runtime';
import { findTextRegions } from './text-regions';
import { UnsafeEstimator } from './unsafe';

const CLASSES = COCO_CLASSES.length;
const [PERSON, CAR] = [COCO_CLASSES.indexOf('person'), COCO_CLASSES.indexOf('car')];
const SQUARE = (left: number, size: number) => ({ left, top: 0, right: left + size, bottom: size });

test('boxes are shares of the frame, cut off at its edges', () => {
  expect(boxWithin({ width: 200, height: 100 }, -20, 25, 100, 120)).toEqual({
    left: 0,
    top: 0.25,
    right: 0.5,
    bottom: 1,
  });
  expect(overlap(SQUARE(0, 0.4), SQUARE(0.2, 0.4))).toBeCloseTo(1 / 3);
  expect(overlap(SQUARE(0, 0.2), SQUARE(0.5, 0.2))).toBe(0);
});

test('of boxes that overlap the surest stays', () => {
  const candidates = [
    { box: SQUARE(0, 0.4), score: 0.5 },
    { box: SQUARE(0.01, 0.4), score: 0.9 },
    { box: SQUARE(0.5, 0.4), score: 0.3 },
  ];
  expect(withoutOverlaps(candidates, 0.5).map(({ score }) => score)).toEqual([0.9, 0.3]);
});

test('COCO has its 80 classes', () => {
  expect(new Set(COCO_CLASSES).size).toBe(80);
});

test('a box of nanodet lies around the middle of its cell', () => {
  const outputs = [52, 26, 13].flatMap((cells) => [
    { data: new Float32Array(cells * cells * CLASSES), shape: [] },
    { data: new Float32Array(cells * cells * 4 * 11), shape: [] },
  ]);
  const cell = 6 * 13 + 6;
  outputs[4]?.data.fill(0.8, cell * CLASSES + CAR, cell * CLASSES + CAR + 1);
  // Each side is two strides away, with certainty.
  for (let side = 0; side < 4; side += 1)
    outputs[5]?.data.fill(50, (cell * 4 + side) * 11 + 2, (cell * 4 + side) * 11 + 3);
  const found = decodeNanodet(outputs, { width: 416, height: 416 });
  expect(found[CAR]).toHaveLength(1);
  expect(found[CAR]?.[0]?.score).toBeCloseTo(0.8);
  expect(found[CAR]?.[0]?.box.left).toBeCloseTo((208 - 64) / 416);
  expect(found[CAR]?.[0]?.box.bottom).toBeCloseTo((208 + 64) / 416);
});

test('centernet finds an object at the peak of its scores', () => {
  const scores = new Float32Array(128 * 128 * CLASSES);
  const sides = new Float32Array(128 * 128 * 4).fill(40);
  scores[(64 * 128 + 64) * CLASSES + PERSON] = 0.9;
  scores[(64 * 128 + 65) * CLASSES + PERSON] = 0.7;
  const found = decodeCenternet(scores, sides, { width: 512, height: 512 });
  expect(found[PERSON]).toEqual([
    {
      box: { left: 216 / 512, top: 216 / 512, right: 296 / 512, bottom: 296 / 512 },
      score: expect.closeTo(0.9) as number,
    },
  ]);
});

test('the score of a class is the mean of both detectors, 0 where one sees nothing', () => {
  const none = COCO_CLASSES.map(() => []);
  const nanodet = none.with(CAR, [{ box: SQUARE(0, 0.4), score: 0.9 }] as never);
  const centernet = none.with(CAR, [
    { box: SQUARE(0.02, 0.4), score: 0.5 },
    { box: SQUARE(0.5, 0.4), score: 0.2 },
  ] as never);
  const [car, ...others] = combineDetections(nanodet, centernet);
  expect(others).toEqual([]);
  expect(car).toMatchObject({ name: 'car', score: 0.7, scores: { nanodet: 0.9, centernet: 0.5 } });
  expect(car?.boxes.map(({ score }) => score)).toEqual([0.7, 0.1]);
  expect(combineDetections(nanodet, none)[0]?.score).toBe(0.45);
});

test('a face is placed from the middle of its cell', () => {
  const logits = new Float32Array(8 * 8 * 6).fill(-20);
  const places = new Float32Array(8 * 8 * 6 * 16);
  const index = 9 * 6 + 2;
  logits[index] = 0;
  places.set([16, -16, 64, 32], index * 16);
  const faces = decodeGrid({ columns: 8, boxesPerCell: 6 }, logits, places, { width: 256, height: 128 });
  // The center of the cell at column 1, row 1 is at 48, 48.
  expect(faces[index]).toEqual({
    box: { left: 32 / 256, top: 16 / 128, right: 96 / 256, bottom: 48 / 128 },
    score: 0.5,
  });
});

test('connected probable pixels are a line of text, grown by its share', () => {
  const size = { width: 64, height: 32 };
  const map = new Float32Array(size.width * size.height);
  for (let row = 10; row < 14; row += 1) map.fill(0.9, row * 64 + 20, row * 64 + 40);
  for (let row = 20; row < 24; row += 1) map.fill(0.4, row * 64 + 20, row * 64 + 40);
  map.fill(0.9, 64 * 30, 64 * 30 + 1);
  // 1.6 x 80 / 48 = 2.7 pixels on each side; the frame is twice as large.
  expect(findTextRegions(map, size, { width: 128, height: 64 })).toEqual([
    { left: 35, top: 15, width: 50, height: 18 },
  ]);
});

test('repeated characters are one unless nothing stands between', () => {
  const steps = [1, 1, 0, 1, 2, 0];
  const data = new Float32Array(steps.length * 3).fill(0.1);
  steps.forEach((best, step) => (data[step * 3 + best] = best === 2 ? 0.6 : 0.9));
  const line = decodeLine({ data, shape: [1, steps.length, 3] }, ['', 'o', 'k']);
  expect(line).toMatchObject({ text: 'ook', score: expect.closeTo(0.8) as number });
  expect(line.characters.map(({ at }) => at * 6)).toEqual([0.5, 3.5, 4.5]);
});

test('a character that is not allowed gives way to the best of the others', () => {
  const data = new Float32Array([0, 0.9, 0.1, 0, 0.2, 0.8]);
  expect(decodeLine({ data, shape: [1, 2, 3] }, ['', 'o', 'k'], [true, false, true]).text).toBe('k');
});

/** A runtime whose models all return the same outputs. */
const runtimeOf = (outputs: TensorData[]) => ({ run: () => Promise.resolve(outputs) }) as unknown as Runtime;
const WIDE = { width: 32, height: 16, data: new Uint8Array(32 * 16 * 3) };

test('a face in the part of the input that the frame leaves empty is none', async () => {
  const facesIn = (row: number) => {
    const [logits, places] = [new Float32Array(16 * 16 * 2).fill(-10), new Float32Array(16 * 16 * 2 * 16)];
    const at = (row * 16 + 8) * 2;
    logits[at] = 10;
    places.set([0, 0, 30, 30], at * 16);
    const none = { data: new Float32Array(), shape: [] };
    const outputs = [{ data: logits, shape: [] }, { data: places, shape: [] }, none, none];
    return new FaceDetector(runtimeOf(outputs)).detect(WIDE);
  };
  expect(await facesIn(4)).toHaveLength(1);
  expect(await facesIn(12)).toHaveLength(0);
});

test('the score of a frame that is surely unsafe is 1 and no more', async () => {
  const data = Float32Array.from([0, 1e-7, 0, 1, 0]);
  const { score } = await new UnsafeEstimator(runtimeOf([{ data, shape: [] }])).estimate(WIDE);
  expect(score).toBe(1);
});
