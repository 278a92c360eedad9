/** Readable steps: 1, 2, 2.5 or 5 times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * The tick marks of an axis from 0 to at least the highest value.
 *
 * @param intervals the largest number of steps
 */
export function axisMarks(highest: number, intervals: number): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / intervals;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

export interface ChartPoint {
  /** Percent of the width, from the left. */
  x: number;
  /** Percent of the height, from the top. */
  y: number;
}

/** The points of a chart that starts at zero and spans the full width. @param top the value at its upper edge */
export function chartPoints(values: readonly number[], top: number): ChartPoint[] {
  const last = Math.max(values.length - 1, 1);
  return values.map((value, index) => ({ x: (index / last) * 100, y: 100 - (value / top) * 100 }));
}

/** The `d` attribute of a path through the points. */
export function linePath(points: readonly ChartPoint[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
}
