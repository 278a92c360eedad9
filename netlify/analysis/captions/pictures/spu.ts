import { BitReader } from './bit-reader';
import { imageOf, isReadableSize, type Palette, type PictureDecoder, type Screen } from './picture';

/*
 * Subpictures of DVDs, as in VobSub (DVD Specifications for Read-Only Disc, part 3; documented at
 * dvd.sourceforge.net/dvdinfo/spu.html). A packet is a whole unit: its length, the place of its first control sequence,
 * the pixels of two fields, and the sequences: a delay, the place of the next one, and commands.
 */

/** Unit of delays: 1024 ticks of a clock of 90 kHz, in ms. */
const DELAY_MS = 1024 / 90;
/** Commands, and the bytes that follow each. */
const [FORCED, SHOW, HIDE, COLORS, ALPHA, PLACE, FIELDS] = [0, 1, 2, 3, 4, 5, 6];
const LENGTHS = new Map([
  [FORCED, 0],
  [SHOW, 0],
  [HIDE, 0],
  [COLORS, 2],
  [ALPHA, 2],
  [PLACE, 6],
  [FIELDS, 4],
]);
/** Maximum number of control sequences; two are usual. */
const MAX_SEQUENCES = 64;
/**
 * Colors of a unit whose palette is not known, by their numbers there: ground, letters, outline, and the edge of letters.
 */
const USUAL_COLORS = [0x000000, 0xffffff, 0x000000, 0x808080];

/** What the control sequences say. */
interface Unit {
  showMs: number | undefined;
  hideMs: number | undefined;
  /** Four numbers each: of the palette, and opacity from 0 to 15. */
  colors: number[];
  alphas: number[];
  place: { left: number; top: number; width: number; height: number } | undefined;
  /** Where the data of each field begins. */
  fields: [number, number] | undefined;
}

/** Decodes the pictures of VobSub tracks. */
export class SpuDecoder implements PictureDecoder {
  readonly #palette: readonly number[] | undefined;

  /** @param header text with a line such as `palette: 000000, ffffff, ...` of 16 colors, if the container has it */
  constructor(header?: Uint8Array) {
    const text = Buffer.from(header ?? []).toString('latin1');
    const colors = /palette:\s*([\da-f, ]+)/i.exec(text)?.[1]?.match(/[\da-f]{6}/gi);
    this.#palette = colors?.map((color) => Number.parseInt(color, 16));
  }

  reset(): void {
    // Every packet is whole.
  }

  decode(packet: Uint8Array, timeMs: number): Screen[] {
    try {
      const unit = unitOf(packet);
      if (unit.showMs === undefined || unit.place === undefined || unit.fields === undefined) {
        return unit.hideMs === undefined ? [] : [{ atMs: timeMs + unit.hideMs, pictures: [] }];
      }
      const { left, top, width, height } = unit.place;
      const pixels = pixelsOf(packet, unit.fields, width, height);
      const endMs = unit.hideMs === undefined ? undefined : timeMs + unit.hideMs;
      const image = imageOf(pixels, width, this.#paletteOf(unit));
      return [{ atMs: timeMs + unit.showMs, endMs, pictures: [{ left, top, image }] }];
    } catch (error) {
      // The packet is shorter than its fields.
      if (error instanceof RangeError) return [];
      throw error;
    }
  }

  #paletteOf({ colors, alphas }: Unit): Palette {
    const palette = new Uint8Array(4 * 4);
    for (let index = 0; index < 4; index += 1) {
      const color = this.#palette?.[colors[index] ?? 0] ?? USUAL_COLORS[index] ?? 0;
      palette.set([color >> 16, (color >> 8) & 0xff, color & 0xff, (alphas[index] ?? 0) * 17], index * 4);
    }
    return palette;
  }
}

function unitOf(packet: Uint8Array): Unit {
  const view = new DataView(packet.buffer, packet.byteOffset, packet.length);
  const unit: Unit = {
    ...{ showMs: undefined, hideMs: undefined, place: undefined, fields: undefined },
    ...{ colors: [], alphas: [] },
  };
  let at = view.getUint16(2);
  for (let count = 0; count < MAX_SEQUENCES && at + 4 <= packet.length; count += 1) {
    const [delayMs, next] = [view.getUint16(at) * DELAY_MS, view.getUint16(at + 2)];
    takeCommands(unit, view, at + 4, delayMs);
    if (next <= at) break;
    at = next;
  }
  return unit;
}

function takeCommands(unit: Unit, view: DataView, start: number, delayMs: number): void {
  for (let at = start; at < view.byteLength;) {
    const command = view.getUint8(at);
    const length = LENGTHS.get(command);
    if (length === undefined) return;
    at += 1;
    if (command === FORCED || command === SHOW) unit.showMs ??= delayMs;
    else if (command === HIDE) unit.hideMs = delayMs;
    else if (command === COLORS) unit.colors = nibblesOf(view.getUint16(at));
    else if (command === ALPHA) unit.alphas = nibblesOf(view.getUint16(at));
    else if (command === FIELDS) unit.fields = [view.getUint16(at), view.getUint16(at + 2)];
    else unit.place = placeOf(view, at);
    at += length;
  }
}

/** Of colors 0 to 3: the last four bits are those of color 0. */
const nibblesOf = (value: number): number[] => [0, 4, 8, 12].map((shift) => (value >> shift) & 15);

/** First and last column, first and last row: twelve bits each. */
function placeOf(view: DataView, at: number): NonNullable<Unit['place']> {
  const [columns, rows] = [at, at + 3].map((from) => (view.getUint8(from) << 16) | view.getUint16(from + 1));
  const [left, right] = [(columns ?? 0) >> 12, (columns ?? 0) & 0xfff];
  const [top, bottom] = [(rows ?? 0) >> 12, (rows ?? 0) & 0xfff];
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (!isReadableSize(width, height)) throw new RangeError('The picture has no size.');
  return { left, top, width, height };
}

/**
 * Decodes runs of pixels, which take 4, 8, 12 or 16 bits each: a length and two bits of color. A length of 0 is the rest
 * of the row. Every row ends with a whole byte; the rows of the two fields alternate.
 */
function pixelsOf(packet: Uint8Array, fields: readonly number[], width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (const [field, start] of fields.entries()) {
    const bits = new BitReader(packet.subarray(start));
    for (let row = field; row < height && !bits.isAtEnd; row += fields.length) {
      for (let column = 0; column < width;) {
        let code = bits.read(4);
        for (const least of [0x4, 0x10, 0x40]) {
          if (code >= least) break;
          code = code * 16 + bits.read(4);
        }
        const length = code >> 2;
        const end = length === 0 ? width : Math.min(width, column + length);
        pixels.fill(code & 3, row * width + column, row * width + end);
        column = end;
      }
      bits.align();
    }
  }
  return pixels;
}
