/** A rectangle in a frame; all four edges are shares of its width or height, 0 to 1, from the top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ScoredBox {
  box: Box;
  /** 0 to 1. */
  score: number;
}

/** A box from its edges in pixels of an image of this size, clipped to the image. */
export function boxWithin(
  size: { width: number; height: number },
  left: number,
  top: number,
  right: number,
  bottom: number,
): Box {
  return {
    left: share(left, size.width),
    top: share(top, size.height),
    right: share(right, size.width),
    bottom: share(bottom, size.height),
  };
}

const share = (pixels: number, size: number): number => Math.min(1, Math.max(0, pixels / size));

/** Share of the frame that a box covers, 0 to 1. */
export const areaOf = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much two boxes overlap: their intersection divided by their union, 0 to 1. */
export function overlap(one: Box, other: Box): number {
  const intersection = areaOf({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const union = areaOf(one) + areaOf(other) - intersection;
  return union > 0 ? intersection / union : 0;
}

/** Of boxes that overlap by more than `limit`, only the one with the highest score is kept; highest first. */
export function withoutOverlaps<Candidate extends ScoredBox>(
  candidates: readonly Candidate[],
  limit: number,
): Candidate[] {
  const best: Candidate[] = [];
  for (const candidate of [...candidates].sort((one, other) => other.score - one.score)) {
    if (best.every(({ box }) => overlap(box, candidate.box) <= limit)) best.push(candidate);
  }
  return best;
}
