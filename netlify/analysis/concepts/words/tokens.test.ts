import { describe, expect, it } from 'vitest';
import { withoutNotes } from './tokens';

/** Processor time in ms of taking the notes out, the shortest of five tries. */
function timeOf(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    withoutNotes(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

describe('notes about the sound', () => {
  it.each([
    ['[upbeat music] Hello (engine roars) again', '  Hello   again'],
    ['one [two (three] four) five', 'one   four) five'],
    ['one [two [three] four] five', 'one   four] five'],
    ['one [two (three) four', 'one [two   four'],
    ['] one ) two', '] one ) two'],
    ['[]()', '  '],
    ['', ''],
  ])('are taken out of: %s', (text, kept) => {
    expect(withoutNotes(text)).toBe(kept);
  });

  it.each(['[', '(', '[(', '(a]', '[a] (', ')['])('cost no more than the text is long: %s', (piece) => {
    const once = timeOf(piece.repeat(25_000));
    // Four times as long takes four times the time, sixteen times when it is quadratic.
    expect(timeOf(piece.repeat(100_000))).toBeLessThan(8 * (once + 5));
  });
});
