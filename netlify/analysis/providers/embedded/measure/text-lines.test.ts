import { describe, expect, it } from 'vitest';
import { barShare, flatShare, type DetailFrame } from './detail';
import { textWidth } from './text-lines';

const WIDTH = 320;
const HEIGHT = 180;

function detail(paint: (x: number, y: number) => number): DetailFrame {
  const luma = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    paint(at % WIDTH, Math.floor(at / WIDTH)),
  );
  const inside = { left: 0, top: 0, right: WIDTH - 1, bottom: HEIGHT - 1 };
  return { width: WIDTH, height: HEIGHT, luma, inside };
}

/** Strokes two pixels wide, like those of letters, in a line 12 pixels high. */
const written = (left: number, right: number, top: number, shift = 0) =>
  detail((x, y) => {
    const isLine = y >= top && y < top + 12 && x >= left && x < right;
    return isLine && (x + shift) % 5 < 2 ? 235 : 40 + ((x * 7 + y * 3) % 11);
  });

describe('lines of text', () => {
  it('have their width measured', () => {
    expect(textWidth(written(40, 280, 140), undefined)).toBeGreaterThan(0.6);
    expect(textWidth(written(40, 280, 140), written(40, 280, 140))).toBeGreaterThan(0.6);
    expect(textWidth(written(40, 104, 140), undefined)).toBeLessThan(0.3);
  });

  it('are not found where two frames differ', () => {
    expect(textWidth(written(40, 280, 140), written(40, 280, 140, 2))).toBe(0);
    expect(textWidth(written(40, 280, 140), written(40, 280, 60))).toBe(0);
  });

  it('are not found in a texture that fills the frame, or in a single edge', () => {
    expect(
      textWidth(
        detail((x) => (x % 5 < 2 ? 235 : 40)),
        undefined,
      ),
    ).toBe(0);
    expect(
      textWidth(
        detail((x) => (x < 160 ? 30 : 220)),
        undefined,
      ),
    ).toBe(0);
  });
});

describe('black bars and plain backgrounds', () => {
  const boxed = (inside: DetailFrame['inside']) => barShare({ ...detail(() => 100), inside });

  it('bars are found on two opposite sides only', () => {
    expect(boxed({ left: 0, top: 20, right: 319, bottom: 159 })).toBeCloseTo(40 / 180, 2);
    expect(boxed({ left: 40, top: 0, right: 279, bottom: 179 })).toBeCloseTo(80 / 320, 2);
    expect(boxed({ left: 0, top: 40, right: 319, bottom: 179 })).toBe(0);
    expect(boxed({ left: 0, top: 80, right: 319, bottom: 99 })).toBe(0);
    expect(boxed({ left: 110, top: 0, right: 210, bottom: 179 }), 'upright in 16:9').toBeGreaterThan(0.6);
  });

  it('a plain background is the share of one luma', () => {
    expect(flatShare(detail((x) => (x < 240 ? 90 : 200)))).toBeCloseTo(0.75, 2);
    expect(flatShare(detail((x, y) => (x * 3 + y * 5) % 256))).toBeLessThan(0.15);
  });
});
