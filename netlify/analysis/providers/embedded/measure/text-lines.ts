import { halved, type DetailFrame } from './detail';

/** Size of a cell in pixels of a frame that is 320 pixels wide. */
const CELL_WIDTH = 8;
const CELL_HEIGHT = 3;
/** Minimum step of luma (of 255) between adjacent strokes and gaps, over two pixels. */
const MIN_STEP = 44;
/** Minimum mean number of changes between steps up and steps down per row of a cell. */
const MIN_STEPS = 1.2;
/** Minimum length of a line of text in cells, and its maximum height in rows of cells. */
const MIN_LENGTH = 5;
/**
 * Minimum length of a line that is reported by its position: a number, or a word such as LIVE. All cells of one that is
 * shorter than the minimum above must have this number of changes between steps: fur has fewer.
 */
const MIN_SHORT = 2;
const MIN_DENSE = 2.4;
const MAX_HEIGHT = 10;
/** How busy a cell is. */
const [BUSY, DENSE] = [1, 2];
/** Number of letter sizes tested, each twice the previous one. */
const SCALES = 3;
/** Maximum gap between words, in cells. */
const MAX_GAP = 1;
/** Maximum mean change of luma (of 255) of a cell that counts as unchanged. */
const MAX_CHANGE = 14;

/** The position of a line of text, as shares of the frame's width and height. */
export interface TextLine {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Width of all lines of text, in frame widths. Text has many steps of luma, up and down in turn, close together along
 * a line that is empty above and below (after Lienhart and Effelsberg, Automatic text segmentation and text
 * recognition for video indexing, 2000), and it stays in its place.
 *
 * @param before the previously reported detail frame, of the same size; without it the text need not stay
 * @param onLine called with the position of each line, also of those that are too short to count for the width
 */
export function textWidth(
  frame: DetailFrame,
  before: DetailFrame | undefined,
  onLine?: (line: TextLine) => void,
): number {
  let most = 0;
  // The letters of a title are larger than those of a caption.
  let [now, then] = [frame, before];
  for (let scale = 0; scale < SCALES; scale += 1) {
    if (scale > 0) [now, then] = [halved(now), then && halved(then)];
    most = Math.max(most, widthAtScale(now, then, onLine));
  }
  return Math.min(1, most);
}

function widthAtScale(
  frame: DetailFrame,
  before: DetailFrame | undefined,
  onLine: ((line: TextLine) => void) | undefined,
): number {
  const columns = Math.floor(frame.width / CELL_WIDTH);
  const rows = Math.floor(frame.height / CELL_HEIGHT);
  const busy = new Uint8Array(columns * rows);
  const turns = new Uint8Array(columns);
  for (let row = 0; row < rows; row += 1) {
    turns.fill(0);
    for (let y = row * CELL_HEIGHT; y < (row + 1) * CELL_HEIGHT; y += 1) countTurns(frame, y, turns);
    for (let column = 0; column < columns; column += 1) {
      if ((turns[column] ?? 0) < MIN_STEPS * CELL_HEIGHT) continue;
      const stays = before === undefined || changeAt(frame, before, column, row) <= MAX_CHANGE;
      const isDense = (turns[column] ?? 0) >= MIN_DENSE * CELL_HEIGHT;
      busy[row * columns + column] = stays ? (isDense ? DENSE : BUSY) : 0;
    }
  }
  let total = 0;
  for (let row = 0; row < rows; row += 1) {
    total += lineCells(busy, columns, rows, row, (start, end, lastRow) =>
      onLine?.({
        left: start / columns,
        right: Math.min(columns, end) / columns,
        top: row / rows,
        bottom: (lastRow + 1) / rows,
      }),
    );
  }
  return total / columns;
}

/**
 * Adds the changes between steps up and steps down in one row of pixels to those of each cell. A cell includes one
 * pixel on either side, so that a step at its edge counts for both. Most pixels are no step, and are passed quickly.
 *
 * @param turns number of changes so far, one for each cell of the row
 */
function countTurns({ width, luma }: DetailFrame, y: number, turns: Uint8Array): void {
  const start = y * width;
  for (let cell = 0; cell < turns.length; cell += 1) {
    const from = Math.max(1, cell * CELL_WIDTH - 1);
    const end = Math.min(width - 1, (cell + 1) * CELL_WIDTH + 1);
    let way = 0;
    for (let at = start + from; at < start + end; at += 1) {
      const step = (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0);
      if (step <= MIN_STEP && step >= -MIN_STEP) continue;
      const now = step > 0 ? 1 : -1;
      if (way === -now) turns[cell] = (turns[cell] ?? 0) + 1;
      way = now;
    }
  }
}

function changeAt(frame: DetailFrame, before: DetailFrame, column: number, row: number): number {
  let sum = 0;
  for (let y = row * CELL_HEIGHT; y < (row + 1) * CELL_HEIGHT; y += 1) {
    for (let x = column * CELL_WIDTH; x < (column + 1) * CELL_WIDTH; x += 1) {
      const at = y * frame.width + x;
      sum += Math.abs((frame.luma[at] ?? 0) - (before.luma[at] ?? 0));
    }
  }
  return sum / (CELL_WIDTH * CELL_HEIGHT);
}

/**
 * Number of cells of the lines whose first row is this one.
 *
 * @param onLine called with the first column of each line, the one after its last, and its last row
 */
function lineCells(
  busy: Uint8Array,
  columns: number,
  rows: number,
  row: number,
  onLine: (start: number, end: number, lastRow: number) => void,
): number {
  let cells = 0;
  for (let start = 0; start < columns; start += 1) {
    if (!busy[row * columns + start]) continue;
    let end = start;
    let [hits, dense, lastHit] = [0, 0, start];
    for (let gap = 0; end < columns && gap <= MAX_GAP; end += 1) {
      const cell = busy[row * columns + end] ?? 0;
      gap = cell > 0 ? 0 : gap + 1;
      hits += cell > 0 ? 1 : 0;
      dense += cell === DENSE ? 1 : 0;
      if (cell > 0) lastHit = end;
    }
    const isLong = hits >= MIN_LENGTH;
    if ((isLong || (hits >= MIN_SHORT && dense === hits)) && isFirstRow(busy, columns, row, start, end)) {
      const lastRow = lastRowOf(busy, columns, rows, row, start, end);
      if (lastRow !== undefined) {
        onLine(start, lastHit + 1, lastRow);
        if (isLong) cells += hits;
      }
    }
    start = end;
  }
  return cells;
}

/** Share of the cells in a row, between two columns, that are busy. */
function fill(busy: Uint8Array, columns: number, row: number, start: number, end: number): number {
  let hits = 0;
  for (let column = start; column < end; column += 1) hits += busy[row * columns + column] ? 1 : 0;
  return hits / (end - start);
}

function isFirstRow(busy: Uint8Array, columns: number, row: number, start: number, end: number): boolean {
  return row === 0 || fill(busy, columns, row - 1, start, end) < 0.3;
}

/** The last row of a line; undefined if it does not end soon enough below: a large busy area is a texture. */
function lastRowOf(
  busy: Uint8Array,
  columns: number,
  rows: number,
  row: number,
  start: number,
  end: number,
): number | undefined {
  for (let next = row + 1; next < Math.min(rows, row + MAX_HEIGHT + 1); next += 1) {
    if (fill(busy, columns, next, start, end) < 0.3) return next - 1;
  }
  return row + MAX_HEIGHT >= rows ? rows - 1 : undefined;
}
