import { describe, expect, it } from 'vitest';
import { truthOf } from './draw/edit.mjs';
import { countChanges, countIntervals, emptyTally, figuresOf, truthAt } from './score.mjs';

/** @param {number} startMs @param {number} [endMs] */
const change = (startMs, endMs = startMs) => ({ kind: 'cut', startMs, endMs });

describe('counting changes', () => {
  it('takes each true one once, within the tolerance', () => {
    const tally = emptyTally();
    countChanges(tally, [change(1000), change(3000)], [change(1040), change(1090), change(5000)], 100);
    expect(tally).toEqual({ right: 1, wrong: 2, missed: 1 });
  });

  it('wants both ends of what lasts', () => {
    const tally = emptyTally();
    countChanges(tally, [change(1000, 2000)], [change(1100, 2900)], 500);
    expect(tally).toEqual({ right: 0, wrong: 1, missed: 1 });
  });

  it('counts intervals with and without a cut', () => {
    const tally = emptyTally();
    countIntervals(
      tally,
      [change(1500), change(7000)],
      [change(1900), change(5000)],
      [0, 2000, 4000, 6000, 8000],
    );
    expect(tally).toEqual({ right: 1, wrong: 1, missed: 1 });
  });

  it('has no figures of nothing, and the usual ones of something', () => {
    expect(figuresOf(emptyTally())).toEqual({ precision: undefined, recall: undefined, f1: undefined });
    expect(figuresOf({ right: 6, wrong: 2, missed: 4 })).toEqual({
      precision: 0.75,
      recall: 0.6,
      f1: 12 / 18,
    });
  });
});

describe('the truth of an edit', () => {
  const shot = { paint: () => undefined, shows: ['pan'], open: [] };
  const truth = truthOf([
    { shot, seconds: 2, join: 'cut' },
    { shot, seconds: 3, join: 'dissolve', joinSeconds: 1 },
    { shot, seconds: 3, join: 'fade', joinSeconds: 0.5, blackSeconds: 1 },
    { shot, seconds: 2 },
  ]);

  it('has its joins in place', () => {
    expect(truth.durationMs).toBe(10_000);
    expect(truth.changes).toEqual([
      { kind: 'cut', startMs: 2000, endMs: 2000 },
      { kind: 'dissolve', startMs: 4500, endMs: 5500 },
      { kind: 'fade', startMs: 7000, endMs: 7500 },
      { kind: 'fade', startMs: 8500, endMs: 9000 },
    ]);
  });

  it('tells only what holds throughout a time range', () => {
    expect(truthAt(truth.labels, { startMs: 2000, endMs: 3000 })?.shows.has('pan')).toBe(true);
    expect(truthAt(truth.labels, { startMs: 1500, endMs: 2500 })).toBeUndefined();
    expect(truthAt(truth.labels, { startMs: 7500, endMs: 8500 })?.shows.has('black frame')).toBe(true);
  });
});
