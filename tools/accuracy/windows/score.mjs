import { boxAt } from './films.mjs';

/**
 * Precision and recall of overlays, in seconds.
 *
 * @typedef {import('./films.mjs').Box} Box
 * @typedef {import('./films.mjs').Film} Film
 * @typedef {{ startMs: number, endMs: number }} TimeRange
 * @typedef {{ kind: string, place: string, start: number, end: number, box: Box }} Window
 */

/** Minimum length of an overlay by the guidelines, in ms, and the step in which time is counted. */
const MIN_MS = 10_000;
export const STEP_MS = 100;

/** @param {boolean} isRight @param {boolean} isLow @param {number} size @returns {Box} */
const corner = (isRight, isLow, size) => ({
  ...{ x: isRight ? 1 - size : 0, y: isLow ? 1 - size : 0 },
  ...{ width: size, height: size },
});

/** The places of overlays: corners of 25 % of the screen, or a quarter of its sides, and the lower 30 %. */
export const PLACES = [0.5, 0.25]
  .flatMap((size) => [
    { place: 'top-left', box: corner(false, false, size) },
    { place: 'top-right', box: corner(true, false, size) },
    { place: 'bottom-left', box: corner(false, true, size) },
    { place: 'bottom-right', box: corner(true, true, size) },
  ])
  .concat([{ place: 'lower-third', box: { x: 0, y: 0.7, width: 1, height: 0.3 } }]);

/** @param {Box} a @param {Box} b */
export const isOver = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Counts seconds: right and wrong ones of the windows that were found, and missed ones of those that are there.
 *
 * @param {Film} film
 * @param {readonly Window[]} windows
 */
export function countSeconds({ things, shots }, windows) {
  const lengthMs = shots.at(-1)?.endMs ?? 0;
  const overlays = windows.filter(({ kind }) => kind === 'overlay');
  const tally = { right: 0, wrong: 0, missed: 0 };
  /** @param {Box} box @param {number} timeMs */
  const isFree = (box, timeMs) =>
    !things.some(
      (thing) => thing.startMs <= timeMs && timeMs < thing.endMs && isOver(boxAt(thing, timeMs / 1000), box),
    );
  for (let timeMs = 0; timeMs < lengthMs; timeMs += STEP_MS)
    for (const { start, end, box } of overlays)
      if (start <= timeMs && timeMs < end) tally[isFree(box, timeMs) ? 'right' : 'wrong'] += STEP_MS / 1000;
  for (const { place, box } of PLACES) {
    const inPlace = overlays.filter(
      (window) => window.place === place && window.box.width * window.box.height >= box.width * box.height,
    );
    for (const { startMs, endMs } of freeRanges((timeMs) => isFree(box, timeMs), lengthMs, MIN_MS))
      for (let timeMs = startMs; timeMs < endMs; timeMs += STEP_MS)
        if (!inPlace.some(({ start, end }) => start <= timeMs && timeMs < end))
          tally.missed += STEP_MS / 1000;
  }
  return tally;
}

/** The ranges of at least this length in which something is free. @param {(timeMs: number) => boolean} isFree @param {number} lengthMs @param {number} leastMs */
export function freeRanges(isFree, lengthMs, leastMs) {
  /** @type {TimeRange[]} */
  const ranges = [];
  for (let startMs = 0; startMs < lengthMs; startMs += STEP_MS) {
    if (!isFree(startMs)) continue;
    let endMs = startMs;
    while (endMs < lengthMs && isFree(endMs)) endMs += STEP_MS;
    if (endMs - startMs >= leastMs) ranges.push({ startMs, endMs });
    startMs = endMs;
  }
  return ranges;
}
