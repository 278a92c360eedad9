import { expect, it } from 'vitest';
import { matchesSearch } from './text-search';

it.each([
  ['Northwind Media', 'med', true],
  ['Northwind Media', ' MEDIA  north ', true],
  ['Northwind Media', 'media south', false],
  ['sc_live_7Qm2', 'live', true],
  ['sc_live_7Qm2', 'sc_live_7qm2', true],
  ['Inactive', 'active', false],
  ['Inactive then active', 'active', true],
  ['Café Crème', 'creme', true],
  ['東京広告', '広告', true],
  ['مرحبا بالعالم', 'بالعالم', true],
  ['anything', '', true],
  ['anything', '   ', true],
  ['', 'x', false],
  ['a+b (c)', '(c)', true],
])('in "%s" a search for "%s" gives %s', (text, query, found) => {
  expect(matchesSearch(text, query)).toBe(found);
});

it('accepts a query of any length', () => {
  expect(matchesSearch('a'.repeat(10_000), 'a'.repeat(9_999))).toBe(true);
  expect(matchesSearch('a'.repeat(10_000), 'b'.repeat(10_000))).toBe(false);
});
