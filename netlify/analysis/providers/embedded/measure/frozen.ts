import { partChanges, histogramDistance, type FrameTraits } from './small-frame';

/**
 * Maximum mean luma difference of a part of the frame without motion, in standard deviations of the frame's luma: in
 * fog or at night, motion causes smaller changes than in sunlight. When a frozen frame is encoded again, at a key
 * frame, its parts change by up to 0.055; slow motion and living things exceed 0.147 within two seconds (own
 * measurement).
 */
const NOTHING = 0.1;
/**
 * Limits of that difference in luma: a minimum because encoders round, a maximum because hard light does not speed up
 * motion.
 */
const MIN_NOTHING = 0.005;
const MAX_NOTHING = 0.02;
/** Maximum color distance without a change of light. */
const NO_COLOR = 0.1;

/**
 * Finds how long a frame stays the same, i.e. how long no part and no color differs from the first frame. FFmpeg's
 * freezedetect requires a mean difference below 0.001 (-60 dB) between consecutive whole frames, which a key frame of
 * a poor recording exceeds, and a small moving object does not.
 */
export class FreezeFinder {
  readonly #runs: { startMs: number; endMs: number; count: number }[] = [];
  #first: FrameTraits | undefined;

  /** @param frame the next frame of one time range, in time order */
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

  /** For each frame, the length of the time range in which it stays the same, in milliseconds. */
  report(): number[] {
    return this.#runs.flatMap(({ startMs, endMs, count }) => new Array<number>(count).fill(endMs - startMs));
  }
}

function isAlike(first: FrameTraits, frame: FrameTraits): boolean {
  const nothing = Math.min(MAX_NOTHING, Math.max(MIN_NOTHING, NOTHING * first.contrast));
  const isStill = (partChanges(first, frame).at(-1) ?? 0) <= nothing;
  return isStill && histogramDistance(first, frame) <= NO_COLOR;
}
