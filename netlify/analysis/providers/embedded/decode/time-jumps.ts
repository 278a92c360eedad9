/** A timestamp this many milliseconds earlier than the previous one of its track is a jump. */
const MAX_BACK_MS = 1000;
/** A timestamp this many milliseconds later than all previous ones is a jump: the threshold of FFmpeg's command line. */
const MAX_AHEAD_MS = 10_000;
/** Maximum deviation in milliseconds of a packet that follows another one, and for which a known shift is used again. */
const AGAIN_MS = 1000;
/** Maximum number of known shifts: damaged timestamps can jump at every packet. */
const MAX_SHIFTS = 8;

interface TrackTime {
  shiftMs: number;
  /** End of the last packet, shifted. */
  endMs: number;
  /** The state before the last packet, if that packet did not follow the one before it. */
  earlier?: { shiftMs: number; endMs: number } | undefined;
}

/**
 * Joins the parts of a video whose timestamps jump from one part to the next: concatenated files, and streams with a
 * discontinuity. All tracks jump by the same amount, but their packets are interleaved: the last packet of a part in one
 * track may follow the first packet of the next part in another track.
 */
export class TimeJumps {
  /** The shifts found so far, the newest first. */
  readonly #shifts: number[] = [0];
  readonly #tracks = new Map<number, TrackTime>();
  #newestMs = -Infinity;

  /** Whether parts were joined. */
  get hasFound(): boolean {
    return [...this.#tracks.values()].some(({ shiftMs }) => shiftMs !== 0);
  }

  /**
   * @param track its index
   * @param timeMs decoding timestamp of its next packet in the container, in milliseconds
   * @param durationMs duration of that packet in milliseconds
   * @returns the shift of the packet in milliseconds
   */
  shiftOf(track: number, timeMs: number, durationMs: number): number {
    const before = this.#tracks.get(track);
    const shiftMs = this.#shiftFor(timeMs, before);
    const endMs = timeMs + shiftMs + durationMs;
    const follows = before === undefined || isNext(timeMs, before);
    this.#tracks.set(track, { shiftMs, endMs, earlier: follows ? undefined : before });
    this.#newestMs = Math.max(this.#newestMs, endMs);
    return shiftMs;
  }

  #shiftFor(timeMs: number, before: TrackTime | undefined): number {
    const fits = (shiftMs: number, mostAheadMs: number) => {
      const shiftedMs = timeMs + shiftMs;
      const isBack = before !== undefined && shiftedMs < before.endMs - MAX_BACK_MS;
      return !isBack && shiftedMs <= this.#newestMs + mostAheadMs;
    };
    // Only the last packet was damaged: this one follows the packet before it.
    if (before?.earlier !== undefined && isNext(timeMs, before.earlier)) return before.earlier.shiftMs;
    if (before !== undefined && fits(before.shiftMs, MAX_AHEAD_MS)) return before.shiftMs;
    const known = this.#shifts.find((shiftMs) => fits(shiftMs, AGAIN_MS));
    if (before === undefined) return known ?? 0;
    if (known !== undefined) return known;
    const shiftMs = before.endMs - timeMs;
    this.#shifts.unshift(shiftMs);
    this.#shifts.length = Math.min(this.#shifts.length, MAX_SHIFTS);
    return shiftMs;
  }
}

/** Whether a packet comes right after the last one of its track, with the same shift. */
function isNext(timeMs: number, { shiftMs, endMs }: { shiftMs: number; endMs: number }): boolean {
  return Math.abs(timeMs + shiftMs - endMs) <= AGAIN_MS;
}
