import { GRAVE_PROBE } from '../grave-probe';

/** The vector whose parts are the weights of the linear part, in base64. @param sign 1 for the vector itself, -1 for its opposite */
function linearVector(sign: 1 | -1): string {
  const letters = Array.from(GRAVE_PROBE.units[0]?.weights ?? '', (letter) => letter.charCodeAt(0) - 65);
  return btoa(letters.map((value) => String.fromCharCode((256 + sign * value) % 256)).join(''));
}

/** A stored vector that is like those of grave scenes. */
export const GRAVE_VECTOR = linearVector(1);

/** A stored vector that is unlike those of grave scenes. */
export const HARMLESS_VECTOR = linearVector(-1);
