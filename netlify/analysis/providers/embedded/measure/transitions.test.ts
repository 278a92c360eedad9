import { describe, expect, it } from 'vitest';
import { FrameSeries } from './frame-series';
import type { FrameMeasurement } from './measurements';
import { traitsOf } from './small-frame';
import { runsOf, sampledCutsOf, transitionsOf } from './transitions';

const WIDTH = 32;
const HEIGHT = 18;
type Scene = (index: number, x: number, y: number) => readonly [number, number, number];

type Part = [frames: number, scene: Scene];

/** Transitions of a video of scenes, each with its number of frames, at 25 frames per second. */
function transitionsIn(...scenes: Part[]) {
  return transitionsAt(25, scenes);
}

function transitionsAt(framesPerSecond: number, scenes: readonly Part[]) {
  const series = new FrameSeries();
  let frame = 0;
  for (const [frames, scene] of scenes) {
    for (let index = 0; index < frames; index += 1, frame += 1) {
      const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
      for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
        const levels = scene(index, (pixel % WIDTH) / WIDTH, Math.floor(pixel / WIDTH) / HEIGHT);
        rgb.set(
          levels.map((level) => Math.max(0, Math.min(255, Math.round(level)))),
          pixel * 3,
        );
      }
      series.add(traitsOf({ timeMs: (frame * 1000) / framesPerSecond, width: WIDTH, height: HEIGHT, rgb }));
    }
  }
  return transitionsOf(series.frames);
}

function textured(red: number, green: number, blue: number, speed = 0.004, coarseness = 20): Scene {
  return (index, x, y) => {
    const wave = 45 * Math.sin((x + index * speed) * coarseness) * Math.cos(y * 11);
    return [red + wave, green + wave, blue + wave];
  };
}

function dimmed(scene: Scene, light: (index: number) => number): Scene {
  return (index, x, y) => {
    const [red, green, blue] = scene(index, x, y);
    return [red * light(index), green * light(index), blue * light(index)];
  };
}

const meadow = textured(70, 150, 60);
const sea = textured(60, 90, 190);
const black: Scene = () => [0, 0, 0];

describe('cuts', () => {
  it('are found on the first frame of the new shot, with a high strength', () => {
    const found = transitionsIn([40, meadow], [40, sea], [40, textured(190, 120, 60)]);
    expect(found.map(({ kind, startMs, endMs }) => [kind, startMs, endMs])).toEqual([
      ['cut', 1600, 1600],
      ['cut', 3200, 3200],
    ]);
    for (const { strength } of found) expect(strength).toBeGreaterThan(0.7);
  });

  it('are found between shots of the same light and nearly the same colors', () => {
    const found = transitionsIn(
      [40, textured(120, 100, 80, 0.004, 20)],
      [40, textured(150, 105, 60, 0.004, 7)],
    );
    expect(found.map(({ startMs }) => startMs)).toEqual([1600]);
  });

  it('are found after black and before black', () => {
    const found = transitionsIn([30, meadow], [30, black], [30, sea]);
    expect(found.map(({ kind, startMs }) => [kind, startMs])).toEqual([
      ['cut', 1200],
      ['cut', 2400],
    ]);
  });

  it('are not found in a still frame, or in slow or fast motion', () => {
    expect(transitionsIn([80, textured(90, 90, 90, 0)])).toEqual([]);
    expect(transitionsIn([80, meadow])).toEqual([]);
    expect(transitionsIn([80, textured(70, 150, 60, 0.05)])).toEqual([]);
    expect(transitionsIn([60, textured(70, 150, 60, 0.12)])).toEqual([]);
  });

  it.each([
    [1, 25],
    [2, 25],
    [3, 25],
    [4, 25],
    [4, 50],
    [9, 50],
    [10, 60],
  ])('are not found in a flash of %i frames at %i frames per second', (frames, framesPerSecond) => {
    const flashed: Scene = (index, x, y) => {
      const [red, green, blue] = meadow(index, x, y);
      const light = index >= 30 && index < 30 + frames ? 120 : 0;
      return [red + light, green + light, blue + light];
    };
    expect(transitionsAt(framesPerSecond, [[60 + frames, flashed]])).toEqual([]);
  });
});

describe('a cut with a mixed frame between the shots, as in film at 30 frames per second', () => {
  const mixed =
    (one: Scene, other: Scene): Scene =>
    (index, x, y) => {
      const [a, b] = [one(index, x, y), other(index, x, y)];
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    };
  const town = textured(190, 120, 60, 0.004, 9);

  it.each([
    ['meadow to sea', meadow, sea],
    ['sea to town', sea, town],
    ['town to meadow', town, meadow],
  ])('is found once, on the mixture or the frame after it: %s', (_, one, other) => {
    const found = transitionsAt(30, [
      [40, one],
      [1, mixed(one, other)],
      [40, other],
    ]);
    expect(found.map(({ kind }) => kind)).toEqual(['cut']);
    expect([1333, 1367]).toContain(Math.round(found[0]?.startMs ?? 0));
    expect(found[0]?.strength).toBeGreaterThan(0.7);
  });

  it('is not found when the first shot continues after the mixed frame', () => {
    const onwards =
      (scene: Scene, from: number): Scene =>
      (index, x, y) =>
        scene(index + from, x, y);
    const parts: Part[] = [
      [40, meadow],
      [1, mixed(onwards(meadow, 40), sea)],
      [40, onwards(meadow, 41)],
    ];
    expect(transitionsAt(30, parts)).toEqual([]);
  });
});

describe('fades', () => {
  const out = (from: number, to: number) => (index: number) =>
    Math.max(0, Math.min(1, (to - index) / (to - from)));

  it('are found with both ends, out to black and in from black', () => {
    const found = transitionsIn(
      [60, dimmed(meadow, out(25, 50))],
      [60, dimmed(sea, (index) => Math.max(0, Math.min(1, (index - 10) / 25)))],
    );
    expect(found.map(({ kind }) => kind)).toEqual(['fade', 'fade']);
    expect(found.map(({ isIn }) => isIn)).toEqual([false, true]);
    const ends = found.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    for (const [index, timeMs] of [1000, 2000, 2800, 3800].entries()) {
      expect(Math.abs((ends[index] ?? 0) - timeMs)).toBeLessThan(60);
    }
    for (const { strength } of found) expect(strength).toBeGreaterThan(0.8);
  });

  it('do not include the cut before them', () => {
    const found = transitionsIn([30, textured(200, 220, 190)], [60, dimmed(sea, out(25, 50))]);
    expect(found.map(({ kind }) => kind)).toEqual(['cut', 'fade']);
    expect(Math.abs((found[1]?.startMs ?? 0) - 2200)).toBeLessThan(60);
  });

  it('are not found when the light only decreases', () => {
    expect(transitionsIn([80, dimmed(meadow, (index) => 1 - index / 130)])).toEqual([]);
  });

  it('have a low strength when the content does not fade with the light', () => {
    // A dark object moves over the lens: the visible part keeps its contrast.
    const covered: Scene = (index, x, y) => (x < index / 40 ? [0, 0, 0] : meadow(index, x, y));
    const [faded] = transitionsIn([60, dimmed(meadow, out(0, 40))]);
    const [hidden] = transitionsIn([60, covered]);
    expect(faded?.strength).toBeGreaterThan(0.8);
    expect(hidden?.strength ?? 0).toBeLessThan(0.5);
  });
});

describe('cuts between sampled frames, seconds apart', () => {
  const frame = (timeMs: number, difference: number, histogramDistance: number): FrameMeasurement => ({
    timeMs,
    luma: 0.5,
    contrast: 0.2,
    blackShare: 0,
    saturation: 0.2,
    saturationPeak: 0.4,
    testPattern: 0,
    sinceMs: 5000,
    colors: {} as FrameMeasurement['colors'],
    difference,
    histogramDistance,
    groundChange: 0,
    warmth: 0,
    panX: 0,
    panY: 0,
    panFit: 0,
    blur: 0,
    bars: 0,
    text: 0,
    flat: 0,
    frozenMs: 0,
    look: new Uint8Array(),
  });

  it('are found where a change is larger than those around it', () => {
    const jumps = [0.05, 0.06, 0.05, 0.3, 0.04, 0.06, 0.05];
    const found = sampledCutsOf(jumps.map((jump, index) => frame(index * 5000, jump, jump)));
    expect(found.map(({ startMs }) => startMs)).toEqual([15_000]);
    expect(found[0]?.strength).toBeLessThanOrEqual(0.8);
  });

  it('are not found where everything changes all the time', () => {
    const found = sampledCutsOf(
      [0.3, 0.28, 0.31, 0.3, 0.29].map((jump, index) => frame(index * 5000, jump, jump)),
    );
    expect(found).toEqual([]);
  });
});

describe('time ranges that are decoded in full', () => {
  const jump = (startMs: number, endMs: number) => ({ startMs, endMs, size: 0.2, strength: 0 });

  it('are joined when they meet, up to half a minute, and keep their order', () => {
    const jumps = [
      jump(40_000, 44_000),
      jump(8000, 12_000),
      jump(4000, 8000),
      jump(12_000, 20_000),
      jump(20_000, 60_000),
    ];
    expect(runsOf(jumps)).toEqual([
      { startMs: 40_000, endMs: 44_000 },
      { startMs: 4000, endMs: 20_000 },
      { startMs: 20_000, endMs: 60_000 },
    ]);
    expect(runsOf([])).toEqual([]);
  });
});
