/**
 * The value below which `share` (0 to 1) of the values lie, by linear interpolation.
 *
 * @returns undefined for an empty list
 */
export function quantile(values: readonly number[], share: number): number | undefined {
  return quantileOfSorted(
    values.toSorted((a, b) => a - b),
    share,
  );
}

/** As `quantile`, of values in ascending order. */
export function quantileOfSorted(sorted: readonly number[], share: number): number | undefined {
  if (sorted.length === 0) return undefined;
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/** 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation; 0 for an empty list. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/**
 * For each window, those that begin within a distance of its start, itself included.
 *
 * @param windows in time order
 * @param aroundMs distance in milliseconds
 */
export function neighbors<W extends { timeMs: number }>(windows: readonly W[], aroundMs: number): W[][] {
  return neighborRanges(windows, aroundMs).map(([first, end]) => windows.slice(first, end));
}

/** As `neighbors`: the index of the first one, and the one after that of the last. */
export function neighborRanges(
  windows: readonly { timeMs: number }[],
  aroundMs: number,
): (readonly [first: number, end: number])[] {
  let [first, end] = [0, 0];
  return windows.map(({ timeMs }) => {
    while ((windows[first]?.timeMs ?? timeMs) < timeMs - aroundMs) first += 1;
    while (end < windows.length && (windows[end]?.timeMs ?? 0) <= timeMs + aroundMs) end += 1;
    return [first, end];
  });
}

/** The median: not affected by a single outlier. */
export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}

/**
 * The median; of an even number of values the upper of the two middle ones, so that it is always a measured value; 0
 * for an empty list.
 */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** 0 at `none`, 1 at `full`, linear in between, and limited to 0 to 1; `full` may be less than `none`. */
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
