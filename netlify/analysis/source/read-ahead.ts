/** Blocks of the largest request: 8 MB, so that 500 MB take about 70 requests. */
const MAX_RUN_BLOCKS = 32;

/** A film is read at few places at once, such as its sound and its picture. */
const MAX_RUNS = 4;

interface Run {
  start: number;
  next: number;
}

/**
 * Decides how many blocks to fetch at once. A read that begins where an earlier fetch ended asks for
 * twice as much as that one; any other read asks for one block, because it may be a single jump.
 */
export class ReadAhead {
  #runs: Run[] = [];

  /** @returns how many blocks to fetch from `index` on, and remembers that they are fetched */
  plan(index: number, wanted: number): number {
    const previous = this.#runs.find((run) => run.next === index);
    const grown = previous === undefined ? 1 : (previous.next - previous.start) * 2;
    const count = Math.min(Math.max(grown, wanted), MAX_RUN_BLOCKS);
    const others = this.#runs.filter((run) => run !== previous).slice(0, MAX_RUNS - 1);
    this.#runs = [{ start: index, next: index + count }, ...others];
    return count;
  }

  /**
   * @returns the block to fetch ahead, while block `index` is read: set once a sequential reader has
   *   come half-way through the latest fetch, so that the next one arrives before it is needed
   */
  nextAfter(index: number): number | undefined {
    const run = this.#runs.find(({ start, next }) => index >= start && index < next);
    if (run === undefined || run.next - run.start < 2) return undefined;
    return index >= (run.start + run.next) / 2 ? run.next : undefined;
  }
}
