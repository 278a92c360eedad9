import { describe, expect, it } from 'vitest';
import { edgeWidth } from './edge-width';

const [WIDTH, HEIGHT] = [320, 180];

/**
 * Vertical edges every 40 pixels, each `width` pixels wide.
 *
 * @param height of an edge, of 255
 * @param grain maximum deviation of a pixel, of 255
 */
function edges(width: number, { height = 120, grain = 0 } = {}) {
  const luma = new Uint8Array(WIDTH * HEIGHT);
  let seed = 1;
  for (let at = 0; at < luma.length; at += 1) {
    const x = at % WIDTH;
    const fromEdge = (x % 40) - 20;
    const share = Math.max(0, Math.min(1, 0.5 + fromEdge / width));
    seed = (seed * 48_271) % 2_147_483_647;
    const isRising = Math.floor(x / 40) % 2 === 0;
    luma[at] = 60 + height * (isRising ? share : 1 - share) + grain * (seed / 1_073_741_824 - 1);
  }
  return { width: WIDTH, height: HEIGHT, luma, inside: { left: 0, top: 0, right: 319, bottom: 179 } };
}

describe('the width of edges', () => {
  it.each([3, 6, 9, 12])('is measured for edges %d pixels wide', (width) => {
    expect(edgeWidth(edges(width))).toBeGreaterThan(0.75 * width);
    expect(edgeWidth(edges(width))).toBeLessThan(1.35 * width);
  });

  it('is the same with grain and with less contrast', () => {
    for (const [width, least] of [
      [edgeWidth(edges(12, { grain: 4 })), 8.8],
      [edgeWidth(edges(12, { height: 40 })), 9],
    ] as const) {
      expect(width).toBeGreaterThan(least);
      expect(width).toBeLessThan(1.35 * 12);
    }
  });

  it('is that of the sharpest edges', () => {
    const [soft, sharp] = [edges(12), edges(1)];
    soft.luma.set(sharp.luma.subarray(0, 120 * WIDTH), 60 * WIDTH);
    expect(edgeWidth(soft)).toBeLessThan(3);
  });

  it('is measured between black bars only', () => {
    const boxed = edges(12);
    boxed.luma.fill(0, 0, 30 * WIDTH);
    boxed.luma.fill(0, 150 * WIDTH);
    boxed.inside = { left: 0, top: 30, right: 319, bottom: 149 };
    expect(edgeWidth(boxed)).toBeGreaterThan(9);
  });

  it('is undefined for a frame without edges', () => {
    expect(edgeWidth(edges(1, { height: 0, grain: 3 }))).toBe(0);
  });

  it('is undefined for a black frame, of which nothing is inside the bars', () => {
    const black = edges(1, { height: 0 });
    black.luma.fill(0);
    black.inside = { left: 0, top: 0, right: 0, bottom: 0 };
    expect(edgeWidth(black)).toBe(0);
  });
});
