import { createHash } from 'node:crypto';
import type { RgbaImage } from '../picture';

/** An image of three colors: 0 is nothing, 1 are letters, 2 is their outline. */
export interface DrawnText {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Red, green, blue and opacity of the three colors, 0 to 255: white letters with a black outline on nothing. */
const COLORS = [
  [0, 0, 0, 0],
  [255, 255, 255, 255],
  [0, 0, 0, 255],
] as const;

/** Capital letters of five by seven dots. Each row of dots is five bits, from the left. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
};

/** Draws lines of some capital letters. @param dot size of one of the five by seven dots of a letter, in pixels */
export function drawnText(lines: readonly string[], dot = 4): DrawnText {
  const margin = 2 * dot;
  const width = Math.max(...lines.map((line) => line.length)) * 6 * dot + 2 * margin;
  const height = lines.length * 10 * dot + margin;
  const isLetter = (x: number, y: number) => {
    const [column, row] = [Math.floor((x - margin) / dot), Math.floor((y - margin) / dot)];
    const line = lines[Math.floor(row / 10)] ?? '';
    const bits = GLYPHS[line[Math.floor(column / 6)] ?? '']?.[row % 10] ?? 0;
    return row >= 0 && column >= 0 && column % 6 < 5 && ((bits >> (4 - (column % 6))) & 1) === 1;
  };
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (isLetter(x, y)) return 1;
    const isNear = [-2, -1, 1, 2].some((by) => isLetter(x + by, y) || isLetter(x, y + by));
    return isNear ? 2 : 0;
  });
  return { width, height, pixels };
}

/** The same as an image. */
export function rgbaOf(
  { width, height, pixels }: DrawnText,
  colors: readonly (readonly number[])[] = COLORS,
): RgbaImage {
  return { width, height, data: Uint8Array.from([...pixels].flatMap((color) => colors[color] ?? [])) };
}

/** A short name of the content of an image: comparing thousands of numbers is slow where they differ. */
export function nameOf(image: RgbaImage | undefined): string {
  if (image === undefined) return 'none';
  return `${image.width}x${image.height} ${createHash('sha1').update(image.data).digest('hex')}`;
}
