import { describe, expect, it } from 'vitest';
import { IDIOMS } from './lexicon/idioms';
import { phrasesIn, PhraseIndex } from './phrase-index';
import { tokensOf } from './tokens';
import { TOPICS } from './topics';

const LISTS = TOPICS.flatMap((topic) =>
  (['strong', 'ordinary', 'weak'] as const).map(
    (strength) => [topic.name, strength, phrasesIn(topic[strength])] as const,
  ),
);

/** What makes two phrases of one topic the same: as written, or by stems. */
function keyOf(phrase: string): string {
  return phrase.startsWith('=')
    ? phrase
    : tokensOf(phrase)
        .map((token) => token.stem)
        .join(' ');
}

describe('the lexicon', () => {
  it.each(LISTS)('of %s, %s, is well formed', (_topic, _strength, phrases) => {
    expect(phrases.length).toBeGreaterThan(3);
    for (const phrase of phrases) expect(phrase).toMatch(/^(=[a-z]+|[a-z]+([ -][a-z]+)*)$/);
  });

  it.each(TOPICS.map((topic) => [topic.name, topic] as const))('of %s says nothing twice', (_name, topic) => {
    const keys = (['strong', 'ordinary', 'weak'] as const).flatMap((strength) =>
      phrasesIn(topic[strength]).map(keyOf),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(TOPICS.map((topic) => [topic.name, topic] as const))(
    'of %s has phrases, not words, as strong ones',
    (name, topic) => {
      const single = phrasesIn(topic.strong).filter((phrase) => tokensOf(phrase).length === 1);
      const proper = ['basketball', 'bundesliga', 'quarterback', 'tennis', 'wimbledon'];
      expect(
        single.filter((word) => !proper.includes(word)),
        name,
      ).toEqual([]);
    },
  );

  it('has each topic of the taxonomy once', () => {
    expect(new Set(TOPICS.map((topic) => topic.taxonomyId)).size).toBe(TOPICS.length);
    expect(new Set(TOPICS.map((topic) => topic.name)).size).toBe(TOPICS.length);
  });

  it('proves nothing by an idiom', () => {
    const index = new PhraseIndex(TOPICS);
    for (const idiom of phrasesIn(IDIOMS)) expect(index.find(idiom), idiom).toEqual([]);
  });
});
