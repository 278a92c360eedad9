import { describe, expect, it } from 'vitest';
import { primaryLanguage } from './languages';

describe('the primary language of a tag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DEU', 'de'],
    ['ger', 'de'],
    ['de_AT', 'de'],
    ['fre', 'fr'],
    ['fra-CA', 'fr'],
    ['spa', 'es'],
    ['es-419', 'es'],
    ['eng', 'en'],
    ['en_US', 'en'],
    [' zh-Hant-TW ', 'zh'],
    ['ita', 'it'],
    ['gsw', 'gsw'],
  ])('of %j is %s', (tag, language) => {
    expect(primaryLanguage(tag)).toBe(language);
  });

  it.each(['', 'und', 'mul', 'zxx', 'x-private', 'english', '1', 'e', '-en'])('of %j is unknown', (tag) => {
    expect(primaryLanguage(tag)).toBeUndefined();
  });
});
