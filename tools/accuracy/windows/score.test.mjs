import { describe, expect, it } from 'vitest';
import { countFrames, countSurfaces } from './frame-score.mjs';
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

describe('windows that are no overlays', () => {
  const noise = { kind: 'noise', startMs: 20_000, endMs: 30_000, seed: 1 };
  const caption = { kind: 'caption', startMs: 0, endMs: 8_000, seed: 1 };
  const [small, large] = [0.4, 0.7].map((side) => ({ x: 0, y: 0, width: side, height: side }));
  const whole = (/** @type {string} */ kind, /** @type {number} */ start, /** @type {number} */ end) => ({
    ...{ kind, start, end, place: 'frame', box: { x: 0, y: 0, width: 1, height: 1 } },
  });
  /** @param {object[]} things */
  const tallyOf = (things, windows = [whole('squeezeback', 0, 40_000), whole('pause', 0, 40_000)]) =>
    countFrames(/** @type {import('./films.mjs').Film} */ ({ ...FILM, things }), windows);

  it('text ends a squeezeback only, and how much moves decides', () => {
    expect(tallyOf([{ ...caption, box: small }])).toMatchObject({
      squeezebacks: { right: expect.closeTo(32), wrong: expect.closeTo(8) },
      pauses: { right: expect.closeTo(40), wrong: 0 },
    });
    expect(tallyOf([{ ...noise, box: small }])).toMatchObject({
      squeezebacks: { wrong: 0 },
      pauses: { wrong: expect.closeTo(10) },
    });
    expect(tallyOf([{ ...noise, box: large }])).toMatchObject({
      squeezebacks: { wrong: expect.closeTo(10) },
    });
    expect(tallyOf([{ ...noise, box: large }], [])).toMatchObject({
      squeezebacks: { missed: expect.closeTo(30) },
      pauses: { missed: expect.closeTo(30) },
    });
  });

  it('a surface lies in the plane, and on nothing else', () => {
    const range = { startMs: 0, endMs: 40_000, seed: 1 };
    const plane = { kind: 'wall', box: { x: 0.5, y: 0, width: 0.5, height: 0.5 }, ...range };
    const face = { kind: 'face', box: { x: 0.5, y: 0, width: 0.5, height: 0.45 }, ...range };
    /** @param {object[]} things @param {number[]} xs */
    const tally = (things, ...xs) =>
      countSurfaces(
        /** @type {import('./films.mjs').Film} */ ({ ...FILM, things }),
        xs.map((x) => ({
          ...{ kind: 'in-scene', place: 'surface', start: 0, end: 40_000 },
          box: { x, y: 0, width: 0.25, height: 0.25 },
        })),
      );
    expect(tally([plane], 0.5)).toEqual({ right: 40, wrong: 0, missed: 0 });
    expect(tally([plane], 0.25)).toEqual({ right: 0, wrong: 40, missed: 0 });
    expect(tally([plane, face], 0.5)).toEqual({ right: 0, wrong: 40, missed: 0 });
    expect([tally([plane]).missed, tally([plane, face]).missed, tally([]).missed]).toEqual([40, 0, 0]);
  });
});
