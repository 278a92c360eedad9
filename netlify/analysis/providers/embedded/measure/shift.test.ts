import { describe, expect, it } from 'vitest';
import { shiftBetween } from './shift';
import { traitsOf } from './small-frame';

const WIDTH = 64;
const HEIGHT = 36;

function measured(paint: (x: number, y: number) => number) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1, at += 3) rgb.fill(Math.round(255 * paint(x, y)), at, at + 3);
  }
  return traitsOf({ timeMs: 0, width: WIDTH, height: HEIGHT, rgb });
}

const place = (x: number, y: number) =>
  0.5 + 0.2 * Math.sin(x / 3.1) * Math.cos(y / 4.7) + 0.15 * Math.sin(x / 7 + y / 5);

describe('the shift of a whole frame', () => {
  it.each([
    [0.3, 0],
    [2, -1],
    [7.4, 0.5],
    [-12, 3],
  ])('is found: %d and %d pixels', (x, y) => {
    const shift = shiftBetween(
      measured(place),
      measured((column, row) => place(column - x, row - y)),
    );
    expect(Math.abs(shift.x * WIDTH - x)).toBeLessThan(0.15);
    expect(Math.abs(shift.y * WIDTH - y)).toBeLessThan(0.15);
    expect(shift.fit).toBeGreaterThan(0.7);
  });

  it('is none while only one object moves', () => {
    const with_ = (left: number) => (x: number, y: number) =>
      x > left && x < left + 9 && y > 12 ? 0.05 : place(x, y);
    const shift = shiftBetween(measured(with_(20)), measured(with_(23)));
    expect(Math.hypot(shift.x, shift.y) * WIDTH).toBeLessThan(0.1);
  });

  it('is none in a frame that has not changed', () => {
    expect(shiftBetween(measured(place), measured(place))).toEqual({ x: 0, y: 0, fit: 0 });
  });
});
