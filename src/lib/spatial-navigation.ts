export type Direction = 'up' | 'down' | 'left' | 'right';

/** Edges in pixels, relative to the viewport, as from `getBoundingClientRect`. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A focusable element. */
export interface Place {
  box: Box;
  /**
   * The box of the part of the page that contains it, if that part does not scroll: a sidebar, a bar. One object per
   * part.
   */
  layer: Box | null;
}

/** Boxes whose edges differ by less than this are touching, in pixels. */
const TOUCH = 1;
/** If one box contains the other, minimum distance of their centers, in pixels, for one to be ahead of the other. */
const BESIDE = 6;

/** The weights of CSS Spatial Navigation Level 1, "find the shortest distance". */
const ORTHOGONAL_WEIGHT = { horizontal: 30, vertical: 2 };
const ALIGN_WEIGHT = 5;

export const isHorizontal = (direction: Direction) => direction === 'left' || direction === 'right';

/** A box projected on a direction: `near` to `far` along it, `from` to `to` across it. */
function along({ left, top, right, bottom }: Box, direction: Direction) {
  if (direction === 'right') return { near: left, far: right, from: top, to: bottom };
  if (direction === 'left') return { near: -right, far: -left, from: top, to: bottom };
  if (direction === 'down') return { near: top, far: bottom, from: left, to: right };
  return { near: -bottom, far: -top, from: left, to: right };
}

const overlap = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left + TOUCH &&
    outer.top <= inner.top + TOUCH &&
    outer.right >= inner.right - TOUCH &&
    outer.bottom >= inner.bottom - TOUCH
  );
}

/** Whether `other` is in `direction` of `origin`; if one contains the other, their centers are compared. */
export function isAhead(origin: Box, other: Box, direction: Direction): boolean {
  const a = along(origin, direction);
  const b = along(other, direction);
  if (contains(origin, other) || contains(other, origin)) {
    return (b.near + b.far) / 2 - (a.near + a.far) / 2 > BESIDE;
  }
  if (b.near >= a.far - TOUCH) return true;
  return b.near > a.near + TOUCH && b.far > a.far + TOUCH && overlap(a, b) > TOUCH;
}

/**
 * The distance from one box to another in a direction: the distance function of CSS Spatial Navigation Level 1
 * (https://drafts.csswg.org/css-nav-1/#find-the-shortest-distance). Aligned boxes are nearer than others.
 *
 * @returns a figure to compare; it can be negative
 */
export function distance(origin: Box, other: Box, direction: Direction): number {
  const a = along(origin, direction);
  const b = along(other, direction);
  const ahead = Math.max(0, b.near - a.far);
  const aside = Math.max(0, b.from - a.to, a.from - b.to);
  const euclidean = Math.hypot(ahead, aside);
  const size = Math.max(1, a.to - a.from);
  const common = overlap(a, b);
  if (common > 0) return euclidean - ALIGN_WEIGHT * Math.min(common / size, 1);
  const weight = ORTHOGONAL_WEIGHT[isHorizontal(direction) ? 'horizontal' : 'vertical'];
  return euclidean + (aside + size / 2) * weight;
}

/**
 * Priority of a place; the lowest comes first. Up and down stay in the same part of the page if there is a place, and
 * change only to a part above or below it, not to a sidebar. Left and right follow the row, then change to another
 * part, and only then to places higher or lower.
 */
function rank(origin: Place, other: Place, direction: Direction): number {
  const isSamePart = origin.layer === other.layer;
  if (!isHorizontal(direction)) {
    if (isSamePart) return 0;
    const here = along(origin.layer ?? origin.box, direction);
    const there = along(other.layer ?? other.box, direction);
    return overlap(here, there) > TOUCH ? 1 : Infinity;
  }
  if (!isSamePart) return 1;
  return overlap(along(origin.box, direction), along(other.box, direction)) > TOUCH ? 0 : 2;
}

/** @returns where an arrow key leads from `origin`; undefined if there is no place in that direction */
export function nextPlace<Other extends Place>(
  origin: Place,
  others: readonly Other[],
  direction: Direction,
): Other | undefined {
  let best: { other: Other; rank: number; distance: number } | undefined;
  for (const other of others) {
    if (!isAhead(origin.box, other.box, direction)) continue;
    const found = {
      other,
      rank: rank(origin, other, direction),
      distance: distance(origin.box, other.box, direction),
    };
    if (found.rank === Infinity) continue;
    const isBetter =
      !best || found.rank < best.rank || (found.rank === best.rank && found.distance < best.distance);
    if (isBetter) best = found;
  }
  return best?.other;
}
