import type { FormatWindow } from '@/contracts/windows';
import { CELLS, COLUMNS, ROWS, hasCell } from '../measure/cell-map';
import type { Box, FrameFindings } from '../measure/measurements';
import { findingsIn, foundIn, partsOf, type Step } from './steps';

/** A brand is in the scene for at least 3 s (Ad Format Guidelines 2.0, in-scene). */
const MIN_SURFACE_MS = 3_000;
/** A long part is divided into pieces of about this length, in ms: a surface may be free for some of them. */
const PIECE_MS = 10_000;
/** Minimum size of a surface: of the frame, and along each side, in cells. Our own choices. */
const MIN_CELLS = Math.ceil(0.05 * CELLS);
const MIN_SIDE = 3;

/**
 * Surfaces on which something could be placed: the largest rectangle of each shot that is flat, and free of motion, text and
 * persons. They are candidates: whether it is a wall or the sky is not known.
 */
export function surfacesOf(steps: readonly Step[], findings: readonly FrameFindings[]): FormatWindow[] {
  return partsOf(steps, []).flatMap((shot): FormatWindow[] => {
    const inside = steps.slice(shot.first, shot.last + 1);
    const lengthMs = (inside.at(-1)?.endMs ?? 0) - (inside[0]?.startMs ?? 0);
    if (lengthMs < MIN_SURFACE_MS) return [];
    const looks = findingsIn(findings, steps, shot);
    const checked = looks.some(({ faces }) => faces !== undefined) ? 1 : 0;
    const pieces = Math.max(1, Math.floor(lengthMs / PIECE_MS));
    const found = surfaceOf(inside, looks);
    const ranges =
      found !== undefined || pieces === 1
        ? [{ piece: inside, box: found }]
        : Array.from({ length: pieces }, (_, index) => {
            const piece = inside.slice(
              Math.floor((index * inside.length) / pieces),
              Math.floor(((index + 1) * inside.length) / pieces),
            );
            return { piece, box: surfaceOf(piece, looks) };
          });
    return ranges.flatMap(({ piece, box }): FormatWindow[] => {
      const [start, end] = [Math.ceil(piece[0]?.startMs ?? 0), Math.floor(piece.at(-1)?.endMs ?? 0)];
      if (box === undefined || end - start < MIN_SURFACE_MS) return [];
      const isLast = piece.at(-1) === steps.at(-1);
      const isWhole = piece.at(-1) === inside.at(-1);
      const endReason = isLast ? 'end' : isWhole ? 'cut' : 'motion';
      return [{ kind: 'in-scene', place: 'surface', start, end, box, endReason, checked }];
    });
  });
}

function surfaceOf(steps: readonly Step[], looks: readonly FrameFindings[]): Box | undefined {
  const isFree = Array.from({ length: CELLS }, (_, cell) =>
    steps.every(
      ({ cells }) =>
        hasCell(cells, 'flat', cell) && !hasCell(cells, 'jumps', cell) && !hasCell(cells, 'text', cell),
    ),
  );
  for (const look of looks)
    for (let cell = 0; cell < CELLS; cell += 1)
      if (isFree[cell] && foundIn(look, boxOf(cell, 1, 1)) !== undefined) isFree[cell] = false;
  return largestRectangle(isFree);
}

const boxOf = (cell: number, columns: number, rows: number): Box => ({
  x: (cell % COLUMNS) / COLUMNS,
  y: Math.floor(cell / COLUMNS) / ROWS,
  width: columns / COLUMNS,
  height: rows / ROWS,
});

/** The largest rectangle of free cells; undefined if none is large enough. */
function largestRectangle(isFree: readonly boolean[]): Box | undefined {
  let best: { cell: number; columns: number; rows: number } | undefined;
  // Number of free cells from each cell downwards.
  const heights = new Array<number>(CELLS + COLUMNS).fill(0);
  for (let cell = CELLS - 1; cell >= 0; cell -= 1)
    heights[cell] = isFree[cell] ? (heights[cell + COLUMNS] ?? 0) + 1 : 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    let rows = Infinity;
    for (let columns = 1; columns <= COLUMNS - (cell % COLUMNS); columns += 1) {
      rows = Math.min(rows, heights[cell + columns - 1] ?? 0);
      const size = rows * columns;
      if (Math.min(rows, columns) < MIN_SIDE || size < MIN_CELLS) continue;
      if (best === undefined || size > best.columns * best.rows) best = { cell, columns, rows };
    }
  }
  return best && boxOf(best.cell, best.columns, best.rows);
}
