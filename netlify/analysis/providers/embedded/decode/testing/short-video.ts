import type { VideoMeasurements } from '../../measure/measurements';
import { drifting, edited } from '../../../../testing/scenes';
import { measureBytes, type BytesOptions } from '../measure-bytes';

/** 9 s at 10 frames a second with a key frame each second: about 3 s each of green, blue and gray. */
export const SHORT_VIDEO = {
  video: {
    ...edited([
      [33, drifting([60, 160, 60], 0.0002)],
      [27, drifting([70, 90, 200], 0.0002)],
      [30, drifting([128, 128, 128], 0.0002)],
    ]),
    framesPerSecond: 10,
    groupLength: 10,
    width: 64,
    height: 36,
  },
  audio: { seconds: 8.9, sample: (t: number) => 0.1 * Math.sin(2 * Math.PI * 500 * t), language: 'ger' },
  cues: [2, 5, 8].map((second) => ({
    startMs: second * 1000,
    endMs: second * 1000 + 900,
    text: `At ${second}`,
  })),
  metadata: {
    ...{ title: 'A Test', comment: 'made by a test' },
    ...{ show: 'The Tests', season_number: '2', episode_sort: '5', network: 'Test One', genre: 'Drama' },
    date: '2026-11-20',
  },
};
/** Measures a video in memory, in this process. */
export function measure(bytes: Buffer, options: Partial<BytesOptions> = {}): Promise<VideoMeasurements> {
  return measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 60_000,
    budgetMs: 20_000,
    ...options,
  });
}

export const codesOf = ({ partial }: VideoMeasurements) => partial.map(({ code }) => code);
