import { expect, it } from 'vitest';
import { CELLS, cellsIn, COLUMNS, hasCell, type Plane } from './cell-map';
import { cellsOf } from './cells';
import type { DetailFrame } from './detail';

const [WIDTH, HEIGHT] = [320, 180];

function frameOf(lumaAt: (x: number, y: number) => number): DetailFrame {
  const luma = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < luma.length; at += 1) luma[at] = lumaAt(at % WIDTH, Math.floor(at / WIDTH));
  const inside = { left: 0, top: 0, right: WIDTH - 1, bottom: HEIGHT - 1 };
  return { width: WIDTH, height: HEIGHT, luma, inside };
}

/** Stripes that are the same in each cell. */
const ground = (x: number, y: number) => 80 + 6 * (x % 10) + 2 * (y % 9);
const inCorner = (x: number, y: number) => x < WIDTH / 4 && y < HEIGHT / 4;
const marked = (cells: Uint8Array, plane: Plane) =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => hasCell(cells, plane, cell));
const corner = cellsIn({ x: 0, y: 0, width: 0.25, height: 0.25 });

it('a corner that changes moves, and nothing else', () => {
  const now = frameOf((x, y) => ground(x, y) + (inCorner(x, y) ? 30 * (x % 2) : 0));
  const cells = cellsOf(now, frameOf(ground), []);
  expect(marked(cells, 'moves')).toEqual(corner);
  expect(marked(cells, 'jumps')).toEqual(corner);
  expect(marked(cells, 'flat')).toEqual([]);
});

it('a corner that stays while all else changes shows the same', () => {
  const now = frameOf((x, y) => ground(x, y) + (inCorner(x, y) ? 0 : 60));
  const cells = cellsOf(now, frameOf(ground), []);
  expect(marked(cells, 'same')).toEqual(corner);
  expect(marked(cells, 'keeps')).toEqual(corner);
});

it('small text is a line of strokes that stays', () => {
  const written = frameOf((x, y) => (x >= 40 && x < 120 && y >= 20 && y < 26 ? 40 + 160 * (x & 1) : 120));
  const cells = cellsOf(
    written,
    frameOf((x, y) => written.luma[y * WIDTH + x] ?? 0),
    [],
  );
  expect(marked(cells, 'text')).toEqual([34, 35, 36, 37]);
});

it('a change of the light of the whole frame is no motion, but what else changes is', () => {
  const now = frameOf((x, y) => (inCorner(x, y) ? 200 - ground(x, y) : 0.8 * ground(x, y) + 8));
  expect(marked(cellsOf(now, frameOf(ground), []), 'moves')).toEqual(corner);
});

it('a thing that disappears from a plain ground is no change of light', () => {
  const before = frameOf((x, y) => (inCorner(x, y) ? ground(x, y) : 120));
  const cells = cellsOf(
    frameOf(() => 120),
    before,
    [],
  );
  expect(marked(cells, 'moves')).toEqual(corner);
  expect(marked(cells, 'flat')).toHaveLength(CELLS);
});

it('marks the cells that a line of text touches', () => {
  const line = { left: 0.5, right: 0.6, top: 0, bottom: 0.05 };
  expect(marked(cellsOf(frameOf(ground), frameOf(ground), [line]), 'text')).toEqual([8, 9]);
});

it('a box that ends at a line of the grid does not touch the next cell', () => {
  expect(cellsIn({ x: 0, y: 0.7, width: 1, height: 0.3 })).toHaveLength(6 * COLUMNS);
  expect(cellsIn({ x: 0.75, y: 0.75, width: 0.25, height: 0.25 })).toHaveLength(20);
});
