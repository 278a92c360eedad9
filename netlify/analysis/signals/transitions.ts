import { cutsOf } from './cuts';
import { fadesOf } from './fades';
import type { SeriesFrame } from './frame-series';
import type { PictureMeasurement, Transition } from './measurements';

/** A jump between sampled pictures must reach this luma difference: from the screening in our own measuring. */
const LEAST_JUMP = 0.15;
/** And this many times the median of the jumps around it. */
const OVER_MEDIAN = 1.5;
/** How many jumps on either side that are. */
const NEIGHBOURS = 3;
/** Between pictures seconds apart motion looks like a cut: such cuts never have more than this strength. */
const MOST_STRENGTH = 0.8;

/** The cuts and fades in a series of consecutive frames, in time order. A fade lies within one shot. */
export function transitionsOf(frames: readonly SeriesFrame[]): Transition[] {
  const cuts = cutsOf(frames);
  const fades = shotsOf(frames, cuts).flatMap((shot) => fadesOf(shot));
  return [...cuts, ...fades].toSorted((a, b) => a.startMs - b.startMs);
}

function shotsOf(frames: readonly SeriesFrame[], cuts: readonly Transition[]): SeriesFrame[][] {
  const starts = new Set(cuts.map((cut) => cut.startMs));
  const shots: SeriesFrame[][] = [[]];
  for (const frame of frames) {
    if (starts.has(frame.timeMs)) shots.push([]);
    shots.at(-1)?.push(frame);
  }
  return shots;
}

/**
 * The cuts that can be told from pictures some seconds apart: those whose jump stands out from the
 * jumps around it. Their time is that of the first picture seen after the cut.
 */
export function sampledCutsOf(pictures: readonly PictureMeasurement[]): Transition[] {
  const jumps = pictures.map((picture) => Math.sqrt(picture.difference * picture.histogramDistance));
  return pictures.flatMap((picture, index): Transition[] => {
    const jump = jumps[index] ?? 0;
    const around = [
      ...jumps.slice(Math.max(1, index - NEIGHBOURS), index),
      ...jumps.slice(index + 1, index + 1 + NEIGHBOURS),
    ].toSorted((a, b) => a - b);
    const usual = around[Math.floor(around.length / 2)] ?? 0;
    if (index === 0 || jump < LEAST_JUMP || jump < OVER_MEDIAN * usual) return [];
    const strength = MOST_STRENGTH * Math.min(1, (jump - usual) / LEAST_JUMP);
    return [{ kind: 'cut', startMs: picture.timeMs, endMs: picture.timeMs, strength }];
  });
}
