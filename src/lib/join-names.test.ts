import { expect, it } from 'vitest';
import { joinNames } from './join-names';

it('separates names by commas, and by semicolons where a name has a comma', () => {
  expect(joinNames([])).toBe('');
  expect(joinNames(['cooking', 'travel'])).toBe('cooking, travel');
  expect(joinNames(['cooking', 'drugs, tobacco, alcohol'])).toBe('cooking; drugs, tobacco, alcohol');
});
