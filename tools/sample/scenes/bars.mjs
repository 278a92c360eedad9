import { box } from '../draw/shapes.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */

const FULL = 191; // 75 % of full amplitude
/** @type {readonly (readonly [number, number, number])[]} */
const BARS = [
  [FULL, FULL, FULL],
  [FULL, FULL, 0],
  [0, FULL, FULL],
  [0, FULL, 0],
  [FULL, 0, FULL],
  [FULL, 0, 0],
  [0, 0, FULL],
];

/**
 * Colour bars after SMPTE EG 1: seven bars at 75 %, a row of reversed blue bars, and a row with white
 * and black.
 *
 * @param {Canvas} canvas
 */
export function bars(canvas) {
  const { width, height } = canvas;
  const [upper, middle] = [Math.round(height * 0.67), Math.round(height * 0.75)];
  canvas.clear([16, 16, 16]);
  BARS.forEach((colour, index) => {
    const left = (width * index) / 7;
    canvas.fill(box(left, 0, width / 7, upper), colour);
    const reversed = index % 2 === 0 ? BARS[6 - index] : undefined;
    canvas.fill(box(left, upper, width / 7, middle - upper), reversed ?? [16, 16, 16]);
  });
  const step = (width * 5) / 28;
  canvas.fill(box(0, middle, step, height - middle), [0, 33, 76]);
  canvas.fill(box(step, middle, step, height - middle), [255, 255, 255]);
  canvas.fill(box(2 * step, middle, step, height - middle), [50, 0, 106]);
}
