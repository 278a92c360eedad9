import { fileURLToPath } from 'node:url';
import { decodePhotograph } from '../../media/decode.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {{ width: number, height: number, rgb: Uint8Array }} Picture */

/** Decoded width of a photograph by the frame's width: the margin for horizontal camera moves. */
const MARGIN = 1.03;

/** Size and upper left corner of a lower third, in pixels. */
const TITLE = { width: 340, height: 56, left: 28, top: 164 };

/**
 * A photograph with a slow camera move from one corner towards the other.
 *
 * @param {string} name of a file in `tools/sample/material`
 * @param {{ seconds: number, aspectRatio: number, title?: string, from?: number, to?: number }} how length of the
 *   scene, aspect ratio of the photograph, file of the lower third, and start and end of the camera move as shares of
 *   the whole way
 * @returns {(canvas: Canvas, t: number) => void} draws the frame `t` seconds after the beginning
 */
export function photograph(name, { seconds, aspectRatio, title, from = 0, to = 1 }) {
  /** @type {Picture | undefined} */
  let picture;
  const drawTitle = title === undefined ? undefined : lowerThird(title);
  return (canvas, t) => {
    const width = Math.round(canvas.width * MARGIN);
    picture ??= read(name, width, Math.round(width / aspectRatio));
    const share = from + ((to - from) * t) / seconds;
    copyWindow(
      picture,
      canvas,
      (picture.width - canvas.width) * share,
      (picture.height - canvas.height) * share,
    );
    drawTitle?.(canvas);
  };
}

/**
 * A title over the existing drawing.
 *
 * @param {string} name of a file in `tools/sample/material`
 * @returns {(canvas: Canvas) => void}
 */
export function lowerThird(name) {
  /** @type {Picture | undefined} */
  let picture;
  return (canvas) => {
    picture ??= read(name, TITLE.width, TITLE.height);
    for (let row = 0; row < TITLE.height; row += 1) {
      const line = picture.rgb.subarray(row * TITLE.width * 3, (row + 1) * TITLE.width * 3);
      canvas.rgb.set(line, ((TITLE.top + row) * canvas.width + TITLE.left) * 3);
    }
  };
}

/** @type {(name: string, width: number, height: number) => Picture} */
function read(name, width, height) {
  const path = fileURLToPath(new URL(`../material/${name}`, import.meta.url));
  return { width, height, rgb: decodePhotograph(path, { width, height }) };
}

/**
 * Copies a part of a picture, at a subpixel position.
 * @type {(picture: Picture, canvas: Canvas, left: number, top: number) => void}
 */
function copyWindow({ width, height, rgb }, canvas, left, top) {
  const [x0, y0] = [
    Math.min(Math.floor(left), width - canvas.width - 1),
    Math.min(Math.floor(top), height - canvas.height - 1),
  ];
  const [dx, dy] = [left - x0, top - y0];
  const weights = [(1 - dx) * (1 - dy), dx * (1 - dy), (1 - dx) * dy, dx * dy];
  const offsets = [0, 3, width * 3, width * 3 + 3];
  for (let y = 0, to = 0; y < canvas.height; y += 1) {
    for (let at = ((y0 + y) * width + x0) * 3, end = at + canvas.width * 3; at < end; at += 1, to += 1) {
      let sum = 0;
      for (let corner = 0; corner < 4; corner += 1)
        sum += (weights[corner] ?? 0) * (rgb[at + (offsets[corner] ?? 0)] ?? 0);
      canvas.rgb[to] = Math.round(sum);
    }
  }
}
