/**
 * The value below which `share` (0 to 1) of the values lie, by linear interpolation.
 *
 * @returns undefined for no values
 */
export function quantile(values: readonly number[], share: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/** The middle value: one odd frame among many does not move it. */
export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}

/** The middle value, of an even number the upper one of the two: always a value that was measured; 0 for none. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** 0 up to one level, 1 from another on, and a straight line between; `full` may lie below `none`. */
export function ramp(value: number, none: number, full: number): number {
  return Math.min(1, Math.max(0, (value - none) / (full - none)));
}

/** Correlation of two lists of the same length, -1 to 1; 0 when one of them is constant. */
export function correlation(
  a: ArrayLike<number> & Iterable<number>,
  b: ArrayLike<number> & Iterable<number>,
): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = 0; index < a.length; index += 1) {
    const [da, db] = [(a[index] ?? 0) - meanA, (b[index] ?? 0) - meanB];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

function meanOf(values: ArrayLike<number> & Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
