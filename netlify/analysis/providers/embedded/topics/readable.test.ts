import { describe, expect, it } from 'vitest';
import { readableIn } from './readable';
import { FOREIGN, RECIPES } from './testing/language-samples';
import { wordsOf } from './tokens';

const readable = (lines: readonly string[], declared?: string) => readableIn(lines.map(wordsOf), declared);

describe('the language in which texts are read', () => {
  it.each(Object.entries(RECIPES))('is that of a recipe: %s', (language, lines) => {
    const found = readable(lines);
    expect(found.filter((each) => each === language).length).toBeGreaterThanOrEqual(lines.length - 1);
  });

  it('is that of the lexicon that answers with most weight where letters do not tell', () => {
    expect(readable(['Tennis'])).toEqual(['en']);
    expect(readable(['Rezepte'])).toEqual(['de']);
    expect(readable(['Recetas'])).toEqual(['es']);
  });

  it('is its own when captions of two tracks alternate', () => {
    const pairs = Array.from({ length: 20 }, () => [
      'Das ist nicht mein Hund, sondern der von nebenan.',
      'That is not my dog, it belongs to the people next door.',
    ]);
    expect(readable(pairs.flat())).toEqual(pairs.flatMap(() => ['de', 'en']));
  });

  it('is none where no lexicon answers', () => {
    expect(readable(['Hmm.', ''])).toEqual([undefined, undefined]);
    expect(readable([])).toEqual([]);
  });

  it('is none for another language, although its words are in a lexicon', () => {
    expect(readable(FOREIGN.Italian)).toEqual(FOREIGN.Italian.map(() => undefined));
    expect(readable(['Pasta Carbonara', 'Police'], 'it')).toEqual([undefined, undefined]);
  });
});
