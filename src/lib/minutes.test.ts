import { expect, it } from 'vitest';
import { formatMinutes } from './minutes';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [272, '4:32'],
  [3600, '60:00'],
])('%d s reads %s', (seconds, text) => {
  expect(formatMinutes(seconds)).toBe(text);
});
