import { expect, test } from 'vitest';
import { framesInRounds } from './choose-frames';

const every = (stepMs: number, endMs: number) =>
  Array.from({ length: Math.ceil(endMs / stepMs) }, (_, index) => index * stepMs);
const shotsOf = (...borders: number[]) =>
  borders.slice(1).map((endMs, index) => ({ startMs: borders[index] ?? 0, endMs }));

test('the first round covers the video, the second every shot, the third gives a second frame', () => {
  const rounds = framesInRounds(every(500, 24_000), shotsOf(0, 4000, 8000, 24_000));
  expect(rounds[0]).toEqual([1500, 15_500]);
  expect(rounds[1]).toEqual([5500]);
  expect(rounds[2]?.toSorted((a, b) => a - b)).toEqual([3500, 7500, 23_500]);
});

test('a long shot is covered by a frame in every ten seconds', () => {
  const [covering = []] = framesInRounds(every(2000, 60_000), shotsOf(0, 60_000));
  const sorted = covering.toSorted((a, b) => a - b);
  expect(sorted).toHaveLength(6);
  sorted.forEach((timeMs, index) => expect(Math.floor(timeMs / 10_000)).toBe(index));
});

test('no frame is seen twice, and where there is none nothing is', () => {
  const all = framesInRounds(every(1000, 30_000), shotsOf(0, 3000, 17_000, 30_000)).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(framesInRounds([], shotsOf(0, 10_000))).toEqual([]);
});
