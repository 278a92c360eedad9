import { bars } from './scenes/bars.mjs';
import { coast } from './scenes/coast.mjs';
import { endCard } from './scenes/end-card.mjs';
import { kitchen } from './scenes/kitchen.mjs';
import { lighthouse } from './scenes/lighthouse.mjs';
import { nightRoad } from './scenes/night-road.mjs';
import { pitch } from './scenes/pitch.mjs';

/** @typedef {import('./draw/canvas.mjs').Canvas} Canvas */

/**
 * One scene: between hard cuts, drawn by one function that is given the seconds since it began.
 *
 * @typedef {{
 *   name: string,
 *   startMs: number,
 *   endMs: number,
 *   draw: (canvas: Canvas, t: number) => void,
 *   fadeOutMs?: number,
 * }} Scene
 */

/** 16:9, and even in both directions, which 4:2:0 asks for. */
export const WIDTH = 426;
export const HEIGHT = 240;
export const FPS = 25;
export const DURATION_MS = 30_000;
export const TITLE = 'SceneCue sample programme';

/** The moment that the poster shows. */
export const POSTER_MS = 15_400;

/** Two cuts (7520 and 24480 ms) do not fall on a whole second, on purpose. @type {readonly Scene[]} */
export const SCENES = [
  { name: 'bars', startMs: 0, endMs: 2000, draw: bars },
  { name: 'kitchen', startMs: 2000, endMs: 7520, draw: kitchen },
  { name: 'pitch', startMs: 7520, endMs: 13_000, draw: pitch },
  { name: 'coast', startMs: 13_000, endMs: 18_000, draw: coast, fadeOutMs: 1000 },
  { name: 'black', startMs: 18_000, endMs: 20_000, draw: (canvas) => canvas.clear([0, 0, 0]) },
  { name: 'lighthouse', startMs: 20_000, endMs: 24_480, draw: lighthouse },
  { name: 'nightRoad', startMs: 24_480, endMs: 28_000, draw: nightRoad },
  { name: 'endCard', startMs: 28_000, endMs: 30_000, draw: endCard },
];

/** What is said, and the topic that it is about. */
export const CUES = [
  {
    startMs: 2400,
    endMs: 4700,
    topic: 'cooking',
    text: 'Good morning from the kitchen! Today we cook carrot soup.',
  },
  {
    startMs: 4900,
    endMs: 7300,
    topic: 'cooking',
    text: 'Chop the onion and the garlic, then let it all simmer.',
  },
  {
    startMs: 7900,
    endMs: 10_300,
    topic: 'soccer',
    text: 'The striker races on, only the goalkeeper to beat…',
  },
  { startMs: 11_300, endMs: 12_900, topic: 'soccer', text: 'Goal! The winner, deep into stoppage time!' },
  {
    startMs: 13_400,
    endMs: 15_300,
    topic: 'travel',
    text: 'Our flight follows the coastline to the airport.',
  },
  {
    startMs: 15_500,
    endMs: 17_400,
    topic: 'travel',
    text: 'Pack your passport: the hotel is right by the beach.',
  },
  {
    startMs: 20_400,
    endMs: 22_800,
    topic: 'weather',
    text: 'The forecast for tonight: thunderstorms and strong gusts.',
  },
  {
    startMs: 24_900,
    endMs: 27_600,
    topic: 'automotive',
    text: 'All-wheel drive, an electric engine, and 300 horsepower.',
  },
];

/**
 * Draws every frame of the programme, in order.
 *
 * @param {Canvas} canvas drawn on again for each frame
 * @returns {Generator<Uint8Array>} packed R'G'B', to be used before the next one is asked for
 */
export function* frames(canvas) {
  for (let timeMs = 0; timeMs < DURATION_MS; timeMs += 1000 / FPS) {
    drawAt(canvas, timeMs);
    yield canvas.rgb;
  }
}

/**
 * Draws one frame.
 *
 * @param {Canvas} canvas
 * @param {number} timeMs from the beginning of the programme
 */
export function drawAt(canvas, timeMs) {
  const scene = SCENES.find(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  if (scene === undefined) throw new Error(`Nothing is shown at ${String(timeMs)} ms.`);
  scene.draw(canvas, (timeMs - scene.startMs) / 1000);
  if (scene.fadeOutMs !== undefined) canvas.dim(Math.min(1, (scene.endMs - timeMs) / scene.fadeOutMs));
}
