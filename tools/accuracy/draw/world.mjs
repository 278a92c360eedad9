import { chance } from '../../media/chance.mjs';
import { fractal } from './noise.mjs';

/**
 * A large image for a camera to move over: areas of different colours with texture, light from one side, and objects in
 * front of them. It represents a filmed place.
 *
 * @typedef {{ width: number, height: number, rgb: Uint8Array }} World
 *
 * @typedef {object} Place the special properties of a place; an ordinary one has medium values
 * @property {number} [luma] mean, 0 to 1
 * @property {number} [contrast] standard deviation of luma, 0 to 1
 * @property {number} [chroma] mean difference between a pixel's strongest and weakest component, 0 to 1
 * @property {number} [hue] in degrees: all colours are close to it
 * @property {number} [roughness] share of fine texture, 0 to 1
 */

/** The hues of an ordinary place are spread around the circle, so that none dominates. */
const AREAS = 20;

/** @type {(seed: number, place?: Place, size?: { width: number, height: number }) => World} */
export function makeWorld(seed, place = {}, { width, height } = { width: 720, height: 405 }) {
  const random = chance(seed);
  const areas = areasOf(random, place.hue, width, height);
  const objects = objectsOf(random, place.hue, width, height);
  const light = fractal(random, 3);
  const texture = fractal(random, 5);
  const bend = fractal(random, 3);
  const fine = place.roughness ?? 0.25 + 0.2 * random();
  const owner = ownersOf(areas, objects, bend, width, height);
  const things = [...areas, ...objects];
  const luma = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const shade =
        light((x / width) * 3, (y / width) * 3) + fine * texture((x / width) * 12, (y / width) * 12);
      luma[at] = (things[owner[at] ?? 0]?.luma ?? 0) + 0.5 * shade;
    }
  }
  level(luma, place.luma ?? 0.4 + 0.06 * (random() - 0.5), place.contrast ?? 0.16 + 0.03 * random());
  return { width, height, rgb: coloured(luma, owner, things, place.chroma ?? 0.17 + 0.03 * random()) };
}

/**
 * @typedef {{ x: number, y: number, rx: number, ry: number, luma: number, hue: number, chroma: number }} Thing
 */

/**
 * @param {() => number} random
 * @param {number | undefined} hue
 * @param {number} width
 * @param {number} height
 * @returns {Thing[]}
 */
function areasOf(random, hue, width, height) {
  const turn = random() * 360;
  return Array.from({ length: AREAS }, (_, index) => ({
    x: random() * width,
    y: random() * height,
    rx: 0,
    ry: 0,
    luma: random() - 0.5,
    hue: hue === undefined ? turn + (index * 360 * 7) / AREAS : hue + 12 * (random() - 0.5),
    chroma: 0.7 + 0.6 * random(),
  }));
}

/** @type {(random: () => number, hue: number | undefined, width: number, height: number) => Thing[]} */
function objectsOf(random, hue, width, height) {
  const turn = random() * 360;
  return Array.from({ length: 14 + Math.floor(random() * 12) }, (_, index) => ({
    x: random() * width,
    y: random() * height,
    rx: width * (0.015 + 0.06 * random() ** 2),
    ry: width * (0.015 + 0.06 * random() ** 2),
    luma: 1.6 * (random() - 0.5),
    hue: hue === undefined ? turn + index * 137.5 : hue + 12 * (random() - 0.5),
    chroma: 0.7 + 0.6 * random(),
  }));
}

/**
 * The thing to which each pixel belongs: the nearest area, with winding borders, or an object in front of it.
 *
 * @param {readonly Thing[]} areas
 * @param {readonly Thing[]} objects
 * @param {(x: number, y: number) => number} bend
 * @param {number} width
 * @param {number} height
 */
function ownersOf(areas, objects, bend, width, height) {
  const owner = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const shift = 0.12 * width * bend((x / width) * 4, (y / width) * 4);
      let nearest = Infinity;
      for (let index = 0; index < areas.length; index += 1) {
        const area = areas[index];
        const [dx, dy] = [x + shift - (area?.x ?? 0), y - shift - (area?.y ?? 0)];
        const distance = dx * dx + dy * dy;
        if (distance >= nearest) continue;
        nearest = distance;
        owner[at] = index;
      }
    }
  }
  objects.forEach(({ x, y, rx, ry }, index) => {
    for (let row = Math.max(0, Math.floor(y - ry)); row < Math.min(height, y + ry); row += 1) {
      const half = rx * Math.max(0, 1 - ((row - y) / ry) ** 4) ** 0.25;
      const [left, right] = [Math.max(0, Math.round(x - half)), Math.min(width, Math.round(x + half))];
      if (right > left) owner.fill(areas.length + index, row * width + left, row * width + right);
    }
  });
  return owner;
}

/**
 * Gives values a mean and a standard deviation, in place.
 * @type {(values: Float32Array, mean: number, deviation: number) => void}
 */
function level(values, mean, deviation) {
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const before = sum / values.length;
  const spread = Math.sqrt(Math.max(1e-9, squares / values.length - before * before));
  for (let at = 0; at < values.length; at += 1) {
    values[at] = mean + (((values[at] ?? 0) - before) / spread) * deviation;
  }
}

/**
 * @param {Float32Array} luma
 * @param {Uint8Array} owner
 * @param {readonly Thing[]} things
 * @param {number} chroma
 */
function coloured(luma, owner, things, chroma) {
  const tints = things.map((thing) => tintOf(thing.hue, chroma * thing.chroma));
  const rgb = new Uint8Array(luma.length * 3);
  for (let at = 0; at < luma.length; at += 1) {
    const tint = tints[owner[at] ?? 0];
    const value = luma[at] ?? 0;
    for (let part = 0; part < 3; part += 1) {
      rgb[at * 3 + part] = Math.max(0, Math.min(255, Math.round(255 * (value + (tint?.[part] ?? 0)))));
    }
  }
  return rgb;
}

/**
 * The offset of a hue from grey of the same luma (weights of ITU-R BT.709).
 *
 * @param {number} hue in degrees
 * @param {number} chroma
 * @returns {readonly [number, number, number]}
 */
function tintOf(hue, chroma) {
  /** @param {number} shift */
  const component = (shift) => {
    const angle = (((hue + shift) % 360) + 360) % 360;
    return Math.max(0, Math.min(1, 2 - Math.abs(angle - 180) / 60));
  };
  const [red, green, blue] = [component(180), component(60), component(-60)];
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [chroma * (red - luma), chroma * (green - luma), chroma * (blue - luma)];
}
