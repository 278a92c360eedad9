import type { SmallFrame } from './small-frame';

/**
 * The order of the color bars, left to right, as shares of red, green and blue: by falling luma. It is
 * the same in the bars of SMPTE EG 1 and RP 219 (seven bars) and in those of the EBU (ITU-R BT.471-1,
 * eight bars, the last one black).
 */
const BARS = [
  [1, 1, 1],
  [1, 1, 0],
  [0, 1, 1],
  [0, 1, 0],
  [1, 0, 1],
  [1, 0, 0],
  [0, 0, 1],
  [0, 0, 0],
] as const;

/** Bars at 75 % and at 100 % of full amplitude. */
const AMPLITUDES = [0.75, 1] as const;

/** Number of bars, and the part of the width they fill: RP 219, and 4:3 bars in 16:9, are inset. */
const LAYOUTS = [
  { bars: 7, left: 0, right: 1 },
  { bars: 8, left: 0, right: 1 },
  { bars: 7, left: 1 / 8, right: 7 / 8 },
  { bars: 8, left: 1 / 8, right: 7 / 8 },
] as const;

/** Rows that belong to the bars in every layout, also letterboxed; the area below differs. */
const TOP = 0.15;
const BOTTOM = 0.5;
/** The middle part of a bar that is compared: its edges are blurred by compression and scaling. */
const MIDDLE = 0.6;
/** Largest deviation in each component, of 255: wide enough for a BT.601 frame decoded as BT.709. */
const TOLERANCE = 48;
/** Two bars in seven can match by chance; likeness is counted from there on. */
const CHANCE = 2 / 7;

/**
 * Likeness of a frame to standard color bars: the share of the bars' area with the color that the standard requires
 * there, above what can match by chance. 1 for clean bars, also with a small caption over them; 0 for ordinary frames
 * and for a single flat color.
 */
export function testPatternLikeness(frame: SmallFrame): number {
  let best = 0;
  for (const layout of LAYOUTS) {
    for (const amplitude of AMPLITUDES) best = Math.max(best, matchingShare(frame, layout, amplitude));
  }
  return Math.max(0, (best - CHANCE) / (1 - CHANCE));
}

function matchingShare(frame: SmallFrame, layout: (typeof LAYOUTS)[number], amplitude: number): number {
  const barWidth = ((layout.right - layout.left) * frame.width) / layout.bars;
  let sum = 0;
  for (let bar = 0; bar < layout.bars; bar += 1) {
    const start = layout.left * frame.width + bar * barWidth;
    const from = Math.round(start + (barWidth * (1 - MIDDLE)) / 2);
    const to = Math.max(from + 1, Math.round(start + (barWidth * (1 + MIDDLE)) / 2));
    sum += shareLike(frame, from, to, bar, amplitude);
  }
  return sum / layout.bars;
}

function shareLike(frame: SmallFrame, from: number, to: number, bar: number, amplitude: number): number {
  let like = 0;
  let all = 0;
  for (let y = Math.floor(frame.height * TOP); y < Math.ceil(frame.height * BOTTOM); y += 1) {
    for (let x = from; x < to; x += 1) {
      all += 1;
      if (isLike(frame.rgb, (y * frame.width + x) * 3, bar, amplitude)) like += 1;
    }
  }
  return like / all;
}

function isLike(rgb: Uint8Array, at: number, bar: number, amplitude: number): boolean {
  // The white bar of 75 % bars may be at 75 % (EG 1) or at 100 % (EBU 100/0/75/0).
  if (bar === 0) return AMPLITUDES.some((level) => isNear(rgb, at, bar, level));
  return isNear(rgb, at, bar, amplitude);
}

function isNear(rgb: Uint8Array, at: number, bar: number, amplitude: number): boolean {
  const wanted = BARS[bar] ?? BARS[0];
  return wanted.every(
    (part, index) => Math.abs((rgb[at + index] ?? 0) - part * amplitude * 255) <= TOLERANCE,
  );
}
