import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { assign, type Assignment } from './assignment';
import { toAssignmentSheet } from './assignment-sheet';
import type { Conflict } from './conflicts';
import type { Fit } from './fit';
import type { BreakPairs, Pair } from './pairs';
import type { Placement, Spot } from './spot';
import { spotOf } from './testing/samples';

/**
 * How well a spot fits: by a topic in common, or without one (`{ tone }`); `null` where it is forbidden, and `undefined`
 * where nothing is measured.
 */
type Fits = readonly (number | { tone: number } | null | undefined)[];

function fitOf(given: Fits[number]): Fit {
  if (given === null || given === undefined) return { score: undefined, hasTopic: false, parts: [] };
  const topics = { part: 'topics', names: [], ms: 0, agoMs: 0 } as const;
  return typeof given === 'number'
    ? { score: given, hasTopic: true, parts: [{ ...topics, score: given }] }
    : { score: given.tone, hasTopic: false, parts: [{ ...topics, score: 0 }] };
}

const GRAVE: Conflict = {
  kind: 'grave',
  forbids: false,
  evidence: [{ kind: 'similar', text: 'She was gone.', timeMs: 0 }],
};

/** Breaks with the spots in them. @param grave indexes of breaks after a scene that is noted as grave */
function breaksOf(
  spots: readonly Spot[],
  fits: readonly Fits[],
  choices: readonly { at: number; spot: number; choice: Placement['choice'] }[] = [],
  grave: readonly number[] = [],
): BreakPairs[] {
  return fits.map((row, at) => ({
    timestamp: (at + 1) * 60_000,
    step: { before: {}, after: {} },
    pairs: spots.map((spot, index): Pair => {
      const fit = row[index];
      return {
        spot,
        fit: fitOf(fit),
        conflicts: grave.includes(at) ? [GRAVE] : [],
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
    for (const { spot, fit, conflicts, isForbidden } of pairs) {
      const others = [...before, ...pairs.map((pair) => pair.spot)];
      if (isForbidden || others.some((other) => clashes(spot, other))) return undefined;
      const again = before.includes(spot) ? (fit.hasTopic ? 0.5 : 0.75) : 1;
      const share = again * (conflicts.length > 0 ? 0.5 : 1);
      sum += fit.hasTopic ? 0.001 + (fit.score ?? 0) * share : 1e-6 * (1 + (fit.score ?? 0)) * share;
    }
    if (pairs.length > 0) sum += 0.5e-6;
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
          all.map(() => {
            if (next() < 0.2) return null;
            if (next() < 0.1) return undefined;
            return next() < 0.3 ? { tone: next() } : next();
          }),
        ),
        [],
        next() < 0.5 ? [0] : [],
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

  it('of many spots leaves no room in which another could be, and no filler in the place of a spot with a topic', () => {
    const numbers = random(5);
    const all = spots(
      ...Array.from({ length: 40 }, (_, index) => ({
        id: String(index),
        seconds: 10 + 5 * (index % 4),
        product: index % 2 ? '1002' : '1551',
        isExclusive: index % 9 === 0,
      })),
    );
    // The same ten spots are the best everywhere; a quarter has a topic in common.
    const breaks = breaksOf(
      all,
      Array.from({ length: 8 }, () =>
        all.map((_, index) => (index % 4 ? { tone: numbers.next().value } : 1 - index / 100)),
      ),
    );
    for (const most of [1, 2]) {
      const { breaks: found, isExact } = assign(breaks, all, { podSeconds: 60, most });
      expect(isExact).toBe(false);
      const uses = (spot: Spot) =>
        found.flatMap(({ pairs }) => pairs).filter((pair) => pair.spot === spot).length;
      const added = found.flatMap(({ pairs, seconds }, at) => {
        const near = [at - 1, at, at + 1].flatMap((each) => found[each]?.pairs ?? []);
        return (breaks[at]?.pairs ?? []).filter(({ spot, fit }) => {
          const fillers = pairs.filter((pair) => fit.hasTopic && !pair.fit.hasTopic);
          const room = 60 - seconds + fillers.reduce((sum, pair) => sum + pair.spot.seconds, 0);
          const isKeptApart = near.some(
            (other) =>
              !fillers.includes(other) &&
              (other.spot === spot ||
                (other.spot.product === spot.product && (other.spot.isExclusive || spot.isExclusive))),
          );
          return uses(spot) < most && spot.seconds <= room && !isKeptApart;
        });
      });
      expect(added.map(({ spot }) => spot.id)).toEqual([]);
    }
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

  it('fills a break with spots without a topic in common, which never displace one with a topic', () => {
    const all = spots({ seconds: 30 }, { seconds: 15 }, { seconds: 15 });
    const only = (fits: Fits) => assign(breaksOf(all, [fits]), all, { podSeconds: 30, most: null });
    expect(idsOf(only([0.1, { tone: 0.9 }, { tone: 0.9 }]))).toEqual([['a']]);
    expect(idsOf(only([{ tone: 0.9 }, { tone: 0.1 }, { tone: 0.1 }]))).toEqual([['b', 'c']]);
    expect(idsOf(only([undefined, undefined, { tone: 0 }]))).toEqual([['b', 'c']]);
    expect(only([null, { tone: 0.9 }, 0.4])).toMatchObject({ fit: 0.4, count: 1, fillers: 1 });
    const twice = spots({ seconds: 30 }, { seconds: 30 });
    const tones = { tone: 0 };
    const breaks = breaksOf(twice, [
      [tones, tones],
      [tones, tones],
      [tones, tones],
    ]);
    const [first, second, third] = idsOf(assign(breaks, twice, { podSeconds: 30, most: null }));
    expect([first, third]).not.toContainEqual(second);
  });

  it('leaves no break empty that could have a spot, and prefers one that does not follow a grave scene', () => {
    const all = spots({ seconds: 15 }, { seconds: 15 });
    const tones = [{ tone: 0 }, { tone: 0 }];
    const six = Array.from({ length: 6 }, () => tones);
    const countsOf = (fits: readonly Fits[], most: number | null, grave: number[]) =>
      idsOf(assign(breaksOf(all, fits, [], grave), all, { podSeconds: 30, most })).map((ids) => ids.length);
    expect(countsOf(six.slice(0, 3), null, [0])).toEqual([2, 2, 2]);
    expect(countsOf(six, 3, [])).toEqual([1, 1, 1, 1, 1, 1]);
    expect(countsOf(six, 2, [0, 4])).toEqual([0, 1, 1, 1, 0, 1]);
    expect(
      countsOf(
        [
          [0.6, null],
          [0.5, null],
          [null, null],
        ],
        1,
        [0],
      ),
    ).toEqual([0, 1, 0]);
  });

  it('has empty breaks without spots', () => {
    expect(assign(breaksOf([], [[], []]), [], { podSeconds: 60, most: null })).toEqual({
      breaks: [
        { timestamp: 60_000, pairs: [], seconds: 0 },
        { timestamp: 120_000, pairs: [], seconds: 0 },
      ],
      fit: 0,
      count: 0,
      fillers: 0,
      isExact: true,
    });
    expect(assign([], [], { podSeconds: 60, most: null }).breaks).toEqual([]);
  });
});

it('the sheet has a line for each spot, and one for an empty break', () => {
  const all = spots({ seconds: 20, brand: '=1+1' }, { seconds: 20, product: '1554' }, { seconds: 20 });
  const breaks = breaksOf(all, [
    [0.12345, 0.5, { tone: 0.8 }],
    [null, null, null],
    [null, undefined, null],
  ]);
  const rows = parse(toAssignmentSheet(assign(breaks, all, { podSeconds: 60, most: null }), 60), {
    columns: true,
  }) as Record<string, string>[];
  // Topics alone are measured, so the figures are rough ones.
  expect(
    rows.map((row) => [row.break, row.position, row.spot, row.fit, row.fit_measured, row.placed_as]),
  ).toEqual([
    ['break-60000', '1', 'Summer beer', '0.5', '1 of 5: topics', 'topic in common'],
    ['break-60000', '2', 'Summer beer', '0.1', '1 of 5: topics', 'topic in common'],
    ['break-60000', '3', 'Summer beer', '', '1 of 5: topics', 'fills the break: no topic in common'],
    ['break-120000', '', '', '', '', ''],
    ['break-180000', '1', 'Summer beer', '', '0 of 5', 'fills the break: topics not measured'],
  ]);
  expect(rows[1]).toMatchObject({
    brand: "'=1+1",
    product_id: '1004',
    product: 'Alcohol › Beer',
    pod_seconds: '60',
  });
});
