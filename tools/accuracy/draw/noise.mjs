import { chance } from '../../media/chance.mjs';

/** Side of the noise tile, in points. It repeats seamlessly. */
const SIDE = 512;

/** @type {Map<number, Float32Array>} */
const tiles = new Map();

/**
 * A tile of smooth noise in several octaves (value noise: random numbers on a lattice, interpolated smoothly), created
 * once. Its coarsest octave has cells of 64 points.
 *
 * @param {number} octaves
 */
function tileOf(octaves) {
  const known = tiles.get(octaves);
  if (known !== undefined) return known;
  const tile = new Float32Array(SIDE * SIDE);
  const random = chance(octaves * 977);
  for (let octave = 0, cell = 64, weight = 0.5; octave < octaves; octave += 1, cell /= 2, weight /= 1.7) {
    const cells = SIDE / cell;
    const lattice = Float32Array.from({ length: cells * cells }, () => weight * (2 * random() - 1));
    for (let y = 0, at = 0; y < SIDE; y += 1) {
      const top = Math.floor(y / cell);
      const dy = ease(y / cell - top);
      for (let x = 0; x < SIDE; x += 1, at += 1) {
        const left = Math.floor(x / cell);
        const dx = ease(x / cell - left);
        const [a, b] = [top * cells, ((top + 1) % cells) * cells];
        const right = (left + 1) % cells;
        const above = (lattice[a + left] ?? 0) * (1 - dx) + (lattice[a + right] ?? 0) * dx;
        const below = (lattice[b + left] ?? 0) * (1 - dx) + (lattice[b + right] ?? 0) * dx;
        tile[at] = (tile[at] ?? 0) + above + dy * (below - above);
      }
    }
  }
  tiles.set(octaves, tile);
  return tile;
}

/**
 * Smooth noise over the plane: a tile, randomly rotated and shifted.
 *
 * @param {() => number} random
 * @param {number} octaves
 * @returns {(x: number, y: number) => number} about -1 to 1; one unit is one cell of the coarsest octave
 */
export function fractal(random, octaves) {
  const tile = tileOf(octaves);
  const [turn, shiftX, shiftY] = [random() * 6.28, random() * SIDE, random() * SIDE];
  const [cosine, sine] = [64 * Math.cos(turn), 64 * Math.sin(turn)];
  return (x, y) => {
    const column = (x * cosine - y * sine + shiftX) & (SIDE - 1);
    const row = (x * sine + y * cosine + shiftY) & (SIDE - 1);
    return tile[row * SIDE + column] ?? 0;
  };
}

/** @param {number} share */
function ease(share) {
  return share * share * (3 - 2 * share);
}

/**
 * Grain that differs from frame to frame, like sensor noise: approximately normal, as a sum of four random numbers.
 *
 * @param {() => number} random
 * @param {number} deviation of 255
 * @returns {(rgb: Uint8Array) => void} adds it in place
 */
export function grain(random, deviation) {
  const table = Float32Array.from(
    { length: 65_536 },
    () => (random() + random() + random() + random() - 2) * deviation * Math.sqrt(3),
  );
  return (rgb) => {
    let from = 0;
    for (let at = 0; at < rgb.length; at += 1) {
      if ((at & 1023) === 0) from = Math.floor(random() * 65_536);
      const value = (rgb[at] ?? 0) + (table[(from + at) & 65_535] ?? 0) + 0.5;
      rgb[at] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  };
}
