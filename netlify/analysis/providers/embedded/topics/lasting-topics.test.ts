import { expect, it } from 'vitest';
import { lastingTopics } from './lasting-topics';
import { TOPICS } from './topic-table';

const COOKING = TOPICS.findIndex(({ name }) => name === 'cooking');

/** A line of two seconds with topics, and its likeness to cooking. */
const line = (startMs: number, topics: string[], likeness = -3) => ({
  ...{ startMs, endMs: startMs + 2000 },
  topics: new Map(topics.map((topic) => [topic, { weight: 3, words: [] }])),
  likeness: new Float32Array(TOPICS.length).fill(likeness, COOKING, COOKING + 1) as Float32Array | undefined,
});
const namesOf = (lines: ReturnType<typeof line>[]) =>
  lastingTopics(lines).map((topics) => [...topics.keys()]);
const sequence = (...topics: string[][]) => topics.map((each, index) => line(index * 2000, each));

const FOUR = Array.from({ length: 4 }, () => ['cooking']);

it('a topic of four lines lasts over the lines around them, up to six', () => {
  const around = Array.from({ length: 6 }, () => []);
  const named = namesOf(sequence([], ...around, ...FOUR, ...around, []));
  expect(named).toEqual([[], ...Array.from({ length: 16 }, () => ['cooking']), []]);
});

it('it has the evidence of the nearest line, and the least weight', () => {
  const lines = sequence(['cooking'], [], ['cooking'], ['cooking'], ['cooking']);
  const similar = { words: 'Slice the onions.', atMs: 0, source: 'said' as const };
  const evidence = { weight: 3, words: [], similar };
  expect(
    lastingTopics([{ ...line(0, []), topics: new Map([['cooking', evidence]]) }, ...lines.slice(1)])[1],
  ).toEqual(new Map([['cooking', { weight: 1.5, words: [] }]]));
  expect(
    lastingTopics([
      line(0, []),
      { ...line(2000, []), topics: new Map([['cooking', evidence]]) },
      ...lines.slice(2),
    ])[0],
  ).toEqual(new Map([['cooking', { ...evidence, weight: 1.5 }]]));
});

it('a topic of three lines does not last', () => {
  expect(namesOf(sequence([], ...FOUR.slice(1), []))).toEqual([[], ...FOUR.slice(1), []]);
});

it('a sensitive topic does not last', () => {
  const crime = Array.from({ length: 4 }, () => ['crime']);
  expect(namesOf(sequence(...crime, []))).toEqual([...crime, []]);
});

it('a topic ends at a line about another one, an unlike line, an unread line and a pause', () => {
  const cooking = sequence(...FOUR);
  const after = line(10_000, []);
  expect(namesOf([...cooking, line(8000, []), after]).at(-1)).toEqual(['cooking']);
  expect(namesOf([...cooking, line(8000, ['golf']), after]).at(-1)).toEqual([]);
  expect(namesOf([...cooking, line(8000, [], -4.1), after]).at(-1)).toEqual([]);
  expect(namesOf([...cooking, { ...line(8000, []), likeness: undefined }, after]).at(-1)).toEqual([]);
  expect(namesOf([...cooking, line(18_001, [])]).at(-1)).toEqual([]);
  expect(namesOf([...cooking, line(18_000, [])]).at(-1)).toEqual(['cooking']);
});
