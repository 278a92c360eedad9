import type { DetailFrame } from './detail';
import { lumaOf } from './levels';

/** A decoded frame, scaled down: packed full-range R'G'B', three bytes per pixel, row by row. */
export interface SmallFrame {
  /** Milliseconds from the start of the video. */
  timeMs: number;
  width: number;
  height: number;
  rgb: Uint8Array;
  /** The same frame in more detail. Created on request; must be requested before the next frame is scaled. */
  detail?: () => DetailFrame | undefined;
}

/** Data of a frame needed to compare it with its neighbors. */
export interface FrameTraits {
  timeMs: number;
  width: number;
  /** Packed full-range R'G'B'. */
  rgb: Uint8Array;
  /** Luma of every pixel, 0 to 1. */
  plane: Float32Array;
  /** Mean of the plane. */
  luma: number;
  /** Standard deviation of the plane. */
  contrast: number;
  /** Mean and standard deviation of all components of all pixels, 0 to 255. */
  componentMean: number;
  componentDeviation: number;
  /** Color histogram whose bins add up to 1. */
  histogram: Float32Array;
}

/** Bins of the histogram along each of the three components. */
const BINS = 4;

/** Calculates what the comparison of frames and the reported measurements have in common. */
export function traitsOf(frame: SmallFrame): FrameTraits {
  const { rgb } = frame;
  const plane = new Float32Array(frame.width * frame.height);
  let sum = 0;
  let squares = 0;
  let [components, componentSquares] = [0, 0];
  for (let pixel = 0, at = 0; pixel < plane.length; pixel += 1, at += 3) {
    const [red, green, blue] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
    const luma = lumaOf(red, green, blue);
    plane[pixel] = luma;
    sum += luma;
    squares += luma * luma;
    components += red + green + blue;
    componentSquares += red * red + green * green + blue * blue;
  }
  const componentMean = components / rgb.length;
  const luma = sum / plane.length;
  const contrast = Math.sqrt(Math.max(0, squares / plane.length - luma * luma));
  return {
    timeMs: frame.timeMs,
    width: frame.width,
    rgb,
    plane,
    luma,
    contrast,
    componentMean,
    componentDeviation: Math.sqrt(Math.max(0, componentSquares / rgb.length - componentMean ** 2)),
    histogram: histogramOf(frame),
  };
}

/** Mean absolute difference of luma, 0 to 1. Both frames must have the same size. */
export function lumaDifference(a: FrameTraits, b: FrameTraits): number {
  let sum = 0;
  for (let pixel = 0; pixel < a.plane.length; pixel += 1) {
    sum += Math.abs((a.plane[pixel] ?? 0) - (b.plane[pixel] ?? 0));
  }
  return sum / a.plane.length;
}

/** Correlation of the luma of two frames, -1 to 1: also 1 for the same content in different light. */
export function likeness(a: FrameTraits, b: FrameTraits): number {
  let sum = 0;
  for (let pixel = 0; pixel < a.plane.length; pixel += 1) {
    sum += ((a.plane[pixel] ?? 0) - a.luma) * ((b.plane[pixel] ?? 0) - b.luma);
  }
  return sum / a.plane.length / Math.max(1e-6, a.contrast * b.contrast);
}

/** Correlation of all three components of two frames, -1 to 1: lower than that of luma if the colors differ. */
export function colorLikeness(a: FrameTraits, b: FrameTraits): number {
  const deviations = a.componentDeviation * b.componentDeviation;
  if (deviations === 0) return 0;
  let sum = 0;
  for (let at = 0; at < a.rgb.length; at += 1) sum += (a.rgb[at] ?? 0) * (b.rgb[at] ?? 0);
  return (sum / a.rgb.length - a.componentMean * b.componentMean) / deviations;
}

/** Half the sum of the bins' absolute differences: 0 for the same colors, 1 for no common color. */
export function histogramDistance(a: FrameTraits, b: FrameTraits): number {
  let sum = 0;
  for (let bin = 0; bin < a.histogram.length; bin += 1) {
    sum += Math.abs((a.histogram[bin] ?? 0) - (b.histogram[bin] ?? 0));
  }
  return sum / 2;
}

/**
 * A joint histogram of the three components. Each pixel is distributed over the eight nearest bins, so that a slow
 * change of light moves shares gradually and never jumps from one bin to the next. Every second pixel of every second
 * row is sufficient.
 */
function histogramOf({ rgb, width, height }: SmallFrame): Float32Array {
  const histogram = new Float32Array(BINS ** 3);
  let counted = 0;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      share(histogram, rgb, (y * width + x) * 3);
      counted += 1;
    }
  }
  for (let bin = 0; bin < histogram.length; bin += 1) histogram[bin] = (histogram[bin] ?? 0) / counted;
  return histogram;
}

function share(histogram: Float32Array, rgb: Uint8Array, at: number): void {
  const red = ((rgb[at] ?? 0) / 255) * (BINS - 1);
  const green = ((rgb[at + 1] ?? 0) / 255) * (BINS - 1);
  const blue = ((rgb[at + 2] ?? 0) / 255) * (BINS - 1);
  const [r, g, b] = [lowerBin(red), lowerBin(green), lowerBin(blue)];
  const [dr, dg, db] = [red - r, green - g, blue - b];
  for (let corner = 0; corner < 8; corner += 1) {
    const [hr, hg, hb] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const weight = (hr ? dr : 1 - dr) * (hg ? dg : 1 - dg) * (hb ? db : 1 - db);
    const bin = ((r + hr) * BINS + g + hg) * BINS + b + hb;
    histogram[bin] = (histogram[bin] ?? 0) + weight;
  }
}

function lowerBin(value: number): number {
  return Math.min(BINS - 2, Math.floor(value));
}

/** Size of the parts of the frame whose change is measured separately, in pixels. */
const PART = 6;

/**
 * Mean absolute luma difference in each of 60 parts of the frame, 0 to 1, ascending.
 *
 * @param before, after frames of the same size
 */
export function partChanges(before: FrameTraits, after: FrameTraits): number[] {
  const { width } = after;
  const changes: number[] = [];
  for (let top = 0; (top + PART) * width <= after.plane.length; top += PART) {
    for (let left = 0; left + PART <= width; left += PART) {
      let sum = 0;
      for (let y = top; y < top + PART; y += 1) {
        for (let at = y * width + left; at < y * width + left + PART; at += 1) {
          sum += Math.abs((after.plane[at] ?? 0) - (before.plane[at] ?? 0));
        }
      }
      changes.push(sum / PART ** 2);
    }
  }
  return changes.sort((a, b) => a - b);
}
