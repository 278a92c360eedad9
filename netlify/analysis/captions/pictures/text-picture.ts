import type { PlacedPicture, RgbaImage } from './picture';

/** Text as an image: light text, 255, on a dark ground, 0. One byte for each pixel, row by row. */
export interface TextPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Maximum number of pixels that pictures of one time cover together. */
const MAX_COVERED = 1920 * 1080;
/** Colors are compared by their highest four bits. */
const COLOR_SHIFT = 4;

/**
 * Draws pictures that are shown at the same time as one image of light text. The ground is the most frequent color:
 * that of a box behind the text, or else nothing, to which a dark outline belongs. The lightness of a pixel is how much
 * it differs from the ground.
 *
 * @returns undefined if nothing can be seen
 */
export function textPictureOf(pictures: readonly PlacedPicture[]): TextPicture | undefined {
  const drawn = pictures.flatMap(({ left, top, image }) => {
    const text = lightTextOf(image);
    return text === undefined ? [] : [{ left, top, text }];
  });
  if (drawn.length === 0) return undefined;
  const edge = (of: (each: (typeof drawn)[number]) => number, choose: (...all: number[]) => number) =>
    choose(...drawn.map(of));
  const [left, top] = [edge((each) => each.left, Math.min), edge((each) => each.top, Math.min)];
  const width = edge((each) => each.left + each.text.width, Math.max) - left;
  const height = edge((each) => each.top + each.text.height, Math.max) - top;
  const [first] = drawn;
  if (width * height > MAX_COVERED) return first && trimmed(first.text);
  const all: TextPicture = { width, height, data: new Uint8Array(width * height) };
  for (const each of drawn) {
    for (let row = 0; row < each.text.height; row += 1) {
      const line = each.text.data.subarray(row * each.text.width, (row + 1) * each.text.width);
      all.data.set(line, (each.top - top + row) * width + each.left - left);
    }
  }
  return trimmed(all);
}

/** The same size as the image; undefined if it shows nothing. */
function lightTextOf({ width, height, data }: RgbaImage): TextPicture | undefined {
  const count = width * height;
  const levels = new Uint8Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    const alpha = (data[index * 4 + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      levels[index * 3 + channel] = Math.round((data[index * 4 + channel] ?? 0) * alpha);
  }
  const ground = groundOf({ width, height, data }, levels);
  if (ground === undefined) return undefined;
  const text = new Uint8Array(count);
  let most = 0;
  for (let index = 0; index < count; index += 1) {
    // Around a box there is nothing, which differs from its color but is no text.
    if (ground.isBox && (data[index * 4 + 3] ?? 0) === 0) continue;
    let difference = 0;
    for (let channel = 0; channel < 3; channel += 1)
      difference = Math.max(
        difference,
        Math.abs((levels[index * 3 + channel] ?? 0) - (ground.color[channel] ?? 0)),
      );
    text[index] = difference;
    most = Math.max(most, difference);
  }
  if (most < 1 << COLOR_SHIFT) {
    // Black letters on nothing are meant for a light ground.
    most = 255;
    for (let index = 0; index < count; index += 1) text[index] = data[index * 4 + 3] ?? 0;
    if (ground.isBox || text.every((level) => level === text[0])) return undefined;
  }
  // In sixteen levels, which compress well.
  for (let index = 0; index < count; index += 1)
    text[index] = Math.round(((text[index] ?? 0) * 15) / most) * 17;
  return { width, height, data: text };
}

/** The most frequent color within the edges of what is visible; undefined if nothing is. */
function groundOf({ width, height, data }: RgbaImage, levels: Uint8Array) {
  const visible = edgesOf(width, height, (index) => (data[index * 4 + 3] ?? 0) > 0);
  if (visible === undefined) return undefined;
  const counts = new Map<number, { count: number; index: number }>();
  for (let row = visible.top; row <= visible.bottom; row += 1) {
    for (let index = row * width + visible.left; index <= row * width + visible.right; index += 1) {
      const [red, green, blue] = [
        levels[index * 3] ?? 0,
        levels[index * 3 + 1] ?? 0,
        levels[index * 3 + 2] ?? 0,
      ];
      const key = ((red >> COLOR_SHIFT) << 8) | ((green >> COLOR_SHIFT) << 4) | (blue >> COLOR_SHIFT);
      const color = counts.get(key);
      if (color === undefined) counts.set(key, { count: 1, index });
      else color.count += 1;
    }
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
  const color = levels.subarray((first?.index ?? 0) * 3, (first?.index ?? 0) * 3 + 3);
  return { color, isBox: color.some((level) => level >= 1 << COLOR_SHIFT) };
}

/** The smallest part that contains all text. */
function trimmed({ width, height, data }: TextPicture): TextPicture | undefined {
  const edges = edgesOf(width, height, (index) => (data[index] ?? 0) > 0);
  if (edges === undefined) return undefined;
  const [columns, rows] = [edges.right - edges.left + 1, edges.bottom - edges.top + 1];
  const part = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const start = (edges.top + row) * width + edges.left;
    part.set(data.subarray(start, start + columns), row * columns);
  }
  return { width: columns, height: rows, data: part };
}

/** Edges (inclusive) of the pixels that are set; undefined if none is. */
function edgesOf(width: number, height: number, isSet: (index: number) => boolean) {
  const edges = { left: width, top: height, right: -1, bottom: -1 };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (!isSet(row * width + column)) continue;
      edges.left = Math.min(edges.left, column);
      edges.right = Math.max(edges.right, column);
      edges.top = Math.min(edges.top, row);
      edges.bottom = row;
    }
  }
  return edges.right < 0 ? undefined : edges;
}
