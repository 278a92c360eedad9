import { DissolveFinder } from './dissolves';
import { FlashFinder } from './flashes';
import type { TimeRange } from '@/contracts/time-range';
import type { Transition } from './measurements';
import { colourLikeness, histogramDistance, likeness, lumaDifference, type FrameTraits } from './small-frame';

/** One frame in the series from which cuts and fades are read. */
export interface SeriesFrame {
  /** Milliseconds from the start of the video. */
  timeMs: number;
  /** Mean luma, 0 to 1. */
  luma: number;
  /** Standard deviation of luma, 0 to 1. */
  contrast: number;
  /** Change against the frame 1, 2, 3 … frames before, each 0 to 1; shorter at the start of the series. */
  changes: readonly number[];
  /** Change against the frame before, weighed by the contrast that is there: between dark frames little can differ. */
  darkChange: number;
  /** Likeness to those frames, -1 to 1, whatever the light: the lower of the correlations of luma and of colour. Near 1 it shows the same. */
  likenesses: readonly number[];
}

/** How far back a frame is compared: a flash of up to this many frames less one is seen to be a flash. */
const LONGEST_LAG = 6;

/** A mean luma difference that counts as a whole change: half the way from black to white. */
const WHOLE_DIFFERENCE = 0.5;
/** Contrast of an ordinary frame; in darker ones a change counts for more, up to this many times. */
const ORDINARY_CONTRAST = 0.1;
const MOST_GAIN = 4;
/** Frames that differ by less than this show the same: no likeness need be measured. */
const SAME = 0.03;

/**
 * How different two frames look, 0 to 1: the geometric mean of their luma difference (what is where)
 * and of the distance of their colours (what is there at all). Each alone says little, since motion
 * raises the first and a change of light the second; the mean is high only when both are.
 *
 * @param gain how many times each counts
 */
function changeBetween(before: FrameTraits, after: FrameTraits, gain = 1): number {
  const difference = Math.min(1, (gain * lumaDifference(before, after)) / WHOLE_DIFFERENCE);
  return Math.sqrt(difference * Math.min(1, gain * histogramDistance(before, after)));
}

function darkChange(before: FrameTraits, after: FrameTraits, change: number): number {
  const contrast = Math.max(before.contrast, after.contrast);
  const gain = Math.min(MOST_GAIN, ORDINARY_CONTRAST / Math.max(contrast, 1e-6));
  return gain > 1 ? changeBetween(before, after, gain) : change;
}

/** Builds a series frame by frame and keeps only the last few frames. */
export class FrameSeries {
  readonly frames: SeriesFrame[] = [];
  readonly #dissolves = new DissolveFinder();
  readonly #flashes = new FlashFinder();
  readonly #recent: FrameTraits[] = [];

  add(traits: FrameTraits): void {
    const changes = this.#recent.map((before) => changeBetween(before, traits));
    const [last] = this.#recent;
    const dark = last === undefined ? 0 : darkChange(last, traits, changes[0] ?? 0);
    const likenesses = this.#recent.map((before, index) =>
      Math.max(changes[index] ?? 0, index === 0 ? dark : 0) < SAME
        ? 1
        : Math.min(likeness(before, traits), colourLikeness(before, traits)),
    );
    const { timeMs, luma, contrast } = traits;
    this.frames.push({ timeMs, luma, contrast, changes, darkChange: dark, likenesses });
    this.#recent.unshift(traits);
    if (this.#recent.length > LONGEST_LAG) this.#recent.pop();
    this.#dissolves.add(traits);
    this.#flashes.add(traits.timeMs, traits.rgb, traits.width);
  }

  /** The dissolves found so far; see `dissolves.ts`. */
  dissolves(): Transition[] {
    return this.#dissolves.report();
  }

  /** The risky flashing found so far; see `flashes.ts`. */
  flashes(): readonly TimeRange[] {
    return this.#flashes.report();
  }
}
