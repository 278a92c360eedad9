import type { DetailFrame } from './detail';
import { upperMedian } from './statistics';
import type { TextLine } from './text-lines';
import { CELLS, CELL_BYTES, cellsIn, COLUMNS, eachCell, hasCell, markCell, ROWS } from './cell-map';
import { lightChange, type Light } from './light-change';

/**
 * Minimum mean change of luma of a cell that moves, as a share of the standard deviation of the frame's luma, and as a
 * multiple of the median of all cells, which is that of grain; and its limits in levels of 255. Encoding a still picture
 * again changes its parts by up to 0.055 standard deviations (see `frozen.ts`).
 */
const CHANGE = 0.06;
const GRAIN = 2;
const [MIN_CHANGE, MAX_CHANGE] = [2, 4];
/** Minimum change of a cell that jumps: more than that by a key frame of a poor recording. */
const JUMP = 10;
/** Only every third row is compared: a third of the work, and no line of text is that thin. */
const ROW_STEP = 3;
/** Maximum standard deviation of luma, of 255, in a flat cell, and the range of its mean: no black, no glare. */
const FLAT_DEVIATION = 4;
const [FLAT_DARKEST, FLAT_BRIGHTEST] = [20, 240];
/** Minimum increase of the standard deviation of luma of a cell that shows more detail. */
const GAIN = 2;
/** Share of the cells that a cut changes at least. */
const MOST = 0.5;
/**
 * Minimum step of luma at an edge, over two pixels; its maximum change, and minimum number of such pixels, in a cell that shows
 * the same thing. A logo lets some of the picture through.
 */
const EDGE = 24;
const SAME_CHANGE = 8;
const SAME_PIXELS = 4;
/** Maximum change of an unchanged pixel, and minimum share of such pixels in a cell with an unchanged part. */
const KEPT_CHANGE = 3;
const KEPT_SHARE = 0.5;
/**
 * Small text: minimum step of luma between two pixels, and minimum number of changes between steps up and steps down in a row of
 * a cell; minimum length and maximum height of a line, in cells.
 */
const STROKE = 24;
const MIN_STROKES = 6;
const MIN_LENGTH = 2;
const MAX_HEIGHT = 2;
/**
 * @param before an earlier frame of the same size
 * @param lines of text in the frame
 * @returns a map in `CELL_BYTES` bytes, for `hasCell`
 */
export function cellsOf(frame: DetailFrame, before: DetailFrame, lines: readonly TextLine[]): Uint8Array {
  const cells = new Uint8Array(CELL_BYTES);
  const now = levelsOf(frame);
  const then = levelsOf(before);
  const light = lightChange(then.means, now.means);
  const changes = changesOf(frame, before, light);
  const limit = Math.min(
    MAX_CHANGE,
    Math.max(MIN_CHANGE, CHANGE * now.deviation, GRAIN * upperMedian([...changes])),
  );
  for (let cell = 0; cell < CELLS; cell += 1) {
    const mean = now.means[cell] ?? 0;
    if ((changes[cell] ?? 0) >= limit) markCell(cells, 'moves', cell);
    if ((changes[cell] ?? 0) >= JUMP) markCell(cells, 'jumps', cell);
    const deviation = now.deviations[cell] ?? 0;
    if (deviation > (then.deviations[cell] ?? 0) + GAIN) markCell(cells, 'gains', cell);
    if (deviation <= FLAT_DEVIATION && mean >= FLAT_DARKEST && mean <= FLAT_BRIGHTEST)
      markCell(cells, 'flat', cell);
  }
  markSmallText(cells, now.strokes);
  // A plain ground in place of another looks like a change of light.
  const changed = now.means.filter((mean, cell) => Math.abs(mean - (then.means[cell] ?? 0)) >= limit);
  if (changed.length >= MOST * CELLS) markKept(cells, frame, before);
  for (const { left, right, top, bottom } of lines) {
    for (const cell of cellsIn({ x: left, y: top, width: right - left, height: bottom - top }))
      markCell(cells, 'text', cell);
  }
  return cells;
}

/** Marks the cells of lines of small text that stay in their place. */
function markSmallText(cells: Uint8Array, strokes: Uint8Array): void {
  const isText = (column: number, row: number) => {
    const cell = row * COLUMNS + column;
    const isInside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
    return isInside && (strokes[cell] ?? 0) >= MIN_STROKES && !hasCell(cells, 'moves', cell);
  };
  const lengthOf = (column: number, row: number, dx: number, dy: number) => {
    let length = 1;
    for (const way of [-1, 1])
      for (let step = way; isText(column + step * dx, row + step * dy); step += way) length += 1;
    return length;
  };
  for (let cell = 0; cell < CELLS; cell += 1) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    if (!isText(column, row)) continue;
    if (lengthOf(column, row, 1, 0) >= MIN_LENGTH && lengthOf(column, row, 0, 1) <= MAX_HEIGHT)
      markCell(cells, 'text', cell);
  }
}

/** Marks the cells in which something is the same as before, although most of the frame has changed. */
function markKept(cells: Uint8Array, { width, height, luma }: DetailFrame, before: DetailFrame): void {
  const then = before.luma;
  eachCell({ width, height }, (cell, left, right, top, bottom) => {
    let [pixels, kept, same] = [0, 0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let at = y * width + Math.max(1, left); at < y * width + Math.min(width - 1, right); at += 1) {
        const now = luma[at] ?? 0;
        const change = Math.abs(now - (then[at] ?? 0));
        pixels += 1;
        if (change <= KEPT_CHANGE && now >= FLAT_DARKEST && now <= FLAT_BRIGHTEST) kept += 1;
        const [edge, edgeThen] = [
          (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0),
          (then[at + 1] ?? 0) - (then[at - 1] ?? 0),
        ];
        const isEdge = Math.abs(edge) >= EDGE && Math.abs(edgeThen) >= EDGE;
        if (isEdge && change <= SAME_CHANGE && Math.abs(edge - edgeThen) <= 2 * SAME_CHANGE) same += 1;
      }
    }
    if (same >= SAME_PIXELS) markCell(cells, 'same', cell);
    if (kept >= KEPT_SHARE * pixels) markCell(cells, 'keeps', cell);
  });
}

interface Levels {
  /** Mean and standard deviation of the luma of each cell, of 255. */
  means: Float64Array;
  deviations: Float64Array;
  /** Largest number of changes between steps up and steps down in a row of each cell. */
  strokes: Uint8Array;
  /** Standard deviation of the whole frame. */
  deviation: number;
}

const measured = new WeakMap<DetailFrame, Levels>();

/** Calculated once per frame: each is compared with the one before it and the one after it. */
function levelsOf(frame: DetailFrame): Levels {
  const known = measured.get(frame);
  if (known !== undefined) return known;
  const [means, deviations] = [new Float64Array(CELLS), new Float64Array(CELLS)];
  const strokes = new Uint8Array(CELLS);
  let [count, all, allSquares] = [0, 0, 0];
  eachCell(frame, (cell, left, right, top, bottom) => {
    let [pixels, sum, squares] = [0, 0, 0];
    for (let y = top; y < bottom; y += ROW_STEP) {
      let [turns, way] = [0, 0];
      let last = frame.luma[y * frame.width + left] ?? 0;
      for (let at = y * frame.width + left; at < y * frame.width + right; at += 1) {
        const luma = frame.luma[at] ?? 0;
        sum += luma;
        squares += luma * luma;
        const step = luma - last;
        last = luma;
        if (step < STROKE && step > -STROKE) continue;
        const now = step > 0 ? 1 : -1;
        if (way === -now) turns += 1;
        way = now;
      }
      if (turns > (strokes[cell] ?? 0)) strokes[cell] = turns;
      pixels += right - left;
    }
    means[cell] = sum / pixels;
    deviations[cell] = Math.sqrt(Math.max(0, squares / pixels - (sum / pixels) ** 2));
    count += pixels;
    all += sum;
    allSquares += squares;
  });
  const levels = {
    means,
    deviations,
    strokes,
    deviation: Math.sqrt(Math.max(0, allSquares / count - (all / count) ** 2)),
  };
  measured.set(frame, levels);
  return levels;
}

/** Mean absolute change of luma of each cell, of 255: the smaller of those with and without the change of light. */
function changesOf(frame: DetailFrame, before: DetailFrame, light: Light | undefined): Float64Array {
  const changes = new Float64Array(CELLS);
  const { width, luma } = frame;
  const { gain, offset } = light ?? { gain: 1, offset: 0 };
  eachCell(frame, (cell, left, right, top, bottom) => {
    let [pixels, plain, lit] = [0, 0, 0];
    for (let y = top; y < bottom; y += ROW_STEP) {
      for (let at = y * width + left; at < y * width + right; at += 1) {
        const [now, then] = [luma[at] ?? 0, before.luma[at] ?? 0];
        plain += Math.abs(now - then);
        if (light !== undefined) lit += Math.abs(now - gain * then - offset);
      }
      pixels += right - left;
    }
    changes[cell] = (light === undefined ? plain : Math.min(plain, lit)) / pixels;
  });
  return changes;
}
