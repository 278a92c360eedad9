import { describe, expect, it } from 'vitest';
import { PhraseIndex } from './phrase-index';
import { wordsOf } from './tokens';

const INDEX = new PhraseIndex('en', {
  topics: {
    'personal finance': { strong: ['savings account'], ordinary: ['=savings', 'bank'], weak: ['money'] },
    crime: {
      certain: ['pulled a gun on * brother'],
      ordinary: ['robbery'],
      weak: ['money'],
      against: ['chess'],
    },
  },
  idioms: ['river bank', 'bank of the river'],
});

function found(text: string) {
  return INDEX.find(wordsOf(text)).map(({ from, to }) => text.slice(from, to));
}

describe('finding phrases', () => {
  it('finds the longest phrase, and each word once', () => {
    expect(found('Her savings account is at the bank.')).toEqual(['savings account', 'bank']);
    expect(found('Savings')).toEqual(['Savings']);
  });

  it('finds nothing within an idiom', () => {
    expect(found('On the bank of the river, on the river bank, at the bank')).toEqual(['bank']);
  });

  it('finds no phrase across a period or a comma', () => {
    expect(found('She has savings. Account for them!')).toEqual(['savings']);
    expect(found('They crossed the river, banks were shut.')).toEqual(['banks']);
  });

  it('finds any one word where the phrase has an asterisk', () => {
    expect(found('He pulls a gun on their brothers')).toEqual(['pulls a gun on their brothers']);
    expect(found('He pulls a gun on brothers')).toEqual([]);
    expect(found('He pulled a gun on my own brother')).toEqual([]);
    expect(found('He pulled a gun on, brother')).toEqual([]);
    expect(() => new PhraseIndex('en', { topics: {}, idioms: ['* gun'] })).toThrow('begin with a word');
  });

  it('finds a marked form exactly as it is written', () => {
    expect(found('saving')).toEqual([]);
  });

  it('finds all meanings of a phrase', () => {
    const meanings = INDEX.find(wordsOf('Money from chess')).map((hit) => hit.meanings);
    expect(meanings).toEqual([
      [
        { topic: 'personal finance', strength: 'weak' },
        { topic: 'crime', strength: 'weak' },
      ],
      [{ topic: 'crime', strength: 'against' }],
    ]);
  });
});
