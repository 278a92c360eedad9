import { barShare, halved, type DetailFrame } from './detail';
import { ramp } from './statistics';

/** Number of times that the frame is halved. */
const HALVINGS = 3;
/** Share of the pixels that are on the strongest edges. */
const EDGE_SHARE = 0.005;
/** Minimum of the strongest slope in the smallest frame (luma of 255 over two pixels) for the frame to have edges. */
const MIN_SLOPE = 12;
/** Growth of the slopes by a halving: up to the first value the edges were sharp before, from the second on blurred. */
const SHARP_GROWTH = 1.2;
const BLURRED_GROWTH = 1.6;

/**
 * Width of the strongest edges in pixels. An edge rises to its height over its width. In a frame half as wide its
 * slope is twice as steep, until the edge is narrower than a pixel and the slope equals its height. The growth of the
 * strongest slopes at each halving therefore reveals a part of the width. Once edges are sharp, slopes still grow
 * because larger objects have higher edges; each halving is therefore weighted by how much blur the previous one
 * found. Slopes are taken at the 99.5th percentile, so that grain and coding blocks, which are weaker than edges, do
 * not count, and one object in focus before a soft background makes a sharp frame. Widths from 2 to 16 pixels can be
 * distinguished. The width of edges as a measure of blur is from Marziliano and others, A no-reference perceptual
 * blur metric (2002). FFmpeg's blurdetect, also based on it, averages over all edges, and returns as much for fine
 * textures in focus as for blurred ones.
 *
 * @param frame 320 pixels wide; only the part inside black bars is measured, because the edges of the bars are sharp
 * @returns 0 if the frame has no edges
 */
export function edgeWidth(frame: DetailFrame): number {
  let small = barShare(frame) > 0 ? withoutBars(frame) : frame;
  let slope = Math.max(1, strongestSlope(small));
  let [width, weight] = [2, 1];
  for (let round = 0; round < HALVINGS; round += 1) {
    small = halved(small);
    const next = strongestSlope(small);
    const growth = Math.min(2, Math.max(1, next / slope));
    width *= growth ** weight;
    weight *= ramp(growth, SHARP_GROWTH, BLURRED_GROWTH);
    slope = Math.max(1, next);
  }
  return slope < MIN_SLOPE ? 0 : width;
}

/** Number of pixels over which compression blurs the edge of a bar. */
const RIM = 4;

function withoutBars({ width, luma, inside }: DetailFrame): DetailFrame {
  const [left, right] = [inside.left + RIM, inside.right - RIM];
  const [top, bottom] = [inside.top + RIM, inside.bottom - RIM];
  const cut = new Uint8Array((right - left) * (bottom - top));
  for (let row = top; row < bottom; row += 1) {
    cut.set(luma.subarray(row * width + left, row * width + right), (row - top) * (right - left));
  }
  return { inside, width: right - left, height: bottom - top, luma: cut };
}

/** The slope that `EDGE_SHARE` of the pixels reach, in luma of 255 over two pixels. */
function strongestSlope({ width, height, luma }: DetailFrame): number {
  const counts = new Uint32Array(511);
  const needed = Math.max(0, width - 2) * Math.max(0, height - 2) * EDGE_SHARE;
  // So many of the pixels so far are steeper than `slope`; those that are not do not matter any more.
  let [slope, steeper, least] = [0, 0, 0];
  for (let row = 1; row < height - 1; row += 1) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at += 1) {
      const across = (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0);
      const down = (luma[at + width] ?? 0) - (luma[at - width] ?? 0);
      const square = across * across + down * down;
      if (square <= least) continue;
      const steepness = Math.round(Math.sqrt(square));
      counts[steepness] = (counts[steepness] ?? 0) + 1;
      steeper += 1;
      while (steeper >= needed) {
        slope += 1;
        steeper -= counts[slope] ?? 0;
        // The square roots of larger whole numbers are rounded to more than `slope`.
        least = slope * slope + slope;
      }
    }
  }
  return slope;
}
