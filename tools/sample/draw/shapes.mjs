/** @typedef {readonly [number, number]} Point */
/**
 * Closed outlines with the same orientation, so that overlapping ones add up and never cancel out.
 *
 * @typedef {readonly (readonly Point[])[]} Shape
 */

/**
 * Points as in the attribute `points` of SVG, such as `0,0 14,-7`, moved by x and y.
 * @type {(list: string, x?: number, y?: number) => Point[]}
 */
export function points(list, x = 0, y = 0) {
  return list.split(' ').map((pair) => {
    const [px = 0, py = 0] = pair.split(',').map(Number);
    return [x + px, y + py];
  });
}

/**
 * @param {readonly Point[]} points
 * @returns {Shape}
 */
export function polygon(points) {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    area += x * nextY - nextX * y;
  });
  return [area < 0 ? points.toReversed() : points];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} [radius] of the corners
 * @returns {Shape}
 */
export function box(x, y, width, height, radius = 0) {
  if (radius <= 0)
    return polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  const r = Math.min(radius, width / 2, height / 2);
  return polygon([
    ...arc(x + r, y + r, r, r, 180, 270),
    ...arc(x + width - r, y + r, r, r, 270, 360),
    ...arc(x + width - r, y + height - r, r, r, 0, 90),
    ...arc(x + r, y + height - r, r, r, 90, 180),
  ]);
}

/** @type {(cx: number, cy: number, rx: number, ry?: number) => Shape} */
export function ellipse(cx, cy, rx, ry = rx) {
  return polygon(arc(cx, cy, rx, ry, 0, 360));
}

/**
 * Points on an ellipse, clockwise on the screen, in degrees from the right.
 * @type {(cx: number, cy: number, rx: number, ry: number, from: number, to: number) => Point[]}
 */
export function arc(cx, cy, rx, ry, from, to) {
  const steps = Math.max(6, Math.ceil((Math.abs(to - from) / 360) * (16 + 2 * Math.max(rx, ry))));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** A line with round ends and joints. @type {(points: readonly Point[], width: number) => Shape} */
export function stroke(points, width) {
  const joints = points.flatMap(([x, y]) => ellipse(x, y, width / 2));
  const segments = points.slice(1).flatMap(([x1, y1], index) => {
    const [x0, y0] = points[index] ?? [x1, y1];
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [dx, dy] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)];
    return polygon([
      [x0 + dx, y0 + dy],
      [x1 + dx, y1 + dy],
      [x1 - dx, y1 - dy],
      [x0 - dx, y0 - dy],
    ]);
  });
  return [...joints, ...segments];
}

/**
 * Several shapes as one.
 *
 * @param {Shape[]} shapes
 * @returns {Shape}
 */
export function together(...shapes) {
  return shapes.flat();
}

/**
 * @param {Shape} shape
 * @param {{ x?: number, y?: number, turn?: number, scale?: number }} how moved by x and y after scaling and rotation
 *   (degrees, clockwise) around 0, 0
 * @returns {Shape}
 */
export function placed(shape, { x = 0, y = 0, turn = 0, scale = 1 }) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return shape.map((outline) =>
    outline.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]),
  );
}

/**
 * The area between a curve and a level below it.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} level y of the lower edge
 * @param {(x: number) => number} curve y of the upper edge
 * @param {number} [step]
 * @returns {Shape}
 */
export function under(from, to, level, curve, step = 4) {
  /** @type {Point[]} */
  const points = [];
  for (let x = from; x <= to + step; x += step) points.push([x, curve(x)]);
  return polygon([...points, [to + step, level], [from, level]]);
}
