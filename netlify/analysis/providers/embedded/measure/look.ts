import { lumaOf } from './levels';

/**
 * Levels of luma, and of each of the two color differences. Fine for color and coarse for luma: a place has the same
 * colors from every side, but different light. Of ten quantizations tried on photographs from several sides, this one
 * distinguished places best at this size.
 */
const LUMAS = 5;
const COLORS = 9;

/** Bytes of a look: one per bin of the histogram. */
export const LOOK_BYTES = LUMAS * COLORS * COLORS;

/** Factor for color differences, which are small in most frames; the square root stretches those near gray more. */
const STRETCH = 2.5;

/**
 * Appearance of a whole frame, small enough to keep for thousands of frames: the square roots of its color shares, 0
 * to 255. Each pixel is distributed over the nearest bins, so that a little more light changes little.
 *
 * @param rgb packed full-range R'G'B'
 */
export function lookOf(rgb: Uint8Array): Uint8Array {
  const histogram = new Float32Array(LOOK_BYTES);
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const red = rgb[at] ?? 0;
    const blue = rgb[at + 2] ?? 0;
    const luma = lumaOf(red, rgb[at + 1] ?? 0, blue);
    share(histogram, luma * (LUMAS - 1), colorLevel(blue / 255 - luma), colorLevel(red / 255 - luma));
  }
  const pixels = Math.max(1, Math.floor(rgb.length / 3));
  return Uint8Array.from(histogram, (sum) => Math.round(255 * Math.sqrt(Math.min(1, sum / pixels))));
}

/** @param difference -1 to 1 */
function colorLevel(difference: number): number {
  const stretched = Math.sign(difference) * Math.sqrt(Math.min(1, Math.abs(difference) * STRETCH));
  return ((stretched + 1) / 2) * (COLORS - 1);
}

/** Unrolled for speed: called for each pixel of thousands of frames. */
function share(histogram: Float32Array, luma: number, blue: number, red: number): void {
  const l = Math.min(LUMAS - 2, Math.floor(luma));
  const b = Math.min(COLORS - 2, Math.floor(blue));
  const r = Math.min(COLORS - 2, Math.floor(red));
  let bin = (l * COLORS + b) * COLORS + r;
  for (let light = 0; light < 2; light += 1, bin += COLORS * COLORS) {
    const ofLuma = light === 0 ? 1 - (luma - l) : luma - l;
    const ofLess = ofLuma * (1 - (blue - b));
    const ofMore = ofLuma * (blue - b);
    histogram[bin] = (histogram[bin] ?? 0) + ofLess * (1 - (red - r));
    histogram[bin + 1] = (histogram[bin + 1] ?? 0) + ofLess * (red - r);
    histogram[bin + COLORS] = (histogram[bin + COLORS] ?? 0) + ofMore * (1 - (red - r));
    histogram[bin + COLORS + 1] = (histogram[bin + COLORS + 1] ?? 0) + ofMore * (red - r);
  }
}

/** Likeness of two looks, 0 to 1: the Bhattacharyya coefficient of the two histograms. */
export function likenessOfLooks(a: Uint8Array, b: Uint8Array): number {
  let [both, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < LOOK_BYTES; at += 1) {
    const [one, other] = [a[at] ?? 0, b[at] ?? 0];
    both += one * other;
    ofA += one * one;
    ofB += other * other;
  }
  return both === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}
