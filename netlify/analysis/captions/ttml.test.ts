import { describe, expect, it } from 'vitest';
import { readCaptions } from './caption-bytes';
import { isTtml, readTtml } from './ttml';

const document = (body: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<tt xmlns="http://www.w3.org/ns/ttml" ` +
  `xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ` +
  `xml:lang="en" ${attributes}>${body}</tt>`;
const paragraphs = (inner: string, attributes = '') =>
  document(`<body><div>${inner}</div></body>`, attributes);
const cuesOf = (source: string) =>
  readTtml(source).cues.map(({ startMs, endMs, text }) => [startMs, endMs, text]);

describe('a TTML document', () => {
  it.each([
    ['<tt xmlns="http://www.w3.org/ns/ttml">', true],
    ['\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!-- b -->\n<tt:tt xmlns:tt="x">', true],
    ['<html><body><tt>monospace</tt>', false],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n<tt>', false],
  ])('is recognized by its root: %j', (text, expected) => {
    expect(isTtml(text)).toBe(expected);
  });

  it('gives a cue for each paragraph, its lines joined, entities decoded, markup removed', () => {
    const source = paragraphs(
      '<p begin="00:00:01.5" end="00:00:03">Fish &amp;<br/><span tts:color="red">  chips</span>,\n  sir?</p>' +
        '<p begin="4s" dur="1s">caf&eacute;&nbsp;au lait &#233;t&#xe9;</p>',
    );
    expect(cuesOf(source)).toEqual([
      [1500, 3000, 'Fish & chips, sir?'],
      [4000, 5000, 'café au lait été'],
    ]);
  });

  it.each([
    ['ticks', 'ttp:tickRate="10000000"', '15000000t', '25000000t', 1500, 2500],
    ['frames', 'ttp:frameRate="25"', '00:00:01:05', '00:00:02:20', 1200, 2800],
    [
      'frames of 29.97',
      'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"',
      '300f',
      '600f',
      10_010,
      20_020,
    ],
    ['milliseconds', '', '1250ms', '1.75s', 1250, 1750],
    ['minutes', '', '0.5m', '1m', 30_000, 60_000],
  ])('reads times in %s', (_, attributes, begin, end, startMs, endMs) => {
    expect(cuesOf(paragraphs(`<p begin="${begin}" end="${end}">a</p>`, attributes))).toEqual([
      [startMs, endMs, 'a'],
    ]);
  });

  it.each([
    ['labels of a recording', 'ttp:timeBase="smpte" ttp:frameRate="25"', '00:00:01:05', 1200],
    ['labels from the tenth hour on', 'ttp:timeBase="smpte" ttp:frameRate="25"', '10:00:05:00', 5000],
    ['labels of 29.97', 'ttp:timeBase="smpte" ttp:frameRateMultiplier="1000:1001"', '00:10:00:00', 600_600],
    [
      'labels that drop frames',
      'ttp:timeBase="smpte" ttp:dropMode="dropNTSC" ttp:frameRateMultiplier="1000 1001"',
      '00:10:00;00',
      599_999,
    ],
    ['frames of a rate in digits', 'ttp:frameRate="23.976"', '86400f', 3_603_600],
    ['a clock', 'ttp:timeBase="clock"', '00:00:05.000', 5000],
    ['one digit of hours', '', '0:00:05.000', 5000],
    ['a comma', '', '00:00:05,500', 5500],
    ['no unit', '', '5.5', 5500],
    ['spaces', '', ' 5s ', 5000],
    ['parts of frames', 'ttp:frameRate="25" ttp:subFrameRate="2"', '00:00:01:12.1', 1500],
    ['minutes and seconds only', '', '01:02.5', 62_500],
  ])('reads times with %s', (_, attributes, begin, startMs) => {
    expect(cuesOf(paragraphs(`<p begin="${begin}">a</p>`, attributes))).toEqual([
      [startMs, startMs + 2000, 'a'],
    ]);
  });

  it('counts times that cannot be read, and leaves out their text', () => {
    const { cues, timingLines, invalidTimingLines } = readTtml(
      paragraphs('<p begin="soon" end="2s">a</p><p begin="3s" end="later">b</p>'),
    );
    expect(cues).toEqual([{ startMs: 3000, endMs: 5000, text: 'b' }]);
    expect([timingLines, invalidTimingLines]).toEqual([2, 1]);
  });

  it.each([
    ['CDATA', paragraphs('<p begin="1s" end="2s"><![CDATA[a & <b>]]></p>'), 'a & <b>'],
    [
      'a bare ampersand',
      paragraphs('<p begin="1s" end="2s">AT&T rules &nothing;</p>'),
      'AT&T rules &nothing;',
    ],
    ['tags of HTML', paragraphs('<p begin="1s" end="2s">a <i>big</i> world</p>'), 'a big world'],
    ['an extent in percent', paragraphs('<p begin="1s" end="2s">a</p>', 'tts:extent="100% 100%"'), 'a'],
    ['no division', document('<body><p begin="1s" end="2s">a</p></body>'), 'a'],
    ['text after its end', `${paragraphs('<p begin="1s" end="2s">a</p>')}\n\0\0 <junk`, 'a'],
    [
      'a document type',
      paragraphs('<p begin="1s" end="2s">a</p>').replace('<tt ', '<!DOCTYPE tt PUBLIC "x">\n<tt '),
      'a',
    ],
    [
      'undeclared namespaces',
      '<tt xml:lang="en"><body><div><p begin="1s" end="2s" tts:color="red">a</p></div></body></tt>',
      'a',
    ],
    [
      'the namespace of an early draft',
      '<tt xmlns="http://www.w3.org/2004/11/ttaf1"><body><div><p begin="1s" end="2s">a</p></div></body></tt>',
      'a',
    ],
  ])('is read with %s', (_, source, text) => {
    expect(isTtml(source)).toBe(true);
    expect(cuesOf(source)).toEqual([[1000, 2000, text]]);
  });

  it('adds the times of its containers, one after the other in a sequence', () => {
    const body =
      '<body begin="10s"><div timeContainer="seq"><p dur="2s">first</p><p begin="1s" dur="2s">second</p></div>' +
      '<div begin="20s" end="25s"><p>whole</p><p begin="1s" end="9s">cut</p></div></body>';
    expect(cuesOf(document(body))).toEqual([
      [10_000, 12_000, 'first'],
      [13_000, 15_000, 'second'],
      [30_000, 35_000, 'whole'],
      [31_000, 35_000, 'cut'],
    ]);
  });

  it('gives a cue for each span with times of its own', () => {
    const source = paragraphs(
      '<p begin="1s" end="9s"><span begin="0s" end="2s">one</span><span begin="3s" end="5s">two</span></p>',
    );
    expect(cuesOf(source)).toEqual([
      [1000, 3000, 'one'],
      [4000, 6000, 'two'],
    ]);
  });

  it('leaves out pronunciations, and text that is not displayed', () => {
    const source = paragraphs(
      '<p begin="1s" end="2s"><span tts:ruby="container"><span tts:ruby="base">東京</span>' +
        '<span tts:ruby="text">とうきょう</span></span>へ</p>' +
        '<p begin="3s" end="4s" tts:display="none">hidden</p><p begin="5s" end="5s">never</p>',
    );
    expect(cuesOf(source)).toEqual([[1000, 2000, '東京へ']]);
  });

  it('says rolling lines once', () => {
    const source = paragraphs(
      '<p begin="1s" end="2s">one</p><p begin="2s" end="3s">one<br/>two</p><p begin="3s" end="4s">two<br/>three</p>',
    );
    expect(cuesOf(source).map(([, , text]) => text)).toEqual(['one', 'two', 'three']);
  });

  it('is read as the drafts have it (DFXP)', () => {
    const source =
      '<tt xmlns="http://www.w3.org/2006/10/ttaf1" xml:lang="en"><body><div><p begin="00:00:01.00" end="00:00:02.00">old</p></div></body></tt>';
    expect(cuesOf(source)).toEqual([[1000, 2000, 'old']]);
  });

  it('without an end of its last paragraph ends it two seconds later', () => {
    expect(cuesOf(paragraphs('<p begin="7s">open</p>'))).toEqual([[7000, 9000, 'open']]);
  });

  it('with 50,000 paragraphs is read in part', () => {
    const many = Array.from(
      { length: 50_000 },
      (_, at) => `<p begin="${at}s" end="${at + 1}s">line ${at}</p>`,
    );
    const { cues, isCut } = readTtml(paragraphs(many.join('')));
    expect(isCut).toBe(true);
    expect(cues).toHaveLength(10_000);
  });

  it.each([
    ['<!DOCTYPE tt [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>' + paragraphs('<p>&b;</p>')],
    [paragraphs('<p begin="1s" end="2s">not closed')],
    [paragraphs(`<p begin="1s" end="2s">${'<span>'.repeat(200)}a${'</span>'.repeat(200)}</p>`)],
    [paragraphs('<p begin="1s" end="2s">a<br/></p>'.repeat(160_000))],
    [paragraphs(Array.from({ length: 200 }, (__, at) => `<p xmlns:a${at}="u" begin="1s">a</p>`).join(''))],
  ])('is refused: %#', (source) => {
    expect(() => readTtml(source)).toThrow();
  });
});

// With a pattern that backtracks this would not end.
it('files that only begin like TTML are told apart, however long they repeat something', () => {
  expect(isTtml(`${'<!-- a -->\n'.repeat(50_000)}<html>`)).toBe(false);
  expect(isTtml('<!-- '.repeat(50_000))).toBe(false);
  for (const part of ['<![CDATA[', '<!DOCTYPE ', '&', '<a ', ' begin="', ' a:extent="'])
    expect(readCaptions(`<tt>${part.repeat(50_000)}`).cues).toEqual([]);
});
