import { describe, expect, it } from 'vitest';
import { FlashFinder } from './flashes';
import type { TimeRange } from '@/contracts/time-range';

const WIDTH = 64;
const PIXELS = WIDTH * 36;

type Rgb = readonly [red: number, green: number, blue: number];

/** @param light color of the flashing part at a time in seconds; @param share of the frame that flashes */
function risks(light: (seconds: number) => Rgb, share = 1): TimeRange[] {
  const finder = new FlashFinder();
  for (let frame = 0; frame < 100; frame += 1) {
    const rgb = new Uint8Array(PIXELS * 3).fill(76);
    for (let pixel = 0; pixel < PIXELS * share; pixel += 1) rgb.set(light(frame / 25), pixel * 3);
    finder.add(frame * 40, rgb, WIDTH);
  }
  return finder.report();
}

const gray = (luma: number): Rgb => [luma * 255, luma * 255, luma * 255];
const between = (hertz: number, first: Rgb, second: Rgb) => (seconds: number) =>
  (seconds * hertz) % 1 < 0.5 ? first : second;
const flashing = (hertz: number, high: number, low: number) => between(hertz, gray(high), gray(low));

/** A red and a gray of the same luminance. */
const RED: Rgb = [230, 0, 0];
const GRAY: Rgb = [49, 49, 49];

const mixed = (share: number): Rgb =>
  [0, 1, 2].map((part) => share * (RED[part] ?? 0) + (1 - share) * (GRAY[part] ?? 0)) as unknown as Rgb;

describe('risky flashing by ITU-R BT.1702', () => {
  it.each([
    ['more than three flashes a second', flashing(6, 0.8, 0.2), 1],
    ['light that swells', (seconds: number) => gray(0.5 - 0.4 * Math.cos(seconds * 5 * 6.283)), 1],
    ['red at one luminance', between(6, RED, GRAY), 1],
    ['red on a third of the screen', between(6, RED, GRAY), 0.34],
    ['red that swells', (seconds: number) => mixed(0.5 + 0.5 * Math.cos(seconds * 5 * 6.283)), 1],
    ['red and black', between(5, RED, [0, 0, 0]), 1],
  ])('is found over the whole time: %s', (_, light, share) => {
    const [risk, ...others] = risks(light, share);
    expect(others).toEqual([]);
    expect(risk?.startMs).toBeLessThan(300);
    expect(risk?.endMs).toBeGreaterThan(3500);
  });

  it.each([
    ['three a second', flashing(2.9, 0.8, 0.2), 1],
    ['too weak', flashing(6, 0.36, 0.3), 1],
    ['bright at its darkest', flashing(6, 1, 0.96), 1],
    ['small', flashing(6, 0.8, 0.2), 0.2],
    ['a single one', (seconds: number) => gray(seconds > 1 && seconds < 1.1 ? 1 : 0.2), 1],
    ['red three times a second', between(2.9, RED, GRAY), 1],
    ['red on a fifth of the screen', between(6, RED, GRAY), 0.2],
    ['green and blue at one luminance', between(6, [0, 68, 0], [0, 0, 255]), 1],
    ['a pale red', between(6, [120, 70, 70], [80, 80, 80]), 1],
    ['red that hardly shines', between(6, [60, 0, 0], [12, 12, 12]), 1],
  ])('is not found: %s', (_, light, share) => {
    expect(risks(light, share)).toEqual([]);
  });
});
