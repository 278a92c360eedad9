import { expect, it } from 'vitest';
import { measureBytes } from '../../../netlify/analysis/providers/embedded/decode/measure-bytes';
import { thumbnailsFor } from '../../../netlify/analysis/providers/embedded/decode/plan';
import { makeMedia } from '../../../netlify/analysis/testing/make-media';

/** The decoding times of a request and of an analysis in the background, in milliseconds. */
const [REQUEST_MS, BACKGROUND_MS] = [25_000, 600_000];

it('thumbnails are three times as many in the background, so that models see most shots', async () => {
  const video = {
    frames: 400,
    framesPerSecond: 1,
    width: 16,
    height: 16,
    paint: () => [30, 160, 30] as const,
  };
  const bytes = await makeMedia({ container: 'mp4', video });
  const { thumbnails } = await measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 900_000,
    budgetMs: BACKGROUND_MS,
  });
  expect(thumbnails.length).toBeGreaterThan(thumbnailsFor(REQUEST_MS));
  expect(thumbnailsFor(BACKGROUND_MS)).toBe(3 * thumbnailsFor(REQUEST_MS));
});
