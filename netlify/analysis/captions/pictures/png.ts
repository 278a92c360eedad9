import { inflateSync } from 'node:zlib';
import { isReadableSize, type RgbaImage } from './picture';

/** First bytes of every PNG file (ISO/IEC 15948, 5.2). */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Samples of a pixel by color type (ISO/IEC 15948, table 11.1). */
const SAMPLES = new Map([
  [0, 1], // Gray
  [2, 3], // Red, green, blue
  [3, 1], // Number of a color
  [4, 2], // Gray and opacity
  [6, 4], // Red, green, blue and opacity
]);
const [INDEXED, RGBA] = [3, 6];

/** What the chunks of a file contain. */
interface Chunks {
  width: number;
  height: number;
  /** Bits of a sample, up to 16. */
  depth: number;
  type: number;
  /** The samples of a pixel. */
  samples: number;
  palette: Uint8Array;
  transparency: Uint8Array;
  data: Uint8Array[];
}

/** Decodes a PNG file (ISO/IEC 15948) that is not interlaced. @returns undefined if it is damaged or of another kind */
export function readPng(file: Uint8Array): RgbaImage | undefined {
  try {
    const chunks = chunksOf(file);
    if (chunks === undefined) return undefined;
    const { width, height, depth, samples } = chunks;
    const rowBytes = Math.ceil((width * samples * depth) / 8);
    const raw = inflateSync(Buffer.concat(chunks.data), { maxOutputLength: (rowBytes + 1) * height });
    if (raw.length < (rowBytes + 1) * height) return undefined;
    const rows = unfiltered(raw, rowBytes, height, Math.ceil((samples * depth) / 8));
    // The most common kind is what is wanted already.
    if (chunks.type === RGBA && depth === 8) return { width, height, data: rows };
    const data = new Uint8Array(width * height * 4);
    for (let row = 0; row < height; row += 1) {
      const bytes = rows.subarray(row * rowBytes, (row + 1) * rowBytes);
      for (let column = 0; column < width; column += 1)
        data.set(colorAt(bytes, column, chunks), (row * width + column) * 4);
    }
    return { width, height, data };
  } catch {
    return undefined;
  }
}

function chunksOf(file: Uint8Array): Chunks | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE) || bytes.length < 33) return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, type, interlace] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28)];
  const samples = SAMPLES.get(type);
  const isKnown = [1, 2, 4, 8, 16].includes(depth) && interlace === 0;
  if (samples === undefined || !isKnown || !isReadableSize(width, height)) return undefined;
  const empty = new Uint8Array();
  const chunks: Chunks = {
    ...{ width, height, depth, type, samples },
    palette: empty,
    transparency: empty,
    data: [],
  };
  for (let at = 8; at + 12 <= bytes.length;) {
    const content = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'PLTE') chunks.palette = content;
    else if (name === 'tRNS') chunks.transparency = content;
    else if (name === 'IDAT') chunks.data.push(content);
    else if (name === 'IEND') break;
    at += 12 + content.length;
  }
  return chunks;
}

/** Undoes the filter of each row (ISO/IEC 15948, 9.2). @param step bytes of a pixel, at least 1 */
function unfiltered(raw: Uint8Array, rowBytes: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    const [from, to] = [row * (rowBytes + 1) + 1, row * rowBytes];
    const filter = raw[from - 1] ?? 0;
    for (let index = 0; index < rowBytes; index += 1) {
      const left = index < step ? 0 : (rows[to + index - step] ?? 0);
      const up = row === 0 ? 0 : (rows[to + index - rowBytes] ?? 0);
      const corner = row === 0 || index < step ? 0 : (rows[to + index - rowBytes - step] ?? 0);
      rows[to + index] = (raw[from + index] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return rows;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Red, green, blue and opacity of a pixel. Transparency of a single color is not read unless colors have numbers. */
function colorAt(row: Uint8Array, column: number, chunks: Chunks): [number, number, number, number] {
  const { depth, type, samples, palette, transparency } = chunks;
  const sample = (index: number): number => {
    const at = column * samples + index;
    if (depth >= 8) return row[(at * depth) / 8] ?? 0;
    const bit = at * depth;
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  if (type === INDEXED) {
    const color = sample(0);
    const [red = 0, green = 0, blue = 0] = palette.subarray(color * 3, color * 3 + 3);
    return [red, green, blue, transparency[color] ?? 255];
  }
  const level = (index: number) => (depth >= 8 ? sample(index) : (sample(index) * 255) / ((1 << depth) - 1));
  if (samples <= 2) return [level(0), level(0), level(0), samples === 2 ? level(1) : 255];
  return [level(0), level(1), level(2), samples === 4 ? level(3) : 255];
}
