import type { Span } from './measurements';

/** Change of luminance, in cd/m², from which on it can be half of a flash, and the darker one's upper limit. */
const LEAST_CHANGE = 20;
const MOST_DARK = 160;
/** Share of the screen that must flash. */
const LEAST_AREA = 0.25;
/** More than this many flashes (pairs of opposing changes) within a second are a risk. */
const MOST_FLASHES = 3;
const SECOND_MS = 1000;
/** Cells: four by four pixels of the small picture. */
const CELL = 4;

/**
 * Finds stretches of flashing that can harm people with photosensitive epilepsy, by Recommendation ITU-R
 * BT.1702-2 (annex 1): a flash is a pair of opposing changes of luminance of 20 cd/m² or more, the darker
 * below 160, over a quarter of the screen; more than three of them within a second are a risk. Luminance is
 * that of a screen with a peak of 200 cd/m², by the formula there: 413.435 (0.002745 D + 0.0189623)^2.2
 * with D from 0 to 255. Red flashes are not told apart.
 */
export class FlashFinder {
  readonly #flips: number[] = [];
  readonly #risks: Span[] = [];
  /** Luminance of each cell at its last turn, and the way it has gone since. */
  #turns = new Float32Array(0);
  #ways = new Int8Array(0);
  #lastFlip = 0;

  /** @param plane luma of each pixel, 0 to 1; @param width of the picture */
  add(timeMs: number, plane: Float32Array, width: number): void {
    const cells = screenOf(plane, width);
    if (this.#ways.length === 0) {
      this.#turns = Float32Array.from(cells);
      this.#ways = new Int8Array(cells.length);
    }
    let [up, down] = [0, 0];
    for (let cell = 0; cell < cells.length; cell += 1) {
      const [now, turn, way] = [cells[cell] ?? 0, this.#turns[cell] ?? 0, this.#ways[cell] ?? 0];
      const isChange = Math.abs(now - turn) >= LEAST_CHANGE && Math.min(now, turn) < MOST_DARK;
      if (isChange && now > turn && way <= 0) up += 1;
      if (isChange && now < turn && way >= 0) down += 1;
      if (isChange) this.#ways[cell] = now > turn ? 1 : -1;
      // A cell that goes on in its way moves its turn along; so does one that has not changed enough.
      if (isChange || (way > 0 && now > turn) || (way < 0 && now < turn)) this.#turns[cell] = now;
    }
    const way = up >= down ? 1 : -1;
    if (Math.max(up, down) / cells.length < LEAST_AREA || way === this.#lastFlip) return;
    this.#lastFlip = way;
    this.#flips.push(timeMs);
    this.#judge(timeMs);
  }

  report(): Span[] {
    return this.#risks;
  }

  #judge(timeMs: number): void {
    while (timeMs - (this.#flips[0] ?? timeMs) > SECOND_MS) this.#flips.shift();
    // Two opposing changes are one flash.
    if (this.#flips.length < 2 * (MOST_FLASHES + 1)) return;
    const startMs = this.#flips[0] ?? timeMs;
    const last = this.#risks.at(-1);
    if (last !== undefined && startMs <= last.endMs) last.endMs = timeMs;
    else this.#risks.push({ startMs, endMs: timeMs });
  }
}

function screenOf(plane: Float32Array, width: number): Float32Array {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(plane.length / width / CELL);
  const cells = new Float32Array(columns * rows);
  for (let row = 0; row < rows * CELL; row += 1) {
    for (let column = 0; column < columns * CELL; column += 1) {
      const cell = Math.floor(row / CELL) * columns + Math.floor(column / CELL);
      cells[cell] = (cells[cell] ?? 0) + (plane[row * width + column] ?? 0) / CELL ** 2;
    }
  }
  return cells.map((luma) => 413.435 * (0.002745 * 255 * luma + 0.0189623) ** 2.2);
}
