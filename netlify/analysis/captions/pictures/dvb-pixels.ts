import { BitReader } from './bit-reader';

/** A region that pixels are drawn into: numbers of colors, row by row. */
export interface Canvas {
  width: number;
  height: number;
  /** Bits of a pixel: 2, 4 or 8. */
  depth: number;
  pixels: Uint8Array;
}

/** A run of equal pixels; undefined at the end of the string. */
type Run = { length: number; color: number } | undefined;

/** Types of the blocks of data (EN 300 743, 7.2.5.1, table 21). */
const STRINGS = new Map([
  [0x10, { depth: 2, read: run2 }],
  [0x11, { depth: 4, read: run4 }],
  [0x12, { depth: 8, read: run8 }],
]);
const [MAP_2_TO_4, MAP_2_TO_8, MAP_4_TO_8, END_OF_LINE] = [0x20, 0x21, 0x22, 0xf0];
const MAPS = new Map([
  [MAP_2_TO_4, { from: 2, to: 4, count: 4 }],
  [MAP_2_TO_8, { from: 2, to: 8, count: 4 }],
  [MAP_4_TO_8, { from: 4, to: 8, count: 16 }],
]);

/** How pixels of fewer bits than those of the region are mapped by default (EN 300 743, 10.4 to 10.6). */
const DEFAULT_MAPS: Readonly<Record<string, readonly number[]>> = {
  '2 4': [0x0, 0x7, 0x8, 0xf],
  '2 8': [0x00, 0x77, 0x88, 0xff],
  '4 8': Array.from({ length: 16 }, (_, color) => color * 0x11),
};

/**
 * Draws one field of an object (EN 300 743, 7.2.5): every second row, from one on.
 *
 * @param isTransparent whether pixels of color 1 leave what is there
 */
export function drawField(
  canvas: Canvas,
  data: Uint8Array,
  { left, top, isTransparent }: { left: number; top: number; isTransparent: boolean },
): void {
  const maps: Record<string, readonly number[]> = { ...DEFAULT_MAPS };
  let [column, row] = [left, top];
  for (let at = 0; at < data.length;) {
    const type = data[at++] ?? 0;
    const [string, map] = [STRINGS.get(type), MAPS.get(type)];
    if (type === END_OF_LINE) [column, row] = [left, row + 2];
    else if (map !== undefined) {
      const bits = new BitReader(data.subarray(at));
      maps[`${map.from} ${map.to}`] = Array.from({ length: map.count }, () => bits.read(map.to));
      at += bits.bytes;
    } else if (string !== undefined) {
      const bits = new BitReader(data.subarray(at));
      const colors = maps[`${string.depth} ${canvas.depth}`];
      for (;;) {
        const run = string.read(bits, column >= canvas.width);
        if (run === undefined || bits.isAtEnd) break;
        column = drawRun(canvas, run, [column, row], colors, isTransparent);
      }
      at += bits.bytes;
    }
  }
}

/** @returns the column after the run */
function drawRun(
  { width, height, pixels }: Canvas,
  { length, color }: NonNullable<Run>,
  [column, row]: [number, number],
  colors: readonly number[] | undefined,
  isTransparent: boolean,
): number {
  const end = column + length;
  if (row < height && !(isTransparent && color === 1))
    pixels.fill(
      colors?.[color] ?? color,
      row * width + Math.min(width, column),
      row * width + Math.min(width, end),
    );
  return end;
}

/** EN 300 743, 7.2.5.2.1, table 23. */
function run2(bits: BitReader): Run {
  const color = bits.read(2);
  if (color !== 0) return { length: 1, color };
  if (bits.read(1) === 1) {
    const length = bits.read(3) + 3;
    return { length, color: bits.read(2) };
  }
  if (bits.read(1) === 1) return { length: 1, color: 0 };
  const kind = bits.read(2);
  if (kind === 0) return undefined;
  if (kind === 1) return { length: 2, color: 0 };
  const length = kind === 2 ? bits.read(4) + 12 : bits.read(8) + 29;
  return { length, color: bits.read(2) };
}

/** EN 300 743, 7.2.5.2.2, table 25. */
function run4(bits: BitReader): Run {
  const color = bits.read(4);
  if (color !== 0) return { length: 1, color };
  if (bits.read(1) === 0) {
    const length = bits.read(3);
    return length === 0 ? undefined : { length: length + 2, color: 0 };
  }
  if (bits.read(1) === 0) {
    const length = bits.read(2) + 4;
    return { length, color: bits.read(4) };
  }
  const kind = bits.read(2);
  if (kind < 2) return { length: kind + 1, color: 0 };
  const length = kind === 2 ? bits.read(4) + 9 : bits.read(8) + 25;
  return { length, color: bits.read(4) };
}

/**
 * EN 300 743, 7.2.5.2.3, table 27. FFmpeg ends a string with one byte of 0 instead of two.
 *
 * @param isFull whether the row is complete
 */
function run8(bits: BitReader, isFull: boolean): Run {
  const color = bits.read(8);
  if (color !== 0) return { length: 1, color };
  if (isFull && bits.peek(8) !== 0) return undefined;
  if (bits.read(1) === 0) {
    const length = bits.read(7);
    return length === 0 ? undefined : { length, color: 0 };
  }
  const length = bits.read(7);
  return { length, color: bits.read(8) };
}
