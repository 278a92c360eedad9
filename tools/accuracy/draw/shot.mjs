import { COLOURS } from '../clips/names.mjs';
import { look } from './camera.mjs';
import { grain } from './noise.mjs';
import { makeWorld } from './world.mjs';

/**
 * @typedef {import('./camera.mjs').CameraPath} CameraPath
 * @typedef {import('./graphics.mjs').Painter} Painter
 * @typedef {import('./world.mjs').Place} Place
 */

/**
 * A shot: draws itself at a time since its start, and lists what it shows. Names that are neither in `shows` nor in
 * `open` are absent; those in `open` are undecided.
 *
 * @typedef {{ paint: Painter, shows: readonly string[], open: readonly string[] }} Shot
 */

/** Concepts that an ordinary place may or may not have, since none was intended. */
const UNDECIDED = [...COLOURS, 'sharp picture'];

/**
 * A filmed shot.
 *
 * @param {object} recipe
 * @param {() => number} recipe.random
 * @param {CameraPath} recipe.camera
 * @param {Place} [recipe.place]
 * @param {number} [recipe.noise] of 255
 * @param {readonly Painter[]} [recipe.over] drawn over it
 * @param {readonly string[]} [recipe.shows]
 * @param {readonly string[]} [recipe.open]
 * @param {readonly string[]} [recipe.absent] names that would otherwise be open
 * @param {{ width: number, height: number }} [recipe.size] of the world, in pixels
 * @returns {Shot}
 */
export function filmed({
  random,
  camera,
  place,
  noise = 1.5,
  over = [],
  shows = [],
  open = [],
  absent = [],
  size,
}) {
  const world = makeWorld(Math.floor(random() * 2 ** 31), place, size);
  const addGrain = noise > 0 ? grain(random, noise) : undefined;
  return {
    shows,
    // A place made in one colour has no other dominant colour.
    open: [...(shows.some((name) => name.startsWith('dominant')) ? [] : UNDECIDED), ...open].filter(
      (name) => !shows.includes(name) && !absent.includes(name),
    ),
    paint: (frame, seconds) => {
      const view = camera(seconds);
      look(
        world,
        { ...view, zoom: (view.zoom * world.width * 320) / (720 * Math.max(frame.width, frame.height)) },
        frame,
      );
      for (const paint of over) paint(frame, seconds);
      addGrain?.(frame.rgb);
    },
  };
}

/** A person who moves around in front of the camera. @param {() => number} random @returns {Painter} */
export function walker(random) {
  const [pace, phase, shade] = [0.25 + 0.25 * random(), random() * 6, 40 + 120 * random()];
  return ({ width, height, rgb }, seconds) => {
    const x = width * (0.5 + 0.3 * Math.sin(seconds * pace * 3 + phase));
    const top = height * (0.35 + 0.02 * Math.sin(seconds * 8));
    for (let row = Math.max(0, Math.floor(top)); row < height; row += 1) {
      const half =
        width * (row < top + 0.18 * height ? 0.035 : 0.07 + 0.006 * Math.sin(row / 4 + seconds * 6));
      for (let column = Math.max(0, Math.floor(x - half)); column < Math.min(width, x + half); column += 1) {
        const at = (row * width + column) * 3;
        const light = 1 - 0.4 * Math.abs((column - x) / half);
        rgb[at] = shade * light + 20;
        rgb[at + 1] = shade * light * 0.9 + 15;
        rgb[at + 2] = shade * light * 0.95 + 18;
      }
    }
  };
}

/**
 * A photographer's flash: the frame turns white for a moment.
 * @param {readonly number[]} times in seconds
 * @param {number} lasts duration in seconds
 * @returns {Painter}
 */
export function flashes(times, lasts) {
  return ({ rgb }, seconds) => {
    if (!times.some((time) => seconds >= time && seconds < time + lasts)) return;
    for (let at = 0; at < rgb.length; at += 1) rgb[at] = 255 - (255 - (rgb[at] ?? 0)) * 0.25;
  };
}

/** A light that turns on and off. @param {number} hertz flashes per second @returns {Painter} */
export function strobe(hertz) {
  return ({ rgb }, seconds) => {
    const factor = (seconds * hertz) % 1 < 0.5 ? 0.25 : 1.25;
    for (let at = 0; at < rgb.length; at += 1) rgb[at] = Math.min(255, (rgb[at] ?? 0) * factor);
  };
}

/**
 * A light that fades between two colours, over the whole frame.
 *
 * @param {number} hertz how often per second it returns to the first colour
 * @param {readonly [number, number, number]} first each 0 to 255
 * @param {readonly [number, number, number]} second
 * @returns {Painter}
 */
export function stageLight(hertz, first, second) {
  return ({ rgb }, seconds) => {
    const share = 0.5 + 0.5 * Math.cos(2 * Math.PI * hertz * seconds);
    const light = first.map((part, index) => share * part + (1 - share) * (second[index] ?? 0));
    for (let at = 0; at < rgb.length; at += 3) {
      const luma = 0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0);
      for (let part = 0; part < 3; part += 1)
        rgb[at + part] = Math.min(255, (light[part] ?? 0) * (0.75 + luma / 510));
    }
  };
}
