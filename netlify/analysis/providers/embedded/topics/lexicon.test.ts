import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language';
import { indexOf, LEXICA } from './lexica';
import type { Vocabulary } from './lexicon';
import { notationOf, phrasesIn, STRENGTHS } from './phrase-index';
import { tokensOf, wordsOf } from './tokens';
import { TOPICS } from './topic-table';

const VOCABULARIES = LANGUAGES.flatMap((language) =>
  Object.entries(LEXICA[language].topics).map(
    ([topic, vocabulary]) => [language, topic, vocabulary] as [Language, string, Vocabulary],
  ),
);

/** Words in lower case; one of a compound's marks only around a single word. */
const FORM = /^(=?[\p{Ll}\d']+([ '-][\p{Ll}\d']+|\. [\p{Ll}\d']+|\/\d+)*|~?[\p{Ll}-]+~?)$/u;

/** What makes two phrases of one topic the same: as written, or by stems. */
function keyOf(phrase: string, language: Language): string {
  const { words, asWritten } = notationOf(phrase);
  return asWritten ? phrase : stemsOf(words, language);
}

function stemsOf(words: string, language: Language): string {
  return tokensOf(wordsOf(words), language)
    .map((token) => token.stem)
    .join(' ');
}

describe('the lexicon', () => {
  it.each(VOCABULARIES)('in %s of %s is well formed and not thin', (_language, _topic, vocabulary) => {
    for (const strength of STRENGTHS) {
      const phrases = phrasesIn(vocabulary[strength] ?? '');
      if (strength !== 'against' && strength !== 'certain') expect(phrases.length).toBeGreaterThan(3);
      for (const phrase of phrases) expect(phrase).toMatch(FORM);
    }
  });

  it.each(VOCABULARIES)('in %s of %s says nothing twice', (language, _topic, vocabulary) => {
    const keys = STRENGTHS.flatMap((strength) =>
      phrasesIn(vocabulary[strength] ?? '').map((phrase) => keyOf(phrase, language)),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(LANGUAGES)('in %s proves nothing by an idiom, and no idiom hides a phrase', (language) => {
    const { idioms, topics } = LEXICA[language];
    const keys = new Set<string>();
    for (const idiom of phrasesIn(idioms)) {
      expect(indexOf(language).find(wordsOf(notationOf(idiom).words)), idiom).toEqual([]);
      if (!idiom.startsWith('=')) keys.add(stemsOf(idiom, language));
    }
    const hidden = Object.values(topics).flatMap((vocabulary) =>
      STRENGTHS.flatMap((strength) => phrasesIn(vocabulary[strength] ?? '')).filter((phrase) =>
        keys.has(stemsOf(notationOf(phrase).words, language)),
      ),
    );
    expect(hidden).toEqual([]);
  });

  it('keeps compounds to German', () => {
    const marked = VOCABULARIES.filter(
      ([language, , vocabulary]) =>
        language !== 'de' && STRENGTHS.some((strength) => vocabulary[strength]?.includes('~')),
    );
    expect(marked).toEqual([]);
  });
});

describe('the table of topics', () => {
  it('has each topic of the taxonomy once, under its name there', () => {
    expect(new Set(TOPICS.map((topic) => topic.taxonomyId)).size).toBe(TOPICS.length);
    for (const { name, tier1, tier2 } of TOPICS) {
      expect(name).toBe((tier2 ?? tier1).toLowerCase().replaceAll('&', 'and'));
    }
  });

  it('has at least thirty topics that nobody keeps away from, and marks all others', () => {
    expect(TOPICS.filter((topic) => !topic.isSensitive).length).toBeGreaterThanOrEqual(30);
    const sensitive = TOPICS.filter((topic) => topic.isSensitive).map((topic) => topic.tier1);
    expect(new Set(sensitive)).toEqual(new Set(['Crime', 'Sensitive Topics']));
    expect(TOPICS.filter((topic) => topic.tier1 === 'Sensitive Topics').every((t) => t.isSensitive)).toBe(
      true,
    );
  });
});
