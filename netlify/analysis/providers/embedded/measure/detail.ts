/** A larger frame with luma only, for details that are too fine for the small frame. */
export interface DetailFrame {
  width: number;
  height: number;
  /** 0 to 255, row by row. */
  luma: Uint8Array;
  /** The part of the frame inside the black bars, by FFmpeg's cropdetect, in pixels. */
  inside: { left: number; top: number; right: number; bottom: number };
  /** The result of {@link halved}, once it was calculated. */
  half?: DetailFrame;
}

/** The frame with half its width and height: every pixel is the mean of four. Calculated once per frame. */
export function halved(frame: DetailFrame): DetailFrame {
  return (frame.half ??= halfOf(frame));
}

function halfOf({ width, height, luma, inside }: DetailFrame): DetailFrame {
  const [columns, rows] = [width >> 1, height >> 1];
  const half = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0, at = 2 * row * width; column < columns; column += 1, at += 2) {
      const sum =
        (luma[at] ?? 0) + (luma[at + 1] ?? 0) + (luma[at + width] ?? 0) + (luma[at + width + 1] ?? 0);
      half[row * columns + column] = sum >> 2;
    }
  }
  return { width: columns, height: rows, luma: half, inside };
}

/** Bars of less than this share of the height or width are ignored, as the edge of a recording. */
const MIN_BAR = 0.02;
/** Bars come in pairs; their sizes may differ by this share of the height or width. */
const MAX_UNEVEN = 0.03;
/** With less than this share between its bars, a frame is considered dark, without bars: 9:16 in 16:9 leaves 0.316. */
const MIN_INSIDE = 0.3;

/** Share of the frame in black bars above and below, or left and right of it. */
export function barShare({ width, height, inside }: DetailFrame): number {
  const upright = pairShare(inside.top, height - 1 - inside.bottom, height);
  const sideways = pairShare(inside.left, width - 1 - inside.right, width);
  const left = (1 - upright) * (1 - sideways);
  return left < MIN_INSIDE ? 0 : 1 - left;
}

function pairShare(first: number, second: number, length: number): number {
  const [a, b] = [first / length, second / length];
  return Math.min(a, b) < MIN_BAR || Math.abs(a - b) > MAX_UNEVEN ? 0 : a + b;
}

/** Share of the pixels whose luma is within 3 % of the most common one. */
export function flatShare({ width, height, luma }: DetailFrame): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < width * height; at += 1) {
    const value = luma[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let most = 0;
  for (let middle = 0; middle < 256; middle += 1) {
    let near = 0;
    for (let value = Math.max(0, middle - 8); value <= Math.min(255, middle + 8); value += 1)
      near += counts[value] ?? 0;
    most = Math.max(most, near);
  }
  return most / luma.length;
}
