import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { analysisResponseSchema } from '@/contracts/analysis';
import { SentencePieces } from './sentence-pieces';
import { fromBytes, toBytes } from './sentence-vector';
import { sentenceWindows, type SentenceWindow } from './sentence-windows';
import { onwardTexts, windowsOfCues } from './spoken-windows';
import { storedSentences } from './stored-sentences';

const line = (text: string, second: number) => ({
  text,
  startMs: second * 1000,
  endMs: (second + 2) * 1000,
});

describe('the pieces of a sentence', () => {
  const pieces = new SentencePieces(
    JSON.stringify([
      ...Array.from({ length: 6 }, (_, index) => [`control ${String(index)}`, 0]),
      ['▁a', -2],
      ['▁ab', -3],
      ['b', -2],
      ['c', -1],
      ['bc', -2.5],
      // As in a real vocabulary, every ordinary letter is a piece.
      ['▁', -10],
      ['a', -10],
    ]),
  );

  it.each([
    ['a', [6]],
    ['ab', [7]],
    ['abc', [7, 9]],
    ['a abc', [6, 7, 9]],
    ['a§§c', [6, 0, 9]],
    ['', []],
  ])('of "%s" are the most probable ones: %j', (text, expected) => {
    expect(pieces.of(text)).toEqual(expected);
  });

  it('are those of the plain form of the letters', () => {
    expect(pieces.of('ａ')).toEqual([6]);
  });

  it('need a vocabulary', () => {
    expect(() => new SentencePieces('[["a"]]')).toThrow();
  });
});

describe('the window of a line', () => {
  const textsOf = (windows: readonly SentenceWindow[]) => windows.map(({ text }) => text);
  const words = (count: number, name: string) => Array.from({ length: count }, () => name).join(' ');

  it('is the line with its neighbors, up to 36 words', () => {
    const lines = [
      line(words(30, 'far'), 0),
      line(words(12, 'before'), 2),
      line('here', 4),
      line('after', 6),
    ];
    const text = `${words(12, 'before')} here after`;
    expect(sentenceWindows(lines)[2]).toEqual({ text, startMs: 2000, endMs: 8000 });
  });

  it('ends at a pause of more than ten seconds', () => {
    expect(textsOf(sentenceWindows([line('one', 0), line('two', 12), line('three', 25)]))).toEqual([
      'one two',
      'one two',
      'three',
    ]);
  });

  it('is empty for a line without words', () => {
    expect(textsOf(sentenceWindows([line('one', 0), line(' ', 2)]))).toEqual(['one', '']);
  });

  it('has lines in capitals as sentences, and others as they are', () => {
    const cues = [
      line('WE ARE GOING TO BAKE THE BREAD IN THE OVEN.', 0),
      line('Then the NBA game on the radio.', 20),
    ];
    const [baked, game] = textsOf(windowsOfCues(cues));
    expect(baked).toBe('We are going to bake the bread in the oven.');
    expect(game).toBe('Then the NBA game on the radio.');
  });

  it('contains only lines in English, whatever the order of the cues', () => {
    const cues = [
      line('We are going to bake the bread in the oven.', 4),
      line('Wir haben das Brot gestern nicht gegessen, weil es hart war.', 2),
      line('First you knead the dough with your hands.', 0),
    ];
    const both = 'First you knead the dough with your hands. We are going to bake the bread in the oven.';
    expect(textsOf(windowsOfCues(cues))).toEqual([both, '', both]);
  });
});

describe('the text that begins with a line', () => {
  it('contains the next line, and those after it up to 18 words', () => {
    const lines = [
      line('First you knead the dough.', 0),
      line('Then you let it rest for an hour.', 2),
      line('Put it in the oven.', 4),
      line(`It will ${'really '.repeat(20)}rise.`, 6),
    ];
    const [first = '', second = '', third = '', fourth = ''] = lines.map(({ text }) => text);
    expect(onwardTexts(lines)).toEqual([
      `${first} ${second} ${third}`,
      `${second} ${third}`,
      `${third} ${fourth}`,
      fourth,
    ]);
  });

  it('ends at a pause, and contains only lines in English with words', () => {
    const cues = [
      line('We are going to bake the bread in the oven.', 20),
      line('Wir haben das Brot gestern nicht gegessen, weil es hart war.', 22),
      line(' ', 23),
      line('First you knead the dough with your hands.', 0),
      line('Then you wait for the rest of the day.', 24),
    ];
    const [bake, , , knead, wait] = cues.map(({ text }) => text);
    expect(onwardTexts(cues)).toEqual([`${bake} ${wait}`, '', '', knead, wait]);
  });
});

describe('the vectors that a result keeps', () => {
  const window = (startMs: number, endMs: number) => ({ text: 'x', startMs, endMs });
  const vector = (first: number) => new Int8Array(512).fill(first, 0, 1);

  it('are of windows that do not overlap, in time order', () => {
    const windows = [window(4000, 7000), window(0, 3000.4), window(2000, 5000), window(3000.4, 6000)];
    const stored = storedSentences(windows, [1, 2, 3, -4].map(vector));
    expect(stored?.windows.map(({ start, end }) => [start, end])).toEqual([
      [0, 3000],
      [3000, 6000],
    ]);
    expect(stored?.windows.map((each) => Buffer.from(each.vector, 'base64').readInt8(0))).toEqual([2, -4]);
    expect(v.is(analysisResponseSchema.entries.sentences, stored)).toBe(true);
  });

  it('are those that were read, at most 1,500', () => {
    expect(storedSentences([window(0, 1), window(1, 2)], [undefined, vector(1)])?.windows).toHaveLength(1);
    expect(storedSentences([window(0, 1)], [undefined])).toBeUndefined();
    const windows = Array.from({ length: 1501 }, (_, index) => window(index, index + 1));
    expect(
      storedSentences(
        windows,
        windows.map(() => vector(1)),
      )?.windows,
    ).toHaveLength(1500);
  });
});

it('a vector in bytes keeps its direction', () => {
  const vector = Float32Array.from({ length: 512 }, (_, index) => Math.sin(index));
  const length = Math.hypot(...vector);
  const restored = fromBytes(toBytes(vector));
  expect(restored.reduce((sum, value, at) => sum + (value * (vector[at] ?? 0)) / length, 0)).toBeGreaterThan(
    0.9999,
  );
  expect([...fromBytes(toBytes(new Float32Array(2)))]).toEqual([0, 0]);
});
