import { expect, it } from 'vitest';
import { MAX_CHOSEN_BYTES } from '../../../netlify/analysis/providers/embedded/concepts/choose-thumbnails';
import {
  describeVideo,
  MAX_ENTRY_BYTES,
} from '../../../netlify/analysis/providers/embedded/concepts/describe-video';
import { videoOf } from '../../../netlify/analysis/providers/embedded/concepts/testing/video';

const cutAt = (timeMs: number) => ({ kind: 'cut', startMs: timeMs, endMs: timeMs, strength: 0.9 }) as const;
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);

it('a description of hours with five cuts a second is small enough to be answered as a whole', () => {
  const seconds = 2.5 * 3600;
  const findings = Array.from({ length: 1500 }, (_, index) => ({
    timeMs: index * 6000,
    own: Array.from({ length: 20 }, (_, at) => ({
      ...{ name: `${'a long name of a class '.repeat(2)}${at}`, model: 'scenes', topics: [] },
      ...{ score: 0.6, threshold: 0.5 },
    })),
  }));
  const transitions = Array.from({ length: 46_000 }, (_, index) => cutAt((index + 1) * 190));
  const large = Uint8Array.from({ length: MAX_CHOSEN_BYTES / 120 }, (_, index) => jpeg[index] ?? 0);
  const thumbnails = Array.from({ length: 240 }, (_, index) => ({ timeMs: index * 1000, jpeg: large }));
  const audio = () => ({ lufs: -8, truePeakDb: 0.2, speech: 0.9, music: 0.9 });
  const described = describeVideo({ ...videoOf({ seconds, findings, transitions, audio }), thumbnails });
  const sizes = Object.entries(described).map(([name, value]) => [name, JSON.stringify(value).length]);
  expect(Buffer.byteLength(JSON.stringify(described)), JSON.stringify(sizes)).toBeLessThanOrEqual(5_900_000);
  const { entries, shots } = described;
  expect(Buffer.byteLength(JSON.stringify(entries))).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries).toEqual(entries.toSorted((a, b) => a.timestamp - b.timestamp));
  // The remaining shots still follow each other without gaps, from beginning to end.
  expect(shots[0]?.start).toBe(0);
  expect(shots.at(-1)?.end).toBe(seconds * 1000);
  expect(shots.every(({ start }, index) => index === 0 || start === shots[index - 1]?.end)).toBe(true);
});
