import { describe, expect, it } from 'vitest';
import { cutsOf } from './cuts';
import type { SeriesFrame } from './frame-series';

/** A frame with these changes and likenesses against the frames 1, 2 … before. */
function frame(index: number, changes: number[], likenesses: number[]): SeriesFrame {
  return { timeMs: index * 40, luma: 0.5, contrast: 0.2, changes, darkChange: changes[0] ?? 0, likenesses };
}

/** Indexes of the cuts in frames 40 ms apart, with these changes against the previous frame. */
function cutsAmong(changes: readonly number[]): number[] {
  const frames = changes.map((change, index) => frame(index, [change], [change < 0.05 ? 1 : 0]));
  return cutsOf(frames).map(({ startMs }) => startMs / 40);
}

const still = Array<number>(12).fill(0.01);

describe('a change between two frames', () => {
  it('is a cut when the changes around it are small', () => {
    expect(cutsAmong([...still, 0.3, ...still])).toEqual([12]);
    expect(cutsAmong([...still, 0.1, ...still])).toEqual([12]);
  });

  it('is no cut when it is small', () => {
    expect(cutsAmong([...still, 0.07, ...still])).toEqual([]);
  });

  it('is no cut among similar changes, even if they are some frames away', () => {
    const restless = [0.14, 0.15, 0.13, 0.14, 0.15, 0.02, 0.02, 0.02];
    expect(cutsAmong([...restless, 0.3, ...restless.toReversed()])).toEqual([]);
  });

  it('is no cut next to another change that is nearly as large', () => {
    expect(cutsAmong([...still, 0.3, 0.28, ...still])).toEqual([]);
    expect(cutsAmong([...still, 0.3, 0.01, 0.01, 0.28, ...still])).toEqual([]);
  });

  it('has a higher strength the larger it is', () => {
    const strengthOf = (change: number) => {
      const frames = [...still, change, ...still].map((each, index) =>
        frame(index, [each], [each < 0.05 ? 1 : 0]),
      );
      return cutsOf(frames)[0]?.strength ?? 0;
    };
    expect(strengthOf(0.1)).toBeGreaterThan(0.5);
    expect(strengthOf(0.2)).toBeGreaterThan(strengthOf(0.1));
    expect(strengthOf(0.4)).toBe(1);
  });
});

describe('a change between dark frames', () => {
  /** @param dark the changes weighted by contrast, with one to different content in the middle */
  const darkCuts = (dark: readonly number[], likenessThere: number) =>
    cutsOf(
      dark.map((darkChange, index) => ({
        ...frame(index, [darkChange / 4], [index === 6 ? likenessThere : 1]),
        darkChange,
      })),
    ).map(({ startMs }) => startMs / 40);
  const calm = Array<number>(6).fill(0.005);

  it('is a cut when it is small but stands out and the content changes', () => {
    expect(darkCuts([...calm, 0.16, ...calm], 0.2)).toEqual([6]);
    expect(darkCuts([...calm, 0.16, ...calm], 0.9)).toEqual([]);
  });

  it('is no cut at the end of a fade', () => {
    expect(darkCuts([0.12, 0.15, 0.19, 0.22, 0.25, 0.28, 0.31, ...calm], 0.2)).toEqual([]);
  });
});

describe('a change of light', () => {
  const calm = (from: number) =>
    still.map((change, index) => frame(from + index, [change, 0.01, 0.01], [1, 1, 1]));

  it('is no cut while the content stays the same', () => {
    expect(cutsOf([...calm(0), frame(12, [0.5, 0.5, 0.5], [0.99, 0.99, 0.99]), ...calm(13)])).toEqual([]);
  });

  it('does not hide a cut when it is a flash on the last frame of a shot', () => {
    const flash = frame(12, [0.8, 0.8, 0.8], [0.99, 0.99, 0.99]);
    const first = frame(13, [0.8, 0.3, 0.3], [0.1, 0.1, 0.1]);
    const second = frame(14, [0.01, 0.8, 0.3], [1, 0.1, 0.1]);
    const third = frame(15, [0.01, 0.02, 0.8], [1, 1, 0.1]);
    const cuts = cutsOf([...calm(0), flash, first, second, third, ...calm(16)]);
    expect(cuts.map(({ startMs }) => startMs / 40)).toEqual([13]);
  });

  it('is no cut when it is a flash within a shot', () => {
    const flash = frame(12, [0.8, 0.8, 0.8], [0.5, 0.5, 0.5]);
    const after = frame(13, [0.8, 0.02, 0.02], [0.5, 1, 1]);
    expect(cutsOf([...calm(0), flash, after, ...calm(14)])).toEqual([]);
  });
});
