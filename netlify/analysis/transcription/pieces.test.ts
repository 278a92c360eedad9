import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces';

/** Ranges from pairs of seconds. */
const seconds = (...pairs: [number, number][]) =>
  pairs.map(([start, end]) => ({ startMs: start * 1000, endMs: end * 1000 }));

describe('the pieces of speech', () => {
  it('join voices with short pauses, with a margin of 200 ms', () => {
    expect(piecesOf(seconds([1, 3], [3.5, 6]))).toEqual(seconds([0.8, 6.2]));
  });

  it('leave out a pause of more than two seconds', () => {
    expect(piecesOf(seconds([1, 3], [5.5, 6]))).toEqual(seconds([0.8, 3.2], [5.3, 6.2]));
  });

  it('do not begin before the video, and do not overlap', () => {
    const pieces = piecesOf(seconds([0.1, 20], [20.1, 40]));
    expect(pieces).toEqual(seconds([0, 20.05], [20.05, 40.2]));
  });

  it('are cut in the longest pause of the second half of what fits', () => {
    const pieces = piecesOf(seconds([0, 5], [6.5, 15], [15.2, 20], [21, 25], [25.3, 40]));
    expect(pieces.map(({ endMs }) => endMs)).toEqual([20_200, 40_200]);
  });

  it('hold at most 28 s and a margin, except for a voice without a pause', () => {
    const short = Array.from({ length: 200 }, (_, index): [number, number] => [index * 3, index * 3 + 2.8]);
    for (const { startMs, endMs } of piecesOf(seconds(...short))) {
      expect(endMs - startMs).toBeLessThanOrEqual(28_400);
    }
    expect(piecesOf(seconds([0, 100]))).toEqual(seconds([0, 100.2]));
  });

  it('lose no voice', () => {
    const voices = seconds([0, 40], [40.5, 41], [41.2, 66], [67, 90], [90.1, 400]);
    const pieces = piecesOf(voices);
    const covered = (atMs: number) => pieces.some(({ startMs, endMs }) => startMs <= atMs && atMs <= endMs);
    for (const { startMs, endMs } of voices) {
      for (let atMs = startMs; atMs <= endMs; atMs += 100) expect(covered(atMs)).toBe(true);
    }
    for (const { startMs, endMs } of pieces) expect(endMs - startMs).toBeLessThan(121_000);
  });

  it('are none without voices', () => {
    expect(piecesOf([])).toEqual([]);
  });
});
