/** @typedef {import('./world.mjs').World} World */

/**
 * Where a camera points: the center of its frame in the world (in shares of the world's width), the number of world
 * pixels that one of its own pixels covers, and its tilt (radians).
 *
 * @typedef {{ x: number, y: number, zoom: number, tilt: number }} View
 * @typedef {(seconds: number) => View} CameraPath
 */

/**
 * Draws what a camera sees. Beyond its edges the world is mirrored.
 *
 * @param {World} world
 * @param {View} view
 * @param {{ width: number, height: number, rgb: Uint8Array }} frame drawn on
 */
export function look(world, { x, y, zoom, tilt }, { width, height, rgb }) {
  const [cosine, sine] = [Math.cos(tilt) * zoom, Math.sin(tilt) * zoom];
  const [middleX, middleY] = [x * world.width, y * world.width];
  const pixels = world.rgb;
  const down = world.width * 3;
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    const dy = row - height / 2;
    for (let column = 0; column < width; column += 1) {
      const dx = column - width / 2;
      const fromX = mirrored(middleX + dx * cosine - dy * sine, world.width - 2);
      const fromY = mirrored(middleY + dx * sine + dy * cosine, world.height - 2);
      const left = fromX | 0;
      const top = fromY | 0;
      const right = fromX - left;
      const below = fromY - top;
      let first = top * down + left * 3;
      for (let part = 0; part < 3; part += 1, first += 1, at += 1) {
        const a = pixels[first] ?? 0;
        const c = pixels[first + down] ?? 0;
        const upper = a + ((pixels[first + 3] ?? 0) - a) * right;
        rgb[at] = upper + (c + ((pixels[first + down + 3] ?? 0) - c) * right - upper) * below + 0.5;
      }
    }
  }
}

/** @param {number} value @param {number} length */
function mirrored(value, length) {
  if (value >= 0 && value < length) return value;
  const turn = 2 * length;
  const inside = ((value % turn) + turn) % turn;
  return inside > length ? turn - inside : inside;
}

/** @param {() => number} random @returns {View} */
function anywhere(random) {
  return { x: 0.35 + 0.3 * random(), y: 0.2 + 0.15 * random(), zoom: 0.9 + 0.5 * random(), tilt: 0 };
}

/** On a tripod. @param {() => number} random @returns {CameraPath} */
export function tripod(random) {
  const view = anywhere(random);
  return () => view;
}

/**
 * Turns at a constant speed.
 *
 * @param {() => number} random
 * @param {{ speed: number, angle?: number }} how speed in widths of the frame a second; angle in radians
 * @returns {CameraPath}
 */
export function panning(random, { speed, angle = 0 }) {
  const view = anywhere(random);
  const side = random() < 0.5 ? -1 : 1;
  // The frame is 320 pixels wide; the world's unit is its own width of 720 pixels.
  const perSecond = (side * speed * 320 * view.zoom) / 720;
  return (seconds) => ({
    ...view,
    x: view.x + perSecond * seconds * Math.cos(angle),
    y: view.y + perSecond * seconds * Math.sin(angle),
  });
}

/**
 * Held by hand: drift below one hertz and shake of some hertz.
 *
 * @param {() => number} random
 * @param {number} [strength] 1 for a steady hand
 * @returns {CameraPath}
 */
export function handHeld(random, strength = 1) {
  const view = anywhere(random);
  const waves = Array.from({ length: 12 }, (_, index) => ({
    hertz: 0.2 + index * 0.45 + 0.3 * random(),
    phase: random() * 7,
    size: (strength * 0.007) / (1 + index),
  }));
  /** @param {number} seconds @param {number} shift */
  const sway = (seconds, shift) =>
    waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin(seconds * wave.hertz * 6.283 + wave.phase * shift),
      0,
    );
  return (seconds) => ({
    x: view.x + sway(seconds, 1),
    y: view.y + sway(seconds, 2.3),
    zoom: view.zoom,
    tilt: 0.4 * sway(seconds, 3.7),
  });
}

/**
 * Zooms in.
 * @param {() => number} random
 * @param {number} perSecond share by which the view narrows per second
 * @returns {CameraPath}
 */
export function zooming(random, perSecond) {
  const view = anywhere(random);
  return (seconds) => ({ ...view, zoom: view.zoom * Math.exp(-perSecond * seconds) });
}

/** Follows something fast: quick movement with turns and jolts. @param {() => number} random @returns {CameraPath} */
export function racing(random) {
  const shake = handHeld(random, 5);
  const run = panning(random, { speed: 1.1 + 0.5 * random(), angle: 0.3 * (random() - 0.5) });
  return (seconds) => {
    const [near, far] = [shake(seconds), run(seconds)];
    return { x: near.x + far.x, y: near.y + far.y, zoom: far.zoom, tilt: near.tilt };
  };
}
