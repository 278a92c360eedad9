import { describe, expect, it } from 'vitest';
import { weighEvidence } from './evidence';
import type { Hit, Meaning } from './phrase-index';

/** A phrase that says something about cooking. */
function hit(key: string, strength: Meaning['strength'], topic = 'cooking'): Hit {
  return { key, meanings: [{ topic, strength }] };
}

const PREHEAT = hit('preheat the oven', 'strong');
const FLOUR = hit('flour', 'ordinary');
const DOUGH = hit('dough', 'ordinary');
const STIR = hit('stir', 'weak');

function weightOf(own: Hit[], nearby: Hit[] = []): number | undefined {
  return weighEvidence(own, nearby).get('cooking');
}

describe('weighEvidence', () => {
  it('is enough: a strong phrase, two ordinary ones, or an ordinary and two weak ones', () => {
    expect(weightOf([PREHEAT])).toBe(2);
    expect(weightOf([FLOUR, DOUGH])).toBe(2);
    expect(weightOf([FLOUR, STIR, hit('mix', 'weak')])).toBe(2);
    expect(weightOf([PREHEAT, FLOUR, STIR])).toBe(3.5);
  });

  it('is not enough: nothing, one ordinary phrase, or one with one weak one', () => {
    expect(weightOf([])).toBeUndefined();
    expect(weightOf([FLOUR])).toBeUndefined();
    expect(weightOf([FLOUR, STIR])).toBeUndefined();
  });

  it('is never enough when all are weak', () => {
    const weak = ['stir', 'mix', 'pan', 'pot', 'dish', 'meal'].map((word) => hit(word, 'weak'));
    expect(weightOf(weak)).toBeUndefined();
  });

  it('counts a phrase once, at its best', () => {
    expect(weightOf([FLOUR, FLOUR])).toBeUndefined();
    expect(weightOf([FLOUR, hit('flour', 'weak'), DOUGH])).toBe(2);
    expect(weightOf([FLOUR, DOUGH], [FLOUR, DOUGH])).toBe(2);
  });

  it('counts what is said nearby half, and nothing when nothing is said here', () => {
    expect(weightOf([FLOUR], [DOUGH])).toBe(1.5);
    expect(weightOf([STIR], [PREHEAT])).toBe(1.5);
    expect(weightOf([], [PREHEAT, FLOUR, DOUGH])).toBeUndefined();
  });

  it('keeps topics apart, also for a word that belongs to two', () => {
    const both: Hit = {
      key: 'serve',
      meanings: [...hit('', 'weak').meanings, ...hit('', 'ordinary', 'tennis').meanings],
    };
    const weights = weighEvidence([both, hit('forehand', 'ordinary', 'tennis'), FLOUR], []);
    expect([...weights]).toEqual([['tennis', 2]]);
  });
});
