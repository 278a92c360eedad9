import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { VideoMeasurements } from '../../../netlify/analysis/providers/embedded/measure/measurements';
import { measureBytes } from '../../../netlify/analysis/providers/embedded/decode/measure-bytes';
import type { DecodeOptions } from '../../../netlify/analysis/providers/embedded/decode/decode-video';
import { failureOf } from '../../../netlify/analysis/testing/failure-of';
import { makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import { drifting, edited, type Painter } from '../../../netlify/analysis/testing/scenes';

/** 18 s at 10 frames a second with a key frame each second: about 6 s each of green, blue and grey. */
const video = {
  ...edited([
    [63, drifting([60, 160, 60], 0.0002)],
    [57, drifting([70, 90, 200], 0.0002)],
    [60, drifting([128, 128, 128], 0.0002)],
  ]),
  framesPerSecond: 10,
  groupLength: 10,
  width: 64,
  height: 36,
};
const audio = { seconds: 17.9, sample: (t: number) => 0.1 * Math.sin(2 * Math.PI * 500 * t) };
const cues = [5, 10, 15].map((second) => ({
  startMs: second * 1000,
  endMs: second * 1000 + 900,
  text: `At ${second}`,
}));

async function sampled(
  container: MediaRecipe['container'],
  options: Partial<DecodeOptions> = {},
): Promise<VideoMeasurements> {
  const bytes = await makeMedia({ container, video, audio, cues });
  return measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 120_000,
    budgetMs: 20_000,
    fullDecodeMs: 0,
    // Too few to read all of the sound, enough for the samples.
    mostBytes: bytes.length * 1.7,
    ...options,
  });
}

describe.each(['mp4', 'matroska'] as const)('a %s that is too long to decode in full', (container) => {
  let measured: VideoMeasurements;
  beforeAll(async () => {
    measured = await sampled(container);
  });

  it('is measured at key frames over its whole length, and says how far apart', () => {
    expect(measured.frames.map((p) => Math.round(p.timeMs))).toEqual(
      [...Array(9).keys()].map((index) => index * 2000).toSpliced(4, 0, 6400),
    );
    expect(measured.intervalMs).toBeCloseTo(16_000 / 9, 0);
    expect(Math.abs(measured.durationMs - 18_000)).toBeLessThan(150);
    expect(measured.partial).toContainEqual({
      code: 'sampled',
      values: { fromMs: 0, stepMs: expect.closeTo(2000, -2) as number },
    });
  });

  it('is called long, and its host not slow', () => {
    expect(measured.partial).toContainEqual({
      code: 'long-video',
      values: { durationMs: expect.closeTo(18_000, -3) as number },
    });
    expect(codesOf(measured)).not.toContain('host-slow');
  });

  it('has the picture of each moment', () => {
    for (const { timeMs, colors: colours, saturationPeak } of measured.frames) {
      if (timeMs < 6300) expect(colours.green).toBeGreaterThan(0.9);
      else if (timeMs < 12_000) expect(colours.blue).toBeGreaterThan(0.9);
      else expect(saturationPeak).toBeLessThan(0.05);
    }
  });

  it('has its cuts in place, for the stretches around them were decoded in full', () => {
    expect(measured.transitions.map(({ kind, startMs }) => [kind, Math.round(startMs)])).toEqual([
      ['cut', 6300],
      ['cut', 12_000],
    ]);
    for (const { strength } of measured.transitions) expect(strength).toBeGreaterThan(0.8);
  });

  it('has the words, all of them where packets of text can be picked out', () => {
    const text = measured.cues.map((cue) => cue.text);
    expect(text).not.toEqual([]);
    if (container === 'mp4') expect(text).toEqual(['At 5', 'At 10', 'At 15']);
    expect(codesOf(measured).includes('captions-near-samples')).toBe(container !== 'mp4');
  });

  it('measures half a second or so of audio beside each frame', () => {
    const audio = measured.audioWindows.reduce((sum, window) => sum + window.durationMs, 0);
    expect(audio).toBeGreaterThan(9 * 400);
    expect(audio).toBeLessThan(13_000);
    for (const window of measured.audioWindows) expect(Math.abs(window.peakHz - 500)).toBeLessThan(20);
    expect(measured.audioWindows.map((window) => window.timeMs)).toEqual(
      measured.audioWindows.map((w) => w.timeMs).toSorted((a, b) => a - b),
    );
  });
});

const codesOf = (video: VideoMeasurements) => video.partial.map(({ code }) => code);
const sampledFrom = (video: VideoMeasurements) =>
  video.partial.find((reason) => reason.code === 'sampled')?.values.fromMs;
const expectRising = (times: readonly number[]) =>
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));

describe('a budget', () => {
  it('leaves out what is not wanted: the places of cuts, the sound', async () => {
    const measured = await sampled('mp4', { placesCuts: false, withAudio: false, sampleStepMs: 3000 });
    expect(measured.frames.map((p) => Math.round(p.timeMs))).toEqual([0, 3000, 6000, 9000, 12_000, 15_000]);
    expect(measured.audioWindows).toEqual([]);
    expect(measured.loudness).toBeUndefined();
    expect(measured.transitions.map(({ startMs }) => Math.round(startMs))).toEqual([9000, 12_000]);
    for (const { strength } of measured.transitions) expect(strength).toBeLessThanOrEqual(0.8);
  });

  it('of bytes ends the reading early, and says so', async () => {
    const measured = await sampled('mp4', { mostBytes: 1_000 });
    expect(measured.frames.length).toBeLessThan(9);
    expect(measured.partial).toContainEqual({ code: 'bytes-limit', values: { megabytes: 0 } });
    expect(codesOf(measured)).toContain('samples-missing');
  });

  it('of bytes that is used up while every frame is decoded leaves what was decoded', async () => {
    let asked = 0;
    const bytes = await makeMedia({ container: 'mp4', video, audio });
    const measured = await measureBytes({
      size: bytes.length,
      ask: (offset, length) => {
        asked += 1;
        return Promise.resolve(bytes.subarray(offset, offset + Math.min(length, 4096)));
      },
      isSpent: () => asked > 20,
      maxDurationMs: 120_000,
      budgetMs: 20_000,
    });
    expect(measured.frames.length).toBeGreaterThan(1);
    expect(codesOf(measured)).toEqual(['sampled', 'samples-missing', 'bytes-limit']);
    expect(sampledFrom(measured)).toBeGreaterThan(1000);
    expectRising(measured.frames.map(({ timeMs }) => timeMs));
  });
});

describe('a video whose full decode ends in the middle', () => {
  async function measuredInParts(scenes: { frames: number; paint: Painter }): Promise<VideoMeasurements> {
    const bytes = await makeMedia({ container: 'mp4', video: { ...video, ...scenes } });
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    return measureBytes({
      size: bytes.length,
      ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
      // The time for the full decode is up in the middle of the video.
      onShare: (share) => (nowMs = share > 0.4 ? 6000 : nowMs),
      fullDecodeMs: 5000,
      maxDurationMs: 120_000,
      budgetMs: 20_000,
    }).finally(() => clock.mockRestore());
  }
  const green = drifting([60, 160, 60], 0.0002);

  it('has flashing in the part that is decoded in full and in the rest that is sampled', async () => {
    const flashing: Painter = (index) => (index % 2 === 0 ? [240, 240, 240] : [20, 20, 20]);
    const measured = await measuredInParts(
      edited([
        [10, green],
        [30, flashing],
        [80, green],
        [30, flashing],
        [30, green],
      ]),
    );
    expect(measured.flashes.map(({ startMs, endMs }) => [startMs, endMs].map(Math.round))).toEqual([
      [1000, 4000],
      [12_000, 15_000],
    ]);
    expect(sampledFrom(measured)).toBeGreaterThan(7000);
    expectRising(measured.frames.map(({ timeMs }) => timeMs));
  });

  it('has a cut between the last frame that is decoded in full and the first sample', async () => {
    const measured = await measuredInParts(
      edited([
        [79, green],
        [101, drifting([70, 90, 200], 0.0002)],
      ]),
    );
    const fromMs = sampledFrom(measured) ?? 0;
    const samples = measured.frames.filter(({ timeMs }) => timeMs > fromMs);
    expect(fromMs).toBeLessThan(7900);
    expect(samples.at(-1)?.timeMs).toBeGreaterThan(15_000);
    expect(measured.transitions.map(({ kind, startMs }) => [kind, Math.round(startMs)])).toEqual([
      ['cut', 7900],
    ]);
    expectRising(measured.frames.map(({ timeMs }) => timeMs));
    expect(measured.decodedRanges.map(({ startMs, endMs }) => [startMs, endMs].map(Math.round))).toEqual([
      [0, fromMs],
      [fromMs, 9000],
    ]);
  });
});

it('watches from the start when there are no key frames to go by', async () => {
  const bytes = await makeMedia({ container: 'mp4', video: { ...video, groupLength: 10_000 }, audio });
  const measured = await measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 120_000,
    budgetMs: 20_000,
    fullDecodeMs: 0,
  });
  expect(measured.intervalMs).toBeCloseTo(200, 0);
  expect(measured.frames.length).toBeGreaterThan(85);
  expect(measured.audioWindows.reduce((sum, window) => sum + window.durationMs, 0)).toBeLessThan(18_200);
  expect(measured.partial).toEqual([]);
});

it('says of a host that sends nothing in time how slow it is', async () => {
  const bytes = await makeMedia({ container: 'mp4', video });
  const failure = await failureOf(
    measureBytes({
      size: bytes.length,
      ask: () => new Promise(() => undefined),
      maxDurationMs: 120_000,
      budgetMs: 300,
    }),
    'no secret',
  );
  expect(failure.code).toBe('too-slow');
  expect(failure.message).toMatch(
    /^The host sends the video too slowly: \d+\.\d Mbit\/s, \d+\.\d s per request\./,
  );
});

it('ends in time with what it has, spread over the video, when bytes come slowly', async () => {
  const bytes = await makeMedia({ container: 'mp4', video });
  let asked = 0;
  const measured = await measureBytes({
    size: bytes.length,
    ask: (offset, length) => {
      asked += 1;
      // From the tenth request on, reads never complete.
      return asked < 10
        ? Promise.resolve(bytes.subarray(offset, offset + Math.min(length, 4096)))
        : new Promise(() => undefined);
    },
    maxDurationMs: 120_000,
    budgetMs: 3000,
    fullDecodeMs: 0,
  });
  expect(codesOf(measured)).toContain('samples-missing');
  expect(measured.partial).toContainEqual({
    code: 'host-slow',
    values: {
      kilobitsPerSecond: expect.any(Number) as number,
      requestMs: expect.any(Number) as number,
    },
  });
  expect(measured.frames.at(-1)?.timeMs).toBeGreaterThan(15_000);
  expect(measured.frames.length).toBeGreaterThan(1);
  expect(measured.frames.length).toBeLessThan(9);
});
