import { describe, expect, it } from 'vitest';
import { loudnessAt } from './loudness';

/** Two seconds in tenths. The loudness of each tells which it is; the true peaks are as given, else -20 dBTP. */
function blocksWith(peaks: Readonly<Record<number, number>> = {}) {
  return Array.from({ length: 20 }, (_, index) => ({
    startMs: index * 100,
    endMs: (index + 1) * 100,
    momentaryLufs: -40 + index,
    truePeakDb: peaks[index] ?? -20,
  }));
}

describe('the loudness of a window', () => {
  it.each([
    [1000, 1250, 12],
    [1050, 1300, 13],
    // Before the first 400 ms are over, and after the last block, the nearest ones count.
    [0, 100, 3],
    [1950, 2200, 19],
  ])('from %d to %d ms is that of the 400 ms around its middle', (startMs, endMs, block) => {
    expect(loudnessAt(blocksWith(), startMs, endMs)?.lufs).toBe(-40 + block);
  });

  it('has the true peak of the blocks that it overlaps, and of no other', () => {
    const blocks = blocksWith({ 9: -1, 11: -6, 13: -2 });
    expect(loudnessAt(blocks, 1000, 1300)?.truePeakDb).toBe(-6);
    expect(loudnessAt(blocks, 1000, 1301)?.truePeakDb).toBe(-2);
    expect(loudnessAt(blocks, 999, 1300)?.truePeakDb).toBe(-1);
  });

  it('is unknown before there is a whole gating block', () => {
    expect(loudnessAt(blocksWith().slice(0, 3), 0, 250)).toBeUndefined();
    expect(loudnessAt([], 0, 250)).toBeUndefined();
  });
});
