import { describe, expect, it } from 'vitest';
import { measureFrame, measureOwn } from './measure-frame';
import { traitsOf, type SmallFrame } from './small-frame';
import { testPatternLikeness } from './test-pattern';

const WIDTH = 64;
const HEIGHT = 36;
type Rgb = readonly [number, number, number];

function frame(paint: (x: number, y: number) => Rgb): SmallFrame {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1, at += 3) rgb.set(paint(x / WIDTH, y / HEIGHT), at);
  }
  return { timeMs: 0, width: WIDTH, height: HEIGHT, rgb };
}

function measured(now: SmallFrame, before?: SmallFrame) {
  const reported = (frame: SmallFrame) => ({ traits: traitsOf(frame), detail: undefined });
  const own = measureOwn(now, reported(now));
  return measureFrame(own, reported(now), before === undefined ? undefined : reported(before));
}

const ORDER: readonly Rgb[] = [
  [1, 1, 1],
  [1, 1, 0],
  [0, 1, 1],
  [0, 1, 0],
  [1, 0, 1],
  [1, 0, 0],
  [0, 0, 1],
  [0, 0, 0],
];

function bars(count: number, level: number, left = 0, right = 1): SmallFrame {
  return frame((x, y) => {
    if (y > 0.67 && count === 7) return [20, 20, 20];
    const place = Math.floor(((x - left) / (right - left)) * count);
    const [red, green, blue] = ORDER[place] ?? [0.4, 0.4, 0.4];
    return x < left || x >= right ? [102, 102, 102] : [red * level, green * level, blue * level];
  });
}

describe('the likeness to color bars', () => {
  it.each([
    ['seven bars at 75 %', bars(7, 191)],
    ['seven bars at 100 %', bars(7, 255)],
    ['eight bars at 75 %', bars(8, 191)],
    ['eight bars at 100 %', bars(8, 255)],
    ['seven bars between gray sides', bars(7, 191, 1 / 8, 7 / 8)],
  ])('is 1 for %s', (_, pattern) => {
    expect(testPatternLikeness(pattern)).toBeGreaterThan(0.99);
  });

  it('stays high with a caption over the bars, and with noise', () => {
    const clean = bars(7, 191);
    const noisy = { ...clean, rgb: clean.rgb.map((value, index) => value + ((index * 7919) % 21)) };
    const captioned = frame((x, y) => {
      const at = (Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH)) * 3;
      if (x > 0.4 && x < 0.6 && y > 0.3 && y < 0.4) return [255, 255, 255];
      return [noisy.rgb[at] ?? 0, noisy.rgb[at + 1] ?? 0, noisy.rgb[at + 2] ?? 0];
    });
    expect(testPatternLikeness(captioned)).toBeGreaterThan(0.85);
  });

  it.each([
    ['black', () => [0, 0, 0]],
    ['white', () => [255, 255, 255]],
    ['yellow', () => [191, 191, 0]],
    ['a gray wedge', (x: number) => [x * 255, x * 255, x * 255]],
    ['a rainbow', (x: number) => [255 * (1 - x), 255 * Math.sin(Math.PI * x), 255 * x]],
    [
      'the bars in reverse',
      (x: number) => ORDER[6 - Math.floor(x * 7)]?.map((part) => part * 191) ?? [0, 0, 0],
    ],
    ['sky over grass', (_: number, y: number) => (y < 0.5 ? [90, 150, 230] : [60, 140, 50])],
  ] as [string, (x: number, y: number) => Rgb][])('is nearly 0 for %s', (_, paint) => {
    expect(testPatternLikeness(frame(paint))).toBeLessThan(0.1);
  });
});

describe('a frame', () => {
  it('is measured as black when it is black', () => {
    const black = measured(frame(() => [3, 3, 3]));
    expect(black.blackShare).toBe(1);
    expect(black.colors.black).toBe(1);
    expect(black.contrast).toBeCloseTo(0, 3);
    expect(black.saturation).toBe(0);
  });

  it('is black also with limited-range black in full-range video, and not when it is dark gray', () => {
    expect(measured(frame(() => [16, 16, 16])).blackShare).toBe(1);
    expect(measured(frame(() => [24, 24, 24])).blackShare).toBe(0);
  });

  it('has the luma, contrast, chroma and colors of its content', () => {
    const half = measured(frame((x) => (x < 0.5 ? [255, 255, 255] : [0, 0, 255])));
    expect(half.luma).toBeCloseTo((1 + 0.0722) / 2, 3);
    expect(half.contrast).toBeCloseTo((1 - 0.0722) / 2, 3);
    expect(half.saturation).toBeCloseTo(0.5, 3);
    expect(half.colors.white).toBe(0.5);
    expect(half.colors.blue).toBe(0.5);
    expect(Object.values(half.colors).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('with a small vivid object has a high peak of chroma only', () => {
    const gray = measured(frame((x, y) => (x < 0.25 && y < 0.25 ? [255, 0, 0] : [120, 120, 120])));
    expect(gray.saturation).toBeLessThan(0.1);
    expect(gray.saturationPeak).toBe(1);
  });

  it('differs from the previous one by luma and by colors', () => {
    const red = frame(() => [200, 40, 40]);
    const green = frame(() => [40, 110, 40]);
    expect(measured(red).difference).toBe(0);
    expect(measured(red, red)).toMatchObject({ difference: 0, histogramDistance: 0 });
    expect(measured(green, red).histogramDistance).toBeGreaterThan(0.5);
    const moved = measured(
      frame((x) => (x < 0.5 ? [0, 0, 0] : [255, 255, 255])),
      frame((x) => (x < 0.5 ? [255, 255, 255] : [0, 0, 0])),
    );
    expect(moved.difference).toBeCloseTo(1, 3);
    expect(moved.histogramDistance).toBeCloseTo(0, 3);
  });
});
