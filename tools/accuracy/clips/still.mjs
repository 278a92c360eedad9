import { panning, tripod, zooming } from '../draw/camera.mjs';
import { filmed, walker } from '../draw/shot.mjs';
import { LOOKS } from './names.mjs';
import { alone, between, clips } from './recipe.mjs';

/** @typedef {import('../draw/graphics.mjs').Painter} Painter */

const OPEN = [...LOOKS, 'static shot', 'pan'];

/** A place in any kind of light. @param {() => number} random */
function anyLight(random) {
  return {
    luma: between(random, 0.12, 0.7),
    contrast: between(random, 0.06, 0.2),
    chroma: between(random, 0.06, 0.25),
  };
}

/**
 * A seated person who talks: the mouth opens and closes, the head nods a little.
 * @param {() => number} random
 * @returns {Painter}
 */
function talker(random) {
  const [x, y, pace] = [between(random, 0.3, 0.7), between(random, 0.35, 0.6), between(random, 2, 4)];
  return (frame, seconds) => {
    const nod = 0.012 * Math.sin(seconds * 1.7);
    ellipse(frame, { x, y: y + nod, rx: 0.09, ry: 0.13 }, [196, 150, 128]);
    const open = 0.004 + 0.016 * Math.abs(Math.sin(seconds * pace * 3));
    ellipse(frame, { x, y: y + nod + 0.07, rx: 0.03, ry: open }, [70, 24, 28]);
  };
}

/** A small flame in the frame. @param {() => number} random @returns {Painter} */
function flame(random) {
  const [x, y, pace] = [between(random, 0.2, 0.8), between(random, 0.3, 0.8), between(random, 5, 9)];
  return (frame, seconds) => {
    const height = 0.035 + 0.012 * Math.sin(seconds * pace) + 0.008 * Math.sin(seconds * pace * 2.7);
    const lean = 0.006 * Math.sin(seconds * pace * 0.6);
    ellipse(frame, { x: x + lean, y: y - height, rx: 0.014, ry: height }, [250, 190, 90]);
  };
}

/**
 * @param {Parameters<Painter>[0]} frame
 * @param {{ x: number, y: number, rx: number, ry: number }} where in shares of the frame's width, also vertically
 * @param {readonly [number, number, number]} colour
 */
function ellipse({ width, height, rgb }, { x, y, rx, ry }, colour) {
  const middle = y * height;
  for (let row = Math.floor(middle - ry * width); row <= middle + ry * width; row += 1) {
    if (row < 0 || row >= height) continue;
    const half = rx * width * Math.sqrt(Math.max(0, 1 - ((row - middle) / (ry * width)) ** 2));
    const [from, to] = [Math.round(x * width - half), Math.round(x * width + half)];
    for (let column = Math.max(0, from); column < Math.min(width, to); column += 1)
      rgb.set(colour, (row * width + column) * 3);
  }
}

/**
 * Shots that hardly move and yet are not frozen.
 * @type {readonly ((random: () => number) => Parameters<typeof filmed>[0])[]}
 */
const LIVING = [
  (random) => ({ random, camera: zooming(random, between(random, 0.008, 0.014)), place: anyLight(random) }),
  (random) => ({
    random,
    camera: panning(random, { speed: between(random, 0.008, 0.02) }),
    place: anyLight(random),
  }),
  (random) => ({ random, camera: tripod(random), over: [talker(random)] }),
  (random) => ({
    random,
    camera: tripod(random),
    over: [flame(random)],
    place: { luma: 0.14, contrast: 0.07, chroma: 0.1 },
  }),
  (random) => ({
    random,
    camera: zooming(random, -between(random, 0.008, 0.02)),
    place: { luma: 0.18, contrast: 0.08, chroma: 0.1 },
  }),
];

/**
 * Repeats each frame, as in a video converted from a low frame rate.
 * @type {(paint: Painter, hertz: number) => Painter}
 */
function repeated(paint, hertz) {
  return (frame, seconds) => {
    paint(frame, (Math.floor(seconds * hertz + 1e-6) + 0.5) / hertz);
  };
}

/** Frozen frames, and frames that only seem to be frozen. */
export const STILL_CLIPS = [
  ...clips('hardly moving', 40, (random, index) => {
    const living = LIVING[Math.floor(index / 2) % LIVING.length] ?? LIVING[0];
    if (living === undefined) throw new Error('Nothing lives.');
    const noise = index % 4 < 2 ? 0 : between(random, 0.5, 2);
    return alone(filmed({ noise, open: OPEN, ...living(random) }), 4);
  }),
  ...clips('repeated pictures', 8, (random) => {
    const shot = filmed({ random, camera: tripod(random), over: [walker(random)], noise: 1, open: OPEN });
    return alone({ ...shot, paint: repeated(shot.paint, between(random, 1.5, 8)) }, 4);
  }),
  // Frozen, in the light of any place.
  ...clips('stopped', 20, (random) => {
    const shot = filmed({
      random,
      camera: tripod(random),
      place: anyLight(random),
      noise: 0,
      shows: ['freeze frame'],
      open: OPEN,
    });
    return alone(shot, between(random, 3, 5));
  }),
];
