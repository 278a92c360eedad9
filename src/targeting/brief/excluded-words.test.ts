import { expect, it } from 'vitest';
import type { BriefLanguage } from '../brief';
import { loadVocabularies } from './load-vocabularies';
import { parseBrief } from './parse-brief';
import { readAs } from './testing/read-as';

it.each<[language: BriefLanguage, text: string, expected: string]>([
  ['en', 'family cooking, no alcohol, no Pepsi', '+family +cooking -alcohol -Pepsi'],
  ['en', 'avoid: Pepsi, Burger King, war', '-Pepsi -Burger King -war'],
  ['en', 'Avoid:\n- Pepsi\n- wine\n- Jack Daniels\nWant:\n- cooking', '-Pepsi -wine -Jack Daniels +cooking'],
  ['en', 'cooking, Pepsi-free', '+cooking -Pepsi'],
  ['en', 'avoid: Red Bull, gambling', '-Red Bull -gambling'],
  ['en', 'no Red Bull cans', '-Red Bull'],
  ['en', 'no Mountain Dew', '-Mountain Dew'],
  ['en', 'no 7UP, no Bet365, no easyJet', '-7UP -Bet365 -easyJet'],
  ['en', 'no competitors such as Pepsi or Fanta', '-Pepsi -Fanta'],
  ['en', 'never with Samsung or Google Pixel', '-Samsung -Google Pixel'],
  ['en', 'no Pepsi either, no Burger King burgers', '-Pepsi -Burger King'],
  ['de', 'Kochen, keine Pepsi und kein Burger King', '+Kochen -Pepsi -Burger King'],
  ['de', 'Pepsi vermeiden', '-Pepsi'],
  ['es', 'cocina, sin Fanta ni Pepsi', '+cocina -Fanta -Pepsi'],
  ['fr', 'cuisine, pas de Fanta ni de Pepsi, éviter Coca-Cola', '+cuisine -Fanta -Pepsi -Coca-Cola'],
])('a name that is not understood is excluded in %s: %s', async (language, text, expected) => {
  const read = await readAs(text, language);
  expect(read.split(/ (?=[+-])/)).toEqual(expect.arrayContaining(expected.split(/ (?=[+-])/)));
  expect(read.split(/ (?=-)/).filter((each) => each.startsWith('-'))).toHaveLength(
    expected.split(/(?:^| )-/).length - 1,
  );
});

it.each([
  ['en', 'no boring politics', '-politics'],
  ['en', 'no scary scenes with blood', '-blood'],
  ['en', 'no Politics Whatsoever', '-Politics'],
  ['en', 'cooking should not be boring', '+cooking'],
  ['en', 'no alcohol, upbeat', '-alcohol'],
  ['en', 'No problem with dogs', ''],
  ['en', 'Not during the opening credits or the end', ''],
  ['en', 'No more than two per hour, never in the middle of a sentence', ''],
  ['en', 'Sugar-free gum', ''],
  ['en', 'NO PROBLEM WITH IT', ''],
  ['de', 'Keine Leute, kein Stress, kein Problem', ''],
  ['es', 'No más de dos anuncios por pausa', ''],
] as const)('other words are not: %s: %s', async (language, text, expected) => {
  const { terms } = parseBrief(text, await loadVocabularies(language));
  const words = terms.filter(({ meanings }) => meanings.some(({ kind }) => kind === 'word'));
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual([]);
  if (expected !== '') expect(await readAs(text, language)).toContain(expected);
});

it('its meaning is that it is said', async () => {
  const { terms } = parseBrief('No Jack Daniels', await loadVocabularies('en'));
  expect(terms).toEqual([
    { from: 0, to: 2, kind: 'filler', meanings: [], language: 'en' },
    { from: 3, to: 15, kind: 'exclusion', meanings: [{ kind: 'word', name: 'Jack Daniels' }] },
  ]);
});
