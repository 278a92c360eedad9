import { describe, expect, it } from 'vitest';
import { parseContentRange } from './range-fetch';

describe('parseContentRange', () => {
  it.each([
    ['bytes 0-99/1000', { start: 0, end: 100, total: 1000 }],
    ['Bytes 5-5/6', { start: 5, end: 6, total: 6 }],
    ['bytes 0-99/*', { start: 0, end: 100 }],
    ['bytes */1000', { total: 1000 }],
  ])('reads %s', (header, expected) => {
    expect(parseContentRange(header)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'bytes',
    'bytes 0-99',
    'bytes 99-0/1000',
    'bytes 0-1000/1000',
    'bytes -5/10',
    'bytes 0-/10',
    'bytes */*',
    'items 0-1/2',
    'bytes 0-9/10, bytes 20-29/30',
    `bytes 0-9/${'9'.repeat(20)}`,
  ])('refuses %j', (header) => {
    expect(parseContentRange(header)).toBeUndefined();
  });
});
