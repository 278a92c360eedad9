import { describe, expect, it } from 'vitest';
import type { VideoMeasurements } from '../../../netlify/analysis/providers/embedded/measure/measurements';
import { conceptsOf } from '../../../netlify/analysis/providers/embedded/concepts/concepts-of';
import { videoOf } from '../../../netlify/analysis/providers/embedded/concepts/testing/video';

const WORDS = 'oven goal bread striker hotel passport puppy vet laptop storm '.split(' ');

/** Lines that are all shown at the same time. */
function cuesOf(count: number, endMs: number, textOf: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => ({
    startMs: index % 1000,
    endMs: endMs - (index % 7),
    text: textOf(index),
  }));
}

/** Processor time in ms: the minimum of three runs, to exclude the influence of other processes. */
function timeOf(video: VideoMeasurements): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    conceptsOf(video);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

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
    // Four times as many take four times as long, or sixteen times if the cost is quadratic.
    const once = timeOf(video(2));
    expect(timeOf(video(8))).toBeLessThan(8 * (once + 5));
  });
});
