import { expect, test } from 'vitest';
import { framesInRounds } from './choose-frames';

const every = (stepMs: number, endMs: number) =>
  Array.from({ length: Math.ceil(endMs / stepMs) }, (_, index) => index * stepMs);
const shotsOf = (...borders: number[]) =>
  borders.slice(1).map((endMs, index) => ({ startMs: borders[index] ?? 0, endMs }));

test('the first rounds cover the video, the next ones every shot, then comes a second frame', () => {
  const rounds = framesInRounds(every(500, 24_000), shotsOf(0, 4000, 8000, 24_000));
  expect(rounds.slice(0, 3)).toEqual([[1500], [15_500], [5500]]);
  expect(rounds.slice(3, 6).flat()).toEqual([3500, 23_500, 7500]);
});

test('a long shot is covered by a frame in every ten seconds, each round evenly over it', () => {
  const rounds = framesInRounds(every(2000, 160_000), shotsOf(0, 160_000));
  const parts = rounds.slice(0, 4).map((round) => round.map((timeMs) => Math.floor(timeMs / 10_000)));
  expect(parts).toEqual([
    [0, 8],
    [4, 12],
    [2, 6, 10, 14],
    [1, 3, 5, 7, 9, 11, 13, 15],
  ]);
});

test('no frame is seen twice, and where there is none nothing is', () => {
  const all = framesInRounds(every(1000, 30_000), shotsOf(0, 3000, 17_000, 30_000)).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(framesInRounds([], shotsOf(0, 10_000))).toEqual([]);
});
