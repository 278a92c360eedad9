import { DissolveFinder } from './dissolves';
import { FlashFinder } from './flashes';
import type { TimeRange } from '@/contracts/time-range';
import type { Transition } from './measurements';
import { colorLikeness, histogramDistance, likeness, lumaDifference, type FrameTraits } from './small-frame';

/** One frame in the series used to detect cuts and fades. */
export interface SeriesFrame {
  /** Milliseconds from the start of the video. */
  timeMs: number;
  /** Mean luma, 0 to 1. */
  luma: number;
  /** Standard deviation of luma, 0 to 1. */
  contrast: number;
  /** Change against the frames 1, 2, 3 … before, each 0 to 1; shorter at the start of the series. */
  changes: readonly number[];
  /** Change against the previous frame, weighted by contrast: dark frames can differ only a little. */
  darkChange: number;
  /**
   * Likeness to the same frames, -1 to 1, independent of light: the lower of the correlations of luma and of color.
   * Near 1 for the same content.
   */
  likenesses: readonly number[];
}

/**
 * Previous frames compared: those of the last 240 ms, between 6 and 15, so that a flash as long as `cuts.ts` allows is
 * recognized at 60 frames per second as well as at 25.
 */
const COMPARED_MS = 240;
const MIN_LAG = 6;
const MAX_LAG = 15;
/** Where no change is as large as this, below that of any cut, only two previous frames are compared. */
const MIN_CHANGE = 0.05;
const CALM_LAG = 2;

/** Mean luma difference that counts as a full change: half of the distance from black to white. */
const WHOLE_DIFFERENCE = 0.5;
/** Contrast of an ordinary frame; in darker ones a change counts up to this many times more. */
const ORDINARY_CONTRAST = 0.1;
const MAX_GAIN = 4;
/** Frames with a smaller change than this show the same content, so that their likeness need not be calculated. */
const SAME = 0.03;

/**
 * How different two frames look, 0 to 1: the geometric mean of their luma difference (arrangement) and of their color
 * distance (content). Neither is sufficient alone, because motion raises the first and a change of light the second;
 * the mean is high only if both are.
 *
 * @param gain factor for both
 */
function changeBetween(before: FrameTraits, after: FrameTraits, gain = 1): number {
  const difference = Math.min(1, (gain * lumaDifference(before, after)) / WHOLE_DIFFERENCE);
  return Math.sqrt(difference * Math.min(1, gain * histogramDistance(before, after)));
}

function darkChange(before: FrameTraits, after: FrameTraits, change: number): number {
  const contrast = Math.max(before.contrast, after.contrast);
  const gain = Math.min(MAX_GAIN, ORDINARY_CONTRAST / Math.max(contrast, 1e-6));
  return gain > 1 ? changeBetween(before, after, gain) : change;
}

/** Builds a series frame by frame; keeps the traits of the last few frames only. */
export class FrameSeries {
  readonly frames: SeriesFrame[] = [];
  readonly #dissolves = new DissolveFinder();
  readonly #flashes = new FlashFinder();
  readonly #recent: FrameTraits[] = [];
  /** Number of frames since the last large change. */
  #calm = 0;

  add(traits: FrameTraits): void {
    const [last] = this.#recent;
    const change = last === undefined ? 0 : changeBetween(last, traits);
    this.#calm = change >= MIN_CHANGE ? 0 : this.#calm + 1;
    const compared = this.#calm > MAX_LAG ? this.#recent.slice(0, CALM_LAG) : this.#recent;
    const changes = compared.map((before, index) => (index === 0 ? change : changeBetween(before, traits)));
    const dark = last === undefined ? 0 : darkChange(last, traits, change);
    const likenesses = compared.map((before, index) =>
      Math.max(changes[index] ?? 0, index === 0 ? dark : 0) < SAME
        ? 1
        : Math.min(likeness(before, traits), colorLikeness(before, traits)),
    );
    const { timeMs, luma, contrast } = traits;
    this.frames.push({ timeMs, luma, contrast, changes, darkChange: dark, likenesses });
    this.#recent.unshift(traits);
    const isOld = () => timeMs - (this.#recent.at(-1)?.timeMs ?? timeMs) > COMPARED_MS;
    while (this.#recent.length > MAX_LAG || (this.#recent.length > MIN_LAG && isOld())) this.#recent.pop();
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
