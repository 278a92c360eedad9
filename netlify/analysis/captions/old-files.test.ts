import { describe, expect, it } from 'vitest';
import { readCaptions } from './caption-bytes';

const cuesOf = (source: string) =>
  readCaptions(source).cues.map(({ startMs, endMs, text }) => [startMs, endMs, text]);

describe('a SAMI file', () => {
  const sami = (body: string) =>
    `<SAMI>\n<HEAD><STYLE>P {font: x}</STYLE></HEAD>\n<BODY>${body}</BODY></SAMI>`;

  it('shows each text until the next time', () => {
    const body =
      '<SYNC Start=1000><P Class=ENCC>Good <i>evening</i><br>&amp; welcome\n' +
      '<SYNC Start="2500"><P Class="ENCC">&nbsp;\n<sync start=4000><p class=ENCC>The end</p></sync>';
    expect(cuesOf(sami(body))).toEqual([
      [1000, 2500, 'Good evening & welcome'],
      [4000, 8000, 'The end'],
    ]);
  });

  it('is read in the language with most text, and without classes', () => {
    const body =
      '<SYNC Start=0><P Class=ENCC>Short<P Class=FRCC>Beaucoup plus long' +
      '<SYNC Start=900><P Class=ENCC>&nbsp;<P Class=FRCC>&nbsp;';
    expect(cuesOf(sami(body))).toEqual([[0, 900, 'Beaucoup plus long']]);
    expect(cuesOf(sami('<SYNC Start=0>plain<SYNC Start=700>'))).toEqual([[0, 700, 'plain']]);
  });

  it('without text has none', () => {
    expect(cuesOf(sami(''))).toEqual([]);
  });
});

describe('a MicroDVD file', () => {
  it('has times in frames of the stated rate', () => {
    expect(
      cuesOf('{1}{1}25\n{25}{75}{y:i}Good evening|and welcome\r\n{100}{150}{C:$0000ff}The end\n'),
    ).toEqual([
      [1000, 3000, 'Good evening and welcome'],
      [4000, 6000, 'The end'],
    ]);
  });

  it('without a rate has that of films, and a text without an end is shown for four seconds', () => {
    expect(cuesOf('\uFEFF{24}{48}One\n{240}{}Two\nnonsense')).toEqual([
      [1001, 2002, 'One'],
      [10_010, 14_010, 'Two'],
    ]);
  });
});
