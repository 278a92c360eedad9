import { BitWriter } from './bit-writer';
import type { DrawnText } from './drawn-text';

/** What Matroska stores for a track: colors 0 to 15, of which 4 is white and 5 black. */
export const SPU_HEADER = Buffer.from(
  'size: 720x576\npalette: 008000, 008000, 008000, 008000, ffffff, 000000, 008000, 008000, 008000, 008000\n',
);

/**
 * A unit that shows a picture.
 *
 * @param hideMs when it ends, since the start of the packet
 */
export function spuPicture(
  text: DrawnText,
  {
    left = 80,
    top = 460,
    showMs = 0,
    hideMs,
  }: { left?: number; top?: number; showMs?: number; hideMs?: number } = {},
): Buffer {
  const fields = [0, 1].map((field) => fieldOf(text, field));
  const [first = [], second = []] = fields;
  const control = 4 + first.length + second.length;
  const start = [
    ...[0x01, 0x03, 0x55, 0x40, 0x04, 0x0f, 0xf0],
    ...[0x05, ...edges(left, left + text.width - 1), ...edges(top, top + text.height - 1)],
    ...[0x06, ...word(4), ...word(4 + first.length), 0xff],
  ];
  const next = control + 4 + start.length;
  const sequences =
    hideMs === undefined
      ? [...word(ticks(showMs)), ...word(control), ...start]
      : [...word(ticks(showMs)), ...word(next), ...start, ...word(ticks(hideMs)), ...word(next), 0x02, 0xff];
  const content = [...word(control), ...first, ...second, ...sequences];
  return Buffer.from([...word(content.length + 2), ...content]);
}

/** A unit that only clears the screen. */
export const spuClear = (): Buffer => Buffer.from([0, 10, 0, 4, 0, 0, 0, 4, 0x02, 0xff]);

const ticks = (ms: number): number => Math.round((ms * 90) / 1024);
const word = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff];
const edges = (first: number, last: number): number[] =>
  new BitWriter().write(first, 12).write(last, 12).bytes();

function fieldOf({ width, height, pixels }: DrawnText, field: number): number[] {
  const bits = new BitWriter();
  for (let row = field; row < height; row += 2) {
    for (let column = 0; column < width;) {
      const color = pixels[row * width + column] ?? 0;
      let length = 1;
      while (column + length < width && pixels[row * width + column + length] === color) length += 1;
      const isRest = column + length === width;
      const count = isRest ? 0 : Math.min(length, 255);
      const code = count * 4 + color;
      bits.write(code, count === 0 || code >= 0x100 ? 16 : code >= 0x40 ? 12 : code >= 0x10 ? 8 : 4);
      column += isRest ? length : count;
    }
    bits.align();
  }
  return bits.bytes();
}
