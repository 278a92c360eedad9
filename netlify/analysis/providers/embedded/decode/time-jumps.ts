/** A time stamp that is earlier than the one before it in its track by more than this is a jump, in milliseconds. */
const MOST_BACK_MS = 1000;
/** One that is later than all before it by more than this is a jump, in milliseconds: as in FFmpeg's own command. */
const MOST_AHEAD_MS = 10_000;
/** How exactly a shift that was found before must fit to be used again, in milliseconds. */
const AGAIN_MS = 1000;
/** Shifts that are known at once: damaged time stamps can jump at every packet. */
const MOST_SHIFTS = 8;

interface TrackTime {
  shiftMs: number;
  /** End of the last packet, shifted. */
  endMs: number;
}

/**
 * Joins the parts of a video whose time stamps jump where one part follows another: files that were joined, and
 * streams with a discontinuity. A jump that one track shows is that of the other tracks, too, but their packets come
 * in turn: the last one of a part in one track may follow the first one of the next part in another.
 */
export class TimeJumps {
  /** Found up to now, the newest first. */
  readonly #shifts: number[] = [0];
  readonly #tracks = new Map<number, TrackTime>();
  #newestMs = -Infinity;
  #hasFound = false;

  /** Whether there was a jump. */
  get hasFound(): boolean {
    return this.#hasFound;
  }

  /**
   * @param track its index
   * @param timeMs decoding time of its next packet, as the container says
   * @param durationMs of that packet
   * @returns by how many milliseconds the packet is to be moved
   */
  shiftOf(track: number, timeMs: number, durationMs: number): number {
    const before = this.#tracks.get(track);
    const shiftMs = this.#shiftFor(timeMs, before);
    const endMs = timeMs + shiftMs + durationMs;
    this.#tracks.set(track, { shiftMs, endMs });
    this.#newestMs = Math.max(this.#newestMs, endMs);
    return shiftMs;
  }

  #shiftFor(timeMs: number, before: TrackTime | undefined): number {
    const fits = (shiftMs: number, mostAheadMs: number) => {
      const shiftedMs = timeMs + shiftMs;
      const isBack = before !== undefined && shiftedMs < before.endMs - MOST_BACK_MS;
      return !isBack && shiftedMs <= this.#newestMs + mostAheadMs;
    };
    if (before !== undefined && fits(before.shiftMs, MOST_AHEAD_MS)) return before.shiftMs;
    const known = this.#shifts.find((shiftMs) => fits(shiftMs, AGAIN_MS));
    if (before === undefined) return known ?? 0;
    this.#hasFound = true;
    if (known !== undefined) return known;
    const shiftMs = before.endMs - timeMs;
    this.#shifts.unshift(shiftMs);
    this.#shifts.length = Math.min(this.#shifts.length, MOST_SHIFTS);
    return shiftMs;
  }
}
