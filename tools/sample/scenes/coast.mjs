import { downwards, glow, mix, rgb } from '../draw/colour.mjs';
import { box, ellipse, placed, points, polygon, together, under } from '../draw/shapes.mjs';
import { palm, parasol, plane } from './coast-things.mjs';

/** @typedef {import('../draw/canvas.mjs').Drawing} Drawing */

const SUN = { x: 318, y: 92 };

/** An evening flight along a coast: sun, sea, palms, and an airliner on its way. @type {Drawing} */
export function coast(canvas, t) {
  canvas.clear(downwards(0, 140, [rgb('#2e4a8f'), rgb('#b8638f'), rgb('#ff9a5a'), rgb('#ffd27a')]));
  canvas.fill(box(0, 0, 426, 140), glow(SUN.x, SUN.y, 150, rgb('#fff1b8'), 0.75));
  canvas.fill(ellipse(SUN.x, SUN.y, 25), rgb('#fff3c9'));
  clouds(canvas, t);
  sea(canvas, t);
  island(canvas, t);
  beach(canvas, t);
  plane(canvas, 70 + t * 34, 74 - t * 5 + Math.sin(t * 1.6) * 3);
}

/** @type {Drawing} */
function clouds(canvas, t) {
  for (let index = 0; index < 5; index += 1) {
    const speed = 6 + index * 3;
    const x = ((((index * 131 - t * speed) % 540) + 540) % 540) - 60;
    const y = 22 + ((index * 37) % 66);
    const scale = 0.7 + (index % 3) * 0.3;
    const cloud = together(ellipse(0, 0, 26, 7), ellipse(16, -6, 18, 8), ellipse(34, 0, 22, 6));
    canvas.fill(placed(cloud, { x, y, scale }), mix(rgb('#ffd9c2'), rgb('#e58aa0'), y / 90), 0.75);
  }
}

/** @type {Drawing} */
function sea(canvas, t) {
  canvas.fill(box(0, 128, 426, 112), downwards(128, 240, [rgb('#f29a6b'), rgb('#3b7fa6'), rgb('#15607f')]));
  for (let row = 0; row < 15; row += 1) {
    const y = 131 + row * row * 0.42;
    const spread = 14 + row * 3;
    for (let glint = 0; glint < 4; glint += 1) {
      const shift = Math.sin(t * (2 + glint) + row * 1.9 + glint * 2.3);
      const width = (6 + row) * (0.6 + 0.4 * Math.sin(t * 3 + row + glint));
      const x = SUN.x + shift * spread - width / 2;
      canvas.fill(box(x, y, width, 1.6 + row * 0.1, 1), rgb('#fff1c4'), 0.7);
    }
  }
}

/** @type {Drawing} */
function island(canvas, t) {
  const x = 250 - t * 9;
  const hills = under(
    x - 150,
    x + 40,
    132,
    (at) => 130 - 22 * Math.max(0, Math.sin((at - x + 150) / 60)) ** 1.2,
  );
  canvas.fill(hills, rgb('#6d5687'));
  canvas.fill(box(x - 74, 118, 9, 12), rgb('#ffe9c9'));
  canvas.fill(polygon(points('-76,118 -69.5,111 -63,118', x)), rgb('#d9573f'));
}

/** @type {Drawing} */
function beach(canvas, t) {
  const shift = t * 26;
  /** @param {number} x */
  const shore = (x) => 205 + 9 * Math.sin((x + shift) / 74) + 5 * Math.sin((x + shift) / 31);
  canvas.fill(
    under(-8, 430, 240, (x) => shore(x) - 4 - 2 * Math.sin(t * 2.2 + x / 60)),
    rgb('#e9f6f4'),
  );
  canvas.fill(
    under(-8, 430, 240, (x) => shore(x) + 2),
    rgb('#f2cf8f'),
  );
  for (const home of [30, 250, 520]) palm(canvas, home - shift, shore(home - shift) + 16, t);
  for (const home of [150, 184, 390]) parasol(canvas, home - shift, shore(home - shift) + 24, home);
}
