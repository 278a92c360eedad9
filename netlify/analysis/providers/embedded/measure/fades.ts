import type { SeriesFrame } from './frame-series';
import { BLACK_LUMA } from './levels';
import type { Transition } from './measurements';

/** Maximum contrast of a black frame, whose mean luma must also be black. */
const BLACK_CONTRAST = 0.02;
/** Minimum mean luma, above that of the black, that a fade starts from or ends at. */
const MIN_DEPTH = 0.06;
/** From this depth on, a fade has full strength. */
const WHOLE_DEPTH = 0.15;
/** Luma may move against the ramp by this much: noise, and motion in the fading frame. */
const WIGGLE = 0.004;
/** Shorter ramps, in milliseconds, are cuts and flicker; longer ones are, for example, dusk. */
const MIN_MS = 160;
const MAX_MS = 8000;
/** A ramp is measured between these shares of its depth: its ends are blurred by motion in the frame. */
const UPPER = 0.75;
const LOWER = 0.25;

/**
 * Fades to black and from black in a series of consecutive frames. A fade is a monotone ramp of the mean luma that
 * ends at a black frame. Its ends are those of the straight line through the points where it has lost a quarter and
 * three quarters of its depth. The strength increases with the depth of the ramp, and with how exactly contrast falls
 * with luma, as it does in a fade.
 */
export function fadesOf(frames: readonly SeriesFrame[]): Transition[] {
  const outs = fadesOut(frames).map((fade) => ({ ...fade, isIn: false }));
  const mirrored = frames.toReversed().map((frame) => ({ ...frame, timeMs: -frame.timeMs }));
  const ins = fadesOut(mirrored).map((fade) => ({
    ...fade,
    startMs: -fade.endMs,
    endMs: -fade.startMs,
    isIn: true,
  }));
  return [...outs, ...ins].toSorted((a, b) => a.startMs - b.startMs);
}

function fadesOut(frames: readonly SeriesFrame[]): Transition[] {
  const fades: Transition[] = [];
  for (let index = 1; index < frames.length; index += 1) {
    const [before, frame] = [frames[index - 1], frames[index]];
    if (before === undefined || frame === undefined || isBlack(before) || !isBlack(frame)) continue;
    const fade = fadeInto(frames, index);
    if (fade !== undefined) fades.push(fade);
  }
  return fades;
}

function isBlack(frame: SeriesFrame): boolean {
  return frame.luma <= BLACK_LUMA && frame.contrast <= BLACK_CONTRAST;
}

function fadeInto(frames: readonly SeriesFrame[], black: number): Transition | undefined {
  const ramp = rampInto(frames, black);
  const top = ramp[0];
  const floor = ramp.at(-1);
  if (top === undefined || floor === undefined) return undefined;
  const depth = top.luma - floor.luma;
  if (depth < MIN_DEPTH) return undefined;
  const upper = crossing(ramp, floor.luma + UPPER * depth);
  const lower = crossing(ramp, floor.luma + LOWER * depth);
  const tail = ((lower - upper) * LOWER) / (UPPER - LOWER);
  const [startMs, endMs] = [Math.max(top.timeMs, upper - tail), Math.min(floor.timeMs, lower + tail)];
  const inside = ramp.filter((frame) => frame.timeMs > startMs && frame.timeMs < endMs);
  if (endMs - startMs < MIN_MS || endMs - startMs > MAX_MS || inside.length < 3) return undefined;
  const strength = Math.min(1, depth / WHOLE_DEPTH) * likenessToFade(inside, top, floor);
  return { kind: 'fade', startMs, endMs, strength };
}

/** The frames from the last maximum of luma down to the darkest point of the black. */
function rampInto(frames: readonly SeriesFrame[], black: number): SeriesFrame[] {
  const endTime = frames[black]?.timeMs ?? 0;
  let last = black;
  while (isBelow(frames[last + 1], frames[last], 0)) last += 1;
  let first = black;
  while (first > 0 && isBelow(frames[first], frames[first - 1], WIGGLE)) {
    if (endTime - (frames[first - 1]?.timeMs ?? 0) > MAX_MS) break;
    first -= 1;
  }
  return frames.slice(first, last + 1);
}

function isBelow(frame: SeriesFrame | undefined, before: SeriesFrame | undefined, wiggle: number): boolean {
  return frame !== undefined && before !== undefined && frame.luma < before.luma + wiggle;
}

/** Time at which luma last falls below a level, in milliseconds, interpolated linearly between frames. */
function crossing(ramp: readonly SeriesFrame[], level: number): number {
  for (let index = ramp.length - 1; index > 0; index -= 1) {
    const [before, frame] = [ramp[index - 1], ramp[index]];
    if (before === undefined || frame === undefined || before.luma < level) continue;
    const part = before.luma === frame.luma ? 0 : (before.luma - level) / (before.luma - frame.luma);
    return before.timeMs + part * (frame.timeMs - before.timeMs);
  }
  return ramp[0]?.timeMs ?? 0;
}

/** 1 when contrast falls in step with luma, lower the more it deviates. */
function likenessToFade(ramp: readonly SeriesFrame[], top: SeriesFrame, floor: SeriesFrame): number {
  const depth = top.luma - floor.luma;
  if (top.contrast <= BLACK_CONTRAST) return 1;
  const strays = ramp.map((frame) =>
    Math.abs(
      (frame.luma - floor.luma) / depth - (frame.contrast - floor.contrast) / (top.contrast - floor.contrast),
    ),
  );
  return Math.max(0, 1 - 2 * (strays.reduce((sum, stray) => sum + stray, 0) / strays.length));
}
