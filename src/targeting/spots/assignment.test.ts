import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { assign, type Assignment } from './assignment';
import { toAssignmentSheet } from './assignment-sheet';
import type { BreakPairs, Pair } from './pairs';
import type { Placement, Spot } from './spot';
import { spotOf } from './testing/samples';

/** Breaks in which the spots fit as given; `null` where they are forbidden, and `undefined` where nothing is measured. */
function breaksOf(
  spots: readonly Spot[],
  fits: readonly (readonly (number | null | undefined)[])[],
  choices: readonly { at: number; spot: number; choice: Placement['choice'] }[] = [],
): BreakPairs[] {
  return fits.map((row, at) => ({
    timestamp: (at + 1) * 60_000,
    step: { before: {}, after: {} },
    pairs: spots.map((spot, index): Pair => {
      const fit = row[index];
      return {
        spot,
        fit: { score: fit ?? undefined, parts: [] },
        conflicts: [],
        choice: choices.find((each) => each.at === at && each.spot === index)?.choice,
        isForbidden: fit === null,
      };
    }),
  }));
}

const idsOf = ({ breaks }: Assignment) => breaks.map(({ pairs }) => pairs.map(({ spot }) => spot.id));

const spots = (...all: Partial<Spot>[]) =>
  all.map((each, index) => spotOf({ id: 'abcdefgh'[index] ?? '', ...each }));

/** What an assignment is worth by the rules of docs/spots.md; undefined if it breaks one. */
function worth(
  ways: readonly (readonly number[])[],
  all: readonly Spot[],
  breaks: readonly BreakPairs[],
  { podSeconds, most }: { podSeconds: number; most: number | null },
): number | undefined {
  const clashes = (a: Spot, b: Spot) =>
    a !== b && a.product === b.product && (a.isExclusive || b.isExclusive);
  const chosen = ways.map((way, at) => (breaks[at]?.pairs ?? []).filter((_, each) => way.includes(each)));
  let sum = 0;
  for (const [at, pairs] of chosen.entries()) {
    const before = chosen[at - 1]?.map(({ spot }) => spot) ?? [];
    if (pairs.reduce((total, { spot }) => total + spot.seconds, 0) > podSeconds) return undefined;
    for (const { spot, fit, isForbidden } of pairs) {
      const others = [...before, ...pairs.map((pair) => pair.spot)];
      if (isForbidden || others.some((other) => clashes(spot, other))) return undefined;
      sum += 0.001 + (fit.score ?? 0) * (before.includes(spot) ? 0.5 : 1);
    }
  }
  const isTooOften = all.some(
    (_, each) => most !== null && ways.filter((way) => way.includes(each)).length > most,
  );
  return isTooOften ? undefined : sum;
}

/** Numbers from 0 to 1 that look random and are always the same. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

describe('the assignment', () => {
  it('is the best of all that are possible', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const numbers = random(seed * 7919);
      const next = () => numbers.next().value;
      const count = 2 + Math.floor(next() * 3);
      const all = spots(
        ...Array.from({ length: count }, () => ({
          seconds: 10 + 10 * Math.floor(next() * 3),
          product: next() < 0.5 ? '1002' : '1551',
          isExclusive: next() < 0.3,
        })),
      );
      const breaks = breaksOf(
        all,
        Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
          all.map(() => (next() < 0.2 ? null : next() < 0.1 ? undefined : next())),
        ),
      );
      const options = { podSeconds: 20 + 10 * Math.floor(next() * 4), most: next() < 0.5 ? null : 1 };
      const sets = Array.from({ length: 2 ** count }, (_, bits) =>
        all.flatMap((__, spot) => (bits & (1 << spot) ? [spot] : [])),
      );
      const ways = breaks.reduce<number[][][]>(
        (some) => some.flatMap((way) => sets.map((set) => [...way, set])),
        [[]],
      );
      const best = Math.max(...ways.map((way) => worth(way, all, breaks, options) ?? -1));
      const found = assign(breaks, all, options);
      const way = found.breaks.map(({ pairs }) => pairs.map(({ spot }) => all.indexOf(spot)));
      expect(worth(way, all, breaks, options), `seed ${seed}`).toBeCloseTo(best, 9);
      expect(found.isExact).toBe(true);
    }
  });

  it('of 12 breaks and 8 spots is exact, and the same every time', () => {
    const numbers = random(3);
    const all = spots(...Array.from({ length: 8 }, () => ({ seconds: 15 })));
    const breaks = breaksOf(
      all,
      Array.from({ length: 12 }, () => all.map(() => numbers.next().value)),
    );
    const options = { podSeconds: 60, most: null };
    const [one, other] = [assign(breaks, all, options), assign(breaks, all, options)];
    expect(one.isExact).toBe(true);
    expect(idsOf(one)).toEqual(idsOf(other));
    expect(one.breaks.every(({ seconds }) => seconds === 60)).toBe(true);
  });

  it('of many spots is found, and says that it may not be the best', () => {
    const all = spots(...Array.from({ length: 50 }, (_, index) => ({ id: String(index), seconds: 20 })));
    const breaks = breaksOf(
      all,
      Array.from({ length: 12 }, (_, at) => all.map((__, spot) => ((spot * 7 + at * 3) % 11) / 11)),
    );
    const found = assign(breaks, all, { podSeconds: 60, most: 2 });
    expect(found.isExact).toBe(false);
    expect(found.breaks.every(({ pairs }) => pairs.length === 3)).toBe(true);
  });

  it('keeps what the user has pinned, also if it fits badly, but not against a conflict or the length', () => {
    const all = spots({ seconds: 30 }, { seconds: 30 });
    const pin = { at: 0, spot: 1, choice: 'pinned' } as const;
    const idsWith = (fits: (number | null)[], podSeconds = 30) =>
      idsOf(assign(breaksOf(all, [fits], [pin]), all, { podSeconds, most: null }));
    expect(idsWith([0.9, 0.1])).toEqual([['b']]);
    expect(idsWith([0.9, 0.1], 60)).toEqual([['b', 'a']]);
    expect(idsWith([0.9, null])).toEqual([['a']]);
    expect(idsWith([0.9, 0.1], 20)).toEqual([[]]);
  });

  it('keeps exclusive spots apart from others of their first tier, and repeats none in the next break without need', () => {
    const beers = spots({ isExclusive: true, seconds: 30 }, { seconds: 30, product: '1007' });
    const fits = [
      [0.9, 0.8],
      [0.9, 0.8],
      [0.95, 0.8],
    ];
    expect(idsOf(assign(breaksOf(beers, fits), beers, { podSeconds: 60, most: 1 }))).toEqual([
      ['b'],
      [],
      ['a'],
    ]);
    const free = spots({ seconds: 30 }, { seconds: 30 });
    expect(idsOf(assign(breaksOf(free, fits), free, { podSeconds: 30, most: null }))).toEqual([
      ['a'],
      ['b'],
      ['a'],
    ]);
  });

  it('has empty breaks without spots', () => {
    expect(assign(breaksOf([], [[], []]), [], { podSeconds: 60, most: null })).toEqual({
      breaks: [
        { timestamp: 60_000, pairs: [], seconds: 0 },
        { timestamp: 120_000, pairs: [], seconds: 0 },
      ],
      fit: 0,
      isExact: true,
    });
    expect(assign([], [], { podSeconds: 60, most: null }).breaks).toEqual([]);
  });
});

it('the sheet has a line for each spot, and one for an empty break', () => {
  const all = spots({ seconds: 20, brand: '=1+1' }, { seconds: 20, product: '1554' });
  const breaks = breaksOf(all, [
    [0.12345, 0.5],
    [null, null],
  ]);
  const rows = parse(toAssignmentSheet(assign(breaks, all, { podSeconds: 60, most: null }), 60), {
    columns: true,
  }) as Record<string, string>[];
  expect(rows.map(({ break: id, position, spot, fit }) => [id, position, spot, fit])).toEqual([
    ['break-1', '1', 'Summer beer', '0.5'],
    ['break-1', '2', 'Summer beer', '0.123'],
    ['break-2', '', '', ''],
  ]);
  expect(rows[1]).toMatchObject({
    brand: "'=1+1",
    product_id: '1004',
    product: 'Alcohol › Beer',
    pod_seconds: '60',
  });
});
