import { describe, expect, it } from 'vitest';
import { BRIEF_LANGUAGES, type BriefLanguage } from '../brief';
import { loadVocabularies } from './load-vocabularies';
import { MEANINGS, TOPIC_OF_OBJECT, type VocabularyKey } from './meanings';
import { parseBrief } from './parse-brief';
import { stem } from './stems';

/** The names of the meanings of a word. */
async function namesOf(word: string, language: BriefLanguage): Promise<string[]> {
  const { terms } = parseBrief(word, await loadVocabularies(language));
  return terms.flatMap(({ meanings }) => meanings.map(({ name }) => name));
}

describe('a word for an object that also names a topic', () => {
  it.each<[BriefLanguage, string, string[]]>([
    ['en', 'car', ['automotive', 'car']],
    ['en', 'cars', ['automotive', 'car']],
    ['de', 'Auto', ['automotive', 'car']],
    ['de', 'Autos', ['automotive', 'car']],
    ['es', 'coche', ['automotive', 'car']],
    ['es', 'coches', ['automotive', 'car']],
    ['fr', 'voiture', ['automotive', 'car']],
    ['fr', 'voitures', ['automotive', 'car']],
    ['en', 'dogs', ['pets', 'dog']],
    ['de', 'Hunde', ['pets', 'dog']],
    ['es', 'perros', ['pets', 'dog']],
    ['fr', 'chiens', ['pets', 'dog']],
    ['en', 'books', ['books and literature', 'book']],
    ['de', 'Bücher', ['books and literature', 'book']],
    ['es', 'libros', ['books and literature', 'book']],
    ['fr', 'livres', ['books and literature', 'book']],
    ['en', 'pizza', ['food and drink', 'pizza']],
    ['en', 'bike', ['cycling', 'bicycle']],
  ])('means the topic first, then the object: %s %s', async (language, word, names) => {
    expect(await namesOf(word, language)).toEqual(names);
  });

  it.each(BRIEF_LANGUAGES)('means both in every word and form that is listed: %s', async (language) => {
    const [vocabulary] = await loadVocabularies(language);
    const words = new Map(Object.entries(vocabulary?.words ?? {}));
    const phrasesOf = (key: string) => (words.get(key) ?? '').split(', ');
    const stemOf = (phrase: string) =>
      phrase
        .split(' ')
        .map((word) => stem(language, word))
        .join(' ');
    for (const [object, topic] of Object.entries(TOPIC_OF_OBJECT)) {
      const objects = phrasesOf(object);
      const stems = new Set(objects.map(stemOf));
      const both = [topic, object].map((key) => MEANINGS.get(key as VocabularyKey)?.name);
      for (const word of [...objects, ...phrasesOf(topic).filter((phrase) => stems.has(stemOf(phrase)))]) {
        expect(await namesOf(word, language), word).toEqual(expect.arrayContaining(both));
      }
    }
  });

  it('means the object alone when it names no topic', async () => {
    expect(await namesOf('umbrella', 'en')).toEqual(['umbrella']);
  });
});
