import { expect, it } from 'vitest';
import { countBorders } from './measure.mjs';

/** @param {number[]} starts */
const scenes = (...starts) => starts.map((start) => ({ start }));
const cut = { startMs: 10_000, endMs: 10_000 };
const black = { startMs: 20_000, endMs: 23_000 };

it('counts a border within a second as right, another as wrong, and one that is not found as missed', () => {
  expect(countBorders(scenes(0, 10_900), [cut])).toEqual({ right: 1, wrong: 0, missed: 0 });
  expect(countBorders(scenes(0, 11_100), [cut])).toEqual({ right: 0, wrong: 1, missed: 1 });
  expect(countBorders(scenes(0), [cut, black])).toEqual({ right: 0, wrong: 0, missed: 2 });
});

it('counts both ends of a black as one border', () => {
  expect(countBorders(scenes(0, 10_000, 20_000, 23_000), [cut, black])).toEqual({
    right: 2,
    wrong: 0,
    missed: 0,
  });
});
