import { describe, expect, it } from 'vitest';
import { conceptsOf } from '../concepts/concepts-of';
import { videoOf } from '../concepts/testing/video';
import type { Saying, TopicEvidence } from './evidence';
import type { Strength } from './lexicon';
import { neighborTopics, sensitiveTopics, type SpokenLine } from './smooth-weights';

const NO_TOPICS: ReadonlyMap<string, TopicEvidence> = new Map();

/** One line every four seconds: `flour`, `dough!` (strong), `salt?` (weak), `court-` (against); nothing for ``. */
function linesOf(texts: readonly string[], { topic = 'cooking', everyMs = 4000 } = {}): SpokenLine[] {
  return texts.map((text, index) => ({
    startMs: index * everyMs,
    sayings: text.split(' ').flatMap((word) => sayingOf(word, topic, index * everyMs)),
    topics: NO_TOPICS,
  }));
}

const STRENGTHS: Readonly<Record<string, Strength>> = { '!': 'strong', '?': 'weak', '-': 'against' };

function sayingOf(word: string, topic: string, atMs: number): Saying[] {
  if (word === '') return [];
  const key = word.replace(/[!?-]$/u, '');
  const strength = STRENGTHS[word.slice(key.length)] ?? 'ordinary';
  return [{ key, meanings: [{ topic, strength }], words: key, atMs, source: 'said' }];
}

const topicsOf = (lines: readonly SpokenLine[]) =>
  neighborTopics(lines).map((added) => [...added.keys()].join());

describe('topics from neighboring lines', () => {
  it('are added to lines with a phrase, and to a line without one between them', () => {
    expect(topicsOf(linesOf(['flour', 'dough', '', 'oven', 'yeast pan']))).toEqual(
      Array.from({ length: 5 }, () => 'cooking'),
    );
    expect(topicsOf(linesOf(['flour', 'dough', '', 'oven', 'yeast']))[2]).toBe('');
  });

  it('need phrases before and after a line without one, one of them next to it', () => {
    expect(topicsOf(linesOf(['flour! dough!', 'oven! yeast!', '', '', '']))[2]).toBe('');
    const far = linesOf(['flour! dough!', 'oven! yeast!', '', '', '', 'salt! pan!']);
    expect(topicsOf(far).slice(2, 5)).toEqual(['cooking', '', 'cooking']);
  });

  it('need phrases in two lines', () => {
    expect(topicsOf(linesOf(['flour dough oven yeast', '', '']))).toEqual(['', '', '']);
  });

  it('count a repeated phrase less than another, and a weak one once', () => {
    expect(topicsOf(linesOf(['flour', 'dough', 'oven', 'yeast', 'pan']))[2]).toBe('cooking');
    expect(topicsOf(linesOf(['flour', 'flour', 'flour', 'flour', 'flour']))[2]).toBe('');
    const weak = Array.from({ length: 17 }, (_, index) => (index === 8 ? 'flour! salt?' : 'salt?'));
    expect(topicsOf(linesOf(weak))[8]).toBe('');
  });

  it('are not added against phrases with another meaning', () => {
    const texts = ['flour', 'dough', 'oven', 'yeast', 'pan'];
    expect(topicsOf(linesOf([...texts, 'court- judge- law-']))[2]).toBe('');
  });

  it('are not taken from lines that are far in time', () => {
    expect(topicsOf(linesOf(['flour', 'dough', 'oven', 'yeast', 'pan'], { everyMs: 41_000 }))).toEqual(
      Array.from({ length: 5 }, () => ''),
    );
  });

  it('are never sensitive', () => {
    expect(
      topicsOf(linesOf(['gun!', 'rifle!', 'ammo!', 'pistol!'], { topic: 'arms and ammunition' })),
    ).toEqual(['', '', '', '']);
  });

  it('are not added to a line about another topic, and have the phrases of both sides as evidence', () => {
    const evidence: TopicEvidence = { weight: 3, words: [] };
    const lines = linesOf(['flour! dough!', '', 'oven! yeast!']);
    const other = lines.map((line, index) =>
      index === 1 ? { ...line, topics: new Map([['soccer', evidence]]) } : line,
    );
    expect(topicsOf(other)[1]).toBe('');
    const added = neighborTopics(lines)[1]?.get('cooking');
    expect(added?.words.map(({ key, atMs }) => `${key} ${String(atMs)}`).sort()).toEqual([
      'dough 0',
      'flour 0',
      'oven 8000',
      'yeast 8000',
    ]);
    expect(added?.weight).toBeCloseTo((4 * 1.5 * (8 / 9)) / 2);
  });
});

describe('sensitive topics of a conversation', () => {
  const found = (texts: readonly string[], options: Parameters<typeof linesOf>[1] = {}) =>
    sensitiveTopics(linesOf(texts, { topic: 'arms and ammunition', ...options })).map(
      (added) => added.size === 1,
    );

  it('are those of phrases in several lines; a line without a phrase has none', () => {
    expect(found(['gun! rifle', '', 'pistol'])).toEqual([true, false, true]);
    expect(found(['gun! pistol! rifle!', '', ''])).toEqual([false, false, false]);
    expect(found(['gun', 'pistol', ''])).toEqual([false, false, false]);
  });

  it('need a phrase that is not weak, in lines that are near in time', () => {
    expect(found(['gun? pistol? rifle?', 'ammo? holster? barrel?'])).toEqual([false, false]);
    expect(found(['gun!', 'pistol!'], { everyMs: 41_000 })).toEqual([false, false]);
  });

  it('are not added against phrases with another meaning, nor to a line that has them', () => {
    expect(found(['gun! water- toy-', 'pistol!'])).toEqual([false, false]);
    const lines = linesOf(['gun!', 'pistol!'], { topic: 'arms and ammunition' });
    const evidence: TopicEvidence = { weight: 3, words: [] };
    const known = lines.map((line) => ({ ...line, topics: new Map([['arms and ammunition', evidence]]) }));
    expect(sensitiveTopics(known).map(({ size }) => size)).toEqual([0, 0]);
  });

  it('are no other topics', () => {
    expect(found(['flour!', 'dough!'], { topic: 'cooking' })).toEqual([false, false]);
  });
});

describe('the topics of a video', () => {
  const cooking = (lines: readonly string[], captionLanguage: string) => {
    const cues = lines.map((text, index) => ({ startMs: index * 4000, endMs: index * 4000 + 3999, text }));
    const entries = conceptsOf(videoOf({ seconds: lines.length * 4, captionLanguage, cues }));
    return entries.some(
      ({ timestamp, concepts }) =>
        timestamp >= 8000 && timestamp < 12_000 && concepts.some(({ name }) => name === 'cooking'),
    );
  };

  it('include those of neighboring lines in German, and not in English, which has an encoder', () => {
    const german = ['Das Mehl und die Hefe dazu.', 'Den Teig gut kneten.', 'Und das war es dann auch schon.'];
    expect(cooking([...german, 'Dann kommt er in den Ofen.', 'Mit Zwiebeln und Petersilie.'], 'de')).toBe(
      true,
    );
    const english = [
      'First the flour and the yeast.',
      'Knead the dough well.',
      'And that is all there is to it.',
    ];
    expect(cooking([...english, 'Then it goes in the oven.', 'With onions and parsley.'], 'en')).toBe(false);
  });
});
