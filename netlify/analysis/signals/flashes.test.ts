import { describe, expect, it } from 'vitest';
import { FlashFinder } from './flashes';
import type { Span } from './measurements';

const WIDTH = 64;
const PIXELS = WIDTH * 36;

/** @param light luma of the flashing part at a time in seconds; @param share of the picture that flashes */
function risks(light: (seconds: number) => number, share = 1): Span[] {
  const finder = new FlashFinder();
  for (let frame = 0; frame < 100; frame += 1) {
    const plane = new Float32Array(PIXELS).fill(0.3);
    plane.fill(light(frame / 25), 0, Math.round(PIXELS * share));
    finder.add(frame * 40, plane, WIDTH);
  }
  return [...finder.report()];
}

const flashing = (hertz: number, high: number, low: number) => (seconds: number) =>
  (seconds * hertz) % 1 < 0.5 ? high : low;

describe('risky flashing by ITU-R BT.1702', () => {
  it('is more than three flashes a second over the whole time', () => {
    const [risk, ...others] = risks(flashing(6, 0.8, 0.2));
    expect(others).toEqual([]);
    expect(risk?.startMs).toBeLessThan(300);
    expect(risk?.endMs).toBeGreaterThan(3500);
  });

  it.each([
    ['three a second', flashing(2.9, 0.8, 0.2), 1],
    ['too weak', flashing(6, 0.36, 0.3), 1],
    ['bright at its darkest', flashing(6, 1, 0.96), 1],
    ['small', flashing(6, 0.8, 0.2), 0.2],
    ['a single one', (seconds: number) => (seconds > 1 && seconds < 1.1 ? 1 : 0.2), 1],
  ])('is none when it is %s', (_, light, share) => {
    expect(risks(light, share)).toEqual([]);
  });
});
