import { expect, it } from 'vitest';
import { labelsIn } from './sensitive-per-hour.mjs';

it('a sensitive topic of consecutive captions is one label', () => {
  const found = [['crime'], ['crime', 'golf'], [], ['crime', 'arms']].map((topics) => new Set(topics));
  expect(labelsIn(found, new Set(['crime', 'arms']))).toEqual([
    { topic: 'crime', from: 0, to: 2 },
    { topic: 'crime', from: 3, to: 4 },
    { topic: 'arms', from: 3, to: 4 },
  ]);
});
