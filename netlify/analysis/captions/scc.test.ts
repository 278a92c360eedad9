import { describe, expect, it } from 'vitest';
import { isScc, readScc } from './scc';
import { lettersOf } from './testing/line21';

const HEAD = 'Scenarist_SCC V1.0\n\n';
/** The codes of text, two characters each, with odd parity. */
const codes = (text: string) =>
  (text.length % 2 === 0 ? text : `${text}\0`)
    .match(/../gs)
    ?.map((pair) =>
      lettersOf(pair)
        .map((letter) => odd(letter).toString(16).padStart(2, '0'))
        .join(''),
    )
    .join(' ') ?? '';
const odd = (byte: number) => {
  const ones = byte.toString(2).replaceAll('0', '').length;
  return ones % 2 === 0 ? byte | 0x80 : byte;
};
/** Pop-on: resume loading twice, a position, the text, end of caption twice. */
const popOn = (...lines: string[]) =>
  `9420 9420 ${lines.map((line, index) => `${index === lines.length - 1 ? '9470 9470' : '94d0 94d0'} ${codes(line)}`).join(' ')} 942f 942f`;
const cuesOf = (source: string) =>
  readScc(source).cues.map(({ startMs, endMs, text }) => [Math.round(startMs), Math.round(endMs), text]);

describe('a file of Scenarist closed captions', () => {
  it('is recognized by its first line', () => {
    expect(isScc(`\uFEFF${HEAD}`)).toBe(true);
    expect(isScc('Scenarist')).toBe(false);
  });

  it('shows a caption when its end code comes, and until the screen is erased', () => {
    const source = `${HEAD}00:00:01:00\t${popOn('Good', 'evening')}\n\n00:00:04:00\t942c 942c\n`;
    // Two codes to load, two for each position, two and four for the letters: the end is the thirteenth.
    expect(cuesOf(source)).toEqual([[Math.round((30 + 12) * 33.3667), 4004, 'Good evening']]);
  });

  it.each([
    ['01:00:00;00', 3_600_000],
    ['01:00:00:00', 3_603_600],
    ['00:59:59;29', 3_599_963],
    ['00:01:00;02', 60_060],
    ['00:10:00;00', 600_000],
  ])('reads the time code %s', (timeCode, expected) => {
    const [cue] = readScc(`${HEAD}${timeCode}\t942f 942f\n`).cues;
    expect(cue).toBeUndefined();
    const [shown] = cuesOf(`${HEAD}00:00:00:00\t9420 9470 ${codes('ab')}\n${timeCode}\t942f 942f\n`);
    expect(Math.abs(Number(shown?.[0]) - expected)).toBeLessThanOrEqual(20);
  });

  it('says all of a caption that is shown at once, also a row that the one before had', () => {
    const source = `${HEAD}00:00:01:00\t9420 94ae ${popOn('And those who', 'it.').slice(10)}\n00:00:04:00\t9420 94ae ${popOn('Be nice about', 'it.').slice(10)}\n00:00:07:00\t942c 942c\n`;
    expect(cuesOf(source).map(([, , text]) => text)).toEqual(['And those who it.', 'Be nice about it.']);
    const longer = `${HEAD}00:00:01:00\t9420 94ae ${popOn('No').slice(10)}\n00:00:04:00\t9420 94ae ${popOn('No one').slice(10)}\n00:00:07:00\t942c 942c\n`;
    expect(cuesOf(longer).map(([, , text]) => text)).toEqual(['No', 'No one']);
  });

  it('says each line of rolling captions once, from its first letter on', () => {
    const rollUp = (line: string) => `9425 9425 94ad 94ad 9470 9470 ${codes(line)}`;
    const source = `${HEAD}00:00:01:00\t${rollUp('FIRST LINE')}\n00:00:03:00\t${rollUp('SECOND ONE')}\n00:00:05:00\t${rollUp('THIRD')}\n00:00:08:00\t942c 942c\n`;
    const cues = cuesOf(source);
    expect(cues.map(([, , text]) => text)).toEqual(['FIRST LINE', 'SECOND ONE', 'THIRD']);
    const starts = cues.map(([startMs]) => Number(startMs));
    for (const [index, atMs] of [1000, 3000, 5000].entries())
      expect(Math.abs((starts[index] ?? 0) - atMs)).toBeLessThan(300);
  });

  it('has special and extended characters', () => {
    // A musical note, and an E with an acute accent that replaces the plain letter before it.
    const source = `${HEAD}00:00:01:00\t9420 9420 9470 9470 9137 9137 ${codes(' cafe')} 92a1 92a1 942f 942f\n`;
    expect(cuesOf(source)[0]?.[2]).toBe('♪ cafÉ');
  });

  it('with wrong parity, and with the last caption never removed, is read as well', () => {
    const source = `${HEAD}00:00:01:00\t1420 1420 1470 1470 4869 142f 142f\n`;
    expect(cuesOf(source)).toEqual([[expect.any(Number), expect.any(Number), 'Hi']]);
  });

  it('whose programme begins at a whole hour begins at 0', () => {
    const cues = cuesOf(`${HEAD}00:59:58;00\t9420 9420\n10:00:01:00\t942c 942c\n`);
    expect(cues).toEqual([]);
    const [cue] = cuesOf(`${HEAD}01:00:10;00\t${popOn('Go')}\n`);
    expect(Math.abs(Number(cue?.[0]) - 10_300)).toBeLessThan(200);
  });

  it('delays words for which there is no time before the next line', () => {
    const long = 'This is a caption that takes';
    const source = `${HEAD}00:00:01:00\t94ae 94ae ${popOn(long, `${long}!`)}\n00:00:01:20\t94ae 94ae ${popOn('And the next one')}\n00:00:05:00\t942c 942c\n`;
    expect(cuesOf(source).map(([, , text]) => text)).toEqual([`${long} ${long}!`, 'And the next one']);
  });

  it('is read up to a damaged word, and over lines without a time code', () => {
    expect(cuesOf(`${HEAD}00:00:01:00\t${popOn('Hi')} 94\n`)[0]?.[2]).toBe('Hi');
    expect(cuesOf(`${HEAD}00:00:01:00\t9420 9420 9470 9470\n${codes('Hi')} 942f 942f\n`)[0]?.[2]).toBe('Hi');
  });

  it('begins at the left edge after a position that sets a color', () => {
    const source = `${HEAD}00:00:01:00\t9425 9425 94ad 94ad 94e0 94e0 ${codes('FIRST')}\n00:00:03:00\t9425 9425 94e0 94e0 ${codes('FIRST CORRECTED')}\n`;
    expect(cuesOf(source).map(([, , text]) => text)).toEqual(['FIRST CORRECTED']);
  });

  it('says each row that is painted once', () => {
    const source = `${HEAD}00:00:01:00\t9429 9429 9470 9470 ${codes('BOTTOM ROW')} 94d0 94d0 ${codes('TOP ROW!')}\n00:00:08:00\t942c 942c\n`;
    expect(cuesOf(source).map(([, , text]) => text)).toEqual(['BOTTOM ROW', 'TOP ROW!']);
  });

  it('with text beyond the end of a row, and with damaged words, is read in part', () => {
    const noise = Array.from({ length: 4000 }, (_, at) =>
      ((at * 7919 + 13) % 65_536).toString(16).padStart(4, '0'),
    );
    expect(() => cuesOf(`${HEAD}00:00:01:00\t${noise.join(' ')}\n`)).not.toThrow();
    const far = `${HEAD}00:00:01:00\t9420 9420 ${codes('x'.repeat(104))} 9460 9460 942f 942f\n`;
    expect(cuesOf(far)[0]?.[2]).toMatch(/^x+$/);
  });

  it('without captions has none', () => {
    expect(cuesOf(`${HEAD}00:00:01:00\t8080 8080\nnonsense\n`)).toEqual([]);
  });
});
