import { rgb } from '../draw/colour.mjs';
import { box, ellipse, placed, points, polygon, stroke } from '../draw/shapes.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */

/**
 * A palm that sways, with its foot at x, y.
 *
 * @param {Canvas} canvas
 * @param {number} x
 * @param {number} y
 * @param {number} t seconds
 */
export function palm(canvas, x, y, t) {
  const sway = Math.sin(t * 1.3 + x / 90) * 3;
  canvas.fill(
    stroke(
      [
        [x, y],
        [x + 4, y - 26],
        [x + 12 + sway / 2, y - 52],
        [x + 22 + sway, y - 74],
      ],
      5,
    ),
    rgb('#6b4a2f'),
  );
  for (const turn of [-165, -128, -60, -22, 12, 160]) {
    const leaf = polygon(points('0,0 14,-7 32,-4 44,6 30,3 14,3'));
    canvas.fill(placed(leaf, { x: x + 22 + sway, y: y - 74, turn: turn + sway * 2 }), rgb('#2c6e49'));
  }
}

/**
 * A parasol, with its foot at x, y.
 *
 * @param {Canvas} canvas
 * @param {number} x
 * @param {number} y
 * @param {number} seed decides its colour
 */
export function parasol(canvas, x, y, seed) {
  canvas.fill(stroke(points('0,0 3,-20', x, y), 2), rgb('#ffffff'));
  const colour = seed % 4 === 0 ? rgb('#d9573f') : rgb('#2f7f86');
  canvas.fill(polygon(points('-14,-16 -6,-25 4,-28 14,-24 21,-15', x, y)), colour);
  canvas.fill(polygon(points('-3,-16 0,-26 7,-27 9,-15.5', x, y)), rgb('#fff6e6'));
}

/** An airliner that climbs, with its trail. @type {(canvas: Canvas, x: number, y: number) => void} */
export function plane(canvas, x, y) {
  const how = { x, y, turn: -7, scale: 1.15 };
  for (let puff = 0; puff < 20; puff += 1) {
    canvas.fill(
      ellipse(x - 50 - puff * 9, y + 7 + puff * 1.15, 7, 1.6 + puff * 0.14),
      rgb('#fff6ee'),
      0.5 * (1 - puff / 20),
    );
  }
  canvas.fill(placed(polygon(points('-8,0 -24,-24 -15,-24 8,-2')), how), rgb('#c3cad6'));
  canvas.fill(placed(polygon(points('-48,-2 -60,-22 -51,-22 -38,-4')), how), rgb('#2f66d0'));
  canvas.fill(placed(box(-56, -7, 104, 14, 7), how), rgb('#f7f8fb'));
  canvas.fill(placed(box(-52, 2, 96, 4, 2), how), rgb('#2f66d0'));
  for (let pane = 0; pane < 11; pane += 1)
    canvas.fill(placed(box(-36 + pane * 6.4, -3.4, 3, 3.6, 1), how), rgb('#3c4a66'));
  canvas.fill(placed(polygon(points('36,-6 44,-5 47,-1 38,-1')), how), rgb('#3c4a66'));
  canvas.fill(placed(polygon(points('6,2 -22,26 -31,26 -14,2')), how), rgb('#dbe0ea'));
  canvas.fill(placed(box(-18, 13, 13, 6, 3), how), rgb('#8b96a8'));
  canvas.fill(placed(polygon(points('-46,0 -60,8 -66,8 -56,0')), how), rgb('#dbe0ea'));
}
