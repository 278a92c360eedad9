/**
 * Red, green and blue, each 0 to 255.
 *
 * @typedef {readonly [number, number, number]} Rgb
 */

/**
 * The fill of a shape: one colour, or for each pixel a colour with an opacity from 0 to 1.
 *
 * @typedef {Rgb | ((x: number, y: number) => readonly [number, number, number, number])} Paint
 */

/**
 * @param {string} hex six digits after a `#`
 * @returns {Rgb}
 */
export function rgb(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * @param {Rgb} from
 * @param {Rgb} to
 * @param {number} share 0 is `from`, 1 is `to`
 * @returns {Rgb}
 */
export function mix(from, to, share) {
  const part = clamp(share);
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

/**
 * A vertical gradient through any number of colours.
 *
 * @param {number} top
 * @param {number} bottom
 * @param {readonly Rgb[]} colours at least two
 * @returns {Paint}
 */
export function downwards(top, bottom, colours) {
  return (_x, y) => {
    const position = clamp((y - top) / (bottom - top)) * (colours.length - 1);
    const index = Math.min(colours.length - 2, Math.floor(position));
    return [...mix(at(colours, index), at(colours, index + 1), position - index), 1];
  };
}

/**
 * A glow that fades out from a point.
 *
 * @param {number} cx
 * @param {number} cy
 * @param {number} radius
 * @param {Rgb} colour
 * @param {number} strength opacity in the middle, 0 to 1
 * @returns {Paint}
 */
export function glow(cx, cy, radius, colour, strength) {
  return (x, y) => {
    const rest = clamp(1 - Math.hypot(x - cx, y - cy) / radius);
    return [...colour, strength * rest * rest];
  };
}

/** @param {number} value */
export function clamp(value) {
  return Math.min(1, Math.max(0, value));
}

/** @type {(colours: readonly Rgb[], index: number) => Rgb} */
function at(colours, index) {
  return colours[index] ?? [0, 0, 0];
}
