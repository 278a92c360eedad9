import type { DrawnText } from './drawn-text';

/** Y, Cr, Cb and opacity of the colors of drawn text. */
const YCRCB = [
  [16, 128, 128, 0],
  [235, 128, 128, 255],
  [16, 128, 128, 255],
] as const;
const EPOCH_START = 0x80;

/** The segments of a picture at a place of a screen of 1920 by 1080 pixels. */
export function pgsPicture(
  text: DrawnText,
  { left = 100, top = 900, state = EPOCH_START, part = 60_000 } = {},
): Buffer[] {
  const data = runsOf(text);
  const parts = Array.from({ length: Math.ceil(data.length / part) }, (_, index) =>
    data.subarray(index * part, (index + 1) * part),
  );
  return [
    composition(state, [{ left, top }]),
    segment(0x17, [1, 0, ...word(left), ...word(top), ...word(text.width), ...word(text.height)]),
    segment(0x14, [0, 0, ...YCRCB.flatMap((color, index) => [index, ...color])]),
    ...parts.map((bytes, index) => {
      const flags = (index === 0 ? 0x80 : 0) | (index === parts.length - 1 ? 0x40 : 0);
      const length = data.length + 4;
      const head = [length >> 16, ...word(length & 0xffff), ...word(text.width), ...word(text.height)];
      return segment(0x15, [...word(0), 0, flags, ...(index === 0 ? head : []), ...bytes]);
    }),
    segment(0x80, []),
  ];
}

/** The segments that clear the screen. */
export const pgsClear = (): Buffer[] => [composition(0, []), segment(0x80, [])];

/** A composition of pictures; each can be cropped. */
export function composition(
  state: number,
  pictures: readonly { left: number; top: number; crop?: readonly number[] }[],
): Buffer {
  const placed = pictures.flatMap(({ left, top, crop }) => [
    ...[...word(0), 0, crop === undefined ? 0 : 0x80, ...word(left), ...word(top)],
    ...(crop ?? []).flatMap(word),
  ]);
  return segment(0x16, [...word(1920), ...word(1080), 0x10, 0, 0, state, 0, 0, pictures.length, ...placed]);
}

export function segment(type: number, content: readonly number[]): Buffer {
  return Buffer.from([type, ...word(content.length), ...content]);
}

const word = (value: number): number[] => [value >> 8, value & 0xff];

function runsOf({ width, height, pixels }: DrawnText): Buffer {
  const bytes: number[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width;) {
      const color = pixels[row * width + column] ?? 0;
      let length = 1;
      while (column + length < width && pixels[row * width + column + length] === color) length += 1;
      column += length;
      const size = length > 63 ? [0x40 | (length >> 8), length & 0xff] : [length];
      if (color !== 0 && length === 1) bytes.push(color);
      else if (color === 0) bytes.push(0, ...size);
      else bytes.push(0, 0x80 | (size[0] ?? 0), ...size.slice(1), color);
    }
    bytes.push(0, 0);
  }
  return Buffer.from(bytes);
}
