import { describe, expect, it } from 'vitest';
import { chooseThumbnails, MAX_CHOSEN, MAX_CHOSEN_BYTES } from './choose-thumbnails';

const candidates = (count: number, stepMs: number, bytes = 3000) =>
  Array.from({ length: count }, (_, index) => ({ timeMs: index * stepMs, jpeg: new Uint8Array(bytes) }));
const shot = (start: number, end: number) => ({ start, end });
const timesOf = (chosen: readonly { timeMs: number }[]) => chosen.map(({ timeMs }) => timeMs);

describe('the thumbnails that are chosen', () => {
  it('show the middle of every shot, and every second between', () => {
    const chosen = chooseThumbnails(candidates(20, 500), [
      shot(0, 3000),
      shot(3000, 4000),
      shot(4000, 10_000),
    ]);
    const times = timesOf(chosen);
    expect(times).toEqual(expect.arrayContaining([1500, 3500, 7000]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const gaps = times.slice(1).map((timeMs, index) => timeMs - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...gaps)).toBeLessThan(2000);
  });

  it('hold the frames that evidence shows, for their shot first of all', () => {
    const shots = [shot(0, 3000), shot(3000, 10_000)];
    const shown = new Set([500, 4000, 4500]);
    const times = timesOf(chooseThumbnails(candidates(20, 500), shots, (timeMs) => shown.has(timeMs)));
    expect(times).toEqual(expect.arrayContaining([500, 4000, 4500]));
    expect(timesOf(chooseThumbnails(candidates(20, 500), shots))).not.toContain(500);
  });

  it('show the frame of evidence instead of the middle of its shot, not both', () => {
    const times = timesOf(chooseThumbnails(candidates(2, 500), [shot(0, 1000)], (timeMs) => timeMs === 0));
    expect(times).toEqual([0]);
  });

  it('are near each other only where two shots are', () => {
    const chosen = chooseThumbnails(candidates(8, 500), [shot(0, 1000), shot(1000, 1600), shot(1600, 4000)]);
    expect(timesOf(chosen)).toEqual([500, 1500, 3000]);
  });

  it('are not too many, and spread over the video then', () => {
    const times = timesOf(chooseThumbnails(candidates(240, 5000, 1000), [shot(0, 1_200_000)]));
    expect(times).toHaveLength(MAX_CHOSEN);
    const gaps = times.slice(1).map((timeMs, index) => timeMs - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(20_000);
    expect(times.at(-1)).toBe(239 * 5000);
  });

  it('prefer the long ones of too many shots', () => {
    const shots = Array.from({ length: 200 }, (_, index) => shot(index * 1000, index * 1000 + 1000));
    const long = shot(200_000, 230_000);
    const times = timesOf(chooseThumbnails(candidates(230, 1000, 100), [...shots, long]));
    expect(times).toHaveLength(MAX_CHOSEN);
    expect(times).toContain(215_000);
  });

  it('show every scene first, however short it is', () => {
    const shots = Array.from({ length: 200 }, (_, index) => shot(index * 2000, index * 2000 + 2000));
    const short = shot(400_000, 401_000);
    const of = (leading: { start: number; end: number }[]) =>
      timesOf(chooseThumbnails(candidates(402, 1000, 100), [...shots, short], () => false, leading));
    expect(of([short])).toContain(400_000);
    expect(of([])).not.toContain(400_000);
  });

  it('are not too large together', () => {
    const chosen = chooseThumbnails(candidates(100, 2000, 30_000), [shot(0, 200_000)]);
    expect(chosen).toHaveLength(Math.floor(MAX_CHOSEN_BYTES / 30_000));
    expect(timesOf(chosen).at(-1)).toBe(198_000);
  });

  it('are none of none', () => {
    expect(chooseThumbnails([], [shot(0, Infinity)])).toEqual([]);
  });
});
