import {
  imageOf,
  isReadableSize,
  MAX_DEFINED,
  MAX_SHOWN,
  setColor,
  type Palette,
  type PictureDecoder,
  type PlacedPicture,
  type Screen,
} from './picture';

/*
 * Presentation graphics of Blu-ray discs (Blu-ray Disc Read-Only Format, part 3-1; the segments are those of US patent
 * application 2009/0185789). A packet holds one segment or more: a byte of type, two of length, and the content.
 */

const PALETTE = 0x14;
const OBJECT = 0x15;
const COMPOSITION = 0x16;
const END = 0x80;

/** A picture as it is defined: its data can be in several segments. */
interface DefinedObject {
  width: number;
  height: number;
  parts: Uint8Array[];
}

/** Where an object is shown. The last four are the part of it that is visible, if not all of it is. */
interface Placement {
  id: number;
  left: number;
  top: number;
  crop?: { left: number; top: number; width: number; height: number };
}

interface Composition {
  atMs: number;
  paletteId: number;
  placements: Placement[];
}

/** Maximum number of screens of a packet: each has one; damaged data can repeat its end. */
const MAX_SCREENS = 4;
/** Maximum length of the data of all objects of an epoch, in bytes. */
const MAX_DATA = 16 * 1024 * 1024;

/** Decodes the pictures of PGS tracks (HDMV presentation graphics). */
export class PgsDecoder implements PictureDecoder {
  readonly #palettes = new Map<number, Palette>();
  readonly #objects = new Map<number, DefinedObject>();
  #composition: Composition | undefined;
  /** Of the data of objects, in bytes. */
  #length = 0;

  reset(): void {
    this.#palettes.clear();
    this.#objects.clear();
    this.#length = 0;
    this.#composition = undefined;
  }

  decode(packet: Uint8Array, timeMs: number): Screen[] {
    const screens: Screen[] = [];
    const view = new DataView(packet.buffer, packet.byteOffset, packet.length);
    for (let at = 0; at + 3 <= packet.length;) {
      const type = view.getUint8(at);
      const end = at + 3 + view.getUint16(at + 1);
      const content = packet.subarray(at + 3, end);
      at = end;
      try {
        if (type === PALETTE) this.#takePalette(content);
        else if (type === OBJECT) this.#takeObject(content);
        else if (type === COMPOSITION) this.#takeComposition(content, timeMs);
        else if (type === END && screens.length < MAX_SCREENS) screens.push(...this.#screens());
      } catch (error) {
        // The segment is shorter than its fields.
        if (!(error instanceof RangeError)) throw error;
      }
    }
    return screens;
  }

  #takePalette(content: Uint8Array): void {
    const view = viewOf(content);
    const id = view.getUint8(0);
    const palette = this.#palettes.get(id) ?? new Uint8Array(256 * 4);
    for (let at = 2; at + 5 <= content.length; at += 5) {
      const [color = 0, y = 0, cr = 0, cb = 0, alpha = 0] = content.subarray(at, at + 5);
      setColor(palette, color, [y, cr, cb], alpha);
    }
    if (this.#palettes.size < MAX_DEFINED) this.#palettes.set(id, palette);
  }

  #takeObject(content: Uint8Array): void {
    const view = viewOf(content);
    const id = view.getUint16(0);
    const isFirst = (view.getUint8(3) & 0x80) !== 0;
    if (!isFirst) {
      const parts = this.#objects.get(id)?.parts ?? [];
      if (this.#length + content.length <= MAX_DATA) parts.push(content.slice(4));
      this.#length += content.length;
      return;
    }
    const [width, height] = [view.getUint16(7), view.getUint16(9)];
    this.#length += content.length;
    const isTooMuch = this.#length > MAX_DATA || this.#objects.size >= MAX_DEFINED;
    if (!isReadableSize(width, height) || isTooMuch) return;
    this.#objects.set(id, { width, height, parts: [content.slice(11)] });
  }

  #takeComposition(content: Uint8Array, timeMs: number): void {
    const view = viewOf(content);
    // At the start of an epoch and where a player can begin, everything that is shown is defined again.
    if ((view.getUint8(7) & 0xc0) !== 0) this.reset();
    const composition: Composition = { atMs: timeMs, paletteId: view.getUint8(9), placements: [] };
    const count = view.getUint8(10);
    for (let index = 0, at = 11; index < count; index += 1) {
      const isCropped = (view.getUint8(at + 3) & 0x80) !== 0;
      const placement = {
        id: view.getUint16(at),
        ...{ left: view.getUint16(at + 4), top: view.getUint16(at + 6) },
      };
      const [left = 0, top = 0, width = 0, height = 0] = isCropped
        ? [8, 10, 12, 14].map((offset) => view.getUint16(at + offset))
        : [];
      composition.placements.push(
        isCropped ? { ...placement, crop: { left, top, width, height } } : placement,
      );
      at += isCropped ? 16 : 8;
    }
    this.#composition = composition;
  }

  #screens(): Screen[] {
    const composition = this.#composition;
    this.#composition = undefined;
    if (composition === undefined) return [];
    const palette = this.#palettes.get(composition.paletteId) ?? new Uint8Array(256 * 4);
    let left = MAX_SHOWN;
    const pictures = composition.placements.flatMap((placement): PlacedPicture[] => {
      const object = this.#objects.get(placement.id);
      left -= object === undefined ? 0 : object.width * object.height;
      return object === undefined || left < 0 ? [] : [pictureOf(object, placement, palette)];
    });
    return [{ atMs: composition.atMs, pictures }];
  }
}

function viewOf(content: Uint8Array): DataView {
  return new DataView(content.buffer, content.byteOffset, content.length);
}

function pictureOf(
  { width, height, parts }: DefinedObject,
  { left, top, crop }: Placement,
  palette: Palette,
): PlacedPicture {
  const pixels = pixelsOf(Buffer.concat(parts), width, height);
  if (crop === undefined || crop.width === 0) return { left, top, image: imageOf(pixels, width, palette) };
  const lines = Array.from({ length: Math.max(0, Math.min(crop.height, height - crop.top)) }, (_, row) => {
    const start = (crop.top + row) * width;
    return pixels.subarray(start + crop.left, start + Math.min(width, crop.left + crop.width));
  });
  return { left, top, image: imageOf(Buffer.concat(lines), lines[0]?.length ?? 0, palette) };
}

/**
 * Decodes runs of pixels: a color other than 0 is one pixel. After 0 follows a byte: its highest bit says that a color
 * follows, else it is color 0; the next that the length has 14 bits, else 6. A length of 0 ends the line.
 */
function pixelsOf(data: Uint8Array, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let [at, row, column] = [0, 0, 0]; at < data.length && row < height;) {
    let color = data[at++] ?? 0;
    let length = 1;
    if (color === 0) {
      const flags = data[at++] ?? 0;
      length = flags & 0x3f;
      if ((flags & 0x40) !== 0) length = length * 256 + (data[at++] ?? 0);
      if ((flags & 0x80) !== 0) color = data[at++] ?? 0;
    }
    if (length === 0) {
      row += 1;
      column = 0;
      continue;
    }
    const end = Math.min(width, column + length);
    pixels.fill(color, row * width + column, row * width + end);
    column = end;
  }
  return pixels;
}
