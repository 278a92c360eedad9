import { boxAt } from './films.mjs';
import { freeRanges, isOver, STEP_MS } from './score.mjs';

/**
 * Precision and recall, in seconds, of the windows that are no overlays.
 *
 * @typedef {import('./films.mjs').Box} Box
 * @typedef {import('./films.mjs').Film} Film
 * @typedef {import('./films.mjs').Shot} Shot
 * @typedef {import('./score.mjs').Window} Window
 */

/** By the README of the windows: minimum lengths in ms, and maximum shares of the frame that move. */
const SQUEEZEBACK = { kind: 'squeezeback', leastMs: 10_000, moving: 0.35, withText: false };
const PAUSE = { kind: 'pause', leastMs: 3_000, moving: 0.15, withText: true };
const MIN_SURFACE_MS = 3_000;
/** The grid of the engine, in which a surface has at least 5 % of the cells, and three on each side. */
const [COLUMNS, ROWS, MIN_SIDE] = [16, 20, 3];
const MIN_CELLS = 0.05 * COLUMNS * ROWS;

/** Counts seconds of squeezebacks and of pauses. @param {Film} film @param {readonly Window[]} windows */
export const countFrames = (film, windows) => ({
  squeezebacks: countKind(film, windows, SQUEEZEBACK),
  pauses: countKind(film, windows, PAUSE),
});

/** @param {Film} film @param {readonly Window[]} windows @param {typeof PAUSE} kind */
function countKind({ shots, things }, windows, { kind, leastMs, moving, withText }) {
  const lengthMs = shots.at(-1)?.endMs ?? 0;
  /** @param {number} timeMs */
  const isFree = (timeMs) => {
    const shot = shots.find(({ endMs }) => timeMs < endMs);
    if (shot?.ground === 'pan') return false;
    const there = things.filter(({ startMs, endMs }) => startMs <= timeMs && timeMs < endMs);
    if (!withText && there.some((thing) => thing.kind === 'caption')) return false;
    const area = there
      .filter((thing) => thing.kind === 'noise')
      .reduce((sum, { box }) => sum + box.width * box.height, 0);
    return area <= moving;
  };
  return countTimes(
    windows.filter((window) => window.kind === kind),
    lengthMs,
    isFree,
    leastMs,
  );
}

/** @param {readonly Window[]} windows @param {number} lengthMs @param {(timeMs: number) => boolean} isFree @param {number} leastMs */
function countTimes(windows, lengthMs, isFree, leastMs) {
  const tally = { right: 0, wrong: 0, missed: 0 };
  const isFound = (/** @type {number} */ timeMs) =>
    windows.some(({ start, end }) => start <= timeMs && timeMs < end);
  for (let timeMs = 0; timeMs < lengthMs; timeMs += STEP_MS)
    if (isFound(timeMs)) tally[isFree(timeMs) ? 'right' : 'wrong'] += STEP_MS / 1000;
  for (const { startMs, endMs } of freeRanges(isFree, lengthMs, leastMs))
    for (let timeMs = startMs; timeMs < endMs; timeMs += STEP_MS)
      if (!isFound(timeMs)) tally.missed += STEP_MS / 1000;
  return tally;
}

/** Half a cell: what is at the edge of a plane may belong to a cell of it. */
const EDGE = { x: 0.5 / COLUMNS, y: 0.5 / ROWS };

/**
 * Counts seconds of surfaces. One is right if it lies in the empty plane of its shot, and on nothing that is there; it is
 * missed in a shot whose plane has room for one.
 *
 * @param {Film} film
 * @param {readonly Window[]} windows
 */
export function countSurfaces(film, windows) {
  const tally = { right: 0, wrong: 0, missed: 0 };
  const surfaces = windows.filter(({ kind }) => kind === 'in-scene');
  for (const shot of film.shots) {
    const inShot = surfaces.filter(({ start, end }) => start < shot.endMs && end > shot.startMs);
    for (const { start, end, box } of inShot) {
      const seconds = (Math.min(end, shot.endMs) - Math.max(start, shot.startMs)) / 1000;
      tally[isOnPlane(film, shot, box) ? 'right' : 'wrong'] += seconds;
    }
    const lengthMs = shot.endMs - shot.startMs;
    // The first frames may show the shot before.
    if (inShot.length === 0 && lengthMs > MIN_SURFACE_MS && hasRoom(film, shot))
      tally.missed += lengthMs / 1000;
  }
  return tally;
}

/** @param {Film} film @param {Shot} shot */
const thingsIn = ({ things }, { startMs, endMs }) =>
  things.filter((thing) => thing.startMs < endMs && thing.endMs > startMs);

/** @param {Film} film @param {Shot} shot @param {Box} box */
function isOnPlane(film, shot, { x, y, width, height }) {
  const inner = {
    ...{ x: x + EDGE.x, y: y + EDGE.y },
    ...{ width: width - 2 * EDGE.x, height: height - 2 * EDGE.y },
  };
  const things = thingsIn(film, shot);
  const isIn = things.some(({ kind, box: plane }) => kind === 'wall' && isInside(inner, plane));
  return isIn && !things.some((thing) => thing.kind !== 'wall' && isOver(inner, boxAt(thing, 0)));
}

/** @param {Box} a @param {Box} b */
const isInside = (a, b) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** @param {Film} film @param {Shot} shot */
function hasRoom(film, shot) {
  const things = thingsIn(film, shot);
  /** @param {number} column @param {number} row @param {number} columns @param {number} rows */
  const isFree = (column, row, columns, rows) => {
    const box = { x: column / COLUMNS, y: row / ROWS, width: columns / COLUMNS, height: rows / ROWS };
    return (
      things.some(({ kind, box: plane }) => kind === 'wall' && isInside(box, plane)) &&
      !things.some((thing) => thing.kind !== 'wall' && isOver(box, boxAt(thing, 0)))
    );
  };
  for (let column = 0; column <= COLUMNS - MIN_SIDE; column += 1)
    for (let row = 0; row <= ROWS - MIN_SIDE; row += 1)
      for (let columns = MIN_SIDE; column + columns <= COLUMNS; columns += 1) {
        const rows = Math.max(MIN_SIDE, Math.ceil(MIN_CELLS / columns));
        if (row + rows <= ROWS && isFree(column, row, columns, rows)) return true;
      }
  return false;
}
