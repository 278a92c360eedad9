import { chance } from '../../media/chance.mjs';

/**
 * Films for the windows that are no overlays. The truth is what was drawn, by the conditions of
 * `netlify/analysis/providers/embedded/windows/README.md`.
 *
 * @typedef {import('./films.mjs').Box} Box
 * @typedef {import('./films.mjs').Film} Film
 * @typedef {import('./films.mjs').Shot} Shot
 * @typedef {import('./films.mjs').Thing} Thing
 */

/** Sides of a moving part of the frame: less than 15 % of it, less than 35 %, and more. */
const MOVING = [0.3, 0.5, 0.8];

/** @param {() => number} random @param {number} from @param {number} to */
const between = (random, from, to) => from + random() * (to - from);

/** A place for a box of this size, anywhere in the frame. @param {() => number} random @param {number} width @param {number} height @returns {Box} */
const placed = (random, width, height) => ({
  ...{ x: random() * (1 - width), y: random() * (1 - height) },
  ...{ width, height },
});

/**
 * A film for squeezebacks and pauses: still shots and such in which all moves, with text and moving parts.
 *
 * @param {Film['half']} half
 * @param {number} seed
 * @returns {Film}
 */
export function frameFilm(half, seed) {
  const random = chance(seed);
  const isOther = half === 'held out';
  /** @type {Shot[]} */
  const shots = [];
  /** @type {Thing[]} */
  const things = [];
  let startMs = 0;
  for (let index = 0; index < (isOther ? 5 : 4); index += 1) {
    const lengthMs = Math.round(between(random, 6, isOther ? 22 : 16)) * 1000;
    const endMs = startMs + lengthMs;
    const ground = random() < 0.3 ? 'pan' : random() < 0.5 ? 'texture' : 'gradient';
    shots.push({ startMs, endMs, ground, seed: Math.floor(random() * 1e6) });
    const [kind, place] = thingOf(random, isOther);
    if (ground !== 'pan' && kind !== null) {
      const from = startMs + Math.round(random() * 0.5 * lengthMs);
      const to = Math.min(endMs, from + 2000 + Math.round(random() * 0.5 * lengthMs));
      things.push({ kind, box: place, startMs: from, endMs: to, seed: Math.floor(random() * 1e6) });
    }
    startMs = endMs;
  }
  return { id: `windows frame ${half} ${String(seed)}`, half, shots, things, grain: random() < 0.5 ? 0 : 2 };
}

/** @param {() => number} random @param {boolean} isOther @returns {[Thing['kind'] | null, Box]} */
function thingOf(random, isOther) {
  const draw = random();
  if (draw < 0.35) return ['caption', placed(random, isOther ? 0.4 : 0.5, isOther ? 0.06 : 0.08)];
  if (draw > 0.8) return [null, placed(random, 0.1, 0.1)];
  const side = MOVING[Math.floor(random() * MOVING.length)] ?? 0.3;
  return ['noise', placed(random, side, side)];
}

/**
 * A film for in-scene placements: rough grounds with or without an empty plane, on which there may be something for the
 * whole shot.
 *
 * @param {Film['half']} half
 * @param {number} seed
 * @returns {Film}
 */
export function surfaceFilm(half, seed) {
  const random = chance(seed);
  const isOther = half === 'held out';
  /** @type {Shot[]} */
  const shots = [];
  /** @type {Thing[]} */
  const things = [];
  let startMs = 0;
  for (let index = 0; index < 6; index += 1) {
    const endMs = startMs + Math.round(between(random, 2, isOther ? 12 : 9)) * 1000;
    shots.push({ startMs, endMs, ground: 'rough', seed: Math.floor(random() * 1e6) });
    if (random() < 0.75) {
      const range = { startMs, endMs, seed: Math.floor(random() * 1e6) };
      const plane = placed(
        random,
        between(random, isOther ? 0.1 : 0.25, 0.6),
        between(random, isOther ? 0.1 : 0.25, 0.6),
      );
      things.push({ kind: 'wall', box: plane, ...range });
      const kinds = /** @type {const} */ (['face', 'noise', 'text', null, null]);
      const kind = kinds[Math.floor(random() * kinds.length)];
      const size = kind === 'text' ? [0.26, 0.07] : kind === 'face' ? [0.2, 0.34] : [0.12, 0.12];
      const [width = 0, height = 0] = size;
      if (kind) things.push({ kind, box: placed(random, width, height), ...range });
    }
    startMs = endMs;
  }
  return {
    id: `windows surface ${half} ${String(seed)}`,
    half,
    shots,
    things,
    grain: random() < 0.5 ? 0 : 2,
  };
}
