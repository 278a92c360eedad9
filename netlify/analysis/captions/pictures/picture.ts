/** An image: red, green, blue and opacity of each pixel, 0 to 255, row by row. */
export interface RgbaImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A picture and where it is on the screen, in pixels. */
export interface PlacedPicture {
  left: number;
  top: number;
  image: RgbaImage;
}

/** What a track of pictures shows from a time on, until it shows the next. */
export interface Screen {
  atMs: number;
  /** When it disappears unless something else is shown before; undefined if the track does not say. */
  endMs?: number | undefined;
  /** Empty where the screen is cleared. */
  pictures: readonly PlacedPicture[];
}

/** Decodes the packets of one track of pictures, in the order in which they are stored. */
export interface PictureDecoder {
  /** @param timeMs when the packet is presented. @returns what it shows; of damaged data, what can be read */
  decode(packet: Uint8Array, timeMs: number): Iterable<Screen>;
  /** Forgets what earlier packets have defined: the next packet is from another place of the track. */
  reset(): void;
}

/** Maximum side of a picture, in pixels. */
const MAX_SIDE = 4096;
/** Maximum number of pixels of a picture: those of a screen of 1920 by 1080. */
const MAX_PIXELS = 1920 * 1080;
/** Maximum number of pixels that the pictures of one time have together, and those that a track defines. */
export const MAX_SHOWN = 2 * MAX_PIXELS;
/** Maximum size of a table that a track may define: of objects, palettes or regions. Discs have at most 64 objects. */
export const MAX_DEFINED = 64;

/** Whether a picture of this size is read. */
export function isReadableSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
}

/** Up to 256 colors, four bytes each: red, green, blue, opacity. */
export type Palette = Uint8Array;

/** The image of pixels that are numbers of colors. */
export function imageOf(pixels: Uint8Array, width: number, palette: Palette): RgbaImage {
  const colors = new Uint32Array(Uint8Array.from(palette).buffer);
  const data = new Uint32Array(pixels.length);
  for (let index = 0; index < pixels.length; index += 1) data[index] = colors[pixels[index] ?? 0] ?? 0;
  return { width, height: pixels.length / Math.max(1, width), data: new Uint8Array(data.buffer) };
}

/**
 * Sets a color of a palette from luminance and color differences in the range of television (ITU-R BT.709: 16 to 235).
 *
 * @param alpha opacity, 0 to 255
 */
export function setColor(
  palette: Palette,
  color: number,
  [y, cr, cb]: readonly [number, number, number],
  alpha: number,
): void {
  const light = (255 / 219) * (y - 16);
  const [red, blue] = [cr - 128, cb - 128];
  const levels = [light + 1.793 * red, light - 0.534 * red - 0.213 * blue, light + 2.115 * blue, alpha];
  for (const [channel, level] of levels.entries())
    palette[color * 4 + channel] = Math.max(0, Math.min(255, Math.round(level)));
}
