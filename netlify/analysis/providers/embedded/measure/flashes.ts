import { lumaOf } from './levels';
import { joinRanges } from './join-ranges';
import type { TimeRange } from '@/contracts/time-range';

/** Minimum change of luminance, in cd/m², for half of a flash, and the upper limit of the darker luminance. */
const MIN_CHANGE = 20;
const MAX_DARK = 160;
/** Width and height of a cell in pixels of the small frame. */
const CELL = 4;
/** Minimum share of red in the light of a saturated red, and the minimum distance of the change in CIE 1976 u'v'. */
const RED_SHARE = 0.8;
const RED_DISTANCE = 0.2;
/** Minimum excess of red light over green and blue (1: a full primary). Light with a lower sum counts as colorless. */
const MIN_RED = 1 / 16;
const GAMMA = 2.2;
/** The chromaticity u'v' of white (D65), also used for black. */
const WHITE = { u: 0.1978, v: 0.4683, isRed: false };

type Chromaticity = typeof WHITE;

/** A part of the screen. */
interface Cell {
  /** Luminance at the last turning point in cd/m², and the direction since then. */
  turn: number;
  way: number;
  /** Color after the last change to or from red. */
  color: Chromaticity;
}

/**
 * Finds time ranges with flashing that can harm people with photosensitive epilepsy, by Recommendation ITU-R BT.1702
 * (annex 1). A flash is a pair of opposing changes over a quarter of the screen: of luminance by 20 cd/m² or more,
 * the darker below 160, or to and from a saturated red at any luminance. More than three flashes within a second are
 * a risk. Luminance is that of a screen with a peak of 200 cd/m², by the formula in the recommendation: 413.435
 * (0.002745 D + 0.0189623)^2.2 with D from 0 to 255. A saturated red has four fifths of its light in the red primary,
 * and changes by more than 0.2 in u'v' (ISO 9241-391, as quoted by WCAG 2.2).
 */
export class FlashFinder {
  readonly #luminance = new FlashCount();
  readonly #red = new FlashCount();
  #cells: Cell[] = [];

  /** @param rgb packed full-range R'G'B'; @param width of the frame */
  add(timeMs: number, rgb: Uint8Array, width: number): void {
    const screen = screenOf(rgb, width);
    const count = screen.length / 3;
    let [up, down, into, out] = [0, 0, 0, 0];
    for (let index = 0; index < count; index += 1) {
      const [red, green, blue] = [
        screen[index * 3] ?? 0,
        screen[index * 3 + 1] ?? 0,
        screen[index * 3 + 2] ?? 0,
      ];
      const luminance = 413.435 * (0.002745 * 255 * lumaOf(red, green, blue) + 0.0189623) ** GAMMA;
      const colour = chromaticityOf(red, green, blue);
      const cell = (this.#cells[index] ??= { turn: luminance, way: 0, color: colour });
      const way = luminanceChange(cell, luminance);
      const redWay = redChange(cell, colour);
      if (way > 0) up += 1;
      if (way < 0) down += 1;
      if (redWay > 0) into += 1;
      if (redWay < 0) out += 1;
    }
    this.#luminance.add(timeMs, up / count, down / count);
    this.#red.add(timeMs, into / count, out / count);
  }

  /** In time order; overlapping risks of luminance and red are joined. */
  report(): TimeRange[] {
    return joinRanges([...this.#luminance.risks, ...this.#red.risks]);
  }
}

/** @returns 1 when the cell has just turned brighter, -1 darker, 0 neither */
function luminanceChange(cell: Cell, now: number): number {
  const { turn, way } = cell;
  const isChange = Math.abs(now - turn) >= MIN_CHANGE && Math.min(now, turn) < MAX_DARK;
  const heading = now > turn ? 1 : -1;
  // A cell that continues in its direction moves its turning point along, even if the change is too small.
  if (isChange || (way > 0 && now > turn) || (way < 0 && now < turn)) cell.turn = now;
  if (!isChange) return 0;
  cell.way = heading;
  return heading === way ? 0 : heading;
}

/** @returns 1 when the cell has just turned red, -1 when it has just stopped being red, 0 neither */
function redChange(cell: Cell, now: Chromaticity): number {
  const before = cell.color;
  // Keep the reddest red, or the least red other color, so that slow changes count too.
  if (before.isRed === now.isRed && now.isRed === now.u > before.u) cell.color = now;
  if (before.isRed === now.isRed || Math.hypot(now.u - before.u, now.v - before.v) <= RED_DISTANCE) return 0;
  cell.color = now;
  return now.isRed ? 1 : -1;
}

/** The light of a component, for every mean of the pixels of a cell. */
const LIGHT = Float64Array.from(
  { length: 255 * CELL ** 2 + 1 },
  (_, sum) => (sum / CELL ** 2 / 255) ** GAMMA,
);

function lightOf(component: number): number {
  return LIGHT[component * CELL ** 2] ?? 0;
}

/** With the primaries and the white point of ITU-R BT.709. */
function chromaticityOf(...encoded: readonly [red: number, green: number, blue: number]): Chromaticity {
  const [red, green, blue] = [lightOf(encoded[0]), lightOf(encoded[1]), lightOf(encoded[2])];
  const light = red + green + blue;
  if (light < MIN_RED) return WHITE;
  const x = 0.4124 * red + 0.3576 * green + 0.1805 * blue;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = 0.0193 * red + 0.1192 * green + 0.9505 * blue;
  const whole = x + 15 * y + 3 * z;
  const isRed = red / light >= RED_SHARE && red - green - blue > MIN_RED;
  return { u: (4 * x) / whole, v: (9 * y) / whole, isRed };
}

/** The mean color of each cell. */
function screenOf(rgb: Uint8Array, width: number): Float32Array {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(rgb.length / 3 / width / CELL);
  const cells = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows * CELL; row += 1) {
    const first = Math.floor(row / CELL) * columns * 3;
    for (let column = 0, at = row * width * 3; column < columns * CELL; column += 1, at += 3) {
      const cell = first + Math.floor(column / CELL) * 3;
      cells[cell] = (cells[cell] ?? 0) + (rgb[at] ?? 0) / CELL ** 2;
      cells[cell + 1] = (cells[cell + 1] ?? 0) + (rgb[at + 1] ?? 0) / CELL ** 2;
      cells[cell + 2] = (cells[cell + 2] ?? 0) + (rgb[at + 2] ?? 0) / CELL ** 2;
    }
  }
  return cells;
}

/** Minimum share of the screen that must flash. */
const MIN_AREA = 0.25;
/** If more than this share of the changes goes the other way, they are caused by motion. */
const MAX_AGAINST = 1 / 3;
/** More than this many flashes (pairs of opposing changes) within a second are a risk. */
const MAX_FLASHES = 3;
const SECOND_MS = 1000;
/** Changes of screen parts within this time, in ms, count as simultaneous: a light takes this long to brighten. */
const TOGETHER_MS = 85;

/** Counts the opposing changes of a screen, and finds where more than three flashes occur within one second. */
class FlashCount {
  readonly risks: TimeRange[] = [];
  readonly #flips: number[] = [];
  #recent: { timeMs: number; up: number; down: number }[] = [];
  #lastWay = 0;

  /** @param up, down share of the screen that has just changed in each direction, 0 to 1 */
  add(timeMs: number, up: number, down: number): void {
    this.#recent = this.#recent.filter((change) => timeMs - change.timeMs < TOGETHER_MS);
    if (up > 0 || down > 0) this.#recent.push({ timeMs, up, down });
    const risen = this.#recent.reduce((sum, change) => sum + change.up, 0);
    const fallen = this.#recent.reduce((sum, change) => sum + change.down, 0);
    const way = risen >= fallen ? 1 : -1;
    const [most, least] = [Math.max(risen, fallen), Math.min(risen, fallen)];
    if (most < MIN_AREA || least > MAX_AGAINST * most || way === this.#lastWay) return;
    this.#lastWay = way;
    this.#recent = [];
    this.#flips.push(timeMs);
    this.#judge(timeMs);
  }

  #judge(timeMs: number): void {
    while (timeMs - (this.#flips[0] ?? timeMs) > SECOND_MS) this.#flips.shift();
    // Two opposing changes are one flash.
    if (this.#flips.length < 2 * (MAX_FLASHES + 1)) return;
    const startMs = this.#flips[0] ?? timeMs;
    const last = this.risks.at(-1);
    if (last !== undefined && startMs <= last.endMs) last.endMs = timeMs;
    else this.risks.push({ startMs, endMs: timeMs });
  }
}
