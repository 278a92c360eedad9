import { describe, expect, it } from 'vitest';
import { PhraseIndex } from './phrase-index';
import { wordsOf } from './tokens';

const INDEX = new PhraseIndex('de', {
  topics: {
    crime: { ordinary: ['~polizei~', 'verbrechen'] },
    soccer: { ordinary: ['fußball~'] },
    'fitness and exercise': { ordinary: ['~training'] },
    'real estate': { strong: ['mietvertrag'], ordinary: ['vermieter', 'miete'] },
    education: { strong: ['internat'] },
    'arms and ammunition': { strong: ['munition'] },
    'style and fashion': { strong: ['kleiden', '=jackett'] },
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

describe('a German word without a mark', () => {
  const meanings = (text: string) =>
    INDEX.find(wordsOf(text)).flatMap((hit) => hit.meanings.map((m) => `${m.topic}: ${m.strength}`));

  it.each([
    ['is the first part of compounds, and proves less there', 'Mietvertragsrecht', ['real estate: ordinary']],
    ['is the last part of compounds', 'ein Wohnungsvermieter', ['real estate: weak']],
    ['is no part if it is short', 'Einmiete', []],
    ['is no part if the other part is an ending', 'Mietvertrages', ['real estate: strong']],
    ['is no part of a verb with a prefix', 'wir verkleiden uns', []],
    ['is no part if it begins words on other topics', 'internationale Gäste', []],
    ['is no part if it matches only as written', 'Samtjackett', []],
    ['proves nothing about a sensitive topic', 'Munitionsdepot', []],
  ])('%s: %s', (_, text, expected) => {
    expect(meanings(text)).toEqual(expected);
  });
});
