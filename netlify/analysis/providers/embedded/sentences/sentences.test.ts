import { describe, expect, it } from 'vitest';
import { SentencePieces } from './sentence-pieces';
import { fromBytes, toBytes } from './sentence-vector';
import { sentenceWindows } from './sentence-windows';
import { windowsOfCues } from './spoken-windows';

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
  const line = (text: string, second: number) => ({
    text,
    startMs: second * 1000,
    endMs: (second + 2) * 1000,
  });
  const words = (count: number, name: string) => Array.from({ length: count }, () => name).join(' ');

  it('is the line with its neighbors, up to 36 words', () => {
    const lines = [
      line(words(30, 'far'), 0),
      line(words(12, 'before'), 2),
      line('here', 4),
      line('after', 6),
    ];
    expect(sentenceWindows(lines)[2]).toBe(`${words(12, 'before')} here after`);
  });

  it('ends at a pause of more than ten seconds', () => {
    expect(sentenceWindows([line('one', 0), line('two', 12), line('three', 25)])).toEqual([
      'one two',
      'one two',
      'three',
    ]);
  });

  it('is empty for a line without words', () => {
    expect(sentenceWindows([line('one', 0), line(' ', 2)])).toEqual(['one', '']);
  });

  it('contains only lines in English, whatever the order of the cues', () => {
    const cues = [
      line('We are going to bake the bread in the oven.', 4),
      line('Wir haben das Brot gestern nicht gegessen, weil es hart war.', 2),
      line('First you knead the dough with your hands.', 0),
    ];
    const both = 'First you knead the dough with your hands. We are going to bake the bread in the oven.';
    expect(windowsOfCues(cues)).toEqual([both, '', both]);
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
