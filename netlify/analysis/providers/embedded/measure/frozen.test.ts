import { describe, expect, it } from 'vitest';
import { FreezeFinder } from './frozen';
import { traitsOf } from './small-frame';

const [WIDTH, HEIGHT] = [64, 36];

/** A frame with texture, with an object at `thing` (in pixels), and brightened by `lighter`. */
function frame(index: number, { thing = 10, lighter = 0, shift = 0, depth = 1 }) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isThing = Math.abs(x - thing) < 3 && Math.abs(y - 18) < 3;
      const ground = 110 + 60 * Math.sin((x + shift) / 3) * Math.cos(y / 4);
      rgb.fill(
        110 + ((isThing ? 220 : ground) - 110) * depth + lighter,
        (y * WIDTH + x) * 3,
        (y * WIDTH + x) * 3 + 3,
      );
    }
  }
  return traitsOf({ timeMs: index * 200, width: WIDTH, height: HEIGHT, rgb });
}

function frozenMs(at: (index: number) => Parameters<typeof frame>[1], count = 20): number[] {
  const finder = new FreezeFinder();
  for (let index = 0; index < count; index += 1) finder.add(frame(index, at(index)));
  return finder.report();
}

describe('a frozen frame', () => {
  it('has the time range from its first to its last moment', () => {
    expect(frozenMs((index) => (index < 5 ? { thing: 10 + 4 * index } : {}))).toEqual([
      ...[0, 0, 0, 0, 0],
      ...new Array<number>(15).fill(2800),
    ]);
  });

  it('may be encoded again at its key frames', () => {
    expect(frozenMs((index) => ({ lighter: index % 5 === 0 ? 2 : 0 }))).toEqual(
      new Array<number>(20).fill(3800),
    );
  });

  it.each([
    ['a small thing moves', (index: number) => ({ thing: 10 + index / 2 })],
    ['everything creeps', (index: number) => ({ shift: index * 0.06 })],
    ['everything creeps in mist', (index: number) => ({ shift: index * 0.06, depth: 0.3 })],
    ['light fades slowly', (index: number) => ({ lighter: -1.5 * index })],
  ])('is not found where %s', (_, at) => {
    expect(Math.max(...frozenMs(at))).toBeLessThan(1200);
  });
});
