import type { FittedSize, Region } from './image';

/** Minimum probability of a text pixel, and minimum mean probability of a region. */
const PIXEL_THRESHOLD = 0.3;
const REGION_THRESHOLD = 0.6;
/** Minimum side of a region, in pixels of the probability map. */
const MIN_SIDE = 3;
/** The model marks the core of a line; the line extends beyond it by this times area / perimeter on each side. */
const GROWTH = 1.6;
/** A region higher than this times its width does not count as a line. */
const MAX_UPRIGHT = 2;
/** Maximum difference of the tops of lines at the same height, in pixels of the frame. */
const SAME_HEIGHT = 10;

/** A connected group of pixels: its edges (inclusive), number of pixels, and sum of their probabilities. */
interface Group {
  left: number;
  top: number;
  right: number;
  bottom: number;
  count: number;
  sum: number;
}

/**
 * Finds lines of text in a probability map.
 *
 * @param probabilities of each pixel, row by row
 * @param size of the map
 * @param frame size of the frame that the map covers, in pixels
 * @returns regions in pixels of the frame, in reading order
 */
export function findTextRegions(probabilities: Float32Array, size: FittedSize, frame: FittedSize): Region[] {
  const seen = new Uint8Array(probabilities.length);
  const regions: Region[] = [];
  for (let index = 0; index < probabilities.length; index += 1) {
    if (seen[index] === 1 || (probabilities[index] ?? 0) < PIXEL_THRESHOLD) continue;
    const region = regionOf(groupAround(index, probabilities, size, seen), size, frame);
    if (region !== undefined) regions.push(region);
  }
  return regions.sort((one, other) =>
    Math.abs(one.top - other.top) < SAME_HEIGHT ? one.left - other.left : one.top - other.top,
  );
}

/** All pixels connected to one by their sides; they are marked as seen. */
function groupAround(
  start: number,
  probabilities: Float32Array,
  { width }: FittedSize,
  seen: Uint8Array,
): Group {
  const group: Group = { left: width, top: Infinity, right: 0, bottom: 0, count: 0, sum: 0 };
  const open = [start];
  seen[start] = 1;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const column = index % width;
    const row = Math.floor(index / width);
    group.left = Math.min(group.left, column);
    group.right = Math.max(group.right, column);
    group.top = Math.min(group.top, row);
    group.bottom = Math.max(group.bottom, row);
    group.count += 1;
    group.sum += probabilities[index] ?? 0;
    const neighbors = [index - width, index + width];
    if (column > 0) neighbors.push(index - 1);
    if (column < width - 1) neighbors.push(index + 1);
    for (const neighbor of neighbors) {
      if (seen[neighbor] !== 0 || (probabilities[neighbor] ?? 0) < PIXEL_THRESHOLD) continue;
      seen[neighbor] = 1;
      open.push(neighbor);
    }
  }
  return group;
}

function regionOf(group: Group, size: FittedSize, frame: FittedSize): Region | undefined {
  const width = group.right - group.left + 1;
  const height = group.bottom - group.top + 1;
  if (Math.min(width, height) < MIN_SIDE || group.sum / group.count < REGION_THRESHOLD) return undefined;
  const growth = (GROWTH * width * height) / (2 * (width + height));
  const [scaleX, scaleY] = [frame.width / size.width, frame.height / size.height];
  const left = Math.round(Math.max(0, (group.left - growth) * scaleX));
  const top = Math.round(Math.max(0, (group.top - growth) * scaleY));
  const region = {
    left,
    top,
    width: Math.round(Math.min(frame.width, (group.right + 1 + growth) * scaleX)) - left,
    height: Math.round(Math.min(frame.height, (group.bottom + 1 + growth) * scaleY)) - top,
  };
  const isLine = region.width >= 2 && region.height >= 2 && region.height <= MAX_UPRIGHT * region.width;
  return isLine ? region : undefined;
}
