import { describe, expect, it } from 'vitest';
import { PhraseIndex } from './phrase-index';
import { wordsOf } from './tokens';

const INDEX = new PhraseIndex('de', {
  topics: {
    crime: { ordinary: ['~polizei~', 'verbrechen'] },
    soccer: { ordinary: ['fußball~'] },
    'fitness and exercise': { ordinary: ['~training'] },
  },
  idioms: ['polizeiruf'],
});

const found = (text: string) =>
  INDEX.find(wordsOf(text)).map(({ key, meanings }) => `${key}: ${meanings.map((m) => m.topic).join()}`);

describe('German compounds', () => {
  it.each([
    ['die Kriminalpolizei', ['polizei: crime']],
    ['der Polizeiwagen', ['polizei: crime']],
    ['ein Fussballspieler', ['fussball: soccer']],
    ['FUSSBALLTRAINING', ['fussball: soccer', 'training: fitness and exercise']],
    ['Fußball', ['fussball: soccer']],
    ['Polizeiruf', []],
    ['Verbrechensbekämpfung', []],
    ['Polizeien, Polizeit', ['polizei: crime']],
    ['ein Fußballa', []],
  ])('in: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
