import { expect, it } from 'vitest';
import type { AnalysisEntry } from '@/contracts/analysis';
import { conceptCounts, matchingEntries, filterEntries, NO_FILTER, type ResultFilter } from './result-filter';

const entries: AnalysisEntry[] = [
  {
    timestamp: 0,
    concepts: [
      { name: 'speech', confidence: 0.95 },
      { name: 'music', confidence: 0.4 },
    ],
  },
  { timestamp: 1000, concepts: [] },
  { timestamp: 2000, concepts: [{ name: 'speech', confidence: 0.8 }] },
];

const left = (concepts: string[], minConfidence: number, match: ResultFilter['match'] = 'any') => {
  const filter = { concepts: new Set(concepts), match, minConfidence };
  return matchingEntries(filterEntries(entries, filter), filter).map(
    ({ timestamp, concepts }) => `${timestamp} ${concepts.map(({ name }) => name).join('+')}`,
  );
};

it('everything is shown without a filter, also moments without a concept', () => {
  expect(matchingEntries(filterEntries(entries, NO_FILTER), NO_FILTER)).toBe(entries);
});

it('only moments with at least one matching concept are shown', () => {
  expect(left(['music'], 0)).toEqual(['0 music']);
  expect(left(['music', 'speech'], 0)).toEqual(['0 speech+music', '2000 speech']);
  expect(left([], 0.8)).toEqual(['0 speech', '2000 speech']);
  expect(left([], 0.81)).toEqual(['0 speech']);
  expect(left(['music'], 0.5)).toEqual([]);
});

it('only moments with all selected concepts are shown when all are required', () => {
  expect(left(['music', 'speech'], 0, 'all')).toEqual(['0 speech+music']);
  expect(left(['music', 'speech'], 0.5, 'all')).toEqual([]);
  expect(left([], 0, 'all')).toHaveLength(3);
});

it('a confidence equal to the minimum matches', () => {
  expect(left(['speech'], 0.95)).toEqual(['0 speech']);
});

it('every entry keeps its position, and unaffected entries stay the same objects', () => {
  const filtered = filterEntries(entries, { ...NO_FILTER, concepts: new Set(['speech']) });
  expect(filtered.map(({ timestamp }) => timestamp)).toEqual([0, 1000, 2000]);
  expect(filtered[0]).not.toBe(entries[0]);
  expect(filtered[2]).toBe(entries[2]);
});

it('the moments of a concept are counted once each', () => {
  const twice = { timestamp: 3000, concepts: Array(2).fill({ name: 'music', confidence: 0.5 }) };
  expect(conceptCounts([...entries, twice])).toEqual([
    { name: 'music', kind: undefined, entries: 2 },
    { name: 'speech', kind: undefined, entries: 2 },
  ]);
});
