import { bar, BAR_CUTS } from './scenes/bar.mjs';
import { bars } from './scenes/bars.mjs';
import { coast } from './scenes/coast.mjs';
import { endCard } from './scenes/end-card.mjs';
import { kitchen } from './scenes/kitchen.mjs';
import { lighthouse } from './scenes/lighthouse.mjs';
import { newsroom } from './scenes/newsroom.mjs';
import { nightRoad } from './scenes/night-road.mjs';
import { photograph } from './scenes/photographs.mjs';
import { pitch } from './scenes/pitch.mjs';

/** @typedef {import('./draw/canvas.mjs').Canvas} Canvas */

/**
 * One scene, drawn by one function of the seconds since its start: one shot, or several with hard cuts between them
 * (`cuts`, in seconds since its start). `shows` lists the topics of photographs (tools/sample/material/README.md) and
 * titles. Black and silence together are a slot for advertisements.
 *
 * @typedef {{
 *   name: string,
 *   startMs: number,
 *   endMs: number,
 *   draw: (canvas: Canvas, t: number) => void,
 *   fadeOutMs?: number,
 *   cuts?: readonly number[],
 *   isSlot?: true,
 *   shows?: readonly string[],
 * }} Scene
 */

/** 16:9, and even in both dimensions, as required by 4:2:0. */
export const WIDTH = 426;
export const HEIGHT = 240;
export const FPS = 25;
export const DURATION_MS = 62_000;
export const TITLE = 'SceneCue sample program';

/** The timestamp of the poster. */
export const POSTER_MS = 15_400;

/** Some cuts (7520 and 24480 ms among them) do not fall on a whole second, on purpose. @type {readonly Scene[]} */
export const SCENES = [
  { name: 'bars', startMs: 0, endMs: 2000, draw: bars },
  { name: 'kitchen', startMs: 2000, endMs: 7520, draw: kitchen },
  { name: 'pitch', startMs: 7520, endMs: 13_000, draw: pitch },
  { name: 'coast', startMs: 13_000, endMs: 18_000, draw: coast, fadeOutMs: 1000 },
  { name: 'slot', isSlot: true, startMs: 18_000, endMs: 20_000, draw: black },
  { name: 'lighthouse', startMs: 20_000, endMs: 24_480, draw: lighthouse },
  { name: 'nightRoad', startMs: 24_480, endMs: 28_000, draw: nightRoad },
  {
    name: 'cat',
    shows: ['cat', 'pets'],
    startMs: 28_000,
    endMs: 32_000,
    draw: photograph('cat.jpg', { seconds: 4, aspectRatio: 451 / 300, from: 0.6 }),
  },
  {
    name: 'reading',
    shows: ['cup', 'books and literature'],
    startMs: 32_000,
    endMs: 38_600,
    draw: photograph('coffee.jpg', {
      seconds: 6.6,
      aspectRatio: 3 / 2,
      title: 'reading.png',
      from: 1,
      to: 0,
    }),
  },
  {
    name: 'guest',
    shows: ['one face', 'science'],
    startMs: 38_600,
    endMs: 42_000,
    draw: photograph('astronaut.jpg', { seconds: 3.4, aspectRatio: 512 / 400, to: 0.6, title: 'guest.png' }),
  },
  {
    name: 'bar',
    shows: ['one face'],
    startMs: 42_000,
    endMs: 54_000,
    draw: bar,
    cuts: BAR_CUTS,
    fadeOutMs: 1000,
  },
  { name: 'slot', isSlot: true, startMs: 54_000, endMs: 55_600, draw: black },
  { name: 'newsroom', shows: ['one face', 'crime'], startMs: 55_600, endMs: 60_400, draw: newsroom },
  { name: 'endCard', startMs: 60_400, endMs: 62_000, draw: endCard },
];

const ALCOHOL = 'illegal drugs, tobacco, ecigarettes, vaping, alcohol';

/** A caption, and its topic. @param {number} startMs @param {number} endMs @param {string} text @param {string} [topic] */
const cue = (startMs, endMs, text, topic) => ({ startMs, endMs, text, topic });

export const CUES = [
  cue(2400, 4700, 'Good morning from the kitchen! Today we cook carrot soup.', 'cooking'),
  cue(4900, 7300, 'Chop the onion and the garlic, then let it all simmer.', 'cooking'),
  cue(7900, 10_300, 'The striker races on, only the goalkeeper to beat…', 'soccer'),
  cue(11_300, 12_900, 'Goal! The winner, deep into stoppage time!', 'soccer'),
  cue(13_400, 15_300, 'Our flight follows the coastline to the airport.', 'travel'),
  cue(15_500, 17_400, 'Pack your passport: the hotel is right by the beach.', 'travel'),
  cue(20_400, 22_800, 'The forecast for tonight: thunderstorms and strong gusts.', 'weather'),
  cue(24_900, 27_600, 'All-wheel drive, an electric engine, and 300 horsepower.', 'automotive'),
  cue(32_200, 35_100, 'He was not an ill-disposed young man.'),
  cue(35_300, 38_500, 'He might even have been made amiable himself.'),
  cue(42_100, 44_300, 'A bottle of whisky and a glass of red wine, please.', ALCOHOL),
  cue(44_500, 46_700, 'I thought you wanted to quit smoking, and stay sober.', ALCOHOL),
  cue(46_900, 48_900, 'One more cigarette, and then another whisky.', ALCOHOL),
  cue(49_200, 51_200, 'That pack of cigarettes will be your last.', ALCOHOL),
  cue(51_500, 52_900, 'Cheers! To one last glass of whisky.', ALCOHOL),
  cue(55_800, 57_900, 'Police arrested two men after an armed robbery.', 'crime'),
  cue(58_100, 60_300, 'The getaway car was found, and detectives are appealing for witnesses.', 'crime'),
];

/**
 * Draws every frame of the program, in order.
 *
 * @param {Canvas} canvas reused for each frame
 * @returns {Generator<Uint8Array>} packed R'G'B', valid until the next one is requested
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
 * @param {number} timeMs from the beginning of the program
 */
export function drawAt(canvas, timeMs) {
  const scene = SCENES.find(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  if (scene === undefined) throw new Error(`Nothing is shown at ${String(timeMs)} ms.`);
  scene.draw(canvas, (timeMs - scene.startMs) / 1000);
  if (scene.fadeOutMs !== undefined) canvas.dim(Math.min(1, (scene.endMs - timeMs) / scene.fadeOutMs));
}

/** @param {Canvas} canvas */
function black(canvas) {
  canvas.clear([0, 0, 0]);
}
