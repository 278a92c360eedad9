import { describe, expect, it } from 'vitest';
import { languagesOf } from './language';
import { wordsOf } from './tokens';

function languagesIn(...captions: string[]) {
  return languagesOf(captions.map((text) => wordsOf(text).map(({ word }) => word)));
}

describe('the language of a caption', () => {
  it.each([
    ['en', 'Where have you been all this time?'],
    ['es', '¿Dónde has estado todo este tiempo?'],
    ['fr', "Qu'est-ce que tu as fait tout ce temps ?"],
    ['de', 'Wo warst du die ganze Zeit?'],
    [undefined, 'Dove sei stato per tutto questo tempo? Non lo so.'],
    [undefined, 'Onde é que você estava? Eu não sei, mas ele sabe.'],
    [undefined, 'Waar ben je al die tijd geweest? Ik weet het niet.'],
    ['en', 'Tennis'],
    ['en', ''],
  ])('is %s: %s', (language, text) => {
    expect(languagesIn(text)).toEqual([language]);
  });

  it('is that of its neighbours when its own words say nothing', () => {
    const german = 'Wir haben das nicht gewusst, aber es ist so.';
    expect(languagesIn(german, 'Hotel Bristol.', german)).toEqual(['de', 'de', 'de']);
  });

  it('is its own when captions of two tracks take turns', () => {
    const pairs = Array.from({ length: 20 }, () => ['Das ist nicht mein Hund.', 'That is not my dog.']);
    expect(languagesIn(...pairs.flat())).toEqual(pairs.flatMap(() => ['de', 'en']));
  });

  it('is that of the video where nothing is near', () => {
    const spoken = Array.from({ length: 12 }, () => 'No sé qué hacer con los niños.');
    const silent = Array.from({ length: 12 }, () => 'Hotel Bristol.');
    expect(languagesIn(...spoken, ...silent).at(-1)).toBe('es');
  });

  it('costs the same for each caption, however many there are', () => {
    let reads = 0;
    const captions = Array.from(
      { length: 2000 },
      () =>
        new Proxy(['the', 'der'], {
          get: (target, key, receiver) => {
            if (key === '0') reads += 1;
            return Reflect.get(target, key, receiver) as unknown;
          },
        }),
    );
    languagesOf(captions);
    expect(reads).toBe(2000);
  });
});
