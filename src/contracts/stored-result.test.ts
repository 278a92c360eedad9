import { expect, it } from 'vitest';
import { partsOf } from './stored-result';

it.each([
  ['', []],
  ['abcdef', ['abc', 'def']],
  ['aää', ['aä', 'ä']],
  ['a€b', ['a', '€', 'b']],
  ['\uFEFFa', ['\uFEFF', 'a']],
])('a result is split between characters: %j', (text, parts) => {
  expect(partsOf(text, 3)).toEqual(parts);
});
