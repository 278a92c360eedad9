import { describe, expect, it } from 'vitest';
import { CaptionReader, captionText, isDamaged } from './caption-reader';
import { readCaptions } from './caption-bytes';
import { MAX_CUES, MAX_TEXT } from './cue';

/** The cues of a file as `start-end text`. */
const cuesOf = (text: string) =>
  readCaptions(text).cues.map((cue) => `${cue.startMs}-${cue.endMs} ${cue.text}`);

const VTT = `WEBVTT - a title

STYLE
::cue { color: red }

NOTE
00:00 is no time

intro
00:01.000 --> 00:02.500 align:start line:0%
<v Anna>Hello,
<i>world</i> &amp; all

00:00:03.000 --> 01:00:00.000
- One
- Two
`;

const SRT = `1
00:00:01,000 --> 00:00:02,500
<i>Hello</i>

2
00:00:03,000 --> 00:00:04,000
{\\an8}Above
`;

describe('a caption file', () => {
  it('of WebVTT is read without its styles and notes', () => {
    expect(cuesOf(VTT)).toEqual(['1000-2500 Hello, world & all', '3000-3600000 - One - Two']);
  });

  it('of SubRip is read', () => {
    expect(cuesOf(SRT)).toEqual(['1000-2500 Hello', '3000-4000 Above']);
  });

  it('with rolling lines, as YouTube writes them, has each line once, at its first time', () => {
    const rolling = `WEBVTT

00:00:02.000 --> 00:00:04.500 align:start position:0%
 
he<00:00:02.400><c> pleaded</c><00:00:02.900><c> guilty</c>

00:00:04.500 --> 00:00:04.510 align:start position:0%
he pleaded guilty
 

00:00:04.510 --> 00:00:07.000 align:start position:0%
he pleaded guilty
to<00:00:05.100><c> armed</c><00:00:05.600><c> robbery</c>

00:00:07.000 --> 00:00:07.010 align:start position:0%
to armed robbery
 

00:00:09.000 --> 00:00:10.000 align:start position:0%
to armed robbery
`;
    expect(cuesOf(rolling)).toEqual([
      '2000-4510 he pleaded guilty',
      '4510-7010 to armed robbery',
      '9000-10000 to armed robbery',
    ]);
  });

  it.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['no end of its last line', (text: string) => text.trimEnd()],
    ['more empty lines, with spaces', (text: string) => text.replaceAll('\n\n', '\n \n\n\t\n')],
  ])('may have %s', (_, change) => {
    expect(cuesOf(change(VTT))).toEqual(cuesOf(VTT));
    expect(cuesOf(change(SRT))).toEqual(cuesOf(SRT));
  });

  it.each([
    ['numbers are missing', SRT.replace(/^\d\n/gm, ''), cuesOf(SRT)],
    ['empty lines are missing', SRT.replaceAll('\n\n', '\n'), cuesOf(SRT)],
    ['hours are missing', '01:02,5 --> 01:03\nA', ['62500-63000 A']],
    ['spaces are missing', '00:00:01,000-->00:00:02,000\nA', ['1000-2000 A']],
    ['the end is missing', '00:00:01,000 -->\nA', ['1000-3000 A']],
    ['the end is before the beginning', '00:00:05,000 --> 00:00:02,000\nA', ['5000-7000 A']],
    ['the beginning is before the video', '-00:00:01,000 --> 00:00:02,000\nA', ['0-2000 A']],
    ['times are nonsense', 'x --> y\nA\n\n00:00:01,000 --> 00:00:02,000\nB', ['1000-2000 B']],
    [
      'times are out of order',
      '00:09.0 --> 00:10.0\nB\n\n00:01.0 --> 00:20.0\nA',
      ['1000-20000 A', '9000-10000 B'],
    ],
    ['a cue is said twice', '00:01.0 --> 00:02.0\nA\n\n00:01.0 --> 00:02.0\nA', ['1000-2000 A']],
    [
      'a cue has an empty line in it',
      '1\n00:01,0 --> 00:02,0\nA\n\nB\n\n\nC\n\n2\n00:03,0 --> 00:04,0\nD\n\n\n',
      ['1000-2000 A B C', '3000-4000 D'],
    ],
    [
      'an empty line follows the times',
      '1\n00:01,0 --> 00:02,0\n\nA\n\n2\n00:03,0 --> 00:04,0\n\n\nB\nC',
      ['1000-2000 A', '3000-4000 B C'],
    ],
    [
      'an empty line follows the number',
      '1\n\n00:01,0 --> 00:02,0\nA\n\n2\n\n00:03,0 --> 00:04,0\nB\n',
      ['1000-2000 A', '3000-4000 B'],
    ],
    [
      'an empty line follows the times, in WebVTT with names and a note',
      'WEBVTT\n\none\n00:01.0 --> 00:02.0\n\nA\n\nNOTE no\nno\n\ntwo\n00:03.0 --> 00:04.0\n\nB\n\nC',
      ['1000-2000 A', '3000-4000 B C'],
    ],
    [
      'an arrow is said',
      '00:01.0 --> 00:02.0\nPress A --> B,\n-> then C\n\n00:03.0 --> 00:04.0\nD',
      ['1000-2000 Press A --> B, -> then C', '3000-4000 D'],
    ],
    ['the text is empty', '00:01.0 --> 00:02.0\n\n00:03.0 --> 00:04.0\nA', ['3000-4000 A']],
    [
      'a number is what is said',
      '00:01.0 --> 00:02.0\n42\n\n00:03.0 --> 00:04.0\nA',
      ['1000-2000 42', '3000-4000 A'],
    ],
    ['there is a page instead', '<!doctype html>\n<p>Not found</p>', []],
    ['there is nothing', '', []],
  ])('when %s', (_, text, expected) => {
    expect(cuesOf(text)).toEqual(expected);
  });

  it('has the offset between its times and those of a stream', () => {
    const header = 'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:01.000,MPEGTS:900000\n\n00:01.0 --> 00:02.0\nA';
    expect(readCaptions(header).timestampMap).toEqual({ localMs: 1000, mpegTs: 900_000 });
    expect(readCaptions(VTT).timestampMap).toBeUndefined();
    expect(readCaptions('WEBVTT\nX-TIMESTAMP-MAP=LOCAL:x,MPEGTS:900000').timestampMap).toBeUndefined();
  });

  it('counts its timing lines, and those that cannot be read', () => {
    const broken = `${SRT}\n3\n00:0x:01,000 --> 00:00:02,000\nLost\n`;
    expect(readCaptions(SRT)).toMatchObject({ timingLines: 2, invalidTimingLines: 0 });
    expect(readCaptions(broken)).toMatchObject({ timingLines: 3, invalidTimingLines: 1 });
    expect(cuesOf(broken)).toEqual(cuesOf(SRT));
  });

  it.each([
    [1, 0, false],
    [100, 1, false],
    [99, 1, true],
    [1000, 4, false],
    [1000, 5, true],
  ])(
    'of %i timing lines, %i of them invalid, is damaged: %s',
    (timingLines, invalidTimingLines, expected) => {
      expect(isDamaged({ timingLines, invalidTimingLines })).toBe(expected);
    },
  );

  it('is the same in chunks of every size', () => {
    const text = VTT.replaceAll('\n', '\r\n');
    for (let size = 1; size <= text.length; size += 1) {
      const reader = new CaptionReader();
      for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
      expect(reader.end(), `chunks of ${size}`).toEqual(readCaptions(VTT));
    }
  });

  it('never causes an error, whatever is broken', () => {
    for (let cut = 0; cut < VTT.length; cut += 1) {
      expect(() => readCaptions(VTT.slice(cut))).not.toThrow();
      expect(() => readCaptions(VTT.slice(0, cut) + SRT.slice(cut % SRT.length))).not.toThrow();
    }
  });
});

describe('an endless caption file', () => {
  it('is complete after the maximum number of cues', () => {
    const reader = new CaptionReader();
    let pushed = 0;
    for (; !reader.isFull && pushed < 2 * MAX_CUES; pushed += 1)
      reader.push(`00:${String(pushed % 60).padStart(2, '0')}.0 --> 01:00.0\n${pushed}.\n\n`);
    expect(pushed).toBeLessThanOrEqual(MAX_CUES + 2);
    const { cues, isCut } = reader.end();
    expect(cues).toHaveLength(MAX_CUES);
    expect(isCut).toBe(true);
  });

  it('is complete after the maximum amount of text', () => {
    const { cues, isCut } = readCaptions(
      Array.from({ length: 400 }, (_, i) => `00:01.0 --> 00:02.0\n${i} ${'word '.repeat(400)}`).join('\n\n'),
    );
    const length = cues.reduce((sum, cue) => sum + cue.text.length, 0);
    expect(length).toBeLessThanOrEqual(MAX_TEXT);
    expect(length).toBeGreaterThan(MAX_TEXT - 2000);
    expect(isCut).toBe(true);
  });

  it('does not reach its limit by repetitions', () => {
    const cue = `00:01.0 --> 00:02.0\n${'word '.repeat(300)}\n\n`;
    const { cues, isCut } = readCaptions(cue.repeat(300));
    expect(cues).toHaveLength(1);
    expect(isCut).toBe(false);
  });

  it('with one endless line or cue is stored in part', () => {
    expect(cuesOf(`00:01.0 --> 00:02.0\n${'x'.repeat(1_000_000)}`)[0]?.length).toBeLessThan(2100);
    expect(cuesOf(`00:01.0 --> 00:02.0\n${'x\n'.repeat(500_000)}`)[0]?.length).toBeLessThan(4100);
    expect(cuesOf(`${'9'.repeat(1_000_000)} --> 00:02.0\nA`)).toEqual([]);
  });
});

describe('the bytes of a caption file', () => {
  it.each([
    ['UTF-8', Buffer.from('Größe')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFGröße')],
    ['UTF-16 with a mark', Buffer.from('\uFEFFGröße', 'utf16le')],
    ['UTF-16, the big end first', Buffer.from('\uFEFFGröße', 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from('Größe', 'utf16le')],
    ['UTF-16 without a mark, the big end first', Buffer.from('Größe', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Größe', 'latin1')],
    ['Mac OS Roman', Buffer.from('Gr\x9a\xa7e', 'latin1')],
  ])('are decoded as %s', (_, bytes) => {
    expect(captionText(bytes).replace('\uFEFF', '')).toBe('Größe');
  });

  it.each([
    ['with a mark', Buffer.from('\uFEFFGr'), 'e'],
    ['without one', Buffer.from('Übergr'), 'ße'],
  ])('stay UTF-8 %s if one byte is damaged', (_, before, after) => {
    const bytes = Buffer.concat([before, Buffer.from([0xff]), Buffer.from(after)]);
    expect(captionText(bytes)).toMatch(/gr\uFFFDß?e$/iu);
  });

  it('may break off within a character', () => {
    expect(captionText(Buffer.from('Größe 日').subarray(0, -1))).toBe('Größe ');
  });
});

it('curly quotes and dashes of Windows-1252 are not taken for letters of Mac OS Roman', () => {
  const quoted = Buffer.from('\x93It\x92s late\x94 \x96 d\xe9j\xe0 vu, l\x92\xe9t\xe9', 'latin1');
  expect(captionText(quoted)).toBe('“It’s late” – déjà vu, l’été');
  const mac = Buffer.from('\xd2D\x8ej\x88 vu\xd3, l\xd5\x8et\x8e', 'latin1');
  expect(captionText(mac)).toBe('“Déjà vu”, l’été');
});
