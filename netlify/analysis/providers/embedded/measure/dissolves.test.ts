import { describe, expect, it } from 'vitest';
import { DissolveFinder } from './dissolves';
import type { Transition } from './measurements';
import { traitsOf } from './small-frame';

const WIDTH = 64;
const HEIGHT = 36;
const FRAME_MS = 40;
/** Luma of a pixel, 0 to 1, at a frame. */
type Scene = (index: number, x: number, y: number) => number;

function found(frames: number, scene: Scene): Transition[] {
  const finder = new DissolveFinder();
  for (let index = 0; index < frames; index += 1) {
    const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
    for (let y = 0, at = 0; y < HEIGHT; y += 1) {
      for (let x = 0; x < WIDTH; x += 1, at += 3) {
        rgb.fill(Math.round(255 * scene(index, x / WIDTH, y / HEIGHT)), at, at + 3);
      }
    }
    finder.add(traitsOf({ timeMs: index * FRAME_MS, width: WIDTH, height: HEIGHT, rgb }));
  }
  // Weaker ones are not reported.
  return finder.report().filter(({ strength }) => strength >= 0.5);
}

const hills: Scene = (index, x, y) => 0.4 + 0.2 * Math.sin(9 * x + 0.01 * index) * Math.cos(5 * y);
const town: Scene = (index, x, y) =>
  0.55 + 0.25 * Math.sign(Math.sin(23 * x + 0.01 * index) * Math.sin(13 * y));

/** The share of the second scene at a frame. */
const mixed =
  (first: Scene, second: Scene, share: (index: number) => number): Scene =>
  (index, x, y) =>
    first(index, x, y) + share(index) * (second(index, x, y) - first(index, x, y));

const ramp = (from: number, to: number) => (index: number) =>
  Math.max(0, Math.min(1, (index - from) / (to - from)));

/** A gradient that turns by this angle with each frame, in radians, as of FFmpeg's `gradients`. */
const turning =
  (speed: number, start = 0.5): Scene =>
  (index, x, y) => {
    const angle = start + index * speed;
    const along = (x - 0.5) * Math.cos(angle) + (y - 0.5) * 0.56 * Math.sin(angle);
    return 0.2 + 0.45 * Math.max(0, Math.min(1, 0.5 + along / 1.1));
  };

/** A soft wave that moves by this part of its length in each frame, in radians. */
const wandering =
  (speed: number): Scene =>
  (index, x, y) =>
    0.5 + 0.2 * Math.sin(3 * x + 2 * y + index * speed);

/** Light from above and from below in turn, in a pan over a landscape. */
const lit: Scene = (index, x, y) => {
  const light = 0.7 * Math.sin(0.05 * index) * (0.5 - y);
  const land = 0.15 * Math.sin(17 * (x + 0.008 * index)) * Math.cos(11 * y);
  return Math.max(0, Math.min(1, 0.5 + light + land));
};

describe('dissolves', () => {
  it.each([
    [50, 65],
    [50, 75],
    [40, 90],
  ])('are found from frame %i to %i', (from, to) => {
    const [dissolve, ...others] = found(150, mixed(hills, town, ramp(from, to)));
    expect(others).toEqual([]);
    expect(Math.abs((dissolve?.startMs ?? 0) - from * FRAME_MS)).toBeLessThan(200);
    expect(Math.abs((dissolve?.endMs ?? 0) - to * FRAME_MS)).toBeLessThan(200);
    expect(dissolve?.strength).toBeGreaterThan(0.7);
  });

  it.each([
    [0.01, 0.005],
    [0.006, 0.004],
  ])(
    'are found between shots that move before and after by %f and %f of the width in a frame',
    (one, other) => {
      const onwards =
        (scene: Scene, speed: number): Scene =>
        (index, x, y) =>
          scene(0, x + index * speed, y);
      const dissolves = found(150, mixed(onwards(hills, one), onwards(town, other), ramp(60, 85)));
      expect(dissolves).toHaveLength(1);
      expect(Math.abs((dissolves[0]?.startMs ?? 0) - 2400)).toBeLessThan(250);
    },
  );

  it.each([
    ['a hard cut', mixed(hills, town, (index) => (index < 60 ? 0 : 1))],
    ['a camera that turns', (index: number, x: number, y: number) => town(0, x + index / 60, y)],
    ['a light that goes down', (index: number, x: number, y: number) => hills(0, x, y) * (1 - index / 220)],
    [
      'a thing that comes into the frame',
      (index: number, x: number, y: number) => (x < index / 100 ? 0.9 : hills(0, x, y)),
    ],
  ])('are not %s', (_, scene) => {
    expect(found(200, scene)).toEqual([]);
  });

  it.each([
    ['turns in a minute and a half', 200, turning(0.01)],
    ['turns in half a minute', 200, turning(0.02)],
    ['turns until the end of the video', 150, turning(0.01)],
    ['turns as far as it can within one window', 200, turning(0.03, 2)],
    ['moves across the frame', 200, wandering(0.03)],
    ['moves across the frame faster', 200, wandering(0.05)],
    ['comes and goes over a landscape that moves', 200, lit],
  ])('are not a gradient that %s', (_, frames, scene) => {
    expect(found(frames, scene)).toEqual([]);
  });
});
