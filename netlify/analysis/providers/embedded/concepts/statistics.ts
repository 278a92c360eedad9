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

/** The middle value: one odd picture among many does not move it. */
export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}
