import { downwards, glow } from '../draw/colour.mjs';
import { box, ellipse, points, polygon, stroke, together, under } from '../draw/shapes.mjs';
import { chance } from '../../media/chance.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {import('../draw/canvas.mjs').Drawing} Drawing */

const LAMP = { x: 118, y: 62 };

/** A lighthouse in a storm, in greys like an old film. @type {Drawing} */
export function lighthouse(canvas, t) {
  canvas.clear(downwards(0, 170, [grey(72), grey(120), grey(176)]));
  clouds(canvas, t);
  beam(canvas, t);
  wave(canvas, 150, grey(104), t * 0.9, 5, 46);
  tower(canvas);
  wave(canvas, 176, grey(84), t * 1.2 + 2, 8, 62);
  boat(canvas, 292 + t * 5, 184 + 6 * Math.sin(t * 1.9), Math.sin(t * 1.9 + 0.8) * 9);
  wave(canvas, 198, grey(62), t * 1.5 + 4, 10, 80);
  wave(canvas, 222, grey(42), t * 1.9 + 1, 11, 104);
  rain(canvas, t);
}

/**
 * @param {number} level 0 to 255
 * @returns {readonly [number, number, number]}
 */
function grey(level) {
  return [level, level, level];
}

/** @type {Drawing} */
function clouds(canvas, t) {
  for (let index = 0; index < 9; index += 1) {
    const x = ((((index * 83 + t * (9 + (index % 3) * 6)) % 560) + 560) % 560) - 80;
    const y = 12 + ((index * 29) % 60);
    const puffs = together(ellipse(x, y, 46, 12), ellipse(x + 30, y - 8, 34, 13), ellipse(x + 62, y, 40, 11));
    canvas.fill(puffs, grey(58 + (index % 4) * 17), 0.7);
  }
}

/** @type {Drawing} */
function beam(canvas, t) {
  const turn = Math.cos(t * 1.5);
  const reach = 420 * turn;
  const half = 12 + 26 * Math.abs(turn);
  const { x, y } = LAMP;
  const light = glow(x, y, 430, [255, 255, 255], 0.85);
  canvas.fill(
    polygon([
      [x, y - 3],
      [x + reach, y - half],
      [x + reach, y + half],
      [x, y + 3],
    ]),
    light,
  );
  canvas.fill(ellipse(x, y, 46), glow(x, y, 46, [255, 255, 255], 0.9 - 0.4 * Math.abs(turn)));
}

/** @param {Canvas} canvas */
function tower(canvas) {
  const { x, y } = LAMP;
  canvas.fill(polygon(points('20,190 62,158 100,150 140,154 176,170 214,196')), grey(40));
  canvas.fill(
    polygon([
      [x - 13, y + 10],
      [x + 13, y + 10],
      [x + 20, 156],
      [x - 20, 156],
    ]),
    grey(232),
  );
  for (const [top, bottom] of /** @type {const} */ ([
    [86, 102],
    [120, 138],
  ])) {
    const left = 13 + ((top - 72) / 84) * 7;
    const right = 13 + ((bottom - 72) / 84) * 7;
    canvas.fill(
      polygon([
        [x - left, top],
        [x + left, top],
        [x + right, bottom],
        [x - right, bottom],
      ]),
      grey(70),
    );
  }
  canvas.fill(box(x - 18, y + 7, 36, 4, 1), grey(40));
  canvas.fill(box(x - 9, y - 10, 18, 18), grey(250));
  canvas.fill(
    together(box(x - 10, y - 10, 2, 18), box(x + 8, y - 10, 2, 18), box(x - 1, y - 10, 2, 18)),
    grey(50),
  );
  canvas.fill(polygon(points('-13,-10 0,-22 13,-10', x, y)), grey(44));
  canvas.fill(box(x - 4, 142, 8, 14, 3), grey(44));
}

/**
 * @param {Canvas} canvas
 * @param {number} level
 * @param {readonly [number, number, number]} colour
 * @param {number} t
 * @param {number} height
 * @param {number} length
 */
function wave(canvas, level, colour, t, height, length) {
  /** @param {number} x */
  const crest = (x) =>
    level - height * Math.abs(Math.sin(x / length + t)) ** 1.5 - 2 * Math.sin(x / 17 - t * 2);
  canvas.fill(
    under(-8, 430, 240, (x) => crest(x) - 2),
    grey(Math.min(235, (colour[0] ?? 0) + 70)),
    0.8,
  );
  canvas.fill(under(-8, 430, 240, crest), colour);
}

/**
 * @param {Canvas} canvas
 * @param {number} x
 * @param {number} y
 * @param {number} lean in degrees
 */
function boat(canvas, x, y, lean) {
  const dx = Math.sin((lean * Math.PI) / 180) * 30;
  canvas.fill(
    stroke(
      [
        [x, y],
        [x + dx, y - 36],
      ],
      2,
    ),
    grey(30),
  );
  canvas.fill(
    polygon([
      [x + dx, y - 36],
      [x + dx * 0.2 + 18, y - 8],
      [x + 2, y - 6],
    ]),
    grey(225),
  );
  canvas.fill(
    polygon([
      [x - 20, y - 6],
      [x + 22, y - 4 + lean * 0.2],
      [x + 13, y + 7],
      [x - 13, y + 6],
    ]),
    grey(28),
  );
}

/** @type {Drawing} */
function rain(canvas, t) {
  const random = chance(5);
  for (let drop = 0; drop < 70; drop += 1) {
    const speed = 240 + random() * 120;
    const y = ((random() * 300 + t * speed) % 290) - 30;
    const x = ((((random() * 520 - t * speed * 0.3) % 470) + 470) % 470) - 20;
    canvas.fill(polygon(points('0,0 1.2,0 -4,15 -5.2,15', x, y)), grey(230), 0.5);
  }
}
