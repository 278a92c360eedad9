import { rgb } from '../draw/colour.mjs';
import { arc, box, ellipse, placed, points, polygon, stroke, together } from '../draw/shapes.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */

/**
 * A drawn person; colours as `#rrggbb`.
 *
 * @typedef {{ skin: string, hair: string, clothes: string, collar: string, hasLongHair: boolean }} Person
 */

/**
 * Head and shoulders of a person.
 *
 * @param {Canvas} canvas
 * @param {number} x middle of the shoulders
 * @param {number} y chin
 * @param {number} t seconds
 * @param {Person & { turn: number, isSpeaking: boolean }} person `turn`: -1 looks to the left, 1 to the right, 0 ahead
 */
export function bust(canvas, x, y, t, { skin, hair, clothes, collar, hasLongHair, turn, isSpeaking }) {
  const nod = Math.sin(t * 2.1 + x) * (isSpeaking ? 2 : 0.8);
  const how = { x: x + turn * 5, y: y + nod, turn: turn * 3 + nod };
  if (hasLongHair) canvas.fill(placed(box(-37, -84, 74, 104, 30), how), rgb(hair));
  canvas.fill(box(x - 14, y - 14, 28, 40, 8), rgb(skin));
  canvas.fill(
    polygon([
      ...arc(x - 44, y + 52, 26, 30, 180, 270),
      ...arc(x + 44, y + 52, 26, 30, 270, 360),
      [x + 74, 244],
      [x - 74, 244],
    ]),
    rgb(clothes),
  );
  canvas.fill(polygon(points('-20,20 20,20 0,52', x, y)), rgb(collar));
  canvas.fill(
    placed(together(ellipse(0, -36, 31, 39), ellipse(-31, -34, 5, 9), ellipse(31, -34, 5, 9)), how),
    rgb(skin),
  );
  canvas.fill(
    placed(polygon([...arc(0, -44, 34, 36, 178, 362), ...arc(turn * 6, -46, 28, 17, 350, 190)]), how),
    rgb(hair),
  );
  for (const side of [-1, 1]) {
    const eye = side * 12 + turn * 6;
    canvas.fill(placed(ellipse(eye, -40, 6, 3.8), how), rgb('#ffffff'));
    canvas.fill(placed(ellipse(eye + turn * 2, -40, 2.8), how), rgb('#2b2118'));
    canvas.fill(placed(stroke(points('-7,-50 7,-50', eye), 2.4), how), rgb(hair));
  }
  canvas.fill(
    placed(
      stroke(
        [
          [turn * 7, -36],
          [turn * 10 + 2, -24],
          [turn * 6 - 2, -23],
        ],
        1.8,
      ),
      how,
    ),
    rgb('#8d5b41'),
  );
  const open = isSpeaking ? 1.5 + 3.5 * Math.abs(Math.sin(t * 9) * Math.sin(t * 3.7)) : 1;
  canvas.fill(placed(ellipse(turn * 6, -12, 10, open), how), rgb('#8a2f35'));
}
