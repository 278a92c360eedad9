import { describe, expect, it } from 'vitest';
import { fullDecodeFor, fullDecodeMs, planFor, samplingOrder, stepFor, thumbnailsFor } from './plan';

const hd = { width: 1920, height: 1080, framesPerSecond: 25, bytes: 50_000_000 };

describe('the plan', () => {
  it('decodes short and small videos in full, long and large ones by samples', () => {
    expect(planFor({ ...hd, durationMs: 60_000 })).toBe('full');
    expect(planFor({ ...hd, durationMs: 120_000 })).toBe('sampled');
    expect(planFor({ ...hd, width: 640, height: 360, durationMs: 480_000 })).toBe('full');
    expect(planFor({ ...hd, width: 3840, height: 2160, framesPerSecond: 50, durationMs: 20_000 })).toBe(
      'sampled',
    );
    expect(planFor({ ...hd, durationMs: undefined })).toBe('full');
  });

  it('takes samples of a short video that is larger than what may be read', () => {
    const short = { ...hd, durationMs: 60_000, bytes: 600_000_000 };
    expect(planFor(short, undefined, 500_000_000)).toBe('sampled');
    expect(planFor(short, undefined, 700_000_000)).toBe('full');
  });

  it('estimates time in proportion to length and rate, and more for more pixels', () => {
    const minute = fullDecodeMs({ ...hd, durationMs: 60_000 });
    expect(fullDecodeMs({ ...hd, durationMs: 120_000 })).toBeCloseTo(2 * minute, 6);
    expect(fullDecodeMs({ ...hd, framesPerSecond: 50, durationMs: 60_000 })).toBeCloseTo(2 * minute, 6);
    expect(fullDecodeMs({ ...hd, width: 3840, durationMs: 60_000 })).toBeGreaterThan(1.8 * minute);
  });

  it('counts the time that each frame takes, however small it is', () => {
    const small = { ...hd, width: 160, height: 90, framesPerSecond: 50 };
    expect(fullDecodeMs({ ...small, durationMs: 1_000_000 })).toBeGreaterThan(30_000);
    expect(planFor({ ...small, durationMs: 1_000_000 })).toBe('sampled');
  });

  it('takes at most 120 samples, at least 2 s apart', () => {
    expect(stepFor(60_000)).toBe(2000);
    expect(stepFor(600_000)).toBe(5000);
    expect(stepFor(7_200_000)).toBe(60_000);
  });

  it('takes up to five times as many samples when there is time for them', () => {
    expect(stepFor(2_700_000, 20_000)).toBe(22_500);
    expect(stepFor(2_700_000, 60_000)).toBe(11_250);
    expect(stepFor(2_700_000, 600_000)).toBe(4500);
  });

  it('keeps three times as many thumbnails with the time of a background analysis', () => {
    expect(thumbnailsFor(600_000)).toBe(3 * thumbnailsFor(25_000));
  });

  it('tries to decode all of a program with the time of a background analysis', () => {
    const short = fullDecodeFor(27_000);
    expect(short).toEqual({ mostMs: 20_000, deadlineMs: 16_200, isTrial: false });
    const long = fullDecodeFor(600_000);
    expect(long).toMatchObject({ deadlineMs: 540_000, isTrial: true });
    expect(planFor({ ...hd, durationMs: 2_700_000 }, short.mostMs)).toBe('sampled');
    expect(planFor({ ...hd, durationMs: 2_700_000 }, long.mostMs)).toBe('full');
    expect(planFor({ ...hd, durationMs: 3 * 3_600_000 }, long.mostMs)).toBe('sampled');
    expect(fullDecodeFor(600_000, 20_000)).toEqual({ mostMs: 20_000, deadlineMs: 20_000, isTrial: false });
  });

  it.each([0, 1, 2, 7, 8, 9, 64, 121])('takes each of %i samples once', (count) => {
    const order = samplingOrder(count);
    expect(order.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
  });

  it.each([9, 100, 120, 500])('covers a video of %i samples evenly, whenever it is broken off', (count) => {
    for (let taken = 1; taken <= count; taken += 1) {
      const some = samplingOrder(count)
        .slice(0, taken)
        .toSorted((a, b) => a - b);
      const gaps = some.map((index, at) => (some[at + 1] ?? count) - index);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.ceil((2 * count) / taken));
    }
  });
});
