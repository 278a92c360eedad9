import { describe, expect, it } from 'vitest';
import { Canvas } from './canvas.mjs';
import { box, ellipse, placed, polygon, stroke, together } from './shapes.mjs';

const WHITE = /** @type {const} */ ([255, 255, 255]);

/** @param {Canvas} canvas */
function painted(canvas) {
  let sum = 0;
  for (let at = 0; at < canvas.rgb.length; at += 3) sum += (canvas.rgb[at] ?? 0) / 255;
  return sum;
}

/** @param {Parameters<Canvas['fill']>} how */
function areaOf(...how) {
  const canvas = new Canvas(60, 60);
  canvas.fill(...how);
  return painted(canvas);
}

describe('Canvas', () => {
  it('covers exactly the area of a shape, wherever its edges lie', () => {
    expect(areaOf(box(10, 10, 20, 10), WHITE)).toBe(200);
    expect(areaOf(box(10.25, 10.75, 20.5, 10), WHITE)).toBeCloseTo(205, 0);
    expect(
      areaOf(
        polygon([
          [5, 50],
          [30, 5],
          [55, 50],
        ]),
        WHITE,
      ),
    ).toBeCloseTo(1125, -1);
    expect(areaOf(ellipse(30, 30, 20, 12), WHITE)).toBeCloseTo(Math.PI * 240, -1);
  });

  it('smooths edges', () => {
    const canvas = new Canvas(4, 1);
    canvas.fill(box(1.5, 0, 1.25, 1), WHITE);
    expect([0, 3, 6, 9].map((at) => canvas.rgb[at])).toEqual([0, 128, 191, 0]);
  });

  it('cuts off what lies outside, on every side', () => {
    expect(areaOf(box(-100, -100, 300, 300), WHITE)).toBe(3600);
    expect(areaOf(box(-10, 20, 20, 10), WHITE)).toBe(100);
    expect(areaOf(box(50, 50, 100, 100), WHITE)).toBe(100);
    expect(areaOf(box(70, 10, 20, 20), WHITE)).toBe(0);
  });

  it('paints once where outlines overlap, whichever way they turn', () => {
    const first = box(10, 10, 20, 20);
    const second = polygon([
      [20, 20],
      [20, 40],
      [40, 40],
      [40, 20],
    ]);
    expect(areaOf(together(first, second), WHITE, 0.5)).toBeCloseTo(700 * (128 / 255), 5);
    expect(
      areaOf(
        stroke(
          [
            [10, 30],
            [50, 30],
            [50, 50],
          ],
          4,
        ),
        WHITE,
      ),
    ).toBeCloseTo(160 + 80 + 4 * Math.PI, -1);
  });

  it('leaves nothing behind for the next shape', () => {
    const canvas = new Canvas(60, 60);
    canvas.fill(ellipse(55, 30, 20), WHITE);
    canvas.clear([0, 0, 0]);
    canvas.fill(box(0, 0, 2, 60), WHITE);
    expect(painted(canvas)).toBe(120);
  });

  it('mixes by opacity, and dims', () => {
    const canvas = new Canvas(2, 2);
    canvas.fill(box(0, 0, 2, 2), (x) => [200, 100, 0, x < 1 ? 1 : 0.5]);
    expect([...canvas.rgb.slice(0, 6)]).toEqual([200, 100, 0, 100, 50, 0]);
    canvas.dim(0.5);
    expect([...canvas.rgb.slice(0, 3)]).toEqual([100, 50, 0]);
  });
});

it('turns clockwise and moves', () => {
  const [point] = placed([[[10, 0]]], { x: 1, y: 2, turn: 90, scale: 2 })[0] ?? [];
  expect(point?.[0]).toBeCloseTo(1);
  expect(point?.[1]).toBeCloseTo(22);
});
