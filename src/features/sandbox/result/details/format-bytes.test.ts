import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [923_071, 'en', '923.1 kB'],
  [12_000_000, 'de', '12 MB'],
  [1_250_000, 'fr', '1,3 Mo'],
  [5e13, 'en', '50,000 GB'],
])('%d bytes in %s', (bytes, locale, text) => {
  // Which space precedes a unit depends on the locale data of the system.
  expect(formatBytes(bytes, locale).replace(/\s/g, ' ')).toBe(text);
});
