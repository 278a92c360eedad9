import { beforeAll, describe, expect, it } from 'vitest';
import { fileFactsOf } from '../concepts/file-facts';
import type { VideoMeasurements } from '../measure/measurements';
import { isVideoMeasurements } from './check-measurements';
import { codesOf, measure, SHORT_VIDEO } from './testing/short-video';
import { decodedJpeg } from '../../../testing/decoded-jpeg';
import { makeMedia } from '../../../testing/make-media';

/*
 * A short video, decoded in this process in each way. `tests/deep/decode` has the other containers and kinds, and
 * `measure-video.test.ts` decodes in a child as the function does.
 */

const CUTS_MS = [3300, 6000];

let mp4: Buffer;
let matroska: Buffer;
beforeAll(async () => {
  mp4 = await makeMedia({ container: 'mp4', ...SHORT_VIDEO });
  matroska = await makeMedia({ container: 'matroska', ...SHORT_VIDEO });
});

const cutsOf = ({ transitions }: VideoMeasurements) =>
  transitions.map(({ kind, startMs }) => [kind, Math.round(startMs)]);
const audioMsOf = ({ audioWindows }: VideoMeasurements) =>
  audioWindows.reduce((sum, { durationMs }) => sum + durationMs, 0);

function expectColorsOfScenes({ frames }: VideoMeasurements): void {
  for (const { timeMs, colors, saturationPeak } of frames) {
    if (timeMs < 3300) expect(colors.green).toBeGreaterThan(0.9);
    else if (timeMs < 6000) expect(colors.blue).toBeGreaterThan(0.9);
    else expect(saturationPeak).toBeLessThan(0.05);
  }
}

describe('a short video', () => {
  let measured: VideoMeasurements;
  const shares: number[] = [];
  const plans: unknown[] = [];
  beforeAll(async () => {
    measured = await measure(mp4, {
      onShare: (share) => shares.push(share),
      onFacts: ({ plan }) => plans.push(plan),
    });
  });

  it('is measured as a whole, five times a second, with its colors and its length', () => {
    expect(isVideoMeasurements(measured)).toBe(true);
    expect(measured.frames).toHaveLength(45);
    expect(measured.frames.map(({ timeMs }) => Math.round(timeMs)).slice(0, 3)).toEqual([0, 200, 400]);
    expect(measured.intervalMs).toBeCloseTo(200, 0);
    expect(Math.abs(measured.durationMs - 9000)).toBeLessThan(100);
    expect(measured.decodedRanges).toEqual([{ startMs: 0, endMs: measured.durationMs }]);
    expect(measured.partial).toEqual([]);
    expect(measured.origins).toEqual([{ startMs: 0, originMs: 0 }]);
    expectColorsOfScenes(measured);
  });

  it('has its cuts at the first frame of each scene', () => {
    expect(cutsOf(measured)).toEqual(CUTS_MS.map((timeMs) => ['cut', timeMs]));
    for (const { strength } of measured.transitions) expect(strength).toBeGreaterThan(0.8);
    expect(measured.flashes).toEqual([]);
  });

  it('has its tone in windows without gaps, and its loudness', () => {
    expect(Math.abs(audioMsOf(measured) - 8900)).toBeLessThan(150);
    for (const { peakHz, tonality } of measured.audioWindows.slice(1, -1)) {
      expect(Math.abs(peakHz - 500)).toBeLessThan(10);
      expect(tonality).toBeGreaterThan(0.95);
    }
    // A sine of 0.1 in both channels; EBU R 128 weights its frequency with -0.6 dB.
    expect(measured.audioWindows[2]?.rmsDb).toBeCloseTo(-23, 0);
    expect(measured.loudness?.integratedLufs).toBeCloseTo(-20.6, 0);
    expect(measured.loudness?.truePeakDb).toBeCloseTo(-20, 0);
  });

  it('has its captions and its metadata', () => {
    const rounded = measured.cues.map(({ startMs, endMs, text }) => ({
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
      text,
    }));
    expect(rounded).toEqual(SHORT_VIDEO.cues);
    // Undetermined, which MP4 writes for a track without a language.
    expect(measured.captionLanguage).toBeUndefined();
    expect(measured.metadata).toMatchObject({ title: 'A Test', comment: 'made by a test' });
  });

  it('has the facts about its program in its tags', () => {
    expect(fileFactsOf(measured.metadata)).toEqual({
      ...{ title: 'A Test', series: 'The Tests', season: '2', episode: 5, network: 'Test One' },
      ...{ genre: 'Drama', firstBroadcast: '2026-11-20', language: 'de' },
    });
  });

  it('has thumbnails of its frames, at most two a second, in their colors', () => {
    expect(measured.thumbnails).toHaveLength(18);
    for (const { timeMs, jpeg } of measured.thumbnails) {
      const { width, height, at } = decodedJpeg(jpeg);
      expect([width, height]).toEqual([64, 36]);
      const [red = 0, green = 0, blue = 0] = at(0.5, 0.5);
      if (timeMs < 3300) expect(green).toBeGreaterThan(blue + 50);
      else if (timeMs < 6000) expect(blue).toBeGreaterThan(green + 50);
      else expect(Math.abs(blue - red)).toBeLessThan(10);
    }
  });

  it('reports its progress up to the end', () => {
    expect(plans[0]).toEqual({ frames: 'full', audio: true });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(50);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
  });
});

describe('a video that is too long to decode in full', () => {
  let measured: VideoMeasurements;
  beforeAll(async () => {
    measured = await measure(mp4, { fullDecodeMs: 0 });
  });

  it('is measured at key frames over its whole length, and the result says how far apart', () => {
    expect(measured.frames.map(({ timeMs }) => Math.round(timeMs))).toEqual([
      0, 2000, 3400, 4000, 6000, 8000,
    ]);
    expect(Math.abs(measured.durationMs - 9000)).toBeLessThan(150);
    expect(measured.partial).toEqual([
      { code: 'sampled-pictures', values: { fromMs: 0, stepMs: expect.closeTo(1800, -2) as number } },
      { code: 'long-video', values: { durationMs: expect.closeTo(9000, -3) as number } },
    ]);
    expectColorsOfScenes(measured);
  });

  it('has its cuts in place, because the ranges around them are decoded in full', () => {
    expect(cutsOf(measured)).toEqual(CUTS_MS.map((timeMs) => ['cut', timeMs]));
    expect(measured.decodedRanges.length).toBeGreaterThan(0);
    expect(measured.decodedRanges.length).toBeLessThan(3);
  });

  it('has all its captions and all of its sound', () => {
    expect(measured.cues.map(({ text }) => text)).toEqual(['At 2', 'At 5', 'At 8']);
    expect(Math.abs(audioMsOf(measured) - 8900)).toBeLessThan(100);
    const times = measured.audioWindows.map(({ timeMs }) => timeMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(measured.thumbnails.map(({ timeMs }) => timeMs)).toEqual(
      expect.arrayContaining(
        [0, 2000, 4000, 6000, 8000].map((timeMs) => expect.closeTo(timeMs, 0) as number),
      ),
    );
  });

  it('has about half a second of audio for each sample where not all bytes may be read', async () => {
    const part = await measure(mp4, { fullDecodeMs: 0, mostBytes: mp4.length * 1.7 });
    expect(audioMsOf(part)).toBeGreaterThan(5 * 400);
    expect(audioMsOf(part)).toBeLessThan(7500);
    expect(part.cues.map(({ text }) => text)).toEqual(['At 2', 'At 5', 'At 8']);
    expect(codesOf(part)).toContain('sampled');
  });

  it('has only the captions near its samples where they are interleaved with bytes that may not be read', async () => {
    const { cues, ...rest } = await measure(matroska, { fullDecodeMs: 0, mostBytes: matroska.length * 1.7 });
    expect(cues.length).toBeGreaterThan(0);
    expect(codesOf({ cues, ...rest })).toContain('captions-near-samples');
    expect((await measure(matroska, { fullDecodeMs: 0 })).cues).toHaveLength(3);
  });

  it('is measured without the places of cuts and without audio on request', async () => {
    const options = { fullDecodeMs: 0, placesCuts: false, withAudio: false, sampleStepMs: 3000 };
    const without = await measure(mp4, options);
    expect(without.frames.map(({ timeMs }) => Math.round(timeMs))).toEqual([0, 3000, 6000]);
    expect(without.audioWindows).toEqual([]);
    expect(without.loudness).toBeUndefined();
    expect(codesOf(without)).not.toContain('audio-not-decoded');
    for (const { strength } of without.transitions) expect(strength).toBeLessThanOrEqual(0.8);
  });

  it('ends early when the limit of bytes is used up, and the result says so', async () => {
    const some = await measure(mp4, { fullDecodeMs: 0, mostBytes: 1000 });
    expect(some.frames.length).toBeLessThan(5);
    expect(some.partial).toContainEqual({ code: 'bytes-limit', values: { megabytes: 0 } });
    expect(codesOf(some)).toContain('samples-missing');
  });
});
