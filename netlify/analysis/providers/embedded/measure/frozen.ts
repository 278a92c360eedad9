import { partChanges, histogramDistance, type FrameTraits } from './small-frame';

/**
 * Mean luma difference up to which a part of the frame has not moved, in standard deviations of the
 * frame's luma: what moves in mist or at night changes less than the same in the sun. Where a frozen frame
 * is coded anew, at a key frame, its parts change by up to 0.055; what creeps or lives passes 0.147 within two
 * seconds (own measuring).
 */
const NOTHING = 0.1;
/** The same in luma, at least, since coders round, and at most, since a hard light moves no faster. */
const LEAST_NOTHING = 0.005;
const MOST_NOTHING = 0.02;
/** Distance of the colours up to which no light has changed. */
const NO_COLOUR = 0.1;

/**
 * Finds how long a frame stays the same: as long as none of its parts, and no colour, differs from what it
 * was when that began. FFmpeg's freezedetect asks for a mean difference below 0.001 (-60 dB) of the whole frame from one
 * frame to the next, which a key frame of a poor recording passes, and a small thing that moves does not.
 */
export class FreezeFinder {
  readonly #runs: { startMs: number; endMs: number; count: number }[] = [];
  #first: FrameTraits | undefined;

  /** @param frame the next of one time range, in time order */
  add(frame: FrameTraits): void {
    const run = this.#runs.at(-1);
    const isSame = this.#first !== undefined && isAlike(this.#first, frame);
    if (run !== undefined && isSame) {
      run.endMs = frame.timeMs;
      run.count += 1;
    } else {
      this.#first = frame;
      this.#runs.push({ startMs: frame.timeMs, endMs: frame.timeMs, count: 1 });
    }
  }

  /** For each frame how long it has been the same, before and after, in milliseconds. */
  report(): number[] {
    return this.#runs.flatMap(({ startMs, endMs, count }) => new Array<number>(count).fill(endMs - startMs));
  }
}

function isAlike(first: FrameTraits, frame: FrameTraits): boolean {
  const nothing = Math.min(MOST_NOTHING, Math.max(LEAST_NOTHING, NOTHING * first.contrast));
  const isStill = (partChanges(first, frame).at(-1) ?? 0) <= nothing;
  return isStill && histogramDistance(first, frame) <= NO_COLOUR;
}
