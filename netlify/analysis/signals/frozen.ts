import type { PictureMeasurement } from './measurements';

/** Mean luma difference up to which nothing has changed: -60 dB, as in FFmpeg's freezedetect. */
const NOTHING = 0.001;

/**
 * Tells each picture how long it has been the same, before and after: the length of the run of pictures
 * that do not differ.
 *
 * @param pictures in time order, of one stretch; changed in place
 */
export function markFrozen(pictures: PictureMeasurement[]): void {
  let start = 0;
  for (let index = 1; index <= pictures.length; index += 1) {
    const picture = pictures[index];
    if (picture !== undefined && picture.difference <= NOTHING) continue;
    const frozenMs = (pictures[index - 1]?.timeMs ?? 0) - (pictures[start]?.timeMs ?? 0);
    for (const same of pictures.slice(start, index)) same.frozenMs = frozenMs;
    start = index;
  }
}
