import { describe, expect, it } from 'vitest';
import { MAX_WORDS, weighEvidence, type Saying } from './evidence';
import type { Strength } from './lexicon';

/** A phrase about cooking. */
function hit(key: string, strength: Strength, topic = 'cooking'): Saying {
  return { key, meanings: [{ topic, strength }], words: key.toUpperCase(), atMs: 0, source: 'said' };
}

const PREHEAT = hit('preheat the oven', 'strong');
const FLOUR = hit('flour', 'ordinary');
const DOUGH = hit('dough', 'ordinary');
const STIR = hit('stir', 'weak');

function weightOf(own: Saying[], nearby: Saying[] = [], topic = 'cooking'): number | undefined {
  return weighEvidence(own, nearby).get(topic)?.weight;
}

describe('weighEvidence', () => {
  it('is sufficient for a certain phrase, a strong and a weak one, or two ordinary words and a weak one', () => {
    expect(weightOf([hit('baking show', 'certain')])).toBe(3);
    expect(weightOf([PREHEAT, STIR])).toBe(2.5);
    expect(weightOf([FLOUR, DOUGH, STIR])).toBe(2.5);
    expect(weightOf([PREHEAT, FLOUR, STIR])).toBe(3.5);
  });

  it('is not sufficient for nothing, one strong phrase, or two ordinary words', () => {
    expect(weightOf([])).toBeUndefined();
    expect(weightOf([PREHEAT])).toBeUndefined();
    expect(weightOf([FLOUR, DOUGH])).toBeUndefined();
  });

  it('gives a single word half a word less than a phrase if it would weigh more than an ordinary word', () => {
    expect(weightOf([hit('marinade', 'strong'), STIR])).toBeUndefined();
    expect(weightOf([hit('marinade', 'strong'), FLOUR])).toBe(2.5);
    expect(weightOf([hit('sourdough', 'certain')])).toBe(2.5);
    expect(
      weightOf([hit('rifleman', 'certain', 'arms and ammunition')], [], 'arms and ammunition'),
    ).toBeUndefined();
  });

  it('is never sufficient when all words are weak', () => {
    const weak = ['stir', 'mix', 'pan', 'pot', 'dish', 'meal'].map((word) => hit(word, 'weak'));
    expect(weightOf(weak)).toBeUndefined();
  });

  it('counts a phrase once, with its highest weight', () => {
    expect(weightOf([FLOUR, FLOUR])).toBeUndefined();
    expect(weightOf([FLOUR, hit('flour', 'weak'), DOUGH, STIR])).toBe(2.5);
    expect(weightOf([FLOUR, DOUGH, STIR], [FLOUR, DOUGH])).toBe(2.5);
  });

  it('counts nearby phrases half, and only if the line itself has evidence', () => {
    expect(weightOf([FLOUR, STIR], [DOUGH])).toBe(2);
    expect(weightOf([STIR], [PREHEAT])).toBe(1.5);
    expect(weightOf([], [PREHEAT, FLOUR, DOUGH])).toBeUndefined();
  });

  it('separates topics, also for a word that belongs to two', () => {
    const both: Saying = {
      ...hit('serve', 'weak'),
      meanings: [...hit('', 'weak').meanings, ...hit('', 'ordinary', 'tennis').meanings],
    };
    const found = weighEvidence([both, hit('match point', 'strong', 'tennis'), FLOUR], []);
    expect(Array.from(found, ([topic, { weight }]) => [topic, weight])).toEqual([['tennis', 3]]);
  });

  it('subtracts the weight of an ordinary word for each phrase against the topic', () => {
    const film = hit('film', 'against');
    expect(weightOf([PREHEAT, FLOUR, STIR, film])).toBe(2.5);
    expect(weightOf([PREHEAT, FLOUR, STIR], [film, film])).toBe(2.5);
    expect(weightOf([PREHEAT, FLOUR, film])).toBeUndefined();
    expect(weightOf([film], [PREHEAT, FLOUR, DOUGH])).toBeUndefined();
  });

  it('is not sufficient when as much is against the topic as for it, with nearby phrases counted half', () => {
    const nearby = [hit('sourdough', 'certain'), hit('marinade', 'certain')];
    const against = ['film', 'song', 'game'].map((word) => hit(word, 'against'));
    expect(weightOf([STIR, ...against.slice(1)], nearby)).toBe(1);
    expect(weightOf([STIR, ...against], nearby)).toBeUndefined();
  });

  it('requires a weight of three for a sensitive topic, from a certain phrase or from two other phrases or more', () => {
    const arms = 'arms and ammunition';
    const [strong, other] = [hit('machine gun', 'strong', arms), hit('rifle', 'ordinary', arms)];
    expect(weightOf([strong], [], arms)).toBeUndefined();
    expect(weightOf([other, hit('pistol', 'ordinary', arms)], [], arms)).toBeUndefined();
    expect(weightOf([strong, hit('fire', 'weak', arms)], [], arms)).toBeUndefined();
    expect(weightOf([strong, other], [], arms)).toBe(3);
    expect(weightOf([hit('assault rifle', 'certain', arms)], [], arms)).toBe(3);
  });
});

describe('the words of the evidence', () => {
  const wordsOf = (own: Saying[], nearby: Saying[] = []) => weighEvidence(own, nearby).get('cooking')?.words;

  it('are returned as they were said, with time and weight, the highest weight first', () => {
    const near = { ...hit('oven', 'ordinary'), atMs: 4200 };
    const title = { ...hit('recipe', 'ordinary'), atMs: undefined };
    expect(wordsOf([STIR, { ...PREHEAT, atMs: 7000 }], [near, title])).toEqual([
      {
        key: 'preheat the oven',
        words: 'PREHEAT THE OVEN',
        atMs: 7000,
        source: 'said',
        weight: 2,
        fullWeight: 2,
      },
      { key: 'stir', words: 'STIR', atMs: 0, source: 'said', weight: 0.5, fullWeight: 0.5 },
      { key: 'oven', words: 'OVEN', atMs: 4200, source: 'said', weight: 0.5, fullWeight: 1 },
      { key: 'recipe', words: 'RECIPE', atMs: undefined, source: 'said', weight: 0.5, fullWeight: 1 },
    ]);
  });

  it('are those of the line itself when a phrase occurs twice', () => {
    const said = [{ ...FLOUR, atMs: 9000 }, DOUGH, STIR];
    expect(wordsOf(said, [FLOUR])?.map((word) => word.atMs)).toEqual([9000, 0, 0]);
  });

  it('are limited in number, but all of them count', () => {
    const many = Array.from({ length: 30 }, (_, index) => hit(`word ${index}`, 'ordinary'));
    expect(wordsOf(many)).toHaveLength(MAX_WORDS);
    expect(weightOf(many)).toBe(30);
  });
});
