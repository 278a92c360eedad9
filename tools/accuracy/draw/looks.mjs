/** @typedef {import('./graphics.mjs').Painter} Painter */

/** A filter before the lens, or a grade after it: each component is multiplied. @param {readonly [number, number, number]} factors @returns {Painter} */
export function graded(factors) {
  return ({ rgb }) => {
    for (let at = 0; at < rgb.length; at += 1) {
      rgb[at] = Math.min(255, (rgb[at] ?? 0) * (factors[at % 3] ?? 1));
    }
  };
}

/** Removes colour, as in black and white video. @returns {Painter} */
export function monochrome() {
  return ({ rgb }) => {
    for (let at = 0; at < rgb.length; at += 3) {
      const luma = 0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0);
      rgb.fill(Math.round(luma), at, at + 3);
    }
  };
}

/** Out of focus: two box filters, one after the other, in both directions. @param {number} share radius in shares of the width @returns {Painter} */
export function outOfFocus(share) {
  return ({ width, height, rgb }) => {
    const radius = Math.max(1, Math.round(width * share));
    for (let round = 0; round < 2; round += 1) {
      for (let part = 0; part < 3; part += 1) {
        for (let row = 0; row < height; row += 1) boxLine(rgb, row * width * 3 + part, 3, width, radius);
        for (let column = 0; column < width; column += 1)
          boxLine(rgb, column * 3 + part, width * 3, height, radius);
      }
    }
  };
}

/**
 * Replaces each value on a line by the mean of its neighbours, with a running sum.
 * @type {(rgb: Uint8Array, start: number, step: number, count: number, radius: number) => void}
 */
function boxLine(rgb, start, step, count, radius) {
  const line = Float32Array.from({ length: count }, (_, index) => rgb[start + index * step] ?? 0);
  /** @param {number} index */
  const at = (index) => line[Math.max(0, Math.min(count - 1, index))] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += at(index);
  for (let index = 0; index < count; index += 1) {
    rgb[start + index * step] = sum / (2 * radius + 1) + 0.5;
    sum += at(index + radius + 1) - at(index - radius);
  }
}

/**
 * Standard colour bars (ITU-R BT.471, 75 %), with or without the lower rows of SMPTE EG 1.
 * @param {{ count: 7 | 8, hasFoot: boolean, level: number }} how
 * @returns {Painter}
 */
export function colourBars({ count, hasFoot, level }) {
  return ({ width, height, rgb }) => {
    for (let row = 0; row < height; row += 1) {
      const isFoot = hasFoot && row > height * 0.7;
      for (let column = 0; column < width; column += 1) {
        const bar = Math.floor((column / width) * count);
        const lit = isFoot && row > height * 0.78 ? (FOOT[bar % FOOT.length] ?? 0) : (7 - bar) * 1;
        const at = (row * width + column) * 3;
        // Bits of green, red and blue, from white down to black.
        rgb[at] = lit & 2 ? level : 0;
        rgb[at + 1] = lit & 4 ? level : 0;
        rgb[at + 2] = lit & 1 ? level : 0;
      }
    }
  };
}

const FOOT = /** @type {const} */ ([1, 7, 2, 0, 0, 0, 0]);
