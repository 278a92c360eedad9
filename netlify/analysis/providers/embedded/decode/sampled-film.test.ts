import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FilmMeasurements } from '../measure/measurements';
import { measureBytes } from './measure-bytes';
import type { WatchOptions } from './watch-film';
import { makeMedia, type MediaRecipe } from '../../../testing/make-media';
import { drifting, edited } from '../../../testing/scenes';

// Real decoding in a real process: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** 18 s at 10 frames a second with a key frame each second: about 6 s each of green, blue and grey. */
const picture = {
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
const sound = { seconds: 17.9, sample: (t: number) => 0.1 * Math.sin(2 * Math.PI * 500 * t) };
const cues = [5, 10, 15].map((second) => ({
  startMs: second * 1000,
  endMs: second * 1000 + 900,
  text: `At ${second}`,
}));

async function sampled(
  container: MediaRecipe['container'],
  options: Partial<WatchOptions> = {},
): Promise<FilmMeasurements> {
  const bytes = await makeMedia({ container, picture, sound, cues });
  return measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 120_000,
    budgetMs: 20_000,
    fullDecodeMs: 0,
    ...options,
  });
}

describe.each(['mp4', 'matroska'] as const)('a %s that is too long to decode in full', (container) => {
  let film: FilmMeasurements;
  beforeAll(async () => {
    film = await sampled(container);
  });

  it('is measured at key frames over its whole length, and says how far apart', () => {
    expect(film.pictures.map((p) => Math.round(p.timeMs))).toEqual(
      [...Array(9).keys()].map((index) => index * 2000).toSpliced(4, 0, 6400),
    );
    expect(film.intervalMs).toBeCloseTo(16_000 / 9, 0);
    expect(Math.abs(film.durationMs - 18_000)).toBeLessThan(150);
    expect(film.partial).toMatch(/one picture every 2\.0 s/);
  });

  it('has the picture of each moment', () => {
    for (const { timeMs, colours, saturationPeak } of film.pictures) {
      if (timeMs < 6300) expect(colours.green).toBeGreaterThan(0.9);
      else if (timeMs < 12_000) expect(colours.blue).toBeGreaterThan(0.9);
      else expect(saturationPeak).toBeLessThan(0.05);
    }
  });

  it('has its cuts in place, for the stretches around them were decoded in full', () => {
    expect(film.transitions.map(({ kind, startMs }) => [kind, Math.round(startMs)])).toEqual([
      ['cut', 6300],
      ['cut', 12_000],
    ]);
    for (const { strength } of film.transitions) expect(strength).toBeGreaterThan(0.8);
  });

  it('has the words, all of them where packets of text can be picked out', () => {
    const words = film.cues.map((cue) => cue.text);
    if (container === 'mp4') expect(words).toEqual(['At 5', 'At 10', 'At 15']);
    expect(film.partial?.includes('Only the words near these pictures')).toBe(container !== 'mp4');
  });

  it('hears half a second or so beside each picture', () => {
    const heard = film.sounds.reduce((sum, window) => sum + window.durationMs, 0);
    expect(heard).toBeGreaterThan(9 * 400);
    expect(heard).toBeLessThan(13_000);
    for (const window of film.sounds) expect(Math.abs(window.peakHz - 500)).toBeLessThan(20);
    expect(film.sounds.map((window) => window.timeMs)).toEqual(
      film.sounds.map((w) => w.timeMs).toSorted((a, b) => a - b),
    );
  });
});

describe('a budget', () => {
  it('leaves out what is not wanted: the places of cuts, the sound', async () => {
    const film = await sampled('mp4', { placesCuts: false, hears: false, sampleStepMs: 3000 });
    expect(film.pictures.map((p) => Math.round(p.timeMs))).toEqual([0, 3000, 6000, 9000, 12_000, 15_000]);
    expect(film.sounds).toEqual([]);
    expect(film.loudness).toBeUndefined();
    expect(film.transitions.map(({ startMs }) => Math.round(startMs))).toEqual([9000, 12_000]);
    for (const { strength } of film.transitions) expect(strength).toBeLessThanOrEqual(0.8);
  });

  it('of bytes ends the reading early, and says so', async () => {
    const film = await sampled('mp4', { mostBytes: 1 });
    expect(film.pictures.length).toBeLessThan(9);
    expect(film.partial).toMatch(/budget|time was up/);
  });
});

it('watches from the start when there are no key frames to go by', async () => {
  const bytes = await makeMedia({ container: 'mp4', picture: { ...picture, groupLength: 10_000 }, sound });
  const film = await measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 120_000,
    budgetMs: 20_000,
    fullDecodeMs: 0,
  });
  expect(film.intervalMs).toBeCloseTo(200, 0);
  expect(film.pictures.length).toBeGreaterThan(85);
  expect(film.sounds.reduce((sum, window) => sum + window.durationMs, 0)).toBeLessThan(18_200);
  expect(film.partial).toBeUndefined();
});

it('ends in time with what it has, spread over the film, when bytes come slowly', async () => {
  const bytes = await makeMedia({ container: 'mp4', picture });
  let asked = 0;
  const film = await measureBytes({
    size: bytes.length,
    ask: (offset, length) => {
      asked += 1;
      // From the tenth request on nothing comes any more.
      return asked < 10
        ? Promise.resolve(bytes.subarray(offset, offset + Math.min(length, 4096)))
        : new Promise(() => undefined);
    },
    maxDurationMs: 120_000,
    budgetMs: 1000,
    fullDecodeMs: 0,
  });
  expect(film.partial).toMatch(/time was up/);
  expect(film.pictures.length).toBeGreaterThan(0);
  expect(film.pictures.length).toBeLessThan(9);
});
