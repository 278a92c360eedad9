import { rgb } from '../draw/colour.mjs';
import { arc, box, ellipse, placed, points, polygon, stroke, together } from '../draw/shapes.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {readonly [number, number]} Point */

/**
 * The goalkeeper, who dives to the left.
 *
 * @param {Canvas} canvas
 * @param {number} x
 * @param {number} dive 0 is standing, 1 is lying
 */
export function keeper(canvas, x, dive) {
  if (x > 470) return;
  const how = { x: x - dive * 6, y: 192 - dive * 4, turn: -70 * dive };
  canvas.fill(
    placed(together(stroke(points('-4,0 -4,-18'), 5), stroke(points('4,0 4,-18'), 5)), how),
    rgb('#343a40'),
  );
  canvas.fill(placed(box(-8, -42, 16, 26, 6), how), rgb('#fab005'));
  canvas.fill(placed(stroke(points('-6,-36 -18,-52'), 5), how), rgb('#fab005'));
  canvas.fill(placed(stroke(points('6,-36 18,-52'), 5), how), rgb('#fab005'));
  canvas.fill(placed(ellipse(0, -49, 6.5), how), rgb('#d9a074'));
}

/**
 * A running player, feet at x, y.
 * @type {(canvas: Canvas, x: number, y: number, t: number, shirt: string, shorts: string) => void}
 */
export function player(canvas, x, y, t, shirt, shorts) {
  const step = Math.sin(t * 14);
  const skin = rgb('#c98d62');
  canvas.fill(ellipse(x, y + 1, 19, 4), rgb('#14532d'), 0.45);
  for (const side of [1, -1]) {
    const knee = /** @type {Point} */ ([x + side * step * 11 + 2, y - 15]);
    const foot = /** @type {Point} */ ([x + side * step * 19 - 4, y - 3 - Math.max(0, -side * step) * 9]);
    canvas.fill(stroke([[x, y - 29], knee, foot], 6), skin);
    canvas.fill(stroke([foot, [foot[0] + 5, foot[1] + 1]], 5), rgb('#212529'));
    canvas.fill(
      stroke(
        [
          [x + 3, y - 53],
          [x - side * step * 12, y - 44],
          [x - side * step * 15 + 7, y - 40],
        ],
        4.5,
      ),
      skin,
    );
  }
  canvas.fill(box(x - 9, y - 36, 18, 14, 5), rgb(shorts));
  canvas.fill(placed(box(-9, -26, 19, 28, 7), { x, y: y - 32, turn: 8 }), rgb(shirt));
  canvas.fill(ellipse(x + 6, y - 66, 7.5), skin);
  canvas.fill(polygon([...arc(x + 5.5, y - 68, 7.8, 6, 175, 355)]), rgb('#3b2414'));
}
