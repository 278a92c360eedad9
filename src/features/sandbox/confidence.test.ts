import { expect, it } from 'vitest';
import { confidenceTone, formatConfidence } from './confidence';

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

it.each([
  [1, '100.0%'],
  [0.973, '97.3%'],
  [0.9999, '100.0%'],
  [0.0004, '0.0%'],
  [0.5, '50.0%'],
])('a confidence of %d reads %s', (confidence, text) => {
  expect(formatConfidence(confidence)).toBe(text);
});
