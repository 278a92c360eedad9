import { expect, it } from 'vitest';
import type { AnalysisResponse } from './analysis';
import { figuresOf, fromStoredText, partsOf, toStoredText } from './stored-result';

const result: AnalysisResponse = {
  status: 'success',
  videoUrl: 'https://example.com/ä.mp4',
  analysis: Array.from({ length: 3600 }, (_, second) => ({
    timestamp: second * 1000,
    concepts: [{ name: 'cat — 😺', confidence: second / 3600 }],
  })),
};

it('a result is stored in less than a fifth of its size, and read again', async () => {
  const text = await toStoredText(result);
  expect(text).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(text.length).toBeLessThan(JSON.stringify(result).length / 5);
  expect(await fromStoredText(text)).toEqual(result);
});

it('a result that an earlier version stored as JSON is read', async () => {
  expect(await fromStoredText(JSON.stringify(result))).toEqual(result);
});

it.each(['', 'a', 'ä', '{', '{}', 'H4sIAAAAAAAAA2', 'bm8gZ3ppcA=='])(
  'a text without a result is refused: %j',
  async (text) => {
    await expect(fromStoredText(text)).rejects.toThrow();
  },
);

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
