import { describe, expect, it } from 'vitest';
import { withoutLyrics, withoutNotes, withoutSpeakers } from './speech';

describe('notes about sounds', () => {
  it.each([
    ['[upbeat music] Hello (engine roars) again', '  Hello   again'],
    ['one [two (three] four) five', 'one   four) five'],
    ['one [two [three] four] five', 'one   four] five'],
    ['one [two (three) four', 'one [two   four'],
    ['] one ) two', '] one ) two'],
    ['[]()', '  '],
    ['', ''],
  ])('are removed from: %s', (text, rest) => {
    expect(withoutNotes(text)).toBe(rest);
  });
});

describe('lyrics', () => {
  it.each([
    ['♪ I shot the sheriff ♪', ''],
    ['♪ I shot the sheriff', ''],
    ['but I did not shoot the deputy ♪', ''],
    ['Listen! ♪ la la ♪ Nice, is it not? ♫ la ♫', 'Listen! Nice, is it not?'],
    ['Turn it off. ♪♪ la la', 'Turn it off.'],
    ['# Happy birthday to you #', ''],
    ['We are #1 in the charts', 'We are #1 in the charts'],
    ['Follow #cooking and #travel', 'Follow #cooking and #travel'],
    ['♪', ''],
  ])('are removed from: %s', (text, rest) => {
    expect(withoutLyrics(text).replace(/\s+/g, ' ').trim()).toBe(rest);
  });
});

describe('names of speakers', () => {
  it.each([
    ['CHEF: Add the flour.', 'Add the flour.'],
    ['- DR. MAY: Breathe. - MAN 2: I do.', '- Breathe. - I do.'],
    ['>> REPORTER: Back to you.', '>> Back to you.'],
    ['ÉVÊQUE: Bonjour.', 'Bonjour.'],
    ['TODAY: BREAD AND BUTTER', 'TODAY: BREAD AND BUTTER'],
    ['Remember this: salt first.', 'Remember this: salt first.'],
    ['It was 7:30. OK: fine', 'It was 7:30. OK: fine'],
  ])('are removed from: %s', (text, rest) => {
    expect(withoutSpeakers(text).replace(/\s+/g, ' ').trim()).toBe(rest);
  });
});
