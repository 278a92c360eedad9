import type { Shot, Thumbnail } from '@/contracts/analysis';

/** A frame of the strip: the start of a shot, or a further frame within it. */
export interface Frame {
  timestampMs: number;
  /** The end of the shot that starts here; undefined within a shot. */
  endMs?: number;
  /** A data URL; undefined for a shot without a thumbnail. */
  image?: string;
}

/**
 * Merges shots and thumbnails: a shot starts with its first thumbnail, its others follow.
 *
 * @param shots in time order
 * @param thumbnails in time order
 */
export function framesOf(shots: readonly Shot[] = [], thumbnails: readonly Thumbnail[] = []): Frame[] {
  const frames: Frame[] = [];
  let next = 0;
  const takeUntil = (endMs: number) => {
    for (; next < thumbnails.length; next += 1) {
      const { timestamp, image } = thumbnails[next] ?? { timestamp: Infinity, image: '' };
      if (timestamp >= endMs) return;
      frames.push({ timestampMs: timestamp, image });
    }
  };
  for (const { start, end } of shots) {
    takeUntil(start);
    const first = thumbnails[next];
    const isOfShot = first !== undefined && first.timestamp < end;
    frames.push({ timestampMs: start, endMs: end, ...(isOfShot ? { image: first.image } : {}) });
    if (isOfShot) next += 1;
    takeUntil(end);
  }
  takeUntil(Infinity);
  return frames;
}
