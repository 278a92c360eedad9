import { between } from '../clips/recipe.mjs';
import { look } from '../draw/camera.mjs';
import { grain } from '../draw/noise.mjs';
import { makeWorld } from '../draw/world.mjs';
import { decodePhotograph } from '../../media/decode.mjs';

/**
 * @typedef {import('../draw/shot.mjs').Shot} Shot
 * @typedef {import('../draw/world.mjs').World} World
 * @typedef {() => World} Place where a scene takes place; drawn or read on first use
 *
 * A camera position: the center of its frame, and the part of the place that it sees, as shares of the place's width.
 *
 * @typedef {{ x: number, y: number, wide: number }} Position
 */

/** Size of a place in pixels. It is sufficient for a camera that sees a third of it. */
const SIZE = { width: 480, height: 270 };

/** @param {string} file @returns {Place} */
export function photographed(file) {
  /** @type {World | undefined} */
  let world;
  return () => (world ??= { ...SIZE, rgb: decodePhotograph(file, SIZE) });
}

/** @param {number} seed @param {() => number} random @returns {Place} */
export function drawn(seed, random) {
  const place = { luma: between(random, 0.2, 0.65), hue: 360 * random(), chroma: between(random, 0.08, 0.3) };
  /** @type {World | undefined} */
  let world;
  return () => (world ??= makeWorld(seed, place, SIZE));
}

/**
 * `count` positions from left to right, each of which sees less than half of a place.
 * @type {(random: () => number, count: number) => Position[]}
 */
export function closeUps(random, count) {
  return Array.from({ length: count }, (_, index) => ({
    x: count === 1 ? between(random, 0.4, 0.6) : 0.27 + (0.46 * index) / (count - 1),
    y: between(random, 0.22, 0.34),
    wide: between(random, 0.38, 0.5),
  }));
}

/** @type {Position} */
export const WIDE = { x: 0.5, y: 0.28, wide: 0.96 };

/**
 * A shot from a position, by a camera that is still or moves slightly.
 * @type {(place: Place, position: Position, random: () => number) => Shot}
 */
export function filmedFrom(place, position, random) {
  const speed = random() < 0.5 ? 0 : between(random, -0.012, 0.012);
  const light = between(random, 0.93, 1.07);
  const addGrain = grain(random, between(random, 0.5, 3));
  return {
    shows: [],
    open: [],
    paint: (frame, seconds) => {
      const world = place();
      const zoom = (position.wide * world.width) / frame.width;
      look(world, { x: position.x + speed * (seconds - 3), y: position.y, zoom, tilt: 0 }, frame);
      for (let at = 0; at < frame.rgb.length; at += 1)
        frame.rgb[at] = Math.min(255, (frame.rgb[at] ?? 0) * light);
      addGrain(frame.rgb);
    },
  };
}

/** @type {Shot} */
export const BLACK = { shows: [], open: [], paint: ({ rgb }) => void rgb.fill(0) };
