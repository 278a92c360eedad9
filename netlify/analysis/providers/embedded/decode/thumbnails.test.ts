import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import type { Thumbnail } from '../measure/measurements';
import { isVideoMeasurements } from './check-measurements';
import { measureBytes } from './measure-bytes';
import { thumbnailsFor } from './plan';
import { decodedJpeg, type DecodedImage } from '../../../testing/decoded-jpeg';
import { makeMedia, type MediaRecipe } from '../../../testing/make-media';
import { edited, type Painter } from '../../../testing/scenes';
import type { VideoRecipe } from '../../../testing/encoders';

const flat =
  (red: number, green: number, blue: number): Painter =>
  () => [red, green, blue];
/** Red in its upper left quarter, green elsewhere. */
const marked: Painter = (_, x, y) => (x < 0.5 && y < 0.5 ? [200, 30, 30] : [30, 160, 30]);

/** The decoding time of a request, in milliseconds. */
const BUDGET_MS = 25_000;

async function measured(
  recipe: Partial<MediaRecipe> & { video: VideoRecipe },
  fullDecodeMs?: number,
  budgetMs = BUDGET_MS,
) {
  const bytes = await makeMedia({ container: 'mp4', ...recipe });
  const result = await measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 900_000,
    budgetMs,
    ...(fullDecodeMs === undefined ? {} : { fullDecodeMs }),
  });
  expect(isVideoMeasurements(result)).toBe(true);
  return result;
}

function first(thumbnails: readonly Thumbnail[]): DecodedImage {
  if (thumbnails[0] === undefined) throw new Error('There is no thumbnail.');
  return decodedJpeg(thumbnails[0].jpeg);
}

const small = (recipe: Partial<VideoRecipe>): VideoRecipe => ({
  frames: 2,
  paint: marked,
  width: 320,
  height: 180,
  ...recipe,
});

describe('thumbnails', () => {
  it('are JPEG files of the frames at their moments, half a second apart', async () => {
    const video = {
      ...edited([
        [8, flat(200, 40, 40)],
        [4, flat(40, 40, 200)],
      ]),
      framesPerSecond: 4,
      width: 320,
      height: 180,
    };
    const { thumbnails } = await measured({ video });
    expect(thumbnails.map(({ timeMs }) => Math.round(timeMs))).toEqual([0, 500, 1000, 1500, 2000, 2500]);
    for (const { timeMs, jpeg } of thumbnails) {
      const { width, height, at } = decodedJpeg(jpeg);
      expect([width, height]).toEqual([256, 144]);
      const [red = 0, , blue = 0] = at(0.5, 0.5);
      // The colors are converted with the matrix and range of JPEG, not those of video.
      expect(Math.abs(red - (timeMs < 2000 ? 200 : 40))).toBeLessThan(8);
      expect(Math.abs(blue - (timeMs < 2000 ? 40 : 200))).toBeLessThan(8);
    }
  });

  it('come from the samples of a video that is not decoded in full, with its own times', async () => {
    const video = small({ frames: 120, framesPerSecond: 10, groupLength: 10, width: 64, height: 36 });
    const { thumbnails, frames, decodedRanges } = await measured({ video }, 0);
    expect(decodedRanges).toEqual([]);
    expect(thumbnails.map(({ timeMs }) => timeMs)).toEqual(frames.map(({ timeMs }) => timeMs));
    expect(thumbnails).toHaveLength(6);
  });

  it('become sparser as a video goes on, and stay spread over all of it', async () => {
    const video = small({ frames: 300, framesPerSecond: 1, width: 16, height: 16 });
    const { thumbnails } = await measured({ video });
    expect(thumbnails.length).toBeGreaterThan(thumbnailsFor(BUDGET_MS) / 2 - 50);
    expect(thumbnails.length).toBeLessThanOrEqual(thumbnailsFor(BUDGET_MS));
    const gaps = thumbnails.slice(1).map(({ timeMs }, index) => timeMs - (thumbnails[index]?.timeMs ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * Math.min(...gaps));
    expect(thumbnails.at(-1)?.timeMs).toBeGreaterThan(296_000);
  });

  it('have the shape that a player shows: wide pixels, and no larger than the video', async () => {
    const wide = await measured({ video: small({ width: 90, height: 90, pixelAspect: [16, 9] }) });
    expect(first(wide.thumbnails)).toMatchObject({ width: 160, height: 90 });
    const tall = await measured({ video: small({ width: 90, height: 160 }) });
    expect(first(tall.thumbnails)).toMatchObject({ width: 90, height: 160 });
    const tiny = await measured({ video: small({ width: 16, height: 16 }) });
    expect(first(tiny.thumbnails)).toMatchObject({ width: 16, height: 16 });
  });

  it.each([
    ['upright', [1, 0, 0, 1], [256, 144], [0.25, 0.25]],
    ['turned right', [0, 1, -1, 0], [144, 256], [0.75, 0.25]],
    ['upside down', [-1, 0, 0, -1], [256, 144], [0.75, 0.75]],
    ['turned left', [0, -1, 1, 0], [144, 256], [0.25, 0.75]],
    ['mirrored', [1, 0, 0, -1], [256, 144], [0.25, 0.75]],
  ] as const)('are %s when the video is', async (_, [a, b, c, d], size, mark) => {
    const matrix = Buffer.alloc(36);
    for (const [index, value] of [a, b, 0, c, d].entries()) matrix.writeInt32LE(value * 65_536, index * 4);
    matrix.writeInt32LE(1 << 30, 32);
    const { thumbnails } = await measured({
      video: small({}),
      videoSideData: [AV_PKT_DATA_DISPLAYMATRIX, matrix],
    });
    const shown = first(thumbnails);
    expect([shown.width, shown.height]).toEqual(size);
    const corners = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [x, y] as const));
    const red = corners.filter(([x, y]) => (shown.at(x, y)[0] ?? 0) > 120);
    expect(red).toEqual([mark]);
  });
});
