import type { SeriesFrame } from './frame-series';
import type { Transition } from './measurements';
import { upperMedian } from './statistics';

/** A change below this does not count as a cut, even if everything around it is still. */
const MIN_CHANGE = 0.08;
/** From this excess over the median of its neighbors on, a cut has full strength. */
const WHOLE_CHANGE = 0.25;
/** Number of frames on either side that a cut must stand out from. */
const NEIGHBORS = 8;
/** Minimum ratio of a cut to the median of its neighbors, and to the strongest of them. */
const OVER_MEDIAN = 3;
const OVER_STRONGEST = 1.4;
/**
 * Dark frames with a higher likeness than this show the same content. Second: number of frames on each side that a
 * dark cut must stand out from.
 */
const MAX_DARK_LIKENESS = 0.7;
const DARK_NEIGHBOURS = 4;
/**
 * A mixture of two shots: the change across it must exceed both changes to and from it by this factor. Film that was
 * transferred to 30 frames per second (2:3 pull-down) has such a frame at every second cut.
 */
const OVER_MIXED = 1.25;
/** Maximum distance between the two changes of a flash in milliseconds; a shorter shot counts as a flash. */
const FLASH_MS = 200;
/**
 * After a flash, the content is back when the change against the frame before the flash is below this share of the
 * cut's change, and the likeness to it above this value.
 */
const RETURNED = 0.5;
const RETURNED_LIKENESS = 0.6;
/** Frames with a higher likeness show the same content in different light: unrelated photographs hardly ever do. */
const SAME_LIKENESS = 0.96;

/**
 * Hard cuts in a series of consecutive frames. A cut is a frame whose change against the previous frame stands out
 * from the changes around it. Fast motion, whose changes are all large, therefore does not count as a cut. Neither
 * does a change of light, nor a flash, after which the previous content returns. A cut may be spread over two changes,
 * with a mixture of both shots between them.
 */
export function cutsOf(frames: readonly SeriesFrame[]): Transition[] {
  const cuts: Transition[] = [];
  for (let index = 1; index < frames.length; index += 1) {
    const strength = strengthAt(frames, index) || mixedStrengthAt(frames, index);
    const timeMs = frames[index]?.timeMs ?? 0;
    if (strength > 0) cuts.push({ kind: 'cut', startMs: timeMs, endMs: timeMs, strength });
  }
  return cuts;
}

/** A cut whose previous frame is a mixture of both shots. */
function mixedStrengthAt(frames: readonly SeriesFrame[], index: number): number {
  const across = frames[index]?.changes[1] ?? 0;
  const [into, out] = [changeAt(frames, index - 1), changeAt(frames, index)];
  if (Math.min(into, out) < MIN_CHANGE || across < OVER_MIXED * Math.max(into, out)) return 0;
  if (
    (frames[index]?.likenesses[1] ?? 1) > RETURNED_LIKENESS ||
    isFlash(frames, index, across, RETURNED_LIKENESS, 2)
  )
    return 0;
  // One of both changes may be so much larger than the other that it is a cut by itself.
  if (strengthAt(frames, index - 1) > 0 || strengthAt(frames, index + 1) > 0) return 0;
  const around = [...sideOf(frames, index - 1, -1), ...sideOf(frames, index, 1)];
  const usual = upperMedian(around);
  if (across < OVER_MEDIAN * usual || Math.max(0, ...around) * OVER_STRONGEST > Math.min(into, out)) return 0;
  return Math.sqrt(Math.min(1, (across - usual) / WHOLE_CHANGE));
}

/** The changes of the frames before (-1) or after (1) a frame. */
function sideOf(frames: readonly SeriesFrame[], index: number, way: -1 | 1): number[] {
  const side: number[] = [];
  for (let step = 1; step <= NEIGHBORS; step += 1) {
    const near = index + way * step;
    if (near > 0 && near < frames.length) side.push(changeAt(frames, near));
  }
  return side;
}

function strengthAt(frames: readonly SeriesFrame[], index: number): number {
  const change = changeAt(frames, index);
  if (change < MIN_CHANGE) return darkStrengthAt(frames, index);
  const neighbors: number[] = [];
  for (
    let near = Math.max(1, index - NEIGHBORS);
    near <= index + NEIGHBORS && near < frames.length;
    near += 1
  ) {
    if (near !== index) neighbors.push(changeAt(frames, near));
  }
  const usual = upperMedian(neighbors);
  if (change < OVER_MEDIAN * usual || isLight(frames, index, change) || isOutdone(frames, index, change))
    return 0;
  return Math.sqrt(Math.min(1, (change - usual) / WHOLE_CHANGE));
}

/**
 * A cut from one dark frame to another. The content must differ, and the change must stand out from those before and
 * after it: the ends of fades are steps between dark frames too.
 */
function darkStrengthAt(frames: readonly SeriesFrame[], index: number): number {
  const frame = frames[index];
  const change = frame?.darkChange ?? 0;
  if (change < MIN_CHANGE || (frame?.likenesses[0] ?? 1) > MAX_DARK_LIKENESS) return 0;
  const of = (from: number, end: number) =>
    frames.slice(Math.max(1, from), end).map((near) => near.darkChange);
  const sides = [of(index - DARK_NEIGHBOURS, index), of(index + 1, index + 1 + DARK_NEIGHBOURS)];
  const usual = Math.max(...sides.map((side) => upperMedian(side)));
  const strongest = Math.max(0, ...sides.flat());
  if (change < OVER_MEDIAN * usual || change < OVER_STRONGEST * strongest) return 0;
  return Math.sqrt(Math.min(1, (change - usual) / WHOLE_CHANGE));
}

/**
 * Whether a nearby frame changes about as much: then it is motion, or the other frame is the cut. Nearby flashes do
 * not count: a cut may lead into a flickering light.
 */
function isOutdone(frames: readonly SeriesFrame[], index: number, change: number): boolean {
  return anyNearby(frames, index, (near) => {
    const other = changeAt(frames, near);
    return other * OVER_STRONGEST > change && !isLight(frames, near, other, -1);
  });
}

/** Whether only the light changes, permanently or for a moment; see {@link isFlash}. */
function isLight(
  frames: readonly SeriesFrame[],
  index: number,
  change: number,
  leastLikeness = RETURNED_LIKENESS,
): boolean {
  return (frames[index]?.likenesses[0] ?? 0) > SAME_LIKENESS || isFlash(frames, index, change, leastLikeness);
}

/**
 * @param leastLikeness minimum likeness of the frames before and after the flash; lower for motion or flicker
 * @param length number of frames over which the content changes
 */
function isFlash(
  frames: readonly SeriesFrame[],
  index: number,
  change: number,
  leastLikeness: number,
  length = 1,
): boolean {
  const comesBack = (frame: number, lag: number): boolean => {
    const lagChange = frames[frame]?.changes[lag - 1];
    const alike = frames[frame]?.likenesses[lag - 1] ?? 0;
    return lagChange !== undefined && lagChange < RETURNED * change && alike > leastLikeness;
  };
  const isNear = (a: number, b: number) =>
    Math.abs((frames[a]?.timeMs ?? Infinity) - (frames[b]?.timeMs ?? -Infinity)) <= FLASH_MS;
  const before = index - length;
  const lags = frames[index]?.changes.map((_, place) => place + 1).slice(length) ?? [];
  // The frame ends a flash if it looks like a frame before the flash, and begins one if such a frame follows.
  if (lags.some((lag) => isNear(index, index - lag) && comesBack(index, lag))) return true;
  return lags.some((lag) => isNear(before, before + lag) && comesBack(before + lag, lag));
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
