import { expect, it } from 'vitest';
import { formatClock, formatTimecode, parseTimecode } from './timecode';

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

it.each([
  [0, '00:00:00.000'],
  [17_989, '00:00:17.989'],
  [3_723_004, '01:02:03.004'],
  [100 * 3_600_000 + 59_999, '100:00:59.999'],
])('%d ms is %s in a file for players', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});

it.each([
  ['0:24', 24_000],
  ['00:24.5', 24_500],
  ['24', 24_000],
  [' 24,5 ', 24_500],
  ['90', 90_000],
  ['1:02:03.4', 3_723_400],
  ['0:60', null],
  ['1:61:00', null],
  ['', null],
  ['-3', null],
  ['12:', null],
  ['a', null],
])('the typed time %j is %s ms', (text, ms) => {
  expect(parseTimecode(text)).toBe(ms);
});
