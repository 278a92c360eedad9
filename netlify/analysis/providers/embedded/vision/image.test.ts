import { expect, test } from 'vitest';
import { fittedSize, type ImageInput, inputLength, inputShape, resize, writeInput } from './image';

const INPUT: ImageInput = {
  layout: 'NCHW',
  colours: 'BGR',
  width: 2,
  height: 2,
  mean: [10, 20, 30],
  std: [1, 2, 4],
  fit: 'letterbox',
  pad: 50,
};
/** A red and a green pixel, side by side. */
const WIDE = { width: 2, height: 1, data: Uint8Array.of(210, 0, 0, 0, 220, 0) };

test('a letterboxed image stands at the top, and what is free is padded', () => {
  const target = new Float32Array(inputLength(INPUT)).fill(NaN);
  expect(writeInput(WIDE, INPUT, target)).toEqual({ width: 2, height: 1 });
  const blue = [-10, -10, 40, 40];
  const green = [-10, 100, 15, 15];
  const red = [45, -7.5, 5, 5];
  expect([...target]).toEqual([...blue, ...green, ...red]);
  expect(inputShape(INPUT)).toEqual([1, 3, 2, 2]);
});

test('channels can come last, and an image can be stretched', () => {
  const input: ImageInput = {
    ...INPUT,
    layout: 'NHWC',
    colours: 'RGB',
    mean: [0, 0, 0],
    std: [1, 1, 1],
    fit: 'stretch',
  };
  const target = new Float32Array(inputLength(input));
  expect(writeInput(WIDE, input, target)).toEqual({ width: 2, height: 2 });
  expect([...target]).toEqual([210, 0, 0, 0, 220, 0, 210, 0, 0, 0, 220, 0]);
  expect(inputShape(input)).toEqual([1, 2, 2, 3]);
});

test.each([
  [1280, 720, 416, 234],
  [300, 900, 139, 416],
  [10_000, 10, 416, 1],
])('%i by %i pixels keep their shape', (width, height, fittedWidth, fittedHeight) => {
  const input = { ...INPUT, width: 416, height: 416 };
  expect(fittedSize({ width, height }, input)).toEqual({ width: fittedWidth, height: fittedHeight });
});

test('made smaller, every pixel counts', () => {
  const data = new Uint8Array(8 * 8 * 3);
  for (let pixel = 0; pixel < 64; pixel += 1) {
    // Stripes of one pixel: half of the brightness.
    if (pixel % 2 === 0) data.fill(200, pixel * 3, pixel * 3 + 3);
  }
  const small = resize({ width: 8, height: 8, data }, 2, 2);
  for (const value of small.data) expect(Math.abs(value - 100)).toBeLessThanOrEqual(15);
});

test('made larger, pixels are interpolated', () => {
  const { data } = resize({ width: 2, height: 1, data: Uint8Array.of(0, 0, 0, 100, 100, 100) }, 4, 1);
  expect([...data].filter((_, index) => index % 3 === 0)).toEqual([0, 25, 75, 100]);
});

test('a region is taken from its place', () => {
  const data = Uint8Array.from({ length: 4 * 4 * 3 }, (_, index) => Math.floor(index / 3));
  const part = resize({ width: 4, height: 4, data }, 2, 2, { left: 1, top: 2, width: 2, height: 2 });
  expect([...part.data].filter((_, index) => index % 3 === 0)).toEqual([9, 10, 13, 14]);
});
