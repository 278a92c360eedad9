import type { FrameTraits } from './small-frame';

/** Size of the parts of the picture whose change is taken by itself, in pixels. */
const PART = 6;

/**
 * Mean absolute luma difference in each of 60 parts of the picture, 0 to 1, the smallest first.
 *
 * @param before, after pictures of the same size
 */
export function partChanges(before: FrameTraits, after: FrameTraits): number[] {
  const { width } = after;
  const changes: number[] = [];
  for (let top = 0; (top + PART) * width <= after.plane.length; top += PART) {
    for (let left = 0; left + PART <= width; left += PART) {
      let sum = 0;
      for (let y = top; y < top + PART; y += 1) {
        for (let at = y * width + left; at < y * width + left + PART; at += 1) {
          sum += Math.abs((after.plane[at] ?? 0) - (before.plane[at] ?? 0));
        }
      }
      changes.push(sum / PART ** 2);
    }
  }
  return changes.sort((a, b) => a - b);
}
