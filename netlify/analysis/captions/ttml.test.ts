import { describe, expect, it } from 'vitest';
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
  ])('is refused: %j', (source) => {
    expect(() => readTtml(source)).toThrow();
  });
});
