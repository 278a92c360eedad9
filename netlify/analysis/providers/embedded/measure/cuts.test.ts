import { describe, expect, it } from 'vitest';
import { cutsOf } from './cuts';

/** Frames 40 ms apart with these changes against the frame before each. */
function cutsAmong(changes: readonly number[]): number[] {
  const frames = changes.map((change, index) => ({
    timeMs: index * 40,
    luma: 0.5,
    contrast: 0.2,
    changes: [change],
  }));
  return cutsOf(frames).map(({ startMs }) => startMs / 40);
}

const still = Array<number>(12).fill(0.01);

describe('a change of one frame', () => {
  it('is a cut when all is calm around it', () => {
    expect(cutsAmong([...still, 0.3, ...still])).toEqual([12]);
    expect(cutsAmong([...still, 0.1, ...still])).toEqual([12]);
  });

  it('is none when it is small', () => {
    expect(cutsAmong([...still, 0.07, ...still])).toEqual([]);
  });

  it('is none among changes of its kind, be they further away', () => {
    const restless = [0.14, 0.15, 0.13, 0.14, 0.15, 0.02, 0.02, 0.02];
    expect(cutsAmong([...restless, 0.3, ...restless.toReversed()])).toEqual([]);
  });

  it('is none beside another that is nearly as large', () => {
    expect(cutsAmong([...still, 0.3, 0.28, ...still])).toEqual([]);
    expect(cutsAmong([...still, 0.3, 0.01, 0.01, 0.28, ...still])).toEqual([]);
  });

  it('is stronger the larger it is', () => {
    const strengthOf = (change: number) => {
      const frames = [...still, change, ...still].map((each, index) => ({
        timeMs: index * 40,
        luma: 0.5,
        contrast: 0.2,
        changes: [each],
      }));
      return cutsOf(frames)[0]?.strength ?? 0;
    };
    expect(strengthOf(0.1)).toBeGreaterThan(0.5);
    expect(strengthOf(0.2)).toBeGreaterThan(strengthOf(0.1));
    expect(strengthOf(0.4)).toBe(1);
  });
});
