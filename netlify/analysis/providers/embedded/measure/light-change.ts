import { upperMedian } from './statistics';

/** Minimum change of luma of 255 of half of the cells that may be one of light, and its minimum factor in a fast fade. */
const LIGHT_CHANGE = 0.5;
const MIN_GAIN = 0.6;

/** A change of the light of a whole frame: luma now = gain * luma then + offset. */
export interface Light {
  gain: number;
  offset: number;
}

/**
 * How the light of the whole frame has changed, by linear regression over the cells; undefined if it has not. It is
 * fitted twice to the better half of the cells, because things that move in the others are no change of light.
 */
export function lightChange(then: Float64Array, now: Float64Array): Light | undefined {
  const differences = Float64Array.from(then, (value, cell) => (now[cell] ?? 0) - value);
  const offset = upperMedian([...differences]);
  const sizes = [...differences].map(Math.abs);
  if (upperMedian(sizes) < LIGHT_CHANGE) return undefined;
  let light: Light = { gain: 1, offset };
  for (let round = 0; round < 2; round += 1) {
    const errors = Float64Array.from(then, (value, cell) =>
      Math.abs((now[cell] ?? 0) - light.gain * value - light.offset),
    );
    const cells = Array.from(errors.keys()).toSorted((a, b) => (errors[a] ?? 0) - (errors[b] ?? 0));
    light = fitted(then, now, cells.slice(0, then.length / 2));
  }
  return light.gain < MIN_GAIN || light.gain > 1 / MIN_GAIN ? undefined : light;
}

function fitted(then: Float64Array, now: Float64Array, cells: readonly number[]): Light {
  let [sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0];
  for (const cell of cells) {
    const [x, y] = [then[cell] ?? 0, now[cell] ?? 0];
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  const count = cells.length;
  const spread = count * sumXX - sumX * sumX;
  const gain = spread < 1 ? 1 : (count * sumXY - sumX * sumY) / spread;
  return { gain, offset: (sumY - gain * sumX) / count };
}
