import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../captions/languages';
import { tokensOf, wordsOf } from './tokens';

const stems = (text: string, language: Language) =>
  tokensOf(wordsOf(text), language).map((token) => token.stem);

describe('words', () => {
  it('are in lower case and have their position', () => {
    const text = 'Größe zählt: «Été» 2030!';
    const words = wordsOf(text);
    expect(words.map(({ word }) => word)).toEqual(['größe', 'zählt', 'été', '2030']);
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['Größe', 'zählt', 'Été', '2030']);
  });

  it('have straight apostrophes, as the lexicon has', () => {
    expect(wordsOf('She didn’t').map(({ word }) => word)).toEqual(['she', "didn't"]);
  });

  it('have the punctuation before them', () => {
    const after = (text: string) => wordsOf(text).map((word) => word.isAfterBreak);
    expect(after('By the river, the bank. It is')).toEqual([false, false, false, true, false, true, false]);
    expect(after('am 11. September')).toEqual([false, false, false]);
    expect(after('check-in at the rock’n’roll')).toEqual([false, false, false, false, false]);
  });

  it('are the same however long the text is', () => {
    const text = 'one two, three. '.repeat(1000);
    const words = wordsOf(text);
    expect(words).toHaveLength(3000);
    expect(new Set(words.map(({ word }) => word))).toEqual(new Set(['one', 'two', 'three']));
    expect(text.slice(words[2999]?.from, words[2999]?.to)).toBe('three');
  });

  it('are split into parts, since every segment holds its whole text', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    wordsOf('word '.repeat(20_000));
    wordsOf('x'.repeat(100_000));
    const lengths = segment.mock.calls.map(([text]) => text.length);
    segment.mockRestore();
    expect(Math.max(...lengths)).toBeLessThanOrEqual(256);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(200_000);
  });
});

describe('stems', () => {
  it.each([
    ['en', 'The chef’s recipes were baked', ['the', 'chef', 'recip', 'were', 'bake']],
    ['es', 'elección ELECCION elecciones', ['eleccion', 'eleccion', 'eleccion']],
    ['fr', "L'église, l’ÉGLISE d'Anvers qu'il", ['eglis', 'eglis', 'anver', 'il']],
    ['fr', "aujourd'hui", ["aujourd'hui"]],
    ['de', 'Bücher Buch Straße STRASSE', ['buch', 'buch', 'strass', 'strass']],
  ] as const)('of %s: %s', (language, text, expected) => {
    expect(stems(text, language)).toEqual(expected);
  });
});
