import { expect, it } from 'vitest';
import { CONTEXT_MS } from './context';
import { withoutPassing } from './passing-topics';

/** A line of two seconds with the weights of its topics. */
const line = (startMs: number, weights: Record<string, number>) => ({
  ...{ startMs, endMs: startMs + 2000 },
  topics: new Map(Object.entries(weights).map(([topic, weight]) => [topic, { weight, words: [] }])),
});
const namesOf = (lines: ReturnType<typeof line>[]) =>
  withoutPassing(lines).map((topics) => [...topics.keys()]);

it('a topic that is much weaker than another in its line is left out', () => {
  expect(namesOf([line(0, { golf: 4, travel: 2.7 })])).toEqual([['golf']]);
  expect(namesOf([line(0, { golf: 4, travel: 2.8 })])).toEqual([['golf', 'travel']]);
});

it('the strongest topic of a line remains, whatever is told before and after it', () => {
  expect(namesOf([line(0, { travel: 2.7 }), line(2000, { golf: 4 }), line(4000, { travel: 2.7 })])).toEqual([
    ['travel'],
    ['golf'],
    ['travel'],
  ]);
});

it('a topic counts with its weight in the lines around it', () => {
  expect(namesOf([line(0, { travel: 2.7, golf: 4 }), line(2000, { travel: 3 })])).toEqual([
    ['travel', 'golf'],
    ['travel'],
  ]);
});

it('lines with a pause between them do not count for each other', () => {
  const lines = [line(0, { travel: 2.7 }), line(2000 + CONTEXT_MS + 1, { golf: 4 })];
  expect(namesOf(lines)).toEqual([['travel'], ['golf']]);
});

it('a sensitive topic remains', () => {
  expect(namesOf([line(0, { golf: 9, sports: 2.5, crime: 3 })])).toEqual([['golf', 'crime']]);
});
