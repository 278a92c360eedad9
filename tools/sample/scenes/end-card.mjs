import { rgb } from '../draw/colour.mjs';
import { arc, box, ellipse, stroke } from '../draw/shapes.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {readonly [number, number]} Point */

const PAPER = rgb('#e6edfc');
const INK = rgb('#1b2233');
const BLUE = rgb('#2563eb');

/** The center lines and widths of the letters, in a coordinate system 10 units high. */
const LETTERS = /** @type {Record<string, readonly (readonly Point[])[]>} */ ({
  S: [[...arc(3.4, 2.7, 3, 2.5, 330, 90), ...arc(3.4, 7.4, 3.2, 2.5, 270, 510)]],
  C: [arc(4.6, 5, 4.4, 5, 310, 50)],
  c: [arc(3.2, 6.7, 3, 3.2, 315, 45)],
  e: [[[0.3, 6.6], [6.2, 6.6], ...arc(3.2, 6.7, 3, 3.2, 360, 45)]],
  n: [
    [
      [0.4, 3.6],
      [0.4, 9.9],
    ],
    [...arc(3, 6.3, 2.6, 2.8, 180, 360), [5.6, 9.9]],
  ],
  u: [
    [[0.4, 3.6], ...arc(3, 7.1, 2.6, 2.8, 180, 0), [5.6, 3.6]],
    [
      [5.6, 3.6],
      [5.6, 9.9],
    ],
  ],
});
const WIDTHS = /** @type {Record<string, number>} */ ({ S: 8.4, C: 10.2, c: 7.9, e: 8.2, n: 8, u: 8 });

/**
 * The product's logo, without motion: a frame of video with its cue mark, and the name.
 *
 * @param {Canvas} canvas
 */
export function endCard(canvas) {
  canvas.clear(PAPER);
  canvas.fill(box(158, 38, 110, 82, 16), INK);
  canvas.fill(box(165, 45, 96, 68, 10), PAPER);
  canvas.fill(ellipse(240, 64, 9), BLUE);
  const size = 2.9;
  const word = 'SceneCue'.split('');
  const total = word.reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0), 0) * size;
  let x = 213 - total / 2 + size;
  for (const letter of word) {
    for (const line of LETTERS[letter] ?? []) {
      canvas.fill(
        stroke(
          line.map(([px, py]) => /** @type {Point} */ ([x + px * size, 150 + py * size])),
          3.6,
        ),
        INK,
      );
    }
    x += (WIDTHS[letter] ?? 0) * size;
  }
}
