import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../captions/languages';
import {
  folderOf,
  parseVocabulary,
  readLexicon,
  readTitleLexicon,
  STRENGTHS,
  type Vocabulary,
} from './lexicon';
import { notationOf, phraseIndexOf } from './phrase-index';
import { tokensOf, wordsOf } from './tokens';
import { TOPICS } from './topic-table';

const LEXICA = new Map(LANGUAGES.map((language) => [language, readLexicon(language)]));

const VOCABULARIES = [...LEXICA].flatMap(([language, { topics }]) =>
  Object.entries(topics).map(
    ([topic, vocabulary]) => [language, topic, vocabulary] as [Language, string, Vocabulary],
  ),
);

/** The first tier of the IAB Content Taxonomy 3.1. */
const TOP_LEVEL: readonly string[] = [
  'Attractions',
  'Automotive',
  'Books and Literature',
  'Business and Finance',
  'Careers',
  'Communication',
  'Crime',
  'Disasters',
  'Education',
  'Entertainment',
  'Events',
  'Family and Relationships',
  'Fine Art',
  'Food & Drink',
  'Genres',
  'Healthy Living',
  'Hobbies & Interests',
  'Holidays',
  'Home & Garden',
  'Law',
  'Medical Health',
  'Personal Celebrations & Life Events',
  'Personal Finance',
  'Pets',
  'Politics',
  'Pop Culture',
  'Real Estate',
  'Religion & Spirituality',
  'Science',
  'Sensitive Topics',
  'Shopping',
  'Sports',
  'Style & Fashion',
  'Technology & Computing',
  'Travel',
  'Video Gaming',
  'War and Conflicts',
];

/** Words in lower case; an asterisk within a phrase; the marks of compounds only on a single word. */
const FORM =
  /^(=?[\p{Ll}\d']+([ '-][\p{Ll}\d']+|( \*)+ [\p{Ll}\d']+|\. [\p{Ll}\d']+|\/\d+)*|~?[\p{Ll}-]+~?)$/u;

/** Key that identifies equal phrases of one topic: as written, or by stems. */
function keyOf(phrase: string, language: Language): string {
  const { words, asWritten } = notationOf(phrase);
  return asWritten ? phrase : stemsOf(words, language);
}

function stemsOf(words: string, language: Language): string {
  return tokensOf(wordsOf(words.replaceAll('*', '0')), language)
    .map((token) => token.stem)
    .join(' ');
}

describe('the lexicon', () => {
  it.each(VOCABULARIES)(
    'in %s of %s is well formed and has enough phrases',
    (_language, _topic, vocabulary) => {
      for (const strength of STRENGTHS) {
        const phrases = vocabulary[strength] ?? [];
        if (strength !== 'against' && strength !== 'certain') expect(phrases.length).toBeGreaterThan(3);
        for (const phrase of phrases) expect(phrase).toMatch(FORM);
      }
    },
  );

  it.each(VOCABULARIES)('in %s of %s has no duplicates', (language, _topic, vocabulary) => {
    const keys = STRENGTHS.flatMap((strength) =>
      (vocabulary[strength] ?? []).map((phrase) => keyOf(phrase, language)),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each([...LEXICA])(
    'in %s has no phrase that occurs only in idioms, and no idiom that hides a phrase',
    (language, lexicon) => {
      const { idioms, topics } = lexicon;
      const keys = new Set<string>();
      for (const idiom of idioms) {
        expect(phraseIndexOf(language).find(wordsOf(notationOf(idiom).words)), idiom).toEqual([]);
        if (!idiom.startsWith('=')) keys.add(stemsOf(idiom, language));
      }
      const hidden = Object.values(topics).flatMap((vocabulary) =>
        STRENGTHS.flatMap((strength) => vocabulary[strength] ?? []).filter((phrase) =>
          keys.has(stemsOf(notationOf(phrase).words, language)),
        ),
      );
      expect(hidden).toEqual([]);
    },
  );

  it('has compounds in German only', () => {
    const marked = VOCABULARIES.filter(
      ([language, , vocabulary]) =>
        language !== 'de' &&
        STRENGTHS.some((strength) => vocabulary[strength]?.some((phrase) => phrase.includes('~'))),
    );
    expect(marked).toEqual([]);
  });
});

describe('the lexicon of titles', () => {
  const { topics } = readTitleLexicon('en');

  it('has phrases for every sensitive topic, well formed', () => {
    const sensitive = TOPICS.filter(({ isSensitive }) => isSensitive).map(({ name }) => name as string);
    expect(Object.keys(topics)).toEqual(sensitive);
    for (const { certain = [], strong = [], ordinary = [], against = [] } of Object.values(topics)) {
      for (const phrase of [...certain, ...strong, ...ordinary, ...against]) expect(phrase).toMatch(FORM);
      expect(new Set([...strong, ...ordinary]).size).toBe(strong.length + ordinary.length);
    }
  });

  it('has clear and ambiguous phrases of its own, and certain ones of two words or more', () => {
    const { certain = [], strong = [], ordinary = [] } = topics['arms and ammunition'] ?? {};
    expect(strong).toContain('rifle');
    expect(ordinary).toContain('bullet');
    expect(certain).toContain('hand grenades');
    expect(certain.filter((phrase) => !phrase.includes(' '))).toEqual([]);
  });

  it('has in other languages certain phrases only', () => {
    const found = Object.values(readTitleLexicon('de').topics);
    expect(found.some(({ certain = [] }) => certain.length > 0)).toBe(true);
    expect(found.every(({ strong = [], ordinary = [] }) => strong.length + ordinary.length === 0)).toBe(true);
  });
});

describe('the files of the lexicon', () => {
  it('are one per language for each topic and for the idioms, one for titles, and no others', () => {
    const folders = ['idioms', ...TOPICS.map(({ name }) => folderOf(name))];
    const wanted = folders.flatMap((folder) => LANGUAGES.map((language) => join(folder, `${language}.txt`)));
    wanted.push(join('titles', 'en.txt'));
    const found = readdirSync(join(import.meta.dirname, 'lexicon'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'README.md')
      .map((entry) => relative(join(import.meta.dirname, 'lexicon'), join(entry.parentPath, entry.name)));
    expect(found.sort()).toEqual(wanted.sort());
  });

  it('separate phrases by commas and lines, and may have comments', () => {
    const text =
      '# A comment\n[strong]\none thing, another,\n  a third\n\n[weak]\n # strong, too\r\n=fourth~\r\n';
    expect(parseVocabulary(text, 'test')).toEqual({
      strong: ['one thing', 'another', 'a third'],
      weak: ['=fourth~'],
    });
  });

  it.each([
    ['strong\n[strong]', 'before the first heading'],
    ['[storng]\na', 'unknown heading [storng]'],
    ['[weak]\na\n[weak]\nb', '[weak] stands twice'],
  ])('are refused with %j', (text, problem) => {
    expect(() => parseVocabulary(text, 'test')).toThrow(problem);
  });
});

describe('the table of topics', () => {
  it('has each topic of the taxonomy once, with its name there', () => {
    expect(new Set(TOPICS.map((topic) => topic.taxonomyId)).size).toBe(TOPICS.length);
    for (const { name, tier1, tier2 } of TOPICS) {
      expect(name).toBe((tier2 ?? tier1).toLowerCase().replaceAll('&', 'and'));
    }
  });

  it('has every top-level category, by itself or by a row below it', () => {
    const tiers = new Set(TOPICS.map(({ tier1 }) => tier1));
    expect(TOP_LEVEL.filter((name) => !tiers.has(name))).toEqual([]);
    expect([...tiers].filter((name) => !TOP_LEVEL.includes(name))).toEqual([]);
    expect(TOPICS.filter(({ tier1 }) => tier1 === 'Sensitive Topics')).toHaveLength(11);
  });

  it('marks all topics as sensitive except at least thirty that no brand avoids', () => {
    expect(TOPICS.filter((topic) => !topic.isSensitive).length).toBeGreaterThanOrEqual(30);
    const sensitive = TOPICS.filter((topic) => topic.isSensitive).map((topic) => topic.tier1);
    expect(new Set(sensitive)).toEqual(new Set(['Crime', 'Sensitive Topics']));
    expect(TOPICS.filter((topic) => topic.tier1 === 'Sensitive Topics').every((t) => t.isSensitive)).toBe(
      true,
    );
  });
});
