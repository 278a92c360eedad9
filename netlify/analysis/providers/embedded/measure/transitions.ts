import type { TimeRange } from '@/contracts/time-range';
import { cutsOf } from './cuts';
import { fadesOf } from './fades';
import type { SeriesFrame } from './frame-series';
import type { FrameMeasurement, Transition } from './measurements';
import { upperMedian } from './statistics';

/** Minimum luma difference of a jump between sampled frames: from the screening in our own measurements. */
const MIN_JUMP = 0.15;
/** Minimum ratio of a jump to the median of the jumps around it. */
const OVER_MEDIAN = 1.5;
/** Number of jumps on either side used for that median. */
const NEIGHBORS = 3;
/** Maximum strength of cuts between frames seconds apart, where motion looks like a cut. */
const MAX_STRENGTH = 0.8;

/**
 * The cuts, fades and dissolves in a series of consecutive frames, in time order. A fade lies within one shot; a
 * dissolve contains neither a cut nor a fade.
 *
 * @param dissolves the dissolves found in the series
 */
export function transitionsOf(
  frames: readonly SeriesFrame[],
  dissolves: readonly Transition[] = [],
): Transition[] {
  const cuts = cutsOf(frames);
  const fades = shotsOf(frames, cuts).flatMap((shot) => fadesOf(shot));
  const others = [...cuts, ...fades];
  const clean = dissolves.filter(
    ({ startMs, endMs }) =>
      !others.some((other) => other.startMs < endMs - EDGE_MS && other.endMs > startMs + EDGE_MS),
  );
  return [...others, ...clean].toSorted((a, b) => a.startMs - b.startMs);
}

/** Accuracy of the ends of a dissolve, in milliseconds. */
const EDGE_MS = 100;

function shotsOf(frames: readonly SeriesFrame[], cuts: readonly Transition[]): SeriesFrame[][] {
  const starts = new Set(cuts.map((cut) => cut.startMs));
  const shots: SeriesFrame[][] = [[]];
  for (const frame of frames) {
    if (starts.has(frame.timeMs)) shots.push([]);
    shots.at(-1)?.push(frame);
  }
  return shots;
}

/** The time range between two frames some seconds apart, and how likely it contains a cut. */
export interface Jump extends TimeRange {
  /** How different the two frames are, 0 to 1. */
  size: number;
  /** Strength of the cut that the jump alone indicates; 0 when it does not stand out. */
  strength: number;
}

/** The jumps between frames some seconds apart, one for each frame but the first. */
export function jumpsOf(frames: readonly FrameMeasurement[]): Jump[] {
  const sizes = frames.map((frame) => Math.sqrt(frame.difference * frame.histogramDistance));
  return frames.slice(1).map((frame, before) => {
    const index = before + 1;
    const size = sizes[index] ?? 0;
    const usual = upperMedian([
      ...sizes.slice(Math.max(1, index - NEIGHBORS), index),
      ...sizes.slice(index + 1, index + 1 + NEIGHBORS),
    ]);
    const isCut = size >= MIN_JUMP && size >= OVER_MEDIAN * usual;
    const strength = isCut ? MAX_STRENGTH * Math.min(1, (size - usual) / MIN_JUMP) : 0;
    return { startMs: frames[before]?.timeMs ?? 0, endMs: frame.timeMs, size, strength };
  });
}

/**
 * The cuts that can be detected in frames some seconds apart: those whose jump stands out from the jumps around it.
 * Their time is that of the first frame after the cut.
 */
export function sampledCutsOf(frames: readonly FrameMeasurement[]): Transition[] {
  return jumpsOf(frames).flatMap(({ endMs, strength }): Transition[] =>
    strength === 0 ? [] : [{ kind: 'cut', startMs: endMs, endMs: endMs, strength }],
  );
}

/** Minimum jump for which a time range is decoded, and the jump that is certainly a cut. */
const SUSPICIOUS_JUMP = 0.035;
const CERTAIN_JUMP = 0.3;

/** The jumps that may contain a cut, the most uncertain first: limited time is spent where the two frames say least. */
export function suspiciousOf(jumps: readonly Jump[]): Jump[] {
  const doubt = (jump: Jump) => Math.abs(jump.size - MIN_JUMP) / (CERTAIN_JUMP - MIN_JUMP);
  return jumps.filter(({ size }) => size >= SUSPICIOUS_JUMP).toSorted((a, b) => doubt(a) - doubt(b));
}

/** Maximum length of adjacent time ranges that are decoded as one, in milliseconds. */
const MAX_RUN_MS = 30_000;

/**
 * Joins adjacent time ranges, because a dissolve may extend across the frame between them. A run takes the place of
 * its first time range in the list.
 */
export function runsOf(jumps: readonly Jump[]): TimeRange[] {
  const left = new Map(jumps.map((jump) => [jump.startMs, jump]));
  const before = new Map(jumps.map((jump) => [jump.endMs, jump]));
  const runs: TimeRange[] = [];
  for (const jump of jumps) {
    if (!left.delete(jump.startMs)) continue;
    const run = { startMs: jump.startMs, endMs: jump.endMs };
    const fits = (next: Jump) =>
      Math.max(run.endMs, next.endMs) - Math.min(run.startMs, next.startMs) <= MAX_RUN_MS;
    for (let next = left.get(run.endMs); next !== undefined && fits(next); next = left.get(run.endMs)) {
      left.delete(next.startMs);
      run.endMs = next.endMs;
    }
    for (
      let next = before.get(run.startMs);
      next !== undefined && fits(next);
      next = before.get(run.startMs)
    ) {
      if (!left.delete(next.startMs)) break;
      run.startMs = next.startMs;
    }
    runs.push(run);
  }
  return runs;
}
