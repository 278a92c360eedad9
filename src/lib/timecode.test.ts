import { expect, it } from 'vitest';
import { formatTimecode } from './timecode';

it.each([
  [0, '00:00.0'],
  [14_000, '00:14.0'],
  [14_040, '00:14.0'],
  [14_050, '00:14.1'],
  [59_949, '00:59.9'],
  [59_950, '01:00.0'],
  [600_000, '10:00.0'],
  [3_599_960, '01:00:00.0'],
  [3_723_400, '01:02:03.4'],
])('%d ms reads %s', (ms, text) => {
  expect(formatTimecode(ms)).toBe(text);
});
