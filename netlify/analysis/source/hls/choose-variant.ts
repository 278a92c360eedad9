import type { Variant } from './playlist';

/** Narrower pictures are too small to read text in, in pixels. */
const LEAST_WIDTH = 320;

/**
 * The rendition that is measured: the cheapest that is at least 320 pixels wide; one whose width is not
 * said only where no other is; and where all are narrower, the widest.
 */
export function chooseVariant(variants: readonly Variant[]): Variant | undefined {
  const byBandwidth = variants.toSorted((a, b) => a.bandwidth - b.bandwidth);
  return (
    byBandwidth.find(({ width }) => width !== undefined && width >= LEAST_WIDTH) ??
    byBandwidth.find(({ width }) => width === undefined) ??
    byBandwidth.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]
  );
}
