import { downwards, glow, mix, rgb } from '../draw/colour.mjs';
import { arc, box, ellipse, placed, points, polygon, stroke, together, under } from '../draw/shapes.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {import('../draw/canvas.mjs').Drawing} Drawing */

const WALL = rgb('#fbcf85');
const TILE = rgb('#fddda6');
const WOOD = rgb('#c98a4b');
const DARK_WOOD = rgb('#a56a35');
const RED = rgb('#d8432f');
const LEAF = rgb('#5f9e4a');
const STEEL = rgb('#8b98a3');

/** A kitchen in the morning: soup on the stove, a knife that chops, a lamp that swings slightly. @type {Drawing} */
export function kitchen(canvas, t) {
  canvas.clear(WALL);
  tiles(canvas);
  windowWithSky(canvas, t);
  shelf(canvas);
  canvas.fill(box(0, 178, 426, 62), WOOD);
  canvas.fill(box(0, 178, 426, 5), DARK_WOOD);
  stove(canvas, t);
  pot(canvas, t);
  steam(canvas, t);
  choppingBoard(canvas, t);
  lamp(canvas, t);
}

/** @param {Canvas} canvas */
function tiles(canvas) {
  for (let row = 0; row < 3; row += 1) {
    for (let column = -1; column < 18; column += 1) {
      canvas.fill(box(column * 26 + (row % 2) * 13 + 1, 139 + row * 13, 24, 11, 2), TILE);
    }
  }
}

/** @type {Drawing} */
function windowWithSky(canvas, t) {
  canvas.fill(box(26, 24, 118, 92, 4), rgb('#ffffff'));
  canvas.fill(box(32, 30, 106, 80), downwards(30, 110, [rgb('#7cc4ee'), rgb('#cfeaf7')]));
  const x = 50 + t * 5;
  const cloud = together(ellipse(x, 58, 12, 7), ellipse(x + 12, 53, 12, 9), ellipse(x + 25, 58, 11, 6));
  canvas.fill(cloud, rgb('#ffffff'), 0.9);
  canvas.fill(
    under(32, 134, 110, (at) => 96 - 10 * Math.sin((at - 20) / 34), 4),
    rgb('#a5cf83'),
  );
  canvas.fill(
    under(32, 134, 110, (at) => 102 - 8 * Math.sin((at + 40) / 27), 4),
    rgb('#86bd66'),
  );
  canvas.fill(box(83, 30, 4, 80), rgb('#ffffff'));
  canvas.fill(box(20, 110, 130, 8, 3), rgb('#fff6e6'));
  const sway = Math.sin(t * 1.4) * 2;
  canvas.fill(box(36, 98, 16, 13, 3), rgb('#cf6f43'));
  for (const lean of [-26, -8, 12, 30]) {
    canvas.fill(placed(ellipse(0, -9, 3, 10), { x: 44, y: 99, turn: lean + sway }), LEAF);
  }
  canvas.fill(box(26, 24, 124, 94), glow(140, 20, 130, rgb('#fff4cf'), 0.35));
}

/** @param {Canvas} canvas */
function shelf(canvas) {
  canvas.fill(box(286, 84, 124, 5, 2), DARK_WOOD);
  const jars = /** @type {const} */ ([
    [294, 22, '#e9b44c'],
    [319, 28, '#c8553d'],
    [346, 20, '#7fa36b'],
    [370, 26, '#8c6a9e'],
  ]);
  for (const [x, height, colour] of jars) {
    canvas.fill(box(x, 84 - height, 20, height, 4), rgb('#fbf6ea'));
    canvas.fill(box(x + 2, 84 - height * 0.7, 16, height * 0.7 - 1, 3), rgb(colour));
    canvas.fill(box(x + 2, 79 - height, 16, 6, 2), DARK_WOOD);
  }
}

/** @type {Drawing} */
function stove(canvas, t) {
  canvas.fill(box(176, 170, 128, 70, 6), rgb('#4a545d'));
  canvas.fill(box(176, 170, 128, 9, 4), rgb('#353d44'));
  for (const x of [192, 214, 266, 288]) canvas.fill(ellipse(x, 190, 5), rgb('#d9dee2'));
  canvas.fill(box(190, 202, 100, 38, 5), rgb('#2c3237'));
  canvas.fill(box(196, 208, 88, 32, 3), downwards(208, 240, [rgb('#3b2c22'), rgb('#a4562a')]));
  for (let flame = 0; flame < 9; flame += 1) {
    const height = 7 + 3 * Math.sin(t * 17 + flame * 2.1) + 2 * Math.sin(t * 29 + flame);
    const x = 208 + flame * 8;
    canvas.fill(
      polygon([
        [x - 3.5, 171],
        [x, 171 - height],
        [x + 3.5, 171],
      ]),
      rgb('#4aa3e0'),
    );
  }
}

/** @type {Drawing} */
function pot(canvas, t) {
  canvas.fill(together(box(183, 122, 16, 9, 4), box(281, 122, 16, 9, 4)), rgb('#a92f20'));
  canvas.fill(box(192, 112, 96, 52, 10), RED);
  canvas.fill(box(200, 118, 9, 36, 4), mix(RED, rgb('#ffffff'), 0.4));
  canvas.fill(box(192, 110, 96, 7, 3), rgb('#b9341f'));
  const lift = Math.max(0, Math.sin(t * 11)) * 3 + Math.max(0, Math.sin(t * 7.3)) * 2;
  const lid = polygon([...arc(0, 0, 50, 17, 180, 360)]);
  const turn = Math.sin(t * 9) * 1.2;
  canvas.fill(placed(lid, { x: 240, y: 110 - lift, turn }), rgb('#e05a43'));
  canvas.fill(placed(box(-8, -24, 16, 9, 4), { x: 240, y: 110 - lift, turn }), rgb('#3a2a24'));
}

/** @type {Drawing} */
function steam(canvas, t) {
  for (let puff = 0; puff < 12; puff += 1) {
    const age = (t * 0.42 + puff / 12) % 1;
    const side = puff % 2 === 0 ? -1 : 1;
    const x = 240 + side * 34 * (1 - age * 0.4) + Math.sin(age * 6 + puff) * 10;
    const y = 98 - age * 88;
    const radius = 15 + age * 30;
    canvas.fill(ellipse(x + 2, y + 3, radius), glow(x + 2, y + 3, radius, rgb('#b9a17e'), 0.4 * (1 - age)));
    canvas.fill(ellipse(x, y, radius), glow(x, y, radius, rgb('#ffffff'), 1 - age * age));
  }
}

/** @type {Drawing} */
function choppingBoard(canvas, t) {
  canvas.fill(box(318, 184, 102, 34, 7), rgb('#e7bf86'));
  canvas.fill(box(318, 214, 102, 6, 3), rgb('#c99a5c'));
  const done = Math.min(9, Math.floor(t * 1.8));
  for (let slice = 0; slice < done; slice += 1) {
    canvas.fill(ellipse(330 + slice * 7, 206 - (slice % 3) * 3, 6, 6), rgb('#f08a2c'));
    canvas.fill(ellipse(330 + slice * 7, 206 - (slice % 3) * 3, 3, 3), rgb('#f7b267'));
  }
  const left = 346 + done * 3;
  canvas.fill(
    polygon([
      [left, 190],
      [404, 195],
      [404, 201],
      [left, 206],
    ]),
    rgb('#f08a2c'),
  );
  canvas.fill(stroke(points('404,196 416,190'), 4), LEAF);
  canvas.fill(stroke(points('404,199 418,199'), 4), LEAF);
  const chop = Math.abs(Math.sin(t * Math.PI * 1.8));
  const blade = polygon(points('0,0 0,17 -44,17 -50,4 -44,0'));
  const how = { x: left + 26, y: 184 - chop * 17, turn: -6 + chop * 10 };
  canvas.fill(placed(blade, how), rgb('#dfe6ea'));
  canvas.fill(placed(box(-48, 13, 48, 4, 1), how), STEEL);
  canvas.fill(placed(box(-2, -2, 40, 10, 4), how), rgb('#3a2a24'));
}

/** @type {Drawing} */
function lamp(canvas, t) {
  const turn = Math.sin(t * 1.7) * 5;
  const how = { x: 240, y: -6, turn };
  canvas.fill(placed(box(-1, 0, 2, 34), how), rgb('#54463c'));
  canvas.fill(placed(polygon([...arc(0, 52, 27, 20, 180, 360)]), how), rgb('#2f7f86'));
  canvas.fill(placed(ellipse(0, 53, 9, 6), how), rgb('#fff3c4'));
  const x = 240 - Math.sin((turn * Math.PI) / 180) * 60;
  canvas.fill(box(x - 95, 40, 190, 130), glow(x, 52, 95, rgb('#fff0b8'), 0.35));
}
