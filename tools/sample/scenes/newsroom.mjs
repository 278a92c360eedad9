import { downwards, rgb } from '../draw/colour.mjs';
import { box, ellipse, points, polygon, stroke, together } from '../draw/shapes.mjs';
import { bust } from './people.mjs';
import { lowerThird } from './photographs.mjs';

/** @typedef {import('../draw/canvas.mjs').Drawing} Drawing */

const ANCHOR = {
  skin: '#d9a074',
  hair: '#3b3f4a',
  clothes: '#28324e',
  collar: '#ffffff',
  hasLongHair: false,
};
const title = lowerThird('news.png');

/** The news: an anchor beside a picture of a police car, and a title below. @type {Drawing} */
export function newsroom(canvas, t) {
  canvas.clear(downwards(0, 240, [rgb('#0f5c8c'), rgb('#2f9bc4'), rgb('#0d4f7a')]));
  for (let line = 0; line < 9; line += 1) {
    const x = ((line * 61 + t * 12) % 500) - 40;
    canvas.fill(polygon(points('0,0 22,0 -28,240 -50,240', x)), rgb('#5cc0e0'), 0.16);
  }
  policeCar(canvas, t);
  bust(canvas, 128, 112, t, { ...ANCHOR, turn: 0, isSpeaking: true });
  canvas.fill(box(0, 206, 426, 34), rgb('#e9eef3'));
  title(canvas);
}

/** The picture beside the anchor. @type {Drawing} */
function policeCar(canvas, t) {
  canvas.fill(box(236, 26, 166, 114, 4), rgb('#f4f6f8'));
  canvas.fill(box(241, 31, 156, 104), downwards(31, 135, [rgb('#7f8fa6'), rgb('#c3ccd8'), rgb('#6b7076')]));
  const shop = together(box(241, 48, 60, 66), box(301, 38, 50, 76), box(351, 56, 46, 58));
  canvas.fill(shop, rgb('#8a7767'));
  for (const x of [250, 274, 310, 332, 362]) canvas.fill(box(x, 64, 14, 18), rgb('#dfe8ee'));
  const sway = Math.sin(t * 1.7);
  const body = together(box(262 + sway, 96, 108, 20, 6), box(286 + sway, 82, 54, 20, 8));
  canvas.fill(body, rgb('#fafcff'));
  canvas.fill(box(262 + sway, 102, 108, 6), rgb('#2150b8'));
  canvas.fill(together(box(291 + sway, 86, 20, 11, 3), box(315 + sway, 86, 20, 11, 3)), rgb('#44505e'));
  for (const x of [284, 348]) canvas.fill(ellipse(x + sway, 116, 9), rgb('#22262c'));
  // The light changes slowly, once in two seconds, which is far from flashing.
  const light = 0.5 + 0.5 * Math.sin(t * 3);
  canvas.fill(box(304 + sway, 76, 18, 7, 3), rgb('#2f6bff'), 0.4 + 0.6 * light);
  canvas.fill(stroke(points('241,126 397,126'), 2), rgb('#f0d84a'));
}
