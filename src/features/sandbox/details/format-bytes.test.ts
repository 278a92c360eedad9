import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [923_071, 'en', '923.1 kB'],
  [12_000_000, 'de', '12 MB'],
  [1_250_000, 'fr', '1,3 Mo'],
  [5e13, 'en', '50,000 GB'],
])('%d in %s', (bytes, locale, text) => {
  // Which space stands before a unit is a matter of the system's tables.
  expect(formatBytes(bytes, locale).replace(/\s/g, ' ')).toBe(text);
});
