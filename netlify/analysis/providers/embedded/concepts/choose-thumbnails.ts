import type { Shot } from '@/contracts/timeline';
import type { Thumbnail } from '../measure/measurements';

/** Limits for the thumbnails of a response: number, total bytes of JPEG, and minimum distance in milliseconds. */
export const MAX_CHOSEN = 120;
export const MAX_CHOSEN_BYTES = 700_000;
const MIN_DISTANCE_MS = 1000;

/**
 * Chooses the frames that give an overview of a video. First the frame nearest to the middle of each shot: first for
 * the shots that represent a scene, then for all shots, long ones first. Then the frames that evidence refers to,
 * then whichever is farthest from all chosen ones, down to a distance of one second.
 *
 * @param candidates in time order
 * @param shots all shots of the video; a shot may have no candidate
 * @param isShown whether evidence refers to the frame at a time, in milliseconds; such a frame is preferred for its
 * shot
 * @param leading the shots that represent a scene
 * @returns in time order
 */
export function chooseThumbnails(
  candidates: readonly Thumbnail[],
  shots: readonly Shot[],
  isShown: (timeMs: number) => boolean = () => false,
  leading: readonly Shot[] = [],
): Thumbnail[] {
  const chosen = new Set<Thumbnail>();
  let bytes = 0;
  const choose = (candidate: Thumbnail): boolean => {
    const hasRoom = chosen.size < MAX_CHOSEN && bytes + candidate.jpeg.length <= MAX_CHOSEN_BYTES;
    if (!hasRoom || chosen.has(candidate)) return false;
    chosen.add(candidate);
    bytes += candidate.jpeg.length;
    return true;
  };
  const shown = candidates.filter(({ timeMs }) => isShown(timeMs));
  const longestFirst = (some: readonly Shot[]) =>
    some.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  for (const shot of [...longestFirst(leading), ...longestFirst(shots)]) {
    const candidate = representative(shown, shot) ?? representative(candidates, shot);
    if (candidate !== undefined) choose(candidate);
  }
  for (const candidate of shown) choose(candidate);
  const distances = new Map(
    candidates.map((candidate) => [
      candidate,
      Math.min(...Array.from(chosen, ({ timeMs }) => Math.abs(timeMs - candidate.timeMs))),
    ]),
  );
  for (let next = farthestOf(distances); next !== undefined; next = farthestOf(distances)) {
    const { timeMs } = next;
    distances.delete(next);
    if (!choose(next)) continue;
    for (const [other, ms] of distances) distances.set(other, Math.min(ms, Math.abs(other.timeMs - timeMs)));
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}

/** The candidate nearest to the middle of a shot; undefined if there is none in the shot. */
function representative(candidates: readonly Thumbnail[], { start, end }: Shot): Thumbnail | undefined {
  const middleMs = (start + end) / 2;
  return candidates
    .filter(({ timeMs }) => timeMs >= start && timeMs < end)
    .toSorted((a, b) => Math.abs(a.timeMs - middleMs) - Math.abs(b.timeMs - middleMs))
    .at(0);
}

/** The candidate farthest from all chosen ones, the first in case of a tie; undefined when all are near. */
function farthestOf(distances: ReadonlyMap<Thumbnail, number>): Thumbnail | undefined {
  let best: [Thumbnail, number] | undefined;
  for (const entry of distances) {
    if (entry[1] >= MIN_DISTANCE_MS && (best === undefined || entry[1] > best[1])) best = entry;
  }
  return best?.[0];
}
