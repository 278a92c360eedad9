import type { DetailFrame } from './detail';

/**
 * A coarse map of a frame: whether each cell of a grid has changed since an earlier frame, has text, is flat, or still shows
 * the same thing. From it, the places for advertisements beside the breaks are found (`windows/`).
 */

/** The grid. Its lines are at a quarter and at half of the frame, and at 30 % from below. */
export const COLUMNS = 16;
export const ROWS = 20;
export const CELLS = COLUMNS * ROWS;

/** Seven planes of one bit per cell, row by row. */
const PLANE_BYTES = CELLS / 8;
export const CELL_BYTES = 7 * PLANE_BYTES;
const PLANES = {
  /** It has changed, and has changed much. */
  moves: 0,
  jumps: PLANE_BYTES,
  text: 2 * PLANE_BYTES,
  flat: 3 * PLANE_BYTES,
  /** It shows more detail than before. */
  gains: 4 * PLANE_BYTES,
  /** Only where most of the frame has changed: it shows the edges of the same thing as before; a part of it is unchanged. */
  same: 5 * PLANE_BYTES,
  keeps: 6 * PLANE_BYTES,
};
export type Plane = keyof typeof PLANES;

/** Marks a cell of a map in a plane. */
export function markCell(cells: Uint8Array, plane: Plane, cell: number): void {
  const at = PLANES[plane] + (cell >> 3);
  cells[at] = (cells[at] ?? 0) | (1 << (cell & 7));
}

/** Whether a cell of a map is marked in a plane. */
export function hasCell(cells: Uint8Array, plane: Plane, cell: number): boolean {
  return (((cells[PLANES[plane] + (cell >> 3)] ?? 0) >> (cell & 7)) & 1) === 1;
}

/** The cells that a box touches, in the order of the grid. @param box as shares of the frame's width and height */
export function cellsIn({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): number[] {
  // A box that ends at a line of the grid does not touch the next cell, in spite of rounding.
  const [firstColumn, firstRow] = [Math.floor(x * COLUMNS + 1e-6), Math.floor(y * ROWS + 1e-6)];
  const lastColumn = Math.min(COLUMNS, Math.ceil((x + width) * COLUMNS - 1e-6));
  const lastRow = Math.min(ROWS, Math.ceil((y + height) * ROWS - 1e-6));
  const cells: number[] = [];
  for (let row = firstRow; row < lastRow; row += 1)
    for (let column = firstColumn; column < lastColumn; column += 1) cells.push(row * COLUMNS + column);
  return cells;
}

/** Calls back with the number of each cell and the bounds of its pixels. */
export function eachCell(
  { width, height }: Pick<DetailFrame, 'width' | 'height'>,
  use: (cell: number, left: number, right: number, top: number, bottom: number) => void,
): void {
  for (let cell = 0; cell < CELLS; cell += 1) {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
    const [left, right] = [(column * width) / COLUMNS, ((column + 1) * width) / COLUMNS];
    const [top, bottom] = [(row * height) / ROWS, ((row + 1) * height) / ROWS];
    use(cell, Math.floor(left), Math.floor(right), Math.floor(top), Math.floor(bottom));
  }
}
