import { expect, it } from 'vitest';
import type { BriefLanguage } from '../brief';
import { loadVocabularies } from './load-vocabularies';
import { parseBrief } from './parse-brief';
import { readAs } from './testing/read-as';

it.each<[language: BriefLanguage, text: string, expected: string]>([
  ['en', 'family cooking, no alcohol, no vodka', '+family +cooking -alcohol -vodka'],
  ['en', 'avoid: Pepsi, Burger King, war', '-Pepsi -Burger King -war'],
  ['en', 'Avoid:\n- Pepsi\n- wine\n- Jack Daniels\nWant:\n- cooking', '-Pepsi -wine -Jack Daniels +cooking'],
  ['en', 'vodka-free cooking', '-vodka +cooking'],
  ['en', 'avoid: Red Bull, gambling', '-Red Bull -gambling'],
  ['en', 'no Black & White whiskers, no dark scenes', '-Black & White whiskers -dark'],
  ['de', 'Kochen, kein Wodka, keine Pepsi und kein Burger King', '+Kochen -Wodka -Pepsi -Burger King'],
  ['de', 'Wodka vermeiden', '-Wodka'],
  ['es', 'cocina, sin vodka ni Pepsi', '+cocina -vodka -Pepsi'],
  ['fr', 'cuisine, pas de vodka ni de Pepsi, éviter Coca-Cola', '+cuisine -vodka -Pepsi -Coca-Cola'],
])('a word that is not understood is excluded in %s: %s', async (language, text, expected) => {
  expect(await readAs(text, language)).toBe(expected);
});

it.each([
  ['no boring politics', '-politics'],
  ['no scary scenes with blood', '-blood'],
  ['cooking should not be boring', '+cooking'],
  ['upbeat, aspirational, no alcohol because our customers mind', '-alcohol'],
  ['no alcohol, upbeat', '-alcohol'],
])('a word that only qualifies what is excluded, or stands elsewhere, is not: %s', async (text, expected) => {
  expect(await readAs(text, 'en')).toBe(expected);
});

it('its meaning is that it is said', async () => {
  const { terms } = parseBrief('No Jack Daniels', await loadVocabularies('en'));
  expect(terms).toEqual([
    { from: 0, to: 2, kind: 'filler', meanings: [], language: 'en' },
    { from: 3, to: 15, kind: 'exclusion', meanings: [{ kind: 'word', name: 'Jack Daniels' }] },
  ]);
});
