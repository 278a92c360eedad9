import { clamp, downwards, glow, rgb } from '../draw/colour.mjs';
import { chance } from '../../media/chance.mjs';
import { box, ellipse, placed, points, polygon, stroke } from '../draw/shapes.mjs';
import { keeper, player } from './pitch-players.mjs';

/** @typedef {import('../draw/canvas.mjs').Canvas} Canvas */
/** @typedef {import('../draw/canvas.mjs').Drawing} Drawing */
/** @typedef {readonly [number, number]} Point */

const HORIZON = 104;
const GRASS = [rgb('#2f9e44'), rgb('#43b658')];
const SHIRTS = ['#e03131', '#f8f9fa', '#1c7ed6', '#ffd43b', '#e8590c', '#343a40'];
/** Seconds from the start of the scene at which the ball is kicked, and at which it is in the net. */
const KICK = 2.4;
export const GOAL_SECONDS = 3.9;

/** A football match: the camera follows a striker who shoots and scores. @type {Drawing} */
export function pitch(canvas, t) {
  const camera =
    210 * Math.min(t, KICK) +
    330 * Math.max(0, Math.min(t, GOAL_SECONDS) - KICK) +
    24 * Math.max(0, t - GOAL_SECONDS);
  canvas.clear(downwards(0, 60, [rgb('#3b82c4'), rgb('#bfe0f5')]));
  stand(canvas, t, camera);
  grass(canvas, camera);
  const goalX = goalLine() - camera;
  goal(canvas, goalX, t);
  keeper(canvas, goalX - 22, clamp((t - KICK - 0.9) / 0.5));
  const strikerX = 210 * Math.min(t, KICK) + 60 * Math.max(0, t - KICK) + 150 - camera;
  player(canvas, strikerX - 120 - t * 9, 186, t + 0.3, '#f8f9fa', '#343a40');
  player(canvas, strikerX, 196, t, '#e03131', '#ffffff');
  ball(canvas, t, strikerX, goalX);
  if (t > GOAL_SECONDS) confetti(canvas, t - GOAL_SECONDS);
}

/** Position of the goal, in the scene's coordinates. */
function goalLine() {
  return 210 * KICK + 330 * (GOAL_SECONDS - KICK) + 296;
}

/** @type {(canvas: Canvas, t: number, camera: number) => void} */
function stand(canvas, t, camera) {
  canvas.fill(box(0, 22, 426, 82), rgb('#2b3a55'));
  const random = chance(7);
  const joy = t > GOAL_SECONDS ? 5 : 1.6;
  for (let seat = 0; seat < 560; seat += 1) {
    const row = seat % 7;
    const x = ((((seat * 13.7 - camera * (0.55 + row * 0.04)) % 440) + 440) % 440) - 8;
    const hop = Math.max(0, Math.sin(t * (6 + random() * 4) + random() * 7)) * joy;
    const colour = rgb(SHIRTS[Math.floor(random() * SHIRTS.length)] ?? '#ffffff');
    const y = 32 + row * 9.5 - hop;
    canvas.fill(box(x, y, 7, 9, 3), colour);
    canvas.fill(ellipse(x + 3.5, y - 2.5, 2.6), rgb('#e7b98f'));
  }
  canvas.fill(box(0, 94, 426, 11), rgb('#f1f3f5'));
  for (let panel = 0; panel < 9; panel += 1) {
    const x = ((((panel * 62 - camera) % 558) + 558) % 558) - 70;
    canvas.fill(box(x, 95, 46, 9, 2), rgb(['#1864ab', '#e67700', '#2b8a3e'][panel % 3] ?? '#000000'));
  }
  for (const x of [40, 386]) canvas.fill(box(x - 60, -20, 120, 90), glow(x, 6, 60, rgb('#ffffff'), 0.7));
}

/** @type {(canvas: Canvas, camera: number) => void} */
function grass(canvas, camera) {
  canvas.fill(box(0, HORIZON, 426, 136), GRASS[0] ?? [0, 0, 0]);
  // The stripes run away from the camera towards the vanishing point on the horizon.
  for (let stripe = 0; stripe < 14; stripe += 1) {
    const near = ((((stripe * 150 - camera * 1.25) % 2100) + 2100) % 2100) - 820;
    /** @param {number} x */
    const far = (x) => 213 + (x - 213) * 0.45;
    const points = /** @type {const} */ ([
      [near, 240],
      [near + 75, 240],
      [far(near + 75), HORIZON],
      [far(near), HORIZON],
    ]);
    canvas.fill(polygon(points), GRASS[1] ?? [0, 0, 0]);
  }
  canvas.fill(box(0, 116, 426, 2), rgb('#f8f9fa'), 0.85);
  canvas.fill(box(0, 228, 426, 4), rgb('#f8f9fa'), 0.85);
}

/**
 * @param {Canvas} canvas
 * @param {number} x of the near post
 * @param {number} t
 */
function goal(canvas, x, t) {
  if (x > 460) return;
  const bulge =
    t > GOAL_SECONDS ? 12 * Math.exp(-(t - GOAL_SECONDS) * 3) * Math.cos((t - GOAL_SECONDS) * 16) + 3 : 0;
  const net = rgb('#ffffff');
  for (let line = 0; line <= 9; line += 1) {
    const share = line / 9;
    const push = bulge * Math.sin(share * Math.PI);
    const top = between([x, 88], [x + 60, 76], share);
    const back = between([x + 44, 180], [x + 104, 160], share);
    const middle = between(top, back, 0.5);
    canvas.fill(stroke([top, [middle[0] + push + 4, middle[1]], back], 0.8), net, 0.7);
    const near = between([x, 88], [x + 44, 180], share);
    const far = between([x + 60, 76], [x + 104, 160], share);
    const centre = between(near, far, 0.5);
    canvas.fill(stroke([near, [centre[0] + push + 4, centre[1]], far], 0.8), net, 0.7);
    canvas.fill(stroke([between([x, 88], [x, 190], share), near], 0.8), net, 0.5);
  }
  canvas.fill(stroke(points('0,190 0,88 60,76 60,168', x), 5), rgb('#ffffff'));
}

/** @type {(from: Point, to: Point, share: number) => Point} */
function between(from, to, share) {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** @type {(canvas: Canvas, t: number, strikerX: number, goalX: number) => void} */
function ball(canvas, t, strikerX, goalX) {
  const flight = clamp((t - KICK) / (GOAL_SECONDS - KICK));
  const startX = strikerX + 26 + Math.abs(Math.sin(t * 7)) * 9;
  const x = t < KICK ? startX : startX + (goalX + 44 - startX) * flight;
  const y =
    t < KICK
      ? 191 - Math.abs(Math.sin(t * 7)) * 4
      : 191 - Math.sin(flight * Math.PI * 0.85) * 92 - flight * 10;
  const rest = t > GOAL_SECONDS ? Math.min(34, (t - GOAL_SECONDS) ** 2 * 60) : 0;
  canvas.fill(ellipse(x, 194, 8, 2.5), rgb('#14532d'), 0.4);
  canvas.fill(ellipse(x, y + rest, 7.5), rgb('#ffffff'));
  for (let patch = 0; patch < 5; patch += 1) {
    const angle = t * 12 + (patch * Math.PI * 2) / 5;
    canvas.fill(ellipse(x + Math.cos(angle) * 5, y + rest + Math.sin(angle) * 5, 1.8), rgb('#212529'));
  }
  canvas.fill(ellipse(x, y + rest, 2.2), rgb('#212529'));
}

/** @type {Drawing} */
function confetti(canvas, t) {
  const random = chance(21);
  for (let piece = 0; piece < 90; piece += 1) {
    const x = random() * 440 + Math.sin(t * 5 + piece) * 8;
    const y = -30 - random() * 170 + t * (150 + random() * 90);
    const colour = rgb(SHIRTS[piece % 5] ?? '#ffffff');
    canvas.fill(placed(box(-3, -1.5, 6, 3), { x, y, turn: t * 400 + piece * 40 }), colour);
  }
}
