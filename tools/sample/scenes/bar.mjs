import { downwards, glow, rgb } from '../draw/colour.mjs';
import { box, ellipse, placed, points, polygon, stroke, together } from '../draw/shapes.mjs';
import { bust } from './people.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {import('../draw/canvas.mjs').Drawing} Drawing */

/** Seconds from the start of the scene at which the camera changes between the two guests. */
export const BAR_CUTS = /** @type {const} */ ([2.4, 4.8, 7, 9.4]);

const WOMAN = { skin: '#c68863', hair: '#2a1a17', clothes: '#1f6f78', collar: '#f0e6d8', hasLongHair: true };
const MAN = { skin: '#e0ac86', hair: '#6a4a2c', clothes: '#5a2f55', collar: '#d8dde6', hasLongHair: false };

/**
 * Two people talk across the counter of a bar, in shot and reverse shot: one in front of the bottles, the other in
 * front of the window.
 * @type {Drawing}
 */
export function bar(canvas, t) {
  const cuts = BAR_CUTS.filter((cut) => t >= cut).length;
  if (cuts % 2 === 0) {
    bottles(canvas, t);
    bust(canvas, 150, 118, t, { ...WOMAN, turn: 1, isSpeaking: true });
    counter(canvas);
    tumbler(canvas, 262, 196);
  } else {
    street(canvas, t);
    bust(canvas, 280, 114, t, { ...MAN, turn: -1, isSpeaking: true });
    counter(canvas);
    wineGlass(canvas, 150, 202);
    ashtray(canvas, 92, 204, t);
  }
}

/** @type {Drawing} */
function bottles(canvas, t) {
  canvas.clear(downwards(0, 240, [rgb('#3f5a52'), rgb('#54766a'), rgb('#3a544c')]));
  for (const y of [70, 138]) {
    canvas.fill(box(0, y, 426, 6), rgb('#caa777'));
    for (let bottle = 0; bottle < 16; bottle += 1) {
      const x = 8 + bottle * 27;
      const height = 34 + ((bottle * 7 + y) % 4) * 4;
      const colour = ['#b5651d', '#2f6b4f', '#7d1f35', '#d9c27a'][(bottle * 3 + y) % 4] ?? '#b5651d';
      canvas.fill(
        together(box(x, y - height, 16, height, 4), box(x + 5, y - height - 12, 6, 14, 2)),
        rgb(colour),
      );
      canvas.fill(box(x + 2, y - height * 0.6, 12, height * 0.36), rgb('#efe4cd'), 0.25);
    }
  }
  canvas.fill(box(210, 0, 216, 160), glow(330, 10, 150 + Math.sin(t * 3) * 2, rgb('#ffe2a8'), 0.5));
}

/** @type {Drawing} */
function street(canvas, t) {
  canvas.clear(downwards(0, 240, [rgb('#4c3d55'), rgb('#6a5470'), rgb('#463a50')]));
  canvas.fill(box(20, 20, 160, 130, 5), rgb('#d9c7a8'));
  canvas.fill(box(28, 28, 144, 114), downwards(28, 142, [rgb('#2b3a67'), rgb('#6b6fa0'), rgb('#c58aa0')]));
  for (let house = 0; house < 6; house += 1) {
    const height = 34 + ((house * 29) % 40);
    canvas.fill(box(28 + house * 24, 142 - height, 24, height), rgb('#39406b'));
    canvas.fill(box(34 + house * 24, 150 - height, 5, 6), rgb('#ffd98a'));
  }
  // A car passes outside.
  const x = ((t * 46) % 220) - 10;
  if (x > 34 && x < 150)
    canvas.fill(together(box(x, 128, 22, 8, 3), box(x + 4, 123, 12, 7, 3)), rgb('#e2574c'));
  canvas.fill(box(97, 28, 6, 114), rgb('#d9c7a8'));
  canvas.fill(stroke(points('350,0 350,34'), 2), rgb('#2a2330'));
  canvas.fill(polygon(points('330,50 342,32 358,32 370,50')), rgb('#d6a34a'));
  canvas.fill(box(290, 40, 136, 90), glow(350, 50, 90, rgb('#ffe2a8'), 0.6));
}

/** @param {Canvas} canvas */
function counter(canvas) {
  canvas.fill(box(0, 204, 426, 36), downwards(204, 240, [rgb('#9a6a45'), rgb('#5c3d28')]));
  canvas.fill(box(0, 201, 426, 5), rgb('#c99566'));
}

/** A glass of whisky. @type {(canvas: Canvas, x: number, y: number) => void} */
function tumbler(canvas, x, y) {
  canvas.fill(box(x, y - 30, 30, 34, 4), rgb('#e8f1f2'), 0.55);
  canvas.fill(box(x + 3, y - 13, 24, 14, 3), rgb('#c8741e'));
  canvas.fill(placed(box(-6, -6, 12, 12, 2), { x: x + 14, y: y - 12, turn: 14 }), rgb('#f4fbff'), 0.7);
}

/** @type {(canvas: Canvas, x: number, y: number) => void} */
function wineGlass(canvas, x, y) {
  canvas.fill(together(box(x - 1.5, y - 24, 3, 24), box(x - 12, y - 2, 24, 4, 2)), rgb('#e8f1f2'), 0.8);
  canvas.fill(ellipse(x, y - 38, 14, 18), rgb('#e8f1f2'), 0.5);
  canvas.fill(ellipse(x, y - 33, 12, 11), rgb('#7d1230'));
}

/** A cigarette in an ashtray, and its smoke. @type {(canvas: Canvas, x: number, y: number, t: number) => void} */
function ashtray(canvas, x, y, t) {
  canvas.fill(ellipse(x, y, 22, 6), rgb('#b9c2cc'));
  canvas.fill(stroke(points('-4,-3 22,-11', x, y), 4), rgb('#ffffff'));
  canvas.fill(ellipse(x + 23, y - 11.5, 2.4), rgb('#e8642c'));
  for (let puff = 0; puff < 7; puff += 1) {
    const age = (t * 0.3 + puff / 7) % 1;
    const [px, py] = [x + 24 + Math.sin(age * 5 + puff) * 6, y - 16 - age * 76];
    canvas.fill(ellipse(px, py, 4 + age * 8), glow(px, py, 4 + age * 8, rgb('#ffffff'), 0.6 * (1 - age)));
  }
}
