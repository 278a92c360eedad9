import { expect, it } from 'vitest';
import { countSeconds, PLACES } from './score.mjs';

/** Text in the top left corner, for half of the time. @type {import('./films.mjs').Film} */
const FILM = {
  ...{ id: 'film', half: 'tuning', grain: 0 },
  shots: [{ startMs: 0, endMs: 40_000, ground: 'plain', seed: 1 }],
  things: [
    {
      ...{ kind: 'text', startMs: 0, endMs: 20_000, seed: 1 },
      box: { x: 0.05, y: 0.05, width: 0.2, height: 0.1 },
    },
  ],
};

/** @param {string} place @param {number} start */
const windowsIn = (place, start) =>
  PLACES.filter((each) => each.place === place).map(({ box }) => ({
    ...{ kind: 'overlay', place, start, end: 40_000, box },
  }));

it('counts seconds in which the box of a window is free, is not, or is free without a window', () => {
  const all = ['top-right', 'bottom-left', 'bottom-right', 'lower-third'].flatMap((place) =>
    windowsIn(place, 0),
  );
  const right = 7 * 40;
  const count = (/** @type {number} */ start) => {
    const tally = countSeconds(FILM, [...all, ...windowsIn('top-left', start)]);
    return Object.values(tally).map(Math.round);
  };
  expect(count(20_000)).toEqual([right + 40, 0, 0]);
  expect(count(15_000)).toEqual([right + 40, 10, 0]);
  expect(count(30_000)).toEqual([right + 20, 0, 20]);
});
