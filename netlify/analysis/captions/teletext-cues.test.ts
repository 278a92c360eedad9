import { describe, expect, it } from 'vitest';
import { MAX_CUES } from './cue';
import { TeletextDecoder } from './teletext';
import { TeletextCues } from './teletext-cues';
import { teletextData, teletextFiller, teletextHeader, teletextPage } from './testing/teletext';

type Lines = readonly string[] | Readonly<Record<number, string>>;

function collecting() {
  const cues = new TeletextCues();
  cues.follow(new TeletextDecoder({ page: 0x888 }));
  /** Shows lines from a time on, in ms; without any, the page is erased. */
  const show = (timeMs: number, lines: Lines = []) =>
    cues.take(teletextData(...teletextPage({ lines }), teletextFiller()), timeMs);
  const texts = () => cues.read().cues.map(({ startMs, endMs, text }) => [startMs, endMs, text]);
  return { cues, show, texts };
}

describe('the cues of teletext', () => {
  it('last until the page is erased, or shows something else', () => {
    const { show, texts } = collecting();
    show(1000, ['How are you', 'today?']);
    show(3000, ['Fine.']);
    show(5000);
    show(8000, ['Bye.']);
    show(9000);
    expect(texts()).toEqual([
      [1000, 3000, 'How are you today?'],
      [3000, 5000, 'Fine.'],
      [8000, 9000, 'Bye.'],
    ]);
  });

  it('are one for all transmissions of the same text', () => {
    const { show, texts } = collecting();
    for (let time = 1000; time < 60_000; time += 5000) show(time, ['It stays.']);
    show(60_000);
    expect(texts()).toEqual([[1000, 60_000, 'It stays.']]);
  });

  it('are two for the same text before and after a pause', () => {
    const { show, texts } = collecting();
    show(1000, ['No.']);
    show(2000);
    show(4000, ['No.']);
    show(5000);
    expect(texts()).toEqual([
      [1000, 2000, 'No.'],
      [4000, 5000, 'No.'],
    ]);
  });

  it('are written word by word, and line by line', () => {
    const { show, texts } = collecting();
    show(1000, { 20: 'This' });
    show(1500, { 20: 'This is' });
    show(2000, { 20: 'This is live.' });
    show(3000, { 20: 'This is live.', 22: 'From' });
    show(4000, { 20: 'This is live.', 22: 'From here.' });
    show(5000, { 20: 'From here.', 22: 'And on.' });
    show(7000);
    expect(texts()).toEqual([
      [1000, 3000, 'This is live.'],
      [3000, 5000, 'From here.'],
      [5000, 7000, 'And on.'],
    ]);
  });

  it('have all lines where one is replaced', () => {
    const { show, texts } = collecting();
    show(1000, ['- Coming?', '- Yes.']);
    show(2000, ['- Sure?', '- Yes.']);
    show(3000);
    expect(texts().map(([, , text]) => text)).toEqual(['- Coming? - Yes.', '- Sure? - Yes.']);
  });

  it('end some time after the last transmission if nothing erases them', () => {
    const { cues, show, texts } = collecting();
    show(1000, ['Lost.']);
    expect(texts()).toEqual([[1000, 3000, 'Lost.']]);
    cues.take(teletextData(teletextFiller()), 20_000);
    expect(texts()).toEqual([[1000, 20_000, 'Lost.']]);
    show(100_000, ['Lost.']);
    show(101_000);
    expect(texts()).toEqual([
      [1000, 31_000, 'Lost.'],
      [100_000, 101_000, 'Lost.'],
    ]);
  });

  it('include the last one, although nothing completes it', () => {
    const { cues, show, texts } = collecting();
    show(1000, ['First.']);
    cues.take(teletextData(...teletextPage({ lines: ['Last.'] })), 4000);
    expect(texts()).toEqual([
      [1000, 4000, 'First.'],
      [4000, 6000, 'Last.'],
    ]);
  });

  it('do not last until another place of the file, and are one where it is read again', () => {
    const { cues, show, texts } = collecting();
    show(1000, ['Once.']);
    cues.jump();
    show(60_000, ['There.']);
    show(61_000);
    show(2000, ['Once.']);
    show(4000);
    expect(texts()).toEqual([
      [1000, 4000, 'Once.'],
      [60_000, 61_000, 'There.'],
    ]);
  });

  it('are none of what is erased at once', () => {
    const { cues, show, texts } = collecting();
    const [text, none] = [['No.'], []].map((lines) => teletextPage({ lines }));
    cues.take(teletextData(...(text ?? []), ...(none ?? []), teletextFiller()), 1000);
    show(2000, ['Yes.']);
    show(3000);
    expect(texts()).toEqual([[2000, 3000, 'Yes.']]);
  });

  it('have an end in number', () => {
    const { cues, show } = collecting();
    for (let index = 0; index < MAX_CUES + 2; index += 1) show(index * 100, [`No ${index}.`]);
    expect(cues.read().cues).toHaveLength(MAX_CUES);
    expect(cues.read().isCut).toBe(true);
  });

  it('are none of a page without text, or without a track', () => {
    const { cues, show, texts } = collecting();
    show(1000);
    cues.take(teletextData(teletextHeader({})), 2000);
    expect(texts()).toEqual([]);
    cues.follow(undefined);
    show(3000, ['Nothing.']);
    expect(texts()).toEqual([]);
  });
});
