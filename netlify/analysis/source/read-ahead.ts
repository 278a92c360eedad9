/** Blocks of the largest request: 8 MB, so that 500 MB take about 70 requests. */
const MAX_RUN_BLOCKS = 128;

/**
 * A reader that has come this many blocks in sequence (4 MB) goes on: it is no sample of a few moments of the
 * video, which would be paid for with bytes that nobody reads.
 */
const LEAST_SEQUENCE = 64;

/** A video is read at few places at once, such as its sound and its frame. */
const MAX_RUNS = 4;

interface Run {
  /** Where the sequence begins, and its latest fetch. */
  first: number;
  start: number;
  next: number;
}

/**
 * Decides how many blocks to fetch at once: what is wanted, or one. In a long sequence, a read that begins
 * where an earlier fetch ended asks for twice as much as that one.
 */
export class ReadAhead {
  #runs: Run[] = [];

  /** @returns how many blocks to fetch from `index` on, and remembers that they are fetched */
  plan(index: number, wanted: number): number {
    const previous = this.#runs.find((run) => run.next === index);
    const isLong = previous !== undefined && previous.next - previous.first >= LEAST_SEQUENCE;
    const grown = isLong ? (previous.next - previous.start) * 2 : 1;
    const count = Math.min(Math.max(grown, wanted), MAX_RUN_BLOCKS);
    const others = this.#runs.filter((run) => run !== previous).slice(0, MAX_RUNS - 1);
    this.#runs = [{ first: previous?.first ?? index, start: index, next: index + count }, ...others];
    return count;
  }

  /**
   * @returns the block to fetch ahead, while block `index` is read: set once a sequential reader has
   *   come half-way through the latest fetch, so that the next one arrives before it is needed
   */
  nextAfter(index: number): number | undefined {
    const run = this.#runs.find(({ start, next }) => index >= start && index < next);
    if (run === undefined || run.next - run.first < LEAST_SEQUENCE) return undefined;
    return index >= (run.start + run.next) / 2 ? run.next : undefined;
  }
}
