import { describe, expect, it } from 'vitest';
import { readCaptions } from '../../../netlify/analysis/captions/caption-bytes';
import { plainTextOf } from '../../../netlify/analysis/captions/plain-text';
import { conceptsOf } from '../../../netlify/analysis/providers/embedded/concepts/concepts-of';
import { videoOf } from '../../../netlify/analysis/providers/embedded/concepts/testing/video';
import { risksOf } from '../../../netlify/analysis/providers/embedded/topics/risk';
import { soundNotesOf } from '../../../netlify/analysis/providers/embedded/concepts/sound-notes';
import { hasVoice, spokenText } from '../../../netlify/analysis/providers/embedded/topics/speech';

const WORDS = 'oven goal bread striker hotel passport puppy vet laptop storm '.split(' ');

/** Lines that are all shown at the same time. */
function cuesOf(count: number, endMs: number, textOf: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => ({
    startMs: index % 1000,
    endMs: endMs - (index % 7),
    text: textOf(index),
  }));
}

/** Processor time of some work in ms: the minimum of five runs, to exclude the influence of other processes. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

/**
 * Four times as much takes four times as long, or sixteen times if the cost is quadratic.
 */
function expectLinear(once: () => unknown, fourTimes: () => unknown) {
  expect(timeOf(fourTimes)).toBeLessThan(8 * (timeOf(once) + 5));
}

/** Text of some length in characters that consists of one part. */
const filled = (part: string, length: number) => part.repeat(Math.ceil(length / part.length));

// This runs in the process that serves all users: for any video, the cost must grow only linearly.
describe('the cost of a video', () => {
  const text = (index: number) => `${WORDS[index % WORDS.length] ?? ''} ${WORDS[(index * 3) % 10] ?? ''}`;

  it.each([
    ['lines at one time', (n: number) => videoOf({ seconds: 3, cues: cuesOf(n * 500, 2900, text) })],
    [
      'lines as long as the video, and seconds',
      (n: number) => videoOf({ seconds: n * 100, cues: cuesOf(n * 300, n * 100_000, text) }),
    ],
    [
      'notes of a sound as long as the video, and seconds',
      (n: number) => videoOf({ seconds: n * 100, cues: cuesOf(n * 300, n * 100_000, () => '[music]') }),
    ],
    [
      'cuts',
      (n: number) =>
        videoOf({
          seconds: n * 200,
          transitions: Array.from({ length: n * 1000 }, (_, index) => ({
            kind: 'cut' as const,
            startMs: index * 200 + 90,
            endMs: index * 200 + 90,
            strength: 1,
          })),
        }),
    ],
    [
      'audio windows and lines where there are no frames',
      (n: number) => ({
        ...videoOf({ seconds: n * 200, cues: cuesOf(n * 200, n * 200_000, text) }),
        frames: videoOf({ seconds: 1 }).frames,
      }),
    ],
  ] as const)('does not grow with the square of the %s', (_, video) => {
    const [once, fourTimes] = [video(2), video(8)];
    expectLinear(
      () => conceptsOf(once),
      () => conceptsOf(fourTimes),
    );
  });
});

describe('the cost of risks', () => {
  it('does not grow with the square of the mentions, also when all are in one minute', () => {
    const mentions = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const key = `phrase ${String(index % 2000)}`;
        const word = { key, words: key, source: 'said' as const, weight: 1, fullWeight: 1 };
        const words = [{ ...word, atMs: index * 2 }];
        return {
          startMs: index * 2,
          endMs: index * 2 + 2000,
          topics: new Map([['crime', { weight: 3, words }]]),
        };
      });
    const [once, fourTimes] = [mentions(5_000), mentions(20_000)];
    expect(risksOf(once)[0]?.level).toBe('high');
    expectLinear(
      () => risksOf(once),
      () => risksOf(fourTimes),
    );
  });
});

// Text from a stranger: no pattern may take more than linear time.
describe('the cost of a text', () => {
  it.each(['[', '(', '[(', '(a]', '[a] (', ')[', '♪ ', '# ', 'A', 'A:', '- A', 'A B ', ' -', '\n', '>>'])(
    'does not grow with the square of its length: speech of %j',
    (part) => {
      expectLinear(
        () => spokenText(`a: ${part.repeat(25_000)}`),
        () => spokenText(`a: ${part.repeat(100_000)}`),
      );
    },
  );

  it.each(['[', '[music', '[music]', '*', ' *', '- ', '# ', '#\n', 'A: ', '（', '♪ '])(
    'does not grow with the square of its length: sounds and voices of %j',
    (part) => {
      const heard = (count: number) => () => {
        const text = part.repeat(count);
        return [hasVoice(text), soundNotesOf([{ startMs: 0, endMs: 1000, text }])];
      };
      expectLinear(heard(10_000), heard(40_000));
    },
  );

  it.each([
    'x',
    '\n',
    '\r',
    ' ',
    '-->',
    '00:01 --> ',
    '<',
    '{\\',
    '&',
    '00:00:01,000 --> \nx\n',
    'NOTE\n',
    '1\n',
  ])('does not grow with the square of its length: a caption file of %j', (part) => {
    expectLinear(
      () => readCaptions(filled(part, 100_000)),
      () => readCaptions(filled(part, 400_000)),
    );
  });

  it.each([
    ['subrip', '{\\'],
    ['subrip', '<a '],
    ['subrip', '<1'],
    ['webvtt', '&a'],
    ['webvtt', ' '],
    ['ass', '{'],
    ['ass', '{\\p1}'],
    ['ass', '{\\p1'],
    ['ass', ',,,,,,,,{\\p1}x{'],
  ] as const)('does not grow with the square of its length: a packet of %s of %s', (coding, part) => {
    const [once, fourTimes] = [Buffer.from(filled(part, 250_000)), Buffer.from(filled(part, 1_000_000))];
    expectLinear(
      () => plainTextOf(coding, once),
      () => plainTextOf(coding, fourTimes),
    );
  });
});
