import { crc32, deflateSync } from 'node:zlib';
import type { RgbaImage } from '../picture';

interface PngOptions {
  type?: 0 | 2 | 3 | 4 | 6;
  depth?: 1 | 2 | 4 | 8 | 16;
  /** Of all rows; by default each row has another one. */
  filter?: number;
  palette?: readonly (readonly number[])[];
  isInterlaced?: boolean;
}

/** A PNG file of rows of samples. */
export function pngOf(
  rows: readonly (readonly number[])[],
  width: number,
  { type = 6, depth = 8, filter, palette = [], isInterlaced = false }: PngOptions = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([depth, type, 0, 0, isInterlaced ? 1 : 0], 8);
  const bytes = rows.map((row) => packed(row, depth));
  const step = Math.max(1, Math.floor(((bytes[0]?.length ?? 0) / width) | 0));
  const data = bytes.flatMap((row, index) => filtered(row, bytes[index - 1], step, filter ?? index % 5));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette.length === 0
      ? []
      : [
          chunk('PLTE', Buffer.from(palette.flatMap((color) => color.slice(0, 3)))),
          chunk('tRNS', Buffer.from(palette.map(([, , , alpha = 255]) => alpha))),
        ]),
    chunk('IDAT', deflateSync(Buffer.from(data))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG file of an image. */
export function pngOfImage({ width, height, data }: RgbaImage): Buffer {
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from(data.subarray(row * width * 4, (row + 1) * width * 4)),
  );
  return pngOf(rows, width);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function packed(row: readonly number[], depth: number): number[] {
  if (depth === 16) return row.flatMap((sample) => [sample, 0]);
  const perByte = 8 / depth;
  return Array.from({ length: Math.ceil(row.length / perByte) }, (_, index) =>
    Array.from({ length: perByte }, (_unused, part) => row[index * perByte + part] ?? 0).reduce(
      (byte, sample) => (byte << depth) | sample,
      0,
    ),
  );
}

/** A row with its filter (ISO/IEC 15948, 9.2). */
function filtered(
  row: readonly number[],
  above: readonly number[] | undefined,
  step: number,
  filter: number,
): number[] {
  const bytes = row.map((value, index) => {
    const [left, up, corner] = [row[index - step] ?? 0, above?.[index] ?? 0, above?.[index - step] ?? 0];
    const estimate = left + up - corner;
    const paeth = [left, up, corner].reduce((best, each) =>
      Math.abs(estimate - each) < Math.abs(estimate - best) ? each : best,
    );
    return (value - ([0, left, up, (left + up) >> 1, paeth][filter] ?? 0)) & 0xff;
  });
  return [filter, ...bytes];
}
