import { box, someWords, widthOf, write } from './letters.mjs';

/**
 * @typedef {{ width: number, height: number, rgb: Uint8Array }} Frame
 * @typedef {(frame: Frame, seconds: number) => void} Painter
 */

const WHITE = /** @type {const} */ ([240, 240, 240]);
const YELLOW = /** @type {const} */ ([240, 220, 60]);

/** A lower third: a bar with a name and a line below it. @param {() => number} random @returns {Painter} */
export function lowerThird(random) {
  const [name, rest] = [someWords(random, 16), someWords(random, 26)];
  const colour = /** @type {const} */ ([20 + 60 * random(), 20 + 40 * random(), 60 + 100 * random()]);
  return (frame) => {
    const { width, height } = frame;
    box(
      frame,
      { left: 0.06 * width, top: 0.72 * height, right: 0.8 * width, bottom: 0.92 * height },
      colour,
      0.85,
    );
    write(frame, name, { x: 0.09 * width, y: 0.75 * height, dot: width / 200, colour: WHITE });
    write(frame, rest, { x: 0.09 * width, y: 0.85 * height, dot: width / 300, colour: WHITE });
  };
}

/**
 * Burnt-in captions: one or two lines with a dark outline, centered at the bottom.
 * @param {() => number} random
 * @returns {Painter}
 */
export function subtitles(random) {
  const lines = [someWords(random, 28), someWords(random, 24)].slice(0, 1 + Math.floor(random() * 2));
  const colour = random() < 0.3 ? YELLOW : WHITE;
  return (frame) => {
    const { width, height } = frame;
    const dot = width / 250;
    lines.forEach((line, index) => {
      const x = (width - widthOf(line, dot)) / 2;
      const y = height * (0.92 - 0.07 * (lines.length - index));
      for (const [dx, dy] of EDGE) write(frame, line, { x: x + dx, y: y + dy, dot, colour: [12, 12, 12] });
      write(frame, line, { x, y, dot, colour });
    });
  };
}

const EDGE = /** @type {const} */ ([
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [1, 1],
]);

/** A news ticker along the bottom, with a headline above it. @param {() => number} random @returns {Painter} */
export function ticker(random) {
  const text = Array.from({ length: 6 }, () => someWords(random, 20)).join('  ');
  const headline = someWords(random, 22);
  return (frame, seconds) => {
    const { width, height } = frame;
    box(frame, { left: 0, top: 0.78 * height, right: width, bottom: height }, [30, 34, 60], 1);
    write(frame, headline, { x: 0.04 * width, y: 0.805 * height, dot: width / 220, colour: WHITE });
    write(frame, text, {
      x: width * (0.3 - 0.15 * seconds),
      y: 0.915 * height,
      dot: width / 280,
      colour: YELLOW,
    });
  };
}

/**
 * A card: one background colour, with lines of text centered or left-aligned, as on a slate.
 *
 * @param {() => number} random
 * @param {readonly [number, number, number]} ground
 * @param {readonly [number, number, number]} ink
 * @returns {Painter}
 */
export function card(random, ground, ink) {
  const isSlate = random() < 0.4;
  const count = isSlate ? 5 : 1 + Math.floor(random() * 3);
  const lines = Array.from({ length: count }, () => someWords(random, isSlate ? 24 : 14));
  return (frame) => {
    const { width, height } = frame;
    box(frame, { left: 0, top: 0, right: width, bottom: height }, ground, 1);
    const dot = width / (isSlate ? 240 : 130);
    lines.forEach((line, index) => {
      const x = isSlate ? 0.12 * width : (width - widthOf(line, dot)) / 2;
      write(frame, line, { x, y: height / 2 + (index - count / 2) * dot * 12, dot, colour: ink });
    });
  };
}

/**
 * Black bars above and below, or left and right.
 * @param {number} share of the height or width taken by both bars
 * @param {boolean} isPillar
 * @returns {Painter}
 */
export function bars(share, isPillar) {
  return (frame) => {
    const { width, height } = frame;
    const [dx, dy] = isPillar ? [(width * share) / 2, 0] : [0, (height * share) / 2];
    /** @type {readonly [number, number, number]} */
    const black = [0, 0, 0];
    box(frame, { left: 0, top: 0, right: isPillar ? dx : width, bottom: isPillar ? height : dy }, black, 1);
    box(
      frame,
      { left: isPillar ? width - dx : 0, top: isPillar ? 0 : height - dy, right: width, bottom: height },
      black,
      1,
    );
  };
}
