import { describe, expect, it } from 'vitest';
import { measureBytes } from './measure-bytes';
import { throttled, partOf } from './progress';
import { makeMedia } from '../../../testing/make-media';
import { drifting } from '../../../testing/scenes';

describe('what is told of the work', () => {
  it('rises in steps of a hundredth, and never above 1', () => {
    const told: number[] = [];
    const tell = throttled((share) => told.push(share));
    for (const share of [0, 0.005, 0.01, 0.015, 0.5, 0.2, 0.505, 7, 9, Number.NaN]) tell(share);
    expect(told).toEqual([0.01, 0.5, 1]);
  });

  it('can be a part of other work', () => {
    const told: number[] = [];
    const tell = partOf((share) => told.push(share), 0.5, 0.75);
    for (const share of [-1, 0, 0.5, 1, 2]) tell?.(share);
    expect(told).toEqual([0.5, 0.5, 0.625, 0.75, 0.75]);
    expect(partOf(undefined, 0, 1)).toBeUndefined();
  });
});

describe('how far the measuring of a video is', () => {
  async function sharesOf(fullDecodeMs: number, groupLength: number): Promise<number[]> {
    const video = { frames: 120, framesPerSecond: 10, groupLength, paint: drifting([60, 160, 60]) };
    const bytes = await makeMedia({ container: 'mp4', video });
    const told: number[] = [];
    await measureBytes({
      size: bytes.length,
      ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
      ...{ maxDurationMs: 60_000, budgetMs: 20_000, fullDecodeMs },
      onShare: (share) => told.push(share),
    });
    return told;
  }

  it('goes by the time of its frames when it is decoded in full', async () => {
    const told = await sharesOf(20_000, 250);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    // The decoder delays some frames: progress from one packet to the next is at most one frame.
    const steps = told.slice(1).map((share, index) => share - (told[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(1.5 / 120);
    expect(told.at(-1)).toBeGreaterThan(0.8);
  });

  it('goes by the samples that are taken otherwise', async () => {
    const told = await sharesOf(0, 10);
    // Six samples are three fifths of the progress; nothing between them looks like a cut.
    expect(told).toEqual([0, 1, 2, 3, 4, 5].map((done) => expect.closeTo((0.6 * done) / 6, 6) as number));
  });
});
