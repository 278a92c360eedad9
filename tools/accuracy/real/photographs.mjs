import { between, clips } from '../clips/recipe.mjs';
import { look } from '../draw/camera.mjs';
import { grain } from '../draw/noise.mjs';
import { flashes } from '../draw/shot.mjs';
import { decodePhotograph } from '../../media/decode.mjs';

/**
 * @typedef {import('./material.mjs').Material} Material
 * @typedef {import('../draw/shot.mjs').Shot} Shot
 */

/** The size of decoded photographs: larger than a frame, so that a camera can move over them. */
const SIZE = { width: 640, height: 360 };

/**
 * Videos of photographs with hard cuts between them, and some without a cut.
 *
 * @param {readonly Material[]} material of both halves
 */
export function photographClips(material) {
  const photographs = {
    tuning: material.filter(({ kind, half }) => kind === 'photograph' && half === 'tuning'),
    'held out': material.filter(({ kind, half }) => kind === 'photograph' && half === 'held out'),
  };
  /** @param {number} index of a clip @param {() => number} random @param {number} count */
  const choose = (index, random, count) => {
    const all = photographs[index % 2 === 0 ? 'tuning' : 'held out'];
    return [...all]
      .sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
      .map((file) => ({ file, place: random() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, count)
      .map(({ file }) => file);
  };
  /** @param {readonly Shot[]} shots @param {() => number} random @param {number} shortest @param {number} [longest] in seconds */
  const cut = (shots, random, shortest, longest = 2) => ({
    parts: shots.map((shot, index) => ({
      shot,
      seconds: between(random, shortest, longest),
      ...(index < shots.length - 1 ? { join: /** @type {const} */ ('cut') } : {}),
    })),
  });
  return [
    ...clips('cuts between photographs', 16, (random, index) =>
      cut(
        choose(index, random, 9).map((file) => shown(file, random)),
        random,
        0.6,
      ),
    ),
    ...clips('still photographs', 8, (random, index) =>
      cut(
        choose(index, random, 8).map((file) =>
          shown(file, random, { camera: 'still', noise: index % 4 < 2 ? 0 : 1.5 }),
        ),
        random,
        0.8,
      ),
    ),
    ...clips('dark photographs', 12, (random, index) =>
      cut(
        choose(index, random, 8).map((file, place) =>
          shown(file, random, { light: place % 3 === 1 ? 1 : between(random, 0.08, 0.3) }),
        ),
        random,
        0.8,
      ),
    ),
    ...clips('very dark photographs', 6, (random, index) =>
      cut(
        choose(index, random, 8).map((file) =>
          shown(file, random, { light: between(random, 0.04, 0.1), noise: 1 }),
        ),
        random,
        0.8,
      ),
    ),
    ...clips('quick cuts', 8, (random, index) =>
      cut(
        choose(index, random, 9).map((file) => shown(file, random)),
        random,
        0.24,
        0.5,
      ),
    ),
    ...clips('cuts over flashes', 8, (random, index) =>
      // The time of a shot starts at two seconds, so these flashes are at its first and last frames.
      cut(
        choose(index, random, 8).map((file, place) =>
          shown(file, random, {
            flash: between(random, 0.05, 0.12),
            flashTimes: [[1.96], [2], [3.15]][place % 3] ?? [],
          }),
        ),
        random,
        1.2,
        1.2,
      ),
    ),
    ...clips('photographs with flashes', 8, (random, index) =>
      cut(
        choose(index, random, 6).map((file) => shown(file, random, { flash: between(random, 0.03, 0.12) })),
        random,
        1.6,
      ),
    ),
    ...clips(
      'moves over a photograph',
      12,
      (random, index) => ({
        parts: choose(index, random, 1).map((file) => ({
          shot: shown(file, random, {
            camera: index % 4 < 2 ? 'fast' : 'move',
            flash: index % 3 === 0 ? 0.05 : 0,
          }),
          seconds: 5,
        })),
      }),
      { isWithoutCut: true },
    ),
  ];
}

/**
 * A photograph filmed by a camera that stands still, pans or zooms in.
 *
 * @param {Material} file
 * @param {() => number} random
 * @param {{ camera?: 'still' | 'move' | 'fast', noise?: number, light?: number, flash?: number, flashTimes?: number[] }} [how]
 *   `noise` of 255; `light`: remaining brightness, 0 to 1; `flash`: duration of a photographer's flash in seconds
 * @returns {Shot}
 */
function shown(
  file,
  random,
  { camera, noise = between(random, 0.5, 4), light = 1, flash = 0, flashTimes = [2.5, 2.7, 3.1] } = {},
) {
  const kind = camera ?? (random() < 0.4 ? 'still' : 'move');
  const speed =
    kind === 'still' ? 0 : kind === 'fast' ? between(random, 0.25, 0.6) : between(random, 0.01, 0.06);
  const closer = kind === 'still' ? 0 : between(random, -0.05, 0.05);
  const way = random() < 0.5 ? -1 : 1;
  const addGrain = noise > 0 ? grain(random, noise) : undefined;
  const flashed = flash > 0 ? flashes(flashTimes, flash) : undefined;
  /** @type {Uint8Array | undefined} */
  let rgb;
  return {
    shows: [],
    open: ['*visual'],
    paint: (frame, seconds) => {
      rgb ??= decodePhotograph(file.file, SIZE).map((value) => value * light);
      const zoom = (SIZE.width / frame.width) * 0.75 * (1 + closer * seconds);
      look(
        { ...SIZE, rgb },
        { x: 0.5 + way * speed * (seconds - 3), y: SIZE.height / SIZE.width / 2, zoom, tilt: 0 },
        frame,
      );
      flashed?.(frame, seconds);
      addGrain?.(frame.rgb);
    },
  };
}
