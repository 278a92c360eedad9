import { BitWriter } from './bit-writer';
import type { DrawnText } from './drawn-text';

type Depth = 2 | 4 | 8;

interface DvbOptions {
  /** Bits of a pixel in the region, and in the strings of the object. */
  depth?: Depth;
  stringDepth?: Depth;
  page?: number;
  timeout?: number;
  /** 0: normal, 1: acquisition point, 2: change of mode. */
  state?: number;
  left?: number;
  top?: number;
  /** Luminance, Cr, Cb and transparency of each color; without any, the default colors are used. */
  clut?: readonly (readonly number[])[];
  /** Whether the object has data for the lower field; default true. */
  hasLowerField?: boolean;
  /** Whether pixels of color 1 change nothing. */
  isTransparent?: boolean;
  /** Bytes that end a string of 8 bits. */
  end8?: readonly number[];
}

/** White letters with a black outline on nothing. */
const CLUT = [
  [0, 128, 128, 255],
  [235, 128, 128, 0],
  [16, 128, 128, 0],
];

/** The segments that show a picture. */
export function dvbPicture(text: DrawnText, options: DvbOptions = {}): Buffer {
  const { depth = 4, page = 1, timeout = 10, state = 2, left = 90, top = 450, clut = CLUT } = options;
  const { width, height } = text;
  const code = { 2: 1, 4: 2, 8: 3 }[depth];
  const { hasLowerField = true, isTransparent = false } = options;
  const fields = [0, 1].map((field) => (field === 0 || hasLowerField ? fieldOf(text, field, options) : []));
  const flags = isTransparent ? 0x03 : 0x01;
  const object = [...word(7), flags, ...fields.flatMap(({ length }) => word(length)), ...fields.flat()];
  return Buffer.concat([
    pageOf(page, timeout, state, [{ left, top }]),
    segment(0x11, page, [
      5,
      0x07,
      ...word(width),
      ...word(height),
      (code << 5) | (code << 2) | 3,
      9,
      0,
      0,
      ...[...word(7), ...word(0), ...word(0xf000)],
    ]),
    ...(clut.length === 0
      ? []
      : [segment(0x12, page, [9, 0x0f, ...clut.flatMap((color, index) => [index, 0xe1, ...color])])]),
    segment(0x13, page, object),
    segment(0x80, page, []),
  ]);
}

/** The segments that clear the screen. */
export const dvbClear = (page = 1): Buffer =>
  Buffer.concat([pageOf(page, 10, 0, []), segment(0x80, page, [])]);

export function pageOf(
  page: number,
  timeout: number,
  state: number,
  regions: readonly { left: number; top: number }[],
): Buffer {
  const placed = regions.flatMap(({ left, top }) => [5, 0, ...word(left), ...word(top)]);
  return segment(0x10, page, [timeout, state << 2, ...placed]);
}

export function segment(type: number, page: number, content: readonly number[]): Buffer {
  return Buffer.from([0x0f, type, ...word(page), ...word(content.length), ...content]);
}

const word = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff];

/** Every second row of a text, with the end of each line. */
function fieldOf({ width, height, pixels }: DrawnText, field: number, options: DvbOptions): number[] {
  const { depth = 4, stringDepth = depth, end8 } = options;
  const rows = Array.from({ length: Math.ceil((height - field) / 2) }, (_, index) =>
    pixels.subarray((2 * index + field) * width, (2 * index + field + 1) * width),
  );
  const type = { 2: 0x10, 4: 0x11, 8: 0x12 }[stringDepth];
  return rows.flatMap((row) => [type, ...stringOf(row, stringDepth, end8), 0xf0]);
}

function stringOf(row: Uint8Array, depth: Depth, end8: readonly number[] = [0, 0]): number[] {
  const bits = new BitWriter();
  const write = { 2: run2, 4: run4, 8: run8 }[depth];
  for (let column = 0; column < row.length;) {
    let length = 1;
    while (column + length < row.length && row[column + length] === row[column]) length += 1;
    column += write(bits, row[column] ?? 0, length);
  }
  if (depth === 8) return [...bits.bytes(), ...end8];
  return bits.write(0, depth === 2 ? 6 : 8).bytes();
}

/** Writes as much of a run as one code can say. @returns how much that is */
function run2(bits: BitWriter, color: number, length: number): number {
  if (length >= 29)
    return (
      bits
        .write(0b000011, 6)
        .write(Math.min(length, 284) - 29, 8)
        .write(color, 2),
      Math.min(length, 284)
    );
  if (length >= 12)
    return (
      bits
        .write(0b000010, 6)
        .write(Math.min(length, 27) - 12, 4)
        .write(color, 2),
      Math.min(length, 27)
    );
  if (length >= 3)
    return (
      bits
        .write(0b001, 3)
        .write(Math.min(length, 10) - 3, 3)
        .write(color, 2),
      Math.min(length, 10)
    );
  if (color !== 0) return (bits.write(color, 2), 1);
  return length === 2 ? (bits.write(0b000001, 6), 2) : (bits.write(0b0001, 4), 1);
}

function run4(bits: BitWriter, color: number, length: number): number {
  if (length >= 25)
    return (
      bits
        .write(0b00001111, 8)
        .write(Math.min(length, 280) - 25, 8)
        .write(color, 4),
      Math.min(length, 280)
    );
  if (length >= 9)
    return (
      bits
        .write(0b00001110, 8)
        .write(Math.min(length, 24) - 9, 4)
        .write(color, 4),
      Math.min(length, 24)
    );
  if (length >= 4)
    return (
      bits
        .write(0b000010, 6)
        .write(Math.min(length, 7) - 4, 2)
        .write(color, 4),
      Math.min(length, 7)
    );
  if (color !== 0) return (bits.write(color, 4), 1);
  if (length === 3) return (bits.write(0b00000001, 8), 3);
  return length === 2 ? (bits.write(0b00001101, 8), 2) : (bits.write(0b00001100, 8), 1);
}

function run8(bits: BitWriter, color: number, length: number): number {
  const count = Math.min(length, 127);
  if (color === 0) return (bits.write(0, 8).write(count, 8), count);
  if (length < 3) return (bits.write(color, 8), 1);
  return (
    bits
      .write(0, 8)
      .write(0x80 | count, 8)
      .write(color, 8),
    count
  );
}
