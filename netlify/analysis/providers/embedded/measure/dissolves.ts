import type { TimeRange } from '@/contracts/time-range';
import type { Transition } from './measurements';
import { likeness, lumaDifference, type FrameTraits } from './small-frame';
import { ramp } from './statistics';

/** Tested window lengths in milliseconds: every dissolve in use is close to one of them. */
const WINDOWS_MS = [480, 720, 1000, 1400, 1900, 2600] as const;
/** Interval of the tests, in milliseconds. */
const STEP_MS = 80;
/** Time for which frames are kept, in milliseconds: the longest window, and some time on either side. */
const HISTORY_MS = 5600;
/** Minimum mean luma difference between the two ends. */
const MIN_DIFFERENCE = 0.05;
/**
 * Deviation from a linear mix, as a share of that difference: full strength up to the first, none from the second on.
 */
const MIN_DEVIATION = 0.14;
const MAX_DEVIATION = 0.34;
/** Contrast in the middle, from that of a mix (0) to that of a frame (1): full strength and none, as above. */
const MIN_RISE = 0.35;
const MAX_RISE = 0.75;
/** Frames whose luma correlates more than this show the same content in different light. */
const MAX_LIKENESS = 0.75;
/** A frame with less contrast than this is blank: a transition from or to it is a fade. */
const MIN_CONTRAST = 0.03;
/** The line through the shares of the second frame is fitted between these values. */
const LOWER = 0.2;
const UPPER = 0.8;

/**
 * The time on either side of a dissolve that is compared with it, as a share of its length, and the limits of that time
 * in milliseconds; the first share of it is left out, because the ends are not exact.
 */
const SIDE = 0.25;
const [MIN_SIDE_MS, MAX_SIDE_MS] = [200, 1000];
const SIDE_GAP = 0.1;
/**
 * The change goes on where, on both sides, its speed is at least this share of the speed within: of the part in the
 * direction of the dissolve (up to 0.27 in true dissolves of our own clips), or of all change in frames that stay as
 * alike as this. With motion, which is independent of the dissolve, they do not.
 */
const MIN_SPEED_ONWARD = 0.4;
const MIN_SPEED = 0.45;
const MIN_ALIKE = 0.85;

/** An open window is final after this time, in milliseconds, without a better one for the same dissolve. */
const SETTLED_MS = 1200;

interface Candidate extends TimeRange {
  strength: number;
  difference: number;
}

/**
 * Finds dissolves in a stream of frames. In a dissolve, every frame is a mix of the two shots, with linearly changing
 * shares (Hampapur, Jain and Weymouth, Production Model Based Digital Video Segmentation, 1995). The frames at a
 * quarter, a half and three quarters of a window must equal the mix of its ends, and have its low contrast. After a
 * cut, or during motion, they do not. The change ends with the dissolve: a gradient that turns, a sunset or a slow change
 * of color looks like a mix of its ends too, but goes on before and after at the same speed.
 */
export class DissolveFinder {
  readonly #recent: FrameTraits[] = [];
  readonly #found: Candidate[] = [];
  #open: Candidate | undefined;
  #nextMs = 0;

  add(traits: FrameTraits): void {
    this.#recent.push(traits);
    while ((this.#recent[0]?.timeMs ?? 0) < traits.timeMs - HISTORY_MS) this.#recent.shift();
    if (traits.timeMs < this.#nextMs) return;
    this.#nextMs = traits.timeMs + STEP_MS;
    for (const windowMs of WINDOWS_MS) {
      const candidate = this.#tried(traits, windowMs);
      if (candidate !== undefined) this.#take(candidate);
    }
    // No better window for the same dissolve is expected: its ends are final.
    if (this.#open !== undefined && traits.timeMs - this.#open.endMs > SETTLED_MS) this.#close();
  }

  /** The dissolves found so far, in time order. */
  report(): Transition[] {
    this.#close();
    return this.#found.map(({ startMs, endMs, strength }) => ({
      kind: 'dissolve',
      startMs,
      endMs,
      strength,
    }));
  }

  #tried(last: FrameTraits, windowMs: number): Candidate | undefined {
    const first = this.#at(last.timeMs - windowMs);
    if (first === undefined || first.contrast < MIN_CONTRAST || last.contrast < MIN_CONTRAST)
      return undefined;
    const difference = lumaDifference(first, last);
    if (difference < MIN_DIFFERENCE) return undefined;
    let sum = 0;
    for (const share of [0.25, 0.5, 0.75]) {
      const between = this.#at(first.timeMs + share * (last.timeMs - first.timeMs));
      if (between === undefined) return undefined;
      // At a low frame rate the nearest frame is not exactly at that time.
      const exact = (between.timeMs - first.timeMs) / (last.timeMs - first.timeMs);
      sum += deviation(first, last, between, exact);
    }
    const isLinear = ramp(sum / 3 / difference, MAX_DEVIATION, MIN_DEVIATION);
    const middle = this.#at((first.timeMs + last.timeMs) / 2);
    if (isLinear === 0 || middle === undefined) return undefined;
    const alike = likeness(first, last);
    if (alike > MAX_LIKENESS) return undefined;
    const strength = isLinear * ramp(contrastRise(first, last, middle, alike), MAX_RISE, MIN_RISE);
    if (strength === 0) return undefined;
    return { startMs: first.timeMs, endMs: last.timeMs, strength, difference };
  }

  /** Keeps the better of two overlapping windows: the one whose ends differ most and mix best. */
  #take(candidate: Candidate): void {
    const open = this.#open;
    if (open === undefined || candidate.startMs > open.endMs) {
      this.#close();
      this.#open = candidate;
    } else if (worth(candidate) > worth(open)) {
      this.#open = candidate;
    }
  }

  #close(): void {
    if (this.#open === undefined) return;
    const exact = this.#withExactEnds(this.#open);
    this.#open = undefined;
    if (this.#goesOn(exact)) return;
    const last = this.#found.at(-1);
    if (last === undefined || exact.startMs >= last.endMs) this.#found.push(exact);
    else if (worth(exact) > worth(last)) this.#found.splice(-1, 1, exact);
  }

  /** Fits a line to the shares of the second frame in the frames around the window. */
  #withExactEnds(candidate: Candidate): Candidate {
    const [first, last] = [this.#at(candidate.startMs), this.#at(candidate.endMs)];
    if (first === undefined || last === undefined) return candidate;
    const inside = this.#recent.filter(({ timeMs }) => timeMs >= first.timeMs && timeMs <= last.timeMs);
    const shares = inside.map((frame) => ({
      timeMs: frame.timeMs,
      share: shareOf(first, last, frame),
    }));
    const lowerMs = shares.findLast(({ share }) => share <= LOWER)?.timeMs ?? first.timeMs;
    const upperMs =
      shares.find(({ share, timeMs }) => timeMs > lowerMs && share >= UPPER)?.timeMs ?? last.timeMs;
    const tailMs = ((upperMs - lowerMs) * LOWER) / (UPPER - LOWER);
    return { ...candidate, startMs: Math.max(0, lowerMs - tailMs), endMs: upperMs + tailMs };
  }

  /** Whether the frames change before and after as they do within. */
  #goesOn({ startMs, endMs }: Candidate): boolean {
    const lengthMs = endMs - startMs;
    const sideMs = Math.min(MAX_SIDE_MS, Math.max(MIN_SIDE_MS, SIDE * lengthMs));
    const gapMs = SIDE_GAP * lengthMs;
    const [first, last] = [this.#at(startMs), this.#at(endMs)];
    if (first === undefined || last === undefined) return false;
    const difference = lumaDifference(first, last);
    const sides = [startMs - gapMs - sideMs, endMs + gapMs].map((fromMs) => {
      const [from, to] = [this.#at(fromMs), this.#at(fromMs + sideMs)];
      if (from === undefined || to === undefined) return undefined;
      const onward = Math.abs(shareOf(first, last, to) - shareOf(first, last, from));
      const perLength = lengthMs / sideMs;
      return {
        onward: onward * perLength,
        speed: (lumaDifference(from, to) / difference) * perLength,
        alike: likeness(from, to),
      };
    });
    const known = sides.filter((side) => side !== undefined);
    const staysAlike = known.every(({ alike }) => alike >= MIN_ALIKE);
    const isOnward = known.every(({ onward }) => onward >= MIN_SPEED_ONWARD);
    // At an end of the video only one side is known.
    if (known.length < sides.length) return known.length > 0 && isOnward && staysAlike;
    return isOnward || (staysAlike && known.every(({ speed }) => speed >= MIN_SPEED));
  }

  /** The frame nearest to a time; undefined if none is within half a step (plus 10 ms). */
  #at(timeMs: number): FrameTraits | undefined {
    let [low, high] = [0, this.#recent.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#recent[middle]?.timeMs ?? 0) < timeMs) low = middle + 1;
      else high = middle;
    }
    const [after, before] = [this.#recent[low], this.#recent[low - 1]];
    const isBefore =
      before !== undefined && (after === undefined || timeMs - before.timeMs < after.timeMs - timeMs);
    const nearest = isBefore ? before : after;
    return nearest !== undefined && Math.abs(nearest.timeMs - timeMs) <= STEP_MS / 2 + 10
      ? nearest
      : undefined;
  }
}

/**
 * Where the contrast of the middle lies between that of an even mix of the ends (0), low as in a double exposure, and
 * that of a single clear frame (1). Motion moves content and keeps the contrast.
 */
function contrastRise(first: FrameTraits, last: FrameTraits, middle: FrameTraits, alike: number): number {
  const variance = first.contrast ** 2 + last.contrast ** 2 + 2 * alike * first.contrast * last.contrast;
  const mix = Math.sqrt(Math.max(0, variance)) / 2;
  const clear = (first.contrast + last.contrast) / 2;
  return (middle.contrast - mix) / Math.max(0.005, clear - mix);
}

function worth({ difference, strength }: Candidate): number {
  return difference * strength;
}

/** Mean absolute difference of a frame from the mix of two others; `share` is the part of the second one. */
function deviation(first: FrameTraits, last: FrameTraits, frame: FrameTraits, share: number): number {
  let sum = 0;
  for (let pixel = 0; pixel < frame.plane.length; pixel += 1) {
    const from = first.plane[pixel] ?? 0;
    sum += Math.abs((frame.plane[pixel] ?? 0) - from - share * ((last.plane[pixel] ?? 0) - from));
  }
  return sum / frame.plane.length;
}

/** Share of the second frame in a mix, by least squares. */
function shareOf(first: FrameTraits, last: FrameTraits, frame: FrameTraits): number {
  let [products, squares] = [0, 0];
  for (let pixel = 0; pixel < frame.plane.length; pixel += 1) {
    const step = (last.plane[pixel] ?? 0) - (first.plane[pixel] ?? 0);
    products += step * ((frame.plane[pixel] ?? 0) - (first.plane[pixel] ?? 0));
    squares += step * step;
  }
  return squares === 0 ? 0 : products / squares;
}
