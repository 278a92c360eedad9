import { expect, it } from 'vitest';
import type { Concept } from '@/contracts/analysis';
import { groupConcepts } from './concept-groups';

it('topics are first and concepts of an unknown kind last, each group in its own order', () => {
  const concepts: { name: string; kind: Concept['kind'] }[] = [
    { name: 'b', kind: undefined },
    { name: 'sharp picture', kind: 'technical' },
    { name: 'car', kind: 'seen' },
    { name: 'soccer', kind: 'topic' },
    { name: 'a', kind: undefined },
  ];
  const groups = groupConcepts(concepts).map((each) => [each.group, each.concepts.map(({ name }) => name)]);
  expect(groups).toEqual([
    ['topic', ['soccer']],
    ['seen', ['car']],
    ['technical', ['sharp picture']],
    ['other', ['b', 'a']],
  ]);
});
