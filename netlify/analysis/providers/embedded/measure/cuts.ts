import type { SeriesFrame } from './frame-series';
import type { Transition } from './measurements';
import { upperMedian } from './statistics';

/** A change below this is no cut, however still its surroundings are. */
const LEAST_CHANGE = 0.08;
/** A change from here on is a cut with full strength. */
const WHOLE_CHANGE = 0.25;
/** How many frames on either side a cut must stand out from. */
const NEIGHBOURS = 8;
/** How many times the median of its neighbours, and of the strongest of them, a cut must reach. */
const OVER_MEDIAN = 3;
const OVER_STRONGEST = 1.4;
/** Dark frames that are more alike than this show the same, and how many frames on each side a dark cut must stand out from. */
const MOST_DARK_LIKENESS = 0.7;
const DARK_NEIGHBOURS = 4;
/** Two changes of a flash, or the shortest shot that is believed, lie this far apart in milliseconds. */
const FLASH_MS = 200;
/** A frame has come back when its change against the one before the flash is this part of the cut, and it is as like. */
const RETURNED = 0.5;
const RETURNED_LIKENESS = 0.6;
/** Frames that are more alike than this show the same in another light: photographs hardly ever are by chance. */
const SAME_LIKENESS = 0.96;

/**
 * Hard cuts in a series of consecutive frames. A cut is one frame whose change against the frame before
 * stands out from the changes around it, so that fast motion, whose changes are all large, is none. A
 * change of the light is none either, nor a flash: its frame comes back.
 */
export function cutsOf(frames: readonly SeriesFrame[]): Transition[] {
  const cuts: Transition[] = [];
  for (let index = 1; index < frames.length; index += 1) {
    const strength = strengthAt(frames, index);
    const timeMs = frames[index]?.timeMs ?? 0;
    if (strength > 0) cuts.push({ kind: 'cut', startMs: timeMs, endMs: timeMs, strength });
  }
  return cuts;
}

function strengthAt(frames: readonly SeriesFrame[], index: number): number {
  const change = changeAt(frames, index);
  if (change < LEAST_CHANGE) return darkStrengthAt(frames, index);
  const neighbours: number[] = [];
  for (
    let near = Math.max(1, index - NEIGHBOURS);
    near <= index + NEIGHBOURS && near < frames.length;
    near += 1
  ) {
    if (near !== index) neighbours.push(changeAt(frames, near));
  }
  const usual = upperMedian(neighbours);
  if (change < OVER_MEDIAN * usual || isLight(frames, index, change) || isOutdone(frames, index, change))
    return 0;
  return Math.sqrt(Math.min(1, (change - usual) / WHOLE_CHANGE));
}

/**
 * A cut from one dark frame to another. It must show something else, and stand out from what is before it and from
 * what is after it: the ends of fades are steps between dark frames too.
 */
function darkStrengthAt(frames: readonly SeriesFrame[], index: number): number {
  const frame = frames[index];
  const change = frame?.darkChange ?? 0;
  if (change < LEAST_CHANGE || (frame?.likenesses[0] ?? 1) > MOST_DARK_LIKENESS) return 0;
  const of = (from: number, end: number) =>
    frames.slice(Math.max(1, from), end).map((near) => near.darkChange);
  const sides = [of(index - DARK_NEIGHBOURS, index), of(index + 1, index + 1 + DARK_NEIGHBOURS)];
  const usual = Math.max(...sides.map((side) => upperMedian(side)));
  const strongest = Math.max(0, ...sides.flat());
  if (change < OVER_MEDIAN * usual || change < OVER_STRONGEST * strongest) return 0;
  return Math.sqrt(Math.min(1, (change - usual) / WHOLE_CHANGE));
}

/**
 * Whether a frame close by changes about as much: then it is motion, or that one is the cut. Flashes close
 * by do not count: a cut may lead into a flickering light.
 */
function isOutdone(frames: readonly SeriesFrame[], index: number, change: number): boolean {
  return anyNearby(frames, index, (near) => {
    const other = changeAt(frames, near);
    return other * OVER_STRONGEST > change && !isLight(frames, near, other, -1);
  });
}

/** Whether nothing but the light changes, for good or for a moment; see {@link isFlash}. */
function isLight(
  frames: readonly SeriesFrame[],
  index: number,
  change: number,
  leastLikeness = RETURNED_LIKENESS,
): boolean {
  return (frames[index]?.likenesses[0] ?? 0) > SAME_LIKENESS || isFlash(frames, index, change, leastLikeness);
}

/** @param leastLikeness of the frames before and after the flash: a picture that moves or flickers need not be alike */
function isFlash(
  frames: readonly SeriesFrame[],
  index: number,
  change: number,
  leastLikeness: number,
): boolean {
  const comesBack = (frame: number, lag: number): boolean => {
    const lagChange = frames[frame]?.changes[lag - 1];
    const alike = frames[frame]?.likenesses[lag - 1] ?? 0;
    return lagChange !== undefined && lagChange < RETURNED * change && alike > leastLikeness;
  };
  const isNear = (a: number, b: number) =>
    Math.abs((frames[a]?.timeMs ?? Infinity) - (frames[b]?.timeMs ?? -Infinity)) <= FLASH_MS;
  const lags = frames[index]?.changes.map((_, place) => place + 1).slice(1) ?? [];
  // It ends a flash when it looks like a frame before the flash; it begins one when that is still to come.
  if (lags.some((lag) => isNear(index, index - lag) && comesBack(index, lag))) return true;
  return lags.some((lag) => isNear(index - 1, index - 1 + lag) && comesBack(index - 1 + lag, lag));
}

function anyNearby(frames: readonly SeriesFrame[], index: number, test: (near: number) => boolean): boolean {
  for (let near = index - 3; near <= index + 3; near += 1) {
    if (near !== index && near > 0 && near < frames.length && test(near)) return true;
  }
  return false;
}

function changeAt(frames: readonly SeriesFrame[], index: number): number {
  return frames[index]?.changes[0] ?? 0;
}
