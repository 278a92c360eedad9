import { expect, it } from 'vitest';
import { toBytes } from '../sentences/sentence-vector';
import { TOPIC_PROBES } from './topic-probes';
import { topicsInSequence } from './topic-sequence';

const evidence = (words: string) =>
  ({ weight: 3, words: [], similar: { words, atMs: 0, source: 'said' } }) as const;

/** A vector with a likeness to a topic; what else it says is one of two things that have nothing in common. */
function vectorOf(topic: string, likeness: number, other: 0 | 1 = 0): Int8Array {
  const probe = TOPIC_PROBES.find(([name]) => name === topic);
  const weights = [...new Int8Array(Buffer.from(probe?.[3] ?? '', 'base64'))].map(
    (value) => value * (probe?.[2] ?? 0),
  );
  const norm = Math.hypot(...weights);
  const along = (likeness - (probe?.[1] ?? 0)) / norm;
  // Half of the places, with the weights of each two of them exchanged, one with the other sign: at right angles.
  const rest = weights.map((_, at) => {
    const sign = (at & 2) === 0 ? -1 : 1;
    return at % 2 === other ? sign * (weights[at ^ 2] ?? 0) : 0;
  });
  const across = Math.sqrt(1 - along ** 2) / Math.hypot(...rest);
  return toBytes(
    Float32Array.from(weights, (weight, at) => (along * weight) / norm + across * (rest[at] ?? 0)),
  );
}

/** A line of two seconds and ten words with topics, its likeness to cooking, and the weight of its phrases on it. */
const line = (second: number, topics: string[], likeness = -3, weight = 0) => ({
  ...{ startMs: second * 1000, endMs: (second + 2) * 1000, text: 'word '.repeat(10) },
  topics: new Map(topics.map((topic) => [topic, evidence(`line ${String(second)}`)])),
  phrases: new Map<string, { weight: number; isEnough: boolean }>(
    weight > 0 ? [['cooking', { weight, isEnough: false }]] : [],
  ),
  onward: vectorOf('cooking', likeness) as Int8Array | undefined,
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

it('lines that are unlike a topic do not get it', () => {
  const unlike = [6, 8].map((second) => ({ ...line(second, []), onward: vectorOf('cooking', -9, 1) }));
  expect(namesOf([...RECIPE, ...unlike]).at(-1)).toBe('');
});

it('a topic ends sooner where the lines before and after are unlike each other', () => {
  const after = (other: 0 | 1) =>
    [6, 8, 10].map((second) => ({ ...line(second, []), onward: vectorOf('cooking', -6, other) }));
  expect(namesOf([...RECIPE, ...after(0)]).at(-1)).toBe('cooking');
  expect(namesOf([...RECIPE, ...after(1)]).at(-1)).toBe('');
});

it('a line gets no topic that no line within four has', () => {
  const probable = Array.from({ length: 5 }, (_, index) => line(6 + 2 * index, [], 3));
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
    const phrases = new Map([['golf', { weight: 1.5, isEnough }]]);
    return namesOf([...RECIPE, { ...line(6, ['golf']), phrases, onward: vectorOf('golf', -3, 1) }]).at(-1);
  };
  expect(last(true)).toBe('golf');
  expect(last(false)).not.toBe('golf');
});

it('a sensitive topic is not added', () => {
  const crime = [0, 2, 4].map((second) => line(second, ['crime'], -9));
  crime.push(line(6, [], -9));
  for (const each of crime) each.onward = vectorOf('crime', 8);
  expect(namesOf(crime).at(-1)).toBe('');
});

it('a line that was not read keeps its topics, and gets none', () => {
  const unread = { ...line(6, ['golf'], 3), onward: undefined };
  expect(namesOf([...RECIPE, unread]).at(-1)).toBe('golf');
});
