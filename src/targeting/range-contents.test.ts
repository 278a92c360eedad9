import { expect, it } from 'vitest';
import { planOf } from './plan';
import { contentsOf } from './range-contents';
import { shortProgram } from './testing/short-program';

/** Crime in the first minute, cooking from 40 s on. */
const program = shortProgram(200, [
  ['topic', 'crime', 0, 60],
  ['topic', 'cooking', 40, 160],
]);

const plan = planOf(program, {
  profile: { id: 'own', name: 'Own', topics: {}, exclusions: [], avoid: [], leastConfidence: 0.5 },
  brief: null,
  corrections: [],
  breakOptions: {},
  kept: [],
  dropped: [],
  podSeconds: 60,
});

it('the contents of a range list its topics, the longest first, and its verdict', () => {
  const mixed = contentsOf(plan, { startMs: 30_000, endMs: 100_000 });
  expect(mixed.topics.map(({ topic, ms }) => [topic.name, ms])).toEqual([
    ['cooking', 60_000],
    ['crime', 30_000],
  ]);
  expect(mixed.verdict).toBe('unsuitable');
  expect(mixed.findings).toMatchObject([{ concept: 'crime', ranges: [{ startMs: 30_000, endMs: 60_000 }] }]);
  const after = contentsOf(plan, { startMs: 170_000, endMs: 180_000 });
  expect(after).toMatchObject({ topics: [], findings: [] });
  expect(after.verdict).toBe('suitable');
});
