import type { TimeRange } from '@/contracts/time-range';

/** Share of the screen that must flash. */
const LEAST_AREA = 0.25;
/** Where more than this share of what changes goes the other way, things move before the camera. */
const MOST_AGAINST = 1 / 3;
/** More than this many flashes (pairs of opposing changes) within a second are a risk. */
const MOST_FLASHES = 3;
const SECOND_MS = 1000;
/** Parts of the screen that change within this time change together: a light needs it to swell, in milliseconds. */
const TOGETHER_MS = 85;

/** Counts the opposing changes of a screen, and finds where more than three flashes fall into one second. */
export class FlashCount {
  readonly risks: TimeRange[] = [];
  readonly #flips: number[] = [];
  #recent: { timeMs: number; up: number; down: number }[] = [];
  #lastWay = 0;

  /** @param up, down share of the screen that has just changed in each way, 0 to 1 */
  add(timeMs: number, up: number, down: number): void {
    this.#recent = this.#recent.filter((change) => timeMs - change.timeMs < TOGETHER_MS);
    if (up > 0 || down > 0) this.#recent.push({ timeMs, up, down });
    const risen = this.#recent.reduce((sum, change) => sum + change.up, 0);
    const fallen = this.#recent.reduce((sum, change) => sum + change.down, 0);
    const way = risen >= fallen ? 1 : -1;
    const [most, least] = [Math.max(risen, fallen), Math.min(risen, fallen)];
    if (most < LEAST_AREA || least > MOST_AGAINST * most || way === this.#lastWay) return;
    this.#lastWay = way;
    this.#recent = [];
    this.#flips.push(timeMs);
    this.#judge(timeMs);
  }

  #judge(timeMs: number): void {
    while (timeMs - (this.#flips[0] ?? timeMs) > SECOND_MS) this.#flips.shift();
    // Two opposing changes are one flash.
    if (this.#flips.length < 2 * (MOST_FLASHES + 1)) return;
    const startMs = this.#flips[0] ?? timeMs;
    const last = this.risks.at(-1);
    if (last !== undefined && startMs <= last.endMs) last.endMs = timeMs;
    else this.risks.push({ startMs, endMs: timeMs });
  }
}
