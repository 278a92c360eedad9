import { fileURLToPath } from 'node:url';
import { chance } from '../../media/chance.mjs';
import { decodePhotograph } from '../../media/decode.mjs';
import { box, someWords, widthOf, write } from '../draw/letters.mjs';
import { fractal, grain } from '../draw/noise.mjs';

/**
 * Films with things in known corners: text, a face, moving noise, a thing that moves, a logo that stays across cuts, and a
 * ball in the middle, on grounds from a plain color to a photograph.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box as shares of the frame's width and height
 * @typedef {'text' | 'face' | 'noise' | 'mover' | 'logo' | 'ball' | 'caption' | 'wall'} Kind `wall`: an empty plane
 * @typedef {{ kind: Kind, box: Box, startMs: number, endMs: number, seed: number }} Thing
 * @typedef {'plain' | 'gradient' | 'texture' | 'photograph' | 'rough' | 'pan'} Ground `rough`: no cell is flat; `pan`: the same, all of which moves
 * @typedef {{ startMs: number, endMs: number, ground: Ground, seed: number }} Shot
 * @typedef {{ id: string, half: 'tuning' | 'held out', shots: Shot[], things: Thing[], grain: number }} Film
 */

export const SIZE = { width: 640, height: 360 };
export const RATE = 15;
const CORNERS = /** @type {const} */ (['top-left', 'top-right', 'bottom-left', 'bottom-right']);
const GROUNDS = /** @type {const} */ (['plain', 'gradient', 'texture', 'photograph']);
/** In the held-out half, things are smaller or larger and can be anywhere in their quarter, and films have more shots. */
const LAYOUTS = {
  tuning: { margin: [0.02, 0.08], shots: [2, 3], shotMs: [14_000, 24_000], things: 4, sizes: [1, 1] },
  'held out': { margin: [0.01, 0.2], shots: [2, 5], shotMs: [9_000, 26_000], things: 5, sizes: [0.6, 1.2] },
};
const SIZES = /** @type {Record<Kind, readonly [number, number]>} */ ({
  text: [0.26, 0.07],
  face: [0.24, 0.4],
  noise: [0.22, 0.22],
  mover: [0.2, 0.12],
  logo: [0.1, 0.08],
  ball: [0.2, 0.3],
  caption: [0.5, 0.08],
  wall: [0.5, 0.5],
});

/** @param {Film['half']} half @param {number} seed @returns {Film} */
export function film(half, seed) {
  const random = chance(seed);
  const layout = LAYOUTS[half];
  /** @param {readonly number[]} range */
  const between = ([from = 0, to = 0]) => from + random() * (to - from);
  /** @type {Shot[]} */
  const shots = [];
  const count = Math.round(between(layout.shots));
  for (let index = 0, startMs = 0; index < count; index += 1) {
    const endMs = startMs + Math.round(between(layout.shotMs) / 1000) * 1000;
    const ground = GROUNDS[Math.floor(random() * GROUNDS.length)] ?? 'plain';
    shots.push({ startMs, endMs, ground, seed: Math.floor(random() * 1e6) });
    startMs = endMs;
  }
  const lengthMs = shots.at(-1)?.endMs ?? 0;
  /** @param {Kind} kind @param {string} corner @returns {Box} */
  const placed = (kind, corner) => {
    const size = between(layout.sizes);
    const [width, height] = [SIZES[kind][0] * size, SIZES[kind][1] * size];
    const [dx, dy] = [between(layout.margin), between(layout.margin)];
    if (kind === 'ball') return { x: 0.4, y: 0.35, width, height };
    if (kind === 'caption') return { x: 0.25, y: 0.85, width, height };
    const x = corner.endsWith('left') ? dx : 1 - width - dx;
    const y = corner.startsWith('top') ? dy : 1 - height - dy;
    return { x, y, width, height };
  };
  /** @type {Thing[]} */
  const things = [];
  const kinds = /** @type {const} */ (['text', 'face', 'noise', 'mover', 'ball', 'caption']);
  for (let index = 0; index < layout.things; index += 1) {
    const kind = kinds[(index + Math.floor(random() * 2) + seed) % kinds.length] ?? 'text';
    const startMs = Math.round(random() * 0.7 * lengthMs);
    const endMs = Math.min(lengthMs, startMs + 3000 + Math.round(random() * 0.4 * lengthMs));
    const corner = CORNERS[Math.floor(random() * 4)] ?? 'top-left';
    things.push({ kind, box: placed(kind, corner), startMs, endMs, seed: Math.floor(random() * 1e6) });
  }
  if (random() < 0.5) {
    const corner = CORNERS[Math.floor(random() * 4)] ?? 'top-right';
    things.push({ kind: 'logo', box: placed('logo', corner), startMs: 0, endMs: lengthMs, seed });
  }
  return { id: `windows ${half} ${String(seed)}`, half, shots, things, grain: random() < 0.5 ? 0 : 3 };
}

/** A line of text that fits into its box. @param {Pick<Thing, 'kind' | 'box' | 'seed'>} thing */
function lineOf({ kind, box: place, seed }) {
  const text = someWords(chance(seed), kind === 'text' ? 12 : 26);
  const dot = Math.min((place.height * SIZE.height) / 7, (place.width * SIZE.width) / (text.length * 6));
  return { text, dot: Math.max(1, dot) };
}

/** Where a thing is at a time. A ball and a mover swing. @param {Pick<Thing, 'kind' | 'box' | 'seed'>} thing @param {number} seconds @returns {Box} */
export function boxAt({ kind, box: place, seed }, seconds) {
  if (kind === 'text' || kind === 'caption') {
    const { text, dot } = lineOf({ kind, box: place, seed });
    return { ...place, width: widthOf(text, dot) / SIZE.width, height: (7 * dot) / SIZE.height };
  }
  if (kind !== 'ball' && kind !== 'mover') return place;
  const [width, height] = [0.25 * place.width, Math.min(place.height, 0.4 * place.width)];
  return {
    x: place.x + (0.5 + 0.5 * Math.sin(seconds * 2 + seed)) * (place.width - width),
    y: place.y + (0.5 + 0.5 * Math.cos(seconds * 1.3)) * (place.height - height),
    ...{ width, height },
  };
}

/** @param {string} name */
const material = (name) => fileURLToPath(new URL(`../../sample/material/${name}`, import.meta.url));

/** @param {Film} film @returns {Generator<Uint8Array>} packed R'G'B' */
export function* framesOfFilm({ shots, things, grain: deviation }) {
  const grounds = new Map(shots.map((shot) => [shot, groundOf(shot)]));
  const painters = things.map((thing) => ({ thing, paint: painterOf(thing) }));
  const addGrain = deviation === 0 ? () => {} : grain(chance(7), deviation);
  const lengthMs = shots.at(-1)?.endMs ?? 0;
  for (let index = 0; (index * 1000) / RATE < lengthMs; index += 1) {
    const timeMs = (index * 1000) / RATE;
    const shot = shots.find(({ endMs }) => timeMs < endMs);
    const ground = shot && grounds.get(shot);
    if (ground === undefined) return;
    const rgb = ground(timeMs / 1000);
    for (const { thing, paint } of painters)
      if (timeMs >= thing.startMs && timeMs < thing.endMs) paint({ ...SIZE, rgb }, timeMs / 1000);
    addGrain(rgb);
    yield rgb;
  }
}

/** @param {Shot} shot @returns {(seconds: number) => Uint8Array} a new frame */
function groundOf(shot) {
  const still = stillGround(shot);
  if (shot.ground !== 'pan') return () => Uint8Array.from(still);
  const speed = 80 + (shot.seed % 100);
  return (seconds) => {
    const rgb = new Uint8Array(still.length);
    const row = SIZE.width * 3;
    const shift = (Math.round(seconds * speed) % SIZE.width) * 3;
    for (let at = 0; at < still.length; at += row) {
      rgb.set(still.subarray(at + shift, at + row), at);
      rgb.set(still.subarray(at, at + shift), at + row - shift);
    }
    return rgb;
  };
}

/** @param {Shot} shot */
function stillGround({ ground, seed }) {
  const random = chance(seed);
  if (ground === 'photograph') return decodePhotograph(material('coffee.jpg'), SIZE);
  const rgb = new Uint8Array(SIZE.width * SIZE.height * 3);
  const color = [0, 1, 2].map(() => 40 + random() * 150);
  const noise = fractal(random, 4);
  /** @param {number} x @param {number} y */
  const lightAt = (x, y) => {
    if (ground === 'plain') return 0;
    if (ground === 'gradient') return ((x + y) / (SIZE.width + SIZE.height) - 0.5) * 90;
    return ground === 'texture' ? noise(x / 90, y / 90) * 80 : noise(x / 20, y / 20) * 150;
  };
  for (let y = 0, at = 0; y < SIZE.height; y += 1) {
    for (let x = 0; x < SIZE.width; x += 1) {
      const light = lightAt(x, y);
      for (let part = 0; part < 3; part += 1, at += 1)
        rgb[at] = Math.max(0, Math.min(255, (color[part] ?? 0) + light));
    }
  }
  return rgb;
}

/** @param {Thing} thing @returns {(frame: { width: number, height: number, rgb: Uint8Array }, seconds: number) => void} */
function painterOf({ kind, box: place, seed }) {
  const random = chance(seed);
  const { width, height } = SIZE;
  const [left, top] = [place.x * width, place.y * height];
  const [wide, high] = [place.width * width, place.height * height];
  const area = { left, top, right: left + wide, bottom: top + high };
  const colour = /** @type {const} */ ([200 * random(), 200 * random(), 255 * random()]);
  if (kind === 'text' || kind === 'caption') {
    const { text, dot } = lineOf({ kind, box: place, seed });
    const isDark = random() < 0.3;
    return (frame) => {
      const dark = { ...area, right: left + widthOf(text, dot), bottom: top + 7 * dot };
      if (isDark) box(frame, dark, [20, 20, 30], 0.8);
      write(frame, text, { x: left, y: top, dot, colour: [245, 245, 245] });
    };
  }
  if (kind === 'logo') {
    const name = someWords(random, 3);
    return (frame) => {
      box(frame, area, colour, 0.9);
      const dot = (0.6 * wide) / Math.max(1, widthOf(name, 1));
      write(frame, name, { x: left + 0.2 * wide, y: top + 0.3 * high, dot, colour: [245, 245, 245] });
    };
  }
  if (kind === 'face') {
    const size = { width: Math.round(wide), height: Math.round(high) };
    const face = decodePhotograph(material('astronaut.jpg'), size);
    return ({ rgb }) => {
      for (let row = 0; row < size.height; row += 1) {
        const from = face.subarray(row * size.width * 3, (row + 1) * size.width * 3);
        rgb.set(from, ((Math.round(top) + row) * width + Math.round(left)) * 3);
      }
    };
  }
  if (kind === 'noise')
    return ({ rgb }) => {
      for (let y = Math.round(top); y < area.bottom; y += 1)
        for (let at = (y * width + Math.round(left)) * 3; at < (y * width + area.right) * 3; at += 1)
          rgb[Math.floor(at)] = 255 * random();
    };
  if (kind === 'wall') {
    const gray = 60 + 140 * random();
    return (frame) => box(frame, area, [gray, gray, gray], 1);
  }
  return (frame, seconds) => {
    const at = boxAt({ kind, box: place, seed }, seconds);
    const [x, y] = [at.x * width, at.y * height];
    box(frame, { left: x, top: y, right: x + at.width * width, bottom: y + at.height * height }, colour, 1);
  };
}
