import { expect, it } from 'vitest';
import { confidenceTone } from './confidence';

// @spec-9.7
it.each([
  [1, 'violet'],
  [0.9501, 'violet'],
  [0.95, 'blue'],
  [0.9001, 'blue'],
  [0.9, 'green'],
  [0.8501, 'green'],
  [0.85, 'amber'],
  [0.8001, 'amber'],
  [0.8, 'red'],
  [0, 'red'],
])('a confidence of %d is %s', (confidence, tone) => {
  expect(confidenceTone(confidence)).toBe(tone);
});
