import { describe, expect, it } from 'vitest';
import { measure } from './testing/short-video';
import { decodedJpeg } from '../../../testing/decoded-jpeg';
import type { Rgb, VideoRecipe } from '../../../testing/encoders';
import { makeMedia } from '../../../testing/make-media';

/** Six frames, half a second apart, so that each has a thumbnail. */
function makeVideo(video: Pick<VideoRecipe, 'paint'> & Partial<VideoRecipe>): Promise<Buffer> {
  return makeMedia({ container: 'mp4', video: { frames: 6, framesPerSecond: 2, ...video } });
}

describe('a video of high dynamic range', () => {
  /** Colors on a screen without high dynamic range, and their luma. */
  const GRADIENT = (index: number, x: number): Rgb =>
    index < 3 ? [255 * x, 255 * x, 255 * x] : [200 * x, 60 * x, 40 * x];

  /** Linear light of a full-range level in the transfer of a display (ITU-R BT.1886). */
  const linear = (level: number) => (level / 255) ** 2.4;
  /** ITU-R BT.2087: from the primaries of BT.709 to those of BT.2020. */
  const wide = ([r, g, b]: Rgb): Rgb => [
    0.6274 * r + 0.3293 * g + 0.0433 * b,
    0.0691 * r + 0.9195 * g + 0.0114 * b,
    0.0164 * r + 0.088 * g + 0.8956 * b,
  ];
  /** ITU-R BT.2100, table 4; white is 203 cd/m². */
  const pq = (light: number) => {
    const y = ((light * 203) / 10_000) ** 0.159_301_757_812_5;
    return 255 * ((0.835_937_5 + 18.851_562_5 * y) / (1 + 18.6875 * y)) ** 78.843_75;
  };
  /** ITU-R BT.2100, table 5, on a screen of 1,000 cd/m². @param luminance that of the whole color */
  const hlg = (light: number, luminance: number) => {
    const e = 0.203 * light * Math.max(1e-6, 0.203 * luminance) ** (-1 / 6);
    return (
      255 * (e <= 1 / 12 ? Math.sqrt(3 * e) : 0.178_832_77 * Math.log(12 * e - 0.284_668_92) + 0.559_910_73)
    );
  };
  const coded = (code: (light: number, luminance: number) => number) => (index: number, x: number) => {
    const [r, g, b] = GRADIENT(index, x);
    const [red, green, blue] = wide([linear(r), linear(g), linear(b)]);
    const luminance = 0.2627 * red + 0.678 * green + 0.0593 * blue;
    return [code(red, luminance), code(green, luminance), code(blue, luminance)] as const;
  };

  it.each([
    ['pq', pq],
    ['hlg', hlg],
  ] as const)(
    '%s: has the light, the contrast and the colors that a standard screen shows',
    async (hdr, code) => {
      const usual = await measure(await makeVideo({ paint: GRADIENT }));
      const high = await measure(await makeVideo({ is10Bit: true, hdr, paint: coded(code) }));
      for (const at of [1, -2]) {
        const [wanted, found] = [usual.frames.at(at), high.frames.at(at)];
        // As it is coded, the light of the first color differs by 0.11 or more.
        for (const figure of ['luma', 'contrast', 'saturation'] as const)
          expect(Math.abs((found?.[figure] ?? NaN) - (wanted?.[figure] ?? 0)), figure).toBeLessThan(0.07);
        const [shown, shot] = [usual, high].map(({ thumbnails }) =>
          decodedJpeg(thumbnails.at(at)?.jpeg ?? new Uint8Array()).at(0.6, 0.5),
        );
        for (const [part, level] of (shown ?? []).entries())
          expect(Math.abs((shot?.[part] ?? 0) - level)).toBeLessThan(20);
      }
    },
  );
});
