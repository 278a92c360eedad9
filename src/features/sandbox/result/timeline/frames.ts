import type { Shot, Thumbnail } from '@/contracts/timeline';

/** A frame of the strip: a shot, or a thumbnail where the shots are not known. */
export interface Frame {
  timestampMs: number;
  /** The end of the shot that starts here. */
  endMs?: number;
  /** A data URL; undefined for a shot without a thumbnail. */
  image?: string;
}

/**
 * One frame for each shot, with the first thumbnail in it; without shots, one for each thumbnail.
 *
 * @param shots in time order
 * @param thumbnails in time order
 */
export function framesOf(shots: readonly Shot[] = [], thumbnails: readonly Thumbnail[] = []): Frame[] {
  if (shots.length === 0)
    return thumbnails.map(({ timestamp, image }) => ({ timestampMs: timestamp, image }));
  return shots.map(({ start, end }) => {
    const first = thumbnails.find(({ timestamp }) => timestamp >= start && timestamp < end);
    return { timestampMs: start, endMs: end, ...(first ? { image: first.image } : {}) };
  });
}
