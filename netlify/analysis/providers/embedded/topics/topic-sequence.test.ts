import { expect, it } from 'vitest';
import { topicsInSequence } from './topic-sequence';
import { TOPICS } from './topic-table';

const placeOf = (topic: string) => TOPICS.findIndex(({ name }) => name === topic);
const evidence = (words: string) =>
  ({ weight: 3, words: [], similar: { words, atMs: 0, source: 'said' } }) as const;

/** A line of two seconds with topics, its likeness to cooking, and the weight of its phrases on it. */
const line = (second: number, topics: string[], likeness = -3, weight = 0) => ({
  ...{ startMs: second * 1000, endMs: (second + 2) * 1000 },
  topics: new Map(topics.map((topic) => [topic, evidence(`line ${String(second)}`)])),
  phrases: new Map<string, { weight: number; isEnough: boolean }>(
    weight > 0 ? [['cooking', { weight, isEnough: false }]] : [],
  ),
  likeness: new Float32Array(TOPICS.length)
    .fill(-8)
    .fill(likeness, placeOf('cooking'), placeOf('cooking') + 1) as Float32Array | undefined,
});
const namesOf = (lines: ReturnType<typeof line>[]) =>
  topicsInSequence(lines).map((topics) => [...topics.keys()].join());

/** Three lines that tell the topic. */
const RECIPE = [0, 2, 4].map((second) => line(second, ['cooking'], 3, 2));

it('a line between and after lines on a topic gets it, with their evidence and the least weight', () => {
  const found = topicsInSequence([...RECIPE, line(6, []), line(8, ['cooking'], 3, 2), line(10, [])]);
  expect(found[3]?.get('cooking')).toEqual({ ...evidence('line 4'), weight: 1.5 });
  expect(found[5]?.get('cooking')).toEqual({ ...evidence('line 8'), weight: 1.5 });
  expect(found[0]?.get('cooking')).toEqual(evidence('line 0'));
});

it('a line that is unlike a topic does not get it', () => {
  expect(namesOf([...RECIPE, line(6, [], -9)]).at(-1)).toBe('');
});

it('a line gets no topic that no line within six has', () => {
  const probable = Array.from({ length: 7 }, (_, index) => line(6 + 2 * index, [], 3));
  const names = namesOf([...RECIPE, ...probable]);
  expect(names.slice(-2)).toEqual(['cooking', '']);
});

it('a topic ends at a pause', () => {
  expect(namesOf([...RECIPE, line(16, [], 0)]).at(-1)).toBe('cooking');
  expect(namesOf([...RECIPE, line(16.001, [], 0)]).at(-1)).toBe('');
});

it('a topic that the lines around make improbable is left out, unless it is sensitive', () => {
  const other = line(6, ['golf', 'crime'], 2);
  expect(namesOf([...RECIPE, other, line(8, ['cooking'], 3, 2)])[3]).toBe('crime,cooking');
});

it('a line whose phrases are enough keeps its topic after lines on another one, and does not take that', () => {
  const last = (isEnough: boolean) => {
    const golf = { ...line(6, ['golf'], 1), phrases: new Map([['golf', { weight: 3, isEnough }]]) };
    golf.likeness?.fill(-1, placeOf('golf'), placeOf('golf') + 1);
    return namesOf([...RECIPE, golf]).at(-1);
  };
  expect(last(true)).toBe('golf');
  expect(last(false)).not.toBe('golf');
});

it('a sensitive topic is not added', () => {
  const crime = [0, 2, 4].map((second) => line(second, ['crime'], -9));
  crime.push(line(6, [], -9));
  for (const { likeness } of crime) likeness?.fill(8, placeOf('crime'), placeOf('crime') + 1);
  expect(namesOf(crime).at(-1)).toBe('');
});

it('a line that was not read keeps its topics, and gets none', () => {
  const unread = { ...line(6, ['golf'], 3), likeness: undefined };
  expect(namesOf([...RECIPE, unread]).at(-1)).toBe('golf');
});
