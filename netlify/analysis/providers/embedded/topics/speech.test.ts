import { describe, expect, it } from 'vitest';
import { spokenText, withoutLyrics, withoutNotes, withoutSpeakers } from './speech';

/** Processor time in ms to process a text: the minimum of five runs. */
function timeOf(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    spokenText(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

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

describe('the extraction of speech', () => {
  it.each(['[', '(', '[(', '(a]', '[a] (', ')[', '♪ ', '# ', 'A', 'A:', '- A', 'A B ', ' -', '\n', '>>'])(
    'takes linear time: %s',
    (part) => {
      const once = timeOf(`a: ${part.repeat(25_000)}`);
      // Four times the length takes four times as long, or sixteen times if the cost is quadratic.
      expect(timeOf(`a: ${part.repeat(100_000)}`)).toBeLessThan(8 * (once + 5));
    },
  );
});
