import { type Canvas, drawField } from './dvb-pixels';
import {
  imageOf,
  isReadableSize,
  MAX_DEFINED,
  MAX_SHOWN,
  type Palette,
  type PictureDecoder,
  type PlacedPicture,
  type Screen,
  setColor,
} from './picture';

/*
 * DVB subtitles (ETSI EN 300 743, version 1.6.1). A packet holds segments: a byte of synchronization, one of type, two of
 * the page, two of length, and the content (7.2.1).
 */

const SYNC = 0x0f;
const [PAGE, REGION, CLUT, OBJECT] = [0x10, 0x11, 0x12, 0x13];

interface Region extends Canvas {
  clut: number;
  /** Where each object is drawn. */
  objects: { id: number; left: number; top: number }[];
}

interface Page {
  timeoutMs: number;
  regions: { id: number; left: number; top: number }[];
}

/** The pages whose segments are read: those of the service and, shared with others, ancillary ones. */
type PageIds = readonly number[] | undefined;

/** Maximum number of bytes that a packet may draw: an object has about two thousand. */
const MAX_DRAWN = 500_000;
/** Maximum number of objects in a region. */
const MAX_OBJECTS = 256;

/** Decodes the pictures of DVB subtitles. */
export class DvbDecoder implements PictureDecoder {
  readonly #pages: PageIds;
  readonly #regions = new Map<number, Region>();
  readonly #cluts = new Map<number, Map<number, Palette>>();
  #page: Page | undefined;
  /** Bytes of objects that the current packet has drawn: one object can have many places. */
  #drawn = 0;

  /** @param description page of the composition and ancillary page, two bytes each, if the container states them */
  constructor(description?: Uint8Array) {
    if (description === undefined || description.length < 4) return;
    const view = viewOf(description);
    this.#pages = [view.getUint16(0), view.getUint16(2)];
  }

  reset(): void {
    this.#regions.clear();
    this.#cluts.clear();
    this.#page = undefined;
  }

  decode(packet: Uint8Array, timeMs: number): Screen[] {
    let isPage = false;
    this.#drawn = 0;
    const view = viewOf(packet);
    // Before the segments, a PES packet has an identifier of its data and one of the stream (EN 300 743, 7.1).
    for (let at = packet[0] === SYNC ? 0 : 2; at + 6 <= packet.length && packet[at] === SYNC;) {
      const [type, page] = [view.getUint8(at + 1), view.getUint16(at + 2)];
      const end = at + 6 + view.getUint16(at + 4);
      const content = packet.subarray(at + 6, end);
      at = end;
      if (this.#pages?.includes(page) === false) continue;
      try {
        if (type === PAGE) isPage = this.#takePage(content) || isPage;
        else if (type === REGION) this.#takeRegion(content);
        else if (type === CLUT) this.#takeClut(content);
        else if (type === OBJECT) this.#takeObject(content);
      } catch (error) {
        // The segment is shorter than its fields.
        if (!(error instanceof RangeError)) throw error;
      }
    }
    return isPage ? this.#screens(timeMs) : [];
  }

  /** EN 300 743, 7.2.2. */
  #takePage(content: Uint8Array): boolean {
    const view = viewOf(content);
    const [timeoutMs, state] = [view.getUint8(0) * 1000, (view.getUint8(1) >> 2) & 3];
    // At an acquisition point and where the mode changes, everything is defined again.
    if (state !== 0) this.reset();
    const regions: Page['regions'] = [];
    for (let at = 2; at + 6 <= content.length; at += 6)
      regions.push({ id: view.getUint8(at), left: view.getUint16(at + 2), top: view.getUint16(at + 4) });
    this.#page = { timeoutMs, regions };
    return true;
  }

  /** EN 300 743, 7.2.3. */
  #takeRegion(content: Uint8Array): void {
    const view = viewOf(content);
    const [id, isFilled] = [view.getUint8(0), (view.getUint8(1) & 8) !== 0];
    const [width, height] = [view.getUint16(2), view.getUint16(4)];
    const depth = 1 << ((view.getUint8(6) >> 2) & 7);
    if (!isReadableSize(width, height) || ![2, 4, 8].includes(depth)) return;
    const before = this.#regions.get(id);
    const isKnown = before?.width === width && before.height === height && before.depth === depth;
    const others = [...this.#regions].filter(([other]) => other !== id);
    const defined = others.reduce((sum, [, region]) => sum + region.pixels.length, width * height);
    if (others.length >= MAX_DEFINED || defined > MAX_SHOWN) return;
    const pixels = isKnown ? before.pixels : new Uint8Array(width * height);
    const codes = view.getUint8(9);
    const color = depth === 8 ? view.getUint8(8) : depth === 4 ? codes >> 4 : (codes >> 2) & 3;
    if (isFilled) pixels.fill(color);
    const objects: Region['objects'] = [];
    for (let at = 10; at + 6 <= content.length && objects.length < MAX_OBJECTS;) {
      const kind = view.getUint8(at + 2) >> 6;
      const [left, top] = [view.getUint16(at + 2) & 0xfff, view.getUint16(at + 4) & 0xfff];
      objects.push({ id: view.getUint16(at), left, top });
      // Characters have two bytes more: their colors.
      at += kind === 1 || kind === 2 ? 8 : 6;
    }
    this.#regions.set(id, { width, height, depth, pixels, clut: view.getUint8(7), objects });
  }

  /** EN 300 743, 7.2.4. */
  #takeClut(content: Uint8Array): void {
    const view = viewOf(content);
    const id = view.getUint8(0);
    const palettes = this.#cluts.get(id) ?? defaultPalettes();
    for (let at = 2; at + 4 <= content.length;) {
      const [color, flags] = [view.getUint8(at), view.getUint8(at + 1)];
      const isFull = (flags & 1) !== 0;
      const short = view.getUint16(at + 2);
      const [y, cr, cb, transparency] = isFull
        ? [2, 3, 4, 5].map((offset) => view.getUint8(at + offset))
        : [(short >> 10) << 2, ((short >> 6) & 15) << 4, ((short >> 2) & 15) << 4, (short & 3) * 85];
      // A luminance of 0 is fully transparent.
      const alpha = y === 0 ? 0 : 255 - (transparency ?? 0);
      for (const [index, depth] of [2, 4, 8].entries()) {
        const palette = palettes.get(depth);
        if ((flags & (0x80 >> index)) !== 0 && palette)
          setColor(palette, color, [y ?? 0, cr ?? 0, cb ?? 0], alpha);
      }
      at += isFull ? 6 : 4;
    }
    if (this.#cluts.size < MAX_DEFINED) this.#cluts.set(id, palettes);
  }

  /** EN 300 743, 7.2.5. Objects of characters are left out: nobody uses them. */
  #takeObject(content: Uint8Array): void {
    const view = viewOf(content);
    const [id, flags] = [view.getUint16(0), view.getUint8(2)];
    if (((flags >> 2) & 3) !== 0) return;
    const [upper, lower] = [view.getUint16(3), view.getUint16(5)];
    const fields = [content.subarray(7, 7 + upper), content.subarray(7 + upper, 7 + upper + lower)];
    for (const region of this.#regions.values()) {
      for (const { left, top } of region.objects.filter((object) => object.id === id)) {
        const isTransparent = (flags & 2) !== 0;
        for (const [index, field] of fields.entries()) {
          // Without data of its own, the lower field is as the upper one.
          const data = index === 1 && lower === 0 ? fields[0] : field;
          this.#drawn += (data ?? field).length;
          if (this.#drawn > MAX_DRAWN) return;
          drawField(region, data ?? field, { left, top: top + index, isTransparent });
        }
      }
    }
  }

  #screens(timeMs: number): Screen[] {
    const page = this.#page;
    if (page === undefined) return [];
    let rest = MAX_SHOWN;
    const pictures = page.regions.flatMap(({ id, left, top }): PlacedPicture[] => {
      const region = this.#regions.get(id);
      rest -= region?.pixels.length ?? 0;
      if (region === undefined || rest < 0) return [];
      const palettes = this.#cluts.get(region.clut) ?? defaultPalettes();
      const palette = palettes.get(region.depth) ?? new Uint8Array(256 * 4);
      return [{ left, top, image: imageOf(region.pixels, region.width, palette) }];
    });
    return [{ atMs: timeMs, endMs: page.timeoutMs > 0 ? timeMs + page.timeoutMs : undefined, pictures }];
  }
}

function viewOf(content: Uint8Array): DataView {
  return new DataView(content.buffer, content.byteOffset, content.length);
}

/** The colors by default (EN 300 743, 10.1 to 10.3), by the bits of a pixel. */
function defaultPalettes(): Map<number, Palette> {
  return new Map(
    ([2, 4, 8] as const).map((depth) => {
      const palette = new Uint8Array(256 * 4);
      for (let color = 0; color < 1 << depth; color += 1)
        palette.set(
          depth === 2 ? (COLORS_2[color] ?? []) : depth === 4 ? color4(color) : color8(color),
          color * 4,
        );
      return [depth, palette];
    }),
  );
}

const COLORS_2 = [
  [0, 0, 0, 0],
  [255, 255, 255, 255],
  [0, 0, 0, 255],
  [127, 127, 127, 255],
];

function color4(color: number): number[] {
  if (color === 0) return [0, 0, 0, 0];
  const level = (color & 8) === 0 ? 255 : 127;
  return [...[1, 2, 4].map((bit) => ((color & bit) === 0 ? 0 : level)), 255];
}

function color8(color: number): number[] {
  if (color === 0) return [0, 0, 0, 0];
  if (color < 8) return [...[1, 2, 4].map((bit) => ((color & bit) === 0 ? 0 : 255)), 64];
  const kind = color & 0x88;
  const [base, low, high] = kind === 0x80 ? [127, 43, 85] : kind === 0x88 ? [0, 43, 85] : [0, 85, 170];
  const levels = [1, 2, 4].map(
    (bit) => base + ((color & bit) === 0 ? 0 : low) + ((color & (bit << 4)) === 0 ? 0 : high),
  );
  return [...levels, kind === 0x08 ? 127 : 255];
}
