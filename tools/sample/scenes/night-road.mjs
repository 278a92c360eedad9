import { clamp, downwards, glow, rgb } from '../draw/colour.mjs';
import { box, ellipse, points, polygon, together, under } from '../draw/shapes.mjs';
import { chance } from '../../media/chance.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {import('../draw/canvas.mjs').Drawing} Drawing */

const HORIZON = 116;

/** A car on a road at night, seen from behind: lamps pass by, a town glitters ahead. @type {Drawing} */
export function nightRoad(canvas, t) {
  const bend = Math.sin(t * 0.8) * 26;
  canvas.clear(downwards(0, HORIZON, [rgb('#050816'), rgb('#0d1533'), rgb('#232a55')]));
  sky(canvas, t);
  town(canvas, bend);
  canvas.fill(box(0, HORIZON, 426, 124), downwards(HORIZON, 240, [rgb('#0d1a1c'), rgb('#060b0d')]));
  road(canvas, t, bend);
  lamps(canvas, t, bend);
  car(canvas, 213 - bend * 0.2, 206 + Math.sin(t * 9) * 0.7);
}

/**
 * Converts road coordinates to screen coordinates.
 *
 * @param {number} side -1 is the left edge of the road, 1 the right one
 * @param {number} distance 0 at the viewer, 1 at the horizon
 * @param {number} bend
 * @returns {[number, number]}
 */
function onRoad(side, distance, bend) {
  const depth = 1 / (1 + distance * 14);
  const size = (depth - 1 / 15) / (1 - 1 / 15);
  return [213 + bend * (1 - size) ** 2 + side * (4 + 236 * size), HORIZON + 128 * size];
}

/** @type {Drawing} */
function sky(canvas, t) {
  const random = chance(3);
  for (let star = 0; star < 60; star += 1) {
    const [x, y] = [random() * 426, random() * 92];
    const light = 0.35 + 0.3 * Math.sin(t * 3 + star);
    canvas.fill(ellipse(x, y, 0.8), rgb('#dfe6ff'), light);
  }
  canvas.fill(box(270, 0, 156, 110), glow(346, 40, 70, rgb('#aebcff'), 0.35));
  canvas.fill(ellipse(346, 40, 15), rgb('#f3f1dc'));
  canvas.fill(together(ellipse(341, 36, 3), ellipse(350, 45, 4), ellipse(351, 34, 2)), rgb('#d9d6bd'));
}

/** @type {(canvas: Canvas, bend: number) => void} */
function town(canvas, bend) {
  canvas.fill(
    under(-8, 430, HORIZON + 1, (x) => 104 - 14 * Math.sin((x - bend) / 70) - 6 * Math.sin(x / 23)),
    rgb('#101736'),
  );
  const random = chance(11);
  for (let house = 0; house < 17; house += 1) {
    const x = 90 + house * 15 + bend;
    const height = 8 + random() * 26;
    canvas.fill(box(x, HORIZON - height, 12, height), rgb('#090d20'));
    for (let pane = 0; pane < 5; pane += 1) {
      if (random() < 0.45) continue;
      const y = HORIZON - height + 3 + Math.floor(random() * (height / 5)) * 5;
      canvas.fill(box(x + 2 + (pane % 2) * 5, y, 2.4, 2.4), rgb('#ffcf70'), 0.9);
    }
  }
}

/** @type {(canvas: Canvas, t: number, bend: number) => void} */
function road(canvas, t, bend) {
  const steps = Array.from({ length: 41 }, (_, step) => (step / 40) ** 2);
  const left = steps.map((distance) => onRoad(-1, distance, bend));
  const right = steps.map((distance) => onRoad(1, distance, bend));
  canvas.fill(polygon([...left, ...right.toReversed()]), rgb('#15181f'));
  for (const side of [-0.94, 0.94]) {
    const inner = steps.map((distance) => onRoad(side, distance, bend));
    const outer = steps.map((distance) => onRoad(side * 1.03, distance, bend));
    canvas.fill(polygon([...inner, ...outer.toReversed()]), rgb('#8d929c'));
  }
  for (let dash = 0; dash < 14; dash += 1) {
    const near = (((dash / 14 - t * 0.55) % 1) + 1) % 1;
    const far = near + 0.026;
    const points = [
      onRoad(-0.025, near, bend),
      onRoad(0.025, near, bend),
      onRoad(0.025, far, bend),
      onRoad(-0.025, far, bend),
    ];
    canvas.fill(polygon(points), rgb('#d6c98a'), clamp((1 - near) * 3));
  }
  canvas.fill(box(70, HORIZON, 290, 124), glow(213 + bend * 0.4, 168, 130, rgb('#fff0c0'), 0.24));
}

/** @type {(canvas: Canvas, t: number, bend: number) => void} */
function lamps(canvas, t, bend) {
  for (let lamp = 7; lamp >= 0; lamp -= 1) {
    const distance = (((lamp / 8 - t * 0.55) % 1) + 1) % 1;
    for (const side of [-1.25, 1.25]) {
      const [x, y] = onRoad(side, distance, bend);
      const size = (y - HORIZON) / 128;
      const height = 6 + 210 * size;
      const head = x - Math.sign(side) * 34 * size;
      canvas.fill(box(x - 1 - 2 * size, y - height, 2 + 4 * size, height), rgb('#2a2f3d'));
      canvas.fill(box(Math.min(x, head), y - height, Math.abs(x - head), 1 + 4 * size), rgb('#2a2f3d'));
      const radius = 5 + 60 * size;
      canvas.fill(
        ellipse(head, y - height + 3, radius),
        glow(head, y - height + 3, radius, rgb('#ffb84d'), 0.75),
      );
      canvas.fill(ellipse(head, y - height + 3, 1.4 + 7 * size, 1 + 3 * size), rgb('#fff0cf'));
    }
  }
}

/** @type {(canvas: Canvas, x: number, y: number) => void} */
function car(canvas, x, y) {
  canvas.fill(ellipse(x, y + 22, 62, 7), rgb('#000000'), 0.6);
  for (const side of [-1, 1]) canvas.fill(box(x + side * 40 - 9, y + 4, 18, 19, 4), rgb('#08090c'));
  canvas.fill(polygon(points('-36,-22 -26,-46 26,-46 36,-22', x, y)), rgb('#11203f'));
  canvas.fill(polygon(points('-30,-23 -22,-41 22,-41 30,-23', x, y)), rgb('#30446e'));
  canvas.fill(polygon(points('-30,-23 -22,-41 -8,-41 -18,-23', x, y)), rgb('#506796'));
  canvas.fill(box(x - 54, y - 24, 108, 36, 11), rgb('#183a7a'));
  canvas.fill(box(x - 54, y - 24, 108, 10, 6), rgb('#2453a6'));
  canvas.fill(box(x - 52, y + 4, 104, 11, 4), rgb('#0c1a36'));
  canvas.fill(box(x - 16, y - 6, 32, 9, 2), rgb('#e9edf5'));
  for (const side of [-1, 1]) {
    canvas.fill(box(x + side * 41 - 28, y - 38, 56, 56), glow(x + side * 41, y - 8, 28, rgb('#ff3b30'), 0.7));
    canvas.fill(box(x + side * 41 - 11, y - 13, 22, 8, 4), rgb('#ff453a'));
    canvas.fill(box(x + side * 41 - 6, y - 11, 12, 3, 1.5), rgb('#ffd0cb'));
  }
}
