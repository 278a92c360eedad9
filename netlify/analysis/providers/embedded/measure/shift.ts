import type { FrameTraits } from './small-frame';

/** Movement of a whole frame against the previous one. */
export interface Shift {
  /** In frame widths, to the right and down. */
  x: number;
  y: number;
  /** The share of the difference between the two frames that this shift explains, 0 to 1. */
  fit: number;
}

/** Maximum shift tested, in pixels of the small frame. */
const REACH_X = 16;
const REACH_Y = 9;
/** A residual of this size has half the weight: single moving objects must not determine the shift of the frame. */
const ROBUST = 0.03;
const WIDTH = 64;

/**
 * The shift of a whole frame. First the best whole-pixel shift by the sum of absolute differences over every second
 * pixel, then the fraction by least squares on the gradient (Lucas and Kanade, 1981), with low weight for pixels that
 * do not follow.
 *
 * @param before, after traits of frames of the same size, 64 pixels wide
 */
export function shiftBetween(before: FrameTraits, after: FrameTraits): Shift {
  const height = after.plane.length / WIDTH;
  const still = differenceAt(before, after, height, 0, 0, 1);
  if (still < 1e-5) return { x: 0, y: 0, fit: 0 };
  let best = { x: 0, y: 0, difference: differenceAt(before, after, height, 0, 0, 2) };
  const search = (fromX: number, toX: number, fromY: number, toY: number, step: number): void => {
    const { x: atX, y: atY } = best;
    for (let y = atY + fromY; y <= atY + toY; y += step) {
      for (let x = atX + fromX; x <= atX + toX; x += step) {
        if (x === atX && y === atY) continue;
        const difference = differenceAt(before, after, height, x, y, 2, best.difference);
        if (difference < best.difference) best = { x, y, difference };
      }
    }
  };
  search(-REACH_X, REACH_X, -REACH_Y + 1, REACH_Y - 1, 2);
  search(-1, 1, -1, 1, 1);
  const rest = fractionOf(before, after, height, best.x, best.y);
  const left = differenceAt(before, after, height, best.x, best.y, 1);
  const explained = Math.max(0, 1 - Math.min(left, rest.left) / still);
  return { x: (best.x + rest.x) / WIDTH, y: (best.y + rest.y) / WIDTH, fit: Math.min(1, explained) };
}

/**
 * Mean absolute difference of the overlap when the second frame is shifted by whole pixels.
 *
 * @param enough the result is not needed exactly from this value on
 */
function differenceAt(
  before: FrameTraits,
  after: FrameTraits,
  height: number,
  x: number,
  y: number,
  step: number,
  enough = Infinity,
): number {
  const [from, end] = [Math.max(0, x), Math.min(WIDTH, WIDTH + x)];
  const [top, bottom] = [Math.max(0, y), Math.min(height, height + y)];
  const count = Math.ceil((bottom - top) / step) * Math.ceil((end - from) / step);
  if (count <= 0) return 1;
  const [planeBefore, planeAfter] = [before.plane, after.plane];
  let sum = 0;
  for (let row = top; row < bottom && sum / count < enough; row += step) {
    for (let at = row * WIDTH + from; at < row * WIDTH + end; at += step) {
      sum += Math.abs((planeAfter[at] ?? 0) - (planeBefore[at - y * WIDTH - x] ?? 0));
    }
  }
  return sum / count;
}

/** The remaining fraction of the shift, up to a pixel, and the mean difference after it. */
function fractionOf(before: FrameTraits, after: FrameTraits, height: number, x: number, y: number) {
  let [xx, xy, yy, xt, yt] = [0, 0, 0, 0, 0];
  const rows = { from: Math.max(0, y) + 1, to: Math.min(height, height + y) - 1 };
  const columns = { from: Math.max(0, x) + 1, to: Math.min(WIDTH, WIDTH + x) - 1 };
  const each = (use: (dx: number, dy: number, dt: number) => void): void => {
    for (let row = rows.from; row < rows.to; row += 1) {
      for (let column = columns.from; column < columns.to; column += 1) {
        const at = (row - y) * WIDTH + column - x;
        const plane = before.plane;
        const dx = ((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0)) / 2;
        const dy = ((plane[at + WIDTH] ?? 0) - (plane[at - WIDTH] ?? 0)) / 2;
        use(dx, dy, (after.plane[row * WIDTH + column] ?? 0) - (plane[at] ?? 0));
      }
    }
  };
  each((dx, dy, dt) => {
    const weight = ROBUST / (ROBUST + Math.abs(dt));
    xx += weight * dx * dx;
    xy += weight * dx * dy;
    yy += weight * dy * dy;
    xt += weight * dx * dt;
    yt += weight * dy * dt;
  });
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-9) return { x: 0, y: 0, left: Infinity };
  const limited = (value: number) => Math.max(-1, Math.min(1, value));
  const fraction = {
    x: limited((xy * yt - yy * xt) / determinant),
    y: limited((xy * xt - xx * yt) / determinant),
  };
  let [sum, count] = [0, 0];
  each((dx, dy, dt) => {
    sum += Math.abs(dt + dx * fraction.x + dy * fraction.y);
    count += 1;
  });
  return { ...fraction, left: count === 0 ? Infinity : sum / count };
}
