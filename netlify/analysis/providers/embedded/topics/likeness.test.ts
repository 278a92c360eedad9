import { expect, it } from 'vitest';
import { toBytes } from '../sentences/sentence-vector';
import type { WeighedTopic } from './evidence';
import { topicsByLikeness, type WeighedLine } from './likeness';
import { TOPIC_PROBES } from './topic-probes';
import { TOPICS } from './topic-table';

/** The vector that is most similar to a topic, or least similar if `sign` is -1. */
function alike(topic: string, sign: 1 | -1 = 1): Int8Array {
  const base64 = TOPIC_PROBES.find(([name]) => name === topic)?.[3] ?? '';
  return toBytes(Float32Array.from(new Int8Array(Buffer.from(base64, 'base64')), (value) => sign * value));
}

const WORD = { key: 'w', words: 'w', atMs: 0, source: 'said', fullWeight: 3, weight: 3 } as const;
const phrases = (topic: string, weight: number, isEnough = true): [string, WeighedTopic] => [
  topic,
  { weight, words: [WORD], isEnough },
];

const line = (second: number, members: Partial<WeighedLine>): WeighedLine => ({
  startMs: second * 1000,
  endMs: (second + 2) * 1000,
  text: 'a line',
  source: 'said',
  topics: new Map(),
  vector: undefined,
  ...members,
});

const CRIME = 'crime';
const NOTHING = new Int8Array(512);

it('every topic has a probe', () => {
  expect(TOPIC_PROBES.map(([name]) => name)).toEqual(TOPICS.map(({ name }) => name));
});

it('a line is about a topic that it is like, without a word on it; its evidence is the line', () => {
  const [found] = topicsByLikeness([line(0, { vector: alike('cooking') })]);
  expect(found?.get('cooking')).toMatchObject({
    words: [],
    similar: { words: 'a line', atMs: 0, source: 'said' },
  });
});

it('where its phrases are enough, they are the evidence', () => {
  const [found] = topicsByLikeness([
    line(0, { vector: alike('cooking'), topics: new Map([phrases('cooking', 3)]) }),
  ]);
  expect(found?.get('cooking')?.words).toEqual([WORD]);
  expect(found?.get('cooking')).not.toHaveProperty('similar');
});

it('a line that is unlike a topic is not about it, though its phrases are enough', () => {
  const [found] = topicsByLikeness([
    line(0, { vector: alike('cooking', -1), topics: new Map([phrases('cooking', 3)]) }),
  ]);
  expect(found?.has('cooking')).toBe(false);
});

it.each([
  ['without phrases', new Map<string, WeighedTopic>(), false],
  ['with too few phrases', new Map([phrases(CRIME, 2, false)]), false],
  ['with enough phrases', new Map([phrases(CRIME, 3)]), true],
])('a sensitive topic is never reported for likeness alone: %s', (_, topics, isFound) => {
  const [found] = topicsByLikeness([line(0, { vector: alike(CRIME), topics })]);
  expect(found?.has(CRIME)).toBe(isFound);
});

it('a sensitive topic is dropped by a line that is unlike it', () => {
  const [found] = topicsByLikeness([
    line(0, { vector: alike(CRIME, -1), topics: new Map([phrases(CRIME, 3)]) }),
  ]);
  expect(found?.has(CRIME)).toBe(false);
});

it('neighbors count, but not beyond a pause', () => {
  const at = (second: number) =>
    topicsByLikeness([
      line(0, { vector: alike('cooking') }),
      line(2, { vector: alike('cooking') }),
      line(second, { vector: NOTHING, topics: new Map([phrases('cooking', 1, false)]) }),
    ])[2]?.has('cooking');
  expect(at(4)).toBe(true);
  expect(at(15)).toBe(false);
});

it('a line that was not read is left to its phrases', () => {
  expect(topicsByLikeness([line(0, { topics: new Map([phrases('cooking', 3)]) })])).toEqual([undefined]);
});
