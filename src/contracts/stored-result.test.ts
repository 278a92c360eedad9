import { expect, it } from 'vitest';
import { figuresOf, partsOf } from './stored-result';

it.each([
  ['', []],
  ['abcdef', ['abc', 'def']],
  ['aää', ['aä', 'ä']],
  ['a€b', ['a', '€', 'b']],
  ['\uFEFFa', ['\uFEFF', 'a']],
])('a result is split between characters: %j', (text, parts) => {
  expect(partsOf(text, 3)).toEqual(parts);
});

it('an analysis has as many moments as its result lists, also without a concept', () => {
  const analysis = [
    { timestamp: 0, concepts: [{ name: 'speech', confidence: 1 }] },
    { timestamp: 5000, concepts: [] },
  ];
  expect(figuresOf({ status: 'success', videoUrl: 'https://example.com/a.mp4', analysis }).moments).toBe(2);
});
