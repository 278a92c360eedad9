/** Number of blocks of the largest request: 8 MB, so that 500 MB take about 70 requests. */
const MAX_RUN_BLOCKS = 128;

/**
 * After this number of blocks in sequence (4 MB), a reader is expected to continue. For shorter sequences, such as a
 * sample of the video, bytes that are read ahead would be wasted.
 */
const MIN_SEQUENCE = 64;

/** Maximum number of positions at which a video is read in parallel, such as its audio and its video track. */
const MAX_RUNS = 4;

interface Run {
  /** First block of the sequence, and first block of its latest fetch. */
  first: number;
  start: number;
  next: number;
}

/**
 * Decides how many blocks to fetch at once: the requested number, or one. In a long sequence, a read that begins where
 * an earlier fetch ended fetches twice as much as that one.
 */
export class ReadAhead {
  #runs: Run[] = [];

  /** Plans a fetch and records it. @returns how many blocks to fetch from `index` on */
  plan(index: number, wanted: number): number {
    const previous = this.#runs.find((run) => run.next === index);
    const isLong = previous !== undefined && previous.next - previous.first >= MIN_SEQUENCE;
    const grown = isLong ? (previous.next - previous.start) * 2 : 1;
    const count = Math.min(Math.max(grown, wanted), MAX_RUN_BLOCKS);
    const others = this.#runs.filter((run) => run !== previous).slice(0, MAX_RUNS - 1);
    this.#runs = [{ first: previous?.first ?? index, start: index, next: index + count }, ...others];
    return count;
  }

  /**
   * @returns the block to fetch ahead while block `index` is read: set once a sequential reader is half-way through the
   *   latest fetch, so that the next one arrives before it is needed
   */
  nextAfter(index: number): number | undefined {
    const run = this.#runs.find(({ start, next }) => index >= start && index < next);
    if (run === undefined || run.next - run.first < MIN_SEQUENCE) return undefined;
    return index >= (run.start + run.next) / 2 ? run.next : undefined;
  }
}
