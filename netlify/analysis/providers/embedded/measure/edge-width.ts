import { barShare, halved, type DetailFrame } from './detail';
import { ramp } from './statistics';

/** How often the frame is halved. */
const HALVINGS = 3;
/** Share of the pixels that are on the strongest edges. */
const EDGE_SHARE = 0.005;
/** Strongest slope (luma of 255 over two pixels) of the smallest frame in which there is nothing to see. */
const LEAST_SLOPE = 12;
/** Growth of the slopes by a halving: up to the first the edges were sharp before it, from the other on blurred. */
const SHARP_GROWTH = 1.2;
const BLURRED_GROWTH = 1.6;

/** Whole square roots of the sums of two squared differences of luma: to look one up takes half of the time. */
const ROOTS = Uint16Array.from({ length: 2 * 255 ** 2 + 1 }, (_, square) => Math.round(Math.sqrt(square)));

/**
 * Width of the strongest edges in pixels. An edge climbs its height over its width: in a frame half as wide
 * its slope is twice as steep, until it is narrower than a pixel and the slope is its height. So each halving
 * tells a part of the width by what the strongest slopes grow. What they grow by once edges are sharp is
 * that larger things are higher: a further halving counts as far as the one before it has found blur. Slopes
 * are taken at the 99.5th percentile, so that grain and the blocks of coding, which are weaker than edges, do
 * not count, and one thing in focus before a soft ground makes a sharp frame. Widths from 2 to 16 pixels
 * can be told. That the width of edges is the measure of blur is from Marziliano and others, A no-reference
 * perceptual blur metric (2002); FFmpeg's blurdetect, built on it too, takes the mean over all edges, and gives
 * fine textures in focus as much as blurred ones.
 *
 * @param frame 320 pixels wide; what lies between black bars is looked at, for their edges are sharp
 * @returns 0 where the frame has no edges
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
  return slope < LEAST_SLOPE ? 0 : width;
}

/** Coding smears the edge of a bar over this many pixels. */
const RIM = 4;

function withoutBars({ width, luma, inside, ...rest }: DetailFrame): DetailFrame {
  const [left, right] = [inside.left + RIM, inside.right - RIM];
  const [top, bottom] = [inside.top + RIM, inside.bottom - RIM];
  const cut = new Uint8Array((right - left) * (bottom - top));
  for (let row = top; row < bottom; row += 1) {
    cut.set(luma.subarray(row * width + left, row * width + right), (row - top) * (right - left));
  }
  return { ...rest, inside, width: right - left, height: bottom - top, luma: cut };
}

function strongestSlope({ width, height, luma }: DetailFrame): number {
  const counts = new Uint32Array(511);
  let count = 0;
  for (let row = 1; row < height - 1; row += 1) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at += 1) {
      const across = (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0);
      const down = (luma[at + width] ?? 0) - (luma[at - width] ?? 0);
      const slope = ROOTS[across * across + down * down] ?? 0;
      counts[slope] = (counts[slope] ?? 0) + 1;
      count += 1;
    }
  }
  let stronger = 0;
  for (let slope = counts.length - 1; slope > 0; slope -= 1) {
    stronger += counts[slope] ?? 0;
    if (stronger >= count * EDGE_SHARE) return slope;
  }
  return 0;
}
