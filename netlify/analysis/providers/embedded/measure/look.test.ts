import { describe, expect, it } from 'vitest';
import { likenessOfLooks, LOOK_BYTES, lookOf } from './look';

/** A frame of areas of one color, each with its number of pixels. */
const frame = (...areas: [pixels: number, red: number, green: number, blue: number][]) =>
  Uint8Array.from(areas.flatMap(([pixels, ...rgb]) => Array.from({ length: pixels }, () => rgb).flat()));
const alike = (a: Uint8Array, b: Uint8Array) => likenessOfLooks(lookOf(a), lookOf(b));

describe('the look of a frame', () => {
  const room = frame([500, 120, 90, 70], [300, 200, 190, 180], [200, 40, 60, 90]);

  it('has the declared number of bytes, also for an empty frame', () => {
    expect(lookOf(room)).toHaveLength(LOOK_BYTES);
    expect(lookOf(new Uint8Array())).toHaveLength(LOOK_BYTES);
    expect(likenessOfLooks(lookOf(new Uint8Array()), lookOf(room))).toBe(0);
  });

  it('is the same wherever objects are in the frame, and hardly changes with a little more light', () => {
    expect(alike(room, frame([200, 40, 60, 90], [500, 120, 90, 70], [300, 200, 190, 180]))).toBeCloseTo(1, 5);
    expect(
      alike(
        room,
        room.map((level) => level * 1.05),
      ),
    ).toBeGreaterThan(0.95);
  });

  it('differs between different colors of the same luma', () => {
    expect(alike(room, frame([500, 60, 120, 60], [300, 150, 200, 220], [200, 90, 40, 30]))).toBeLessThan(0.6);
  });
});
