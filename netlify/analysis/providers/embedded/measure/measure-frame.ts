import { colorNameOf } from './color';
import { barShare, flatShare, type DetailFrame } from './detail';
import { BLACK_LUMA, chromaOf } from './levels';
import { lookOf } from './look';
import { COLOR_NAMES, type ColorName, type FrameMeasurement } from './measurements';
import {
  partChanges,
  histogramDistance,
  lumaDifference,
  type FrameTraits,
  type SmallFrame,
} from './small-frame';
import { upperMedian } from './statistics';
import { edgeWidth } from './edge-width';
import { shiftBetween } from './shift';
import { testPatternLikeness } from './test-pattern';
import { textWidth, type TextLine } from './text-lines';
import { cellsOf } from './cells';

/** The share of the pixels above `saturationPeak`. */
const PEAK_SHARE = 0.05;

/** Data of a reported frame, to measure it and to compare the next one with it. */
export interface ReportedFrame {
  traits: FrameTraits;
  detail: DetailFrame | undefined;
}

/** Measurements of a single frame, without the previous one. */
export type OwnMeasurement = Omit<FrameMeasurement, keyof ReturnType<typeof changesSince> | 'frozenMs'>;

/**
 * Measures a single frame by itself.
 *
 * @param frame the scaled-down frame
 * @param reported the result of `traitsOf`, and the detail frame
 */
export function measureOwn(frame: SmallFrame, { traits, detail }: ReportedFrame): OwnMeasurement {
  return {
    timeMs: frame.timeMs,
    luma: traits.luma,
    contrast: traits.contrast,
    blackShare: blackShareOf(traits.plane),
    ...chromaLevels(frame.rgb),
    colors: colorShares(frame.rgb),
    testPattern: testPatternLikeness(frame),
    warmth: warmthOf(frame.rgb),
    blur: detail === undefined ? 0 : edgeWidth(detail),
    bars: detail === undefined ? 0 : barShare(detail),
    flat: detail === undefined ? 0 : flatShare(detail),
    look: lookOf(frame.rgb),
  };
}

/**
 * Measures one frame. How long it stays the same is not known yet: see `frozen.ts`.
 *
 * @param own the result of `measureOwn`
 * @param reported the same frame
 * @param before the previously reported frame, of the same size; undefined for the first
 * @param compared the frame that it is compared with to measure motion; by default the previously reported one
 */
export function measureFrame(
  own: OwnMeasurement,
  reported: ReportedFrame,
  before: ReportedFrame | undefined,
  compared = before?.traits,
): FrameMeasurement {
  return { ...own, ...changesSince(before, compared, reported), frozenMs: 0 };
}

/** Measurements that need an earlier frame. Text does too: it is recognized by staying in its place. */
function changesSince(
  before: ReportedFrame | undefined,
  compared: FrameTraits | undefined,
  { traits, detail }: ReportedFrame,
) {
  return {
    sinceMs: compared === undefined ? 0 : traits.timeMs - compared.timeMs,
    difference: compared === undefined ? 0 : lumaDifference(compared, traits),
    histogramDistance: compared === undefined ? 0 : histogramDistance(compared, traits),
    groundChange: compared === undefined ? 0 : groundChange(compared, traits),
    ...pan(traits, compared),
    ...textAndCells(detail, before?.detail),
  };
}

function textAndCells(
  detail: DetailFrame | undefined,
  earlier: DetailFrame | undefined,
): Pick<FrameMeasurement, 'text' | 'cells'> {
  if (detail === undefined) return { text: 0 };
  const before = sameSize(detail, earlier);
  if (before === undefined) return { text: textWidth(detail, undefined) };
  const lines: TextLine[] = [];
  const text = textWidth(detail, before, (line) => lines.push(line));
  return { text, cells: cellsOf(detail, before, lines) };
}

function blackShareOf(plane: Float32Array): number {
  let black = 0;
  for (const luma of plane) black += luma <= BLACK_LUMA ? 1 : 0;
  return black / plane.length;
}

/** The median over the parts of a frame. */
function groundChange(before: FrameTraits, after: FrameTraits): number {
  return upperMedian(partChanges(before, after));
}

/** Balance of red and blue over the frame, weighted by light: -1 to 1. */
function warmthOf(rgb: Uint8Array): number {
  let [red, blue] = [0, 0];
  for (let at = 0; at < rgb.length; at += 3) {
    red += rgb[at] ?? 0;
    blue += rgb[at + 2] ?? 0;
  }
  return red + blue === 0 ? 0 : (red - blue) / (red + blue);
}

/** Maximum time between two frames, in milliseconds, for which motion between them is measured. */
const MAX_STEP_MS = 450;

function pan(
  traits: FrameTraits,
  before: FrameTraits | undefined,
): Pick<FrameMeasurement, 'panX' | 'panY' | 'panFit'> {
  const stepMs = before === undefined ? 0 : traits.timeMs - before.timeMs;
  if (before === undefined || stepMs <= 0 || stepMs > MAX_STEP_MS) return { panX: 0, panY: 0, panFit: 0 };
  const { x, y, fit } = shiftBetween(before, traits);
  return { panX: (x * 1000) / stepMs, panY: (y * 1000) / stepMs, panFit: fit };
}

function sameSize(frame: DetailFrame, before: DetailFrame | undefined): DetailFrame | undefined {
  return before?.height === frame.height ? before : undefined;
}

function chromaLevels(rgb: Uint8Array): Pick<FrameMeasurement, 'saturation' | 'saturationPeak'> {
  const counts = new Uint32Array(256);
  const pixels = rgb.length / 3;
  let sum = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const chroma = chromaOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    const level = Math.round(chroma * 255);
    counts[level] = (counts[level] ?? 0) + 1;
    sum += chroma;
  }
  const wanted = Math.floor((pixels - 1) * (1 - PEAK_SHARE));
  let [peak, below] = [0, counts[0] ?? 0];
  while (below <= wanted && peak < 255) {
    peak += 1;
    below += counts[peak] ?? 0;
  }
  return { saturation: sum / pixels, saturationPeak: peak / 255 };
}

function colorShares(rgb: Uint8Array): Record<ColorName, number> {
  const counts = new Map<ColorName, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const name = colorNameOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const pixels = rgb.length / 3;
  const shares = COLOR_NAMES.map((name) => [name, (counts.get(name) ?? 0) / pixels] as const);
  return Object.fromEntries(shares) as Record<ColorName, number>;
}
