import type { TimeRange } from '@/contracts/time-range';

/** Least distance of two frames of a shot that models see, in milliseconds. */
const LEAST_DISTANCE_MS = 2000;

/**
 * The order in which models see frames: one of each shot, nearest to its middle; then a second one of each shot, as
 * far from the first as there is one, for two frames that agree are surer than one; and so on. Each round goes
 * through the video by every eighth shot first, so that what is seen when the time runs out lies evenly over it.
 *
 * @param times of the frames that there are, in milliseconds
 * @param shots all shots of the video, in time order
 * @returns times
 */
export function framesInOrder(times: readonly number[], shots: readonly TimeRange[]): number[] {
  const chosen = shots.map((shot) => chosenIn(times, shot));
  const rounds = Math.max(0, ...chosen.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    spread(chosen).flatMap((ofShot) => ofShot[round] ?? []),
  ).flat();
}

/** Times of the frames of a shot that are worth seeing, the most telling first. */
function chosenIn(times: readonly number[], { startMs, endMs }: TimeRange): number[] {
  const inside = times.filter((timeMs) => timeMs >= startMs && timeMs < endMs);
  const [firstMs, lastMs] = [inside.at(0), inside.at(-1)];
  if (firstMs === undefined || lastMs === undefined) return [];
  const middleMs = (Math.max(startMs, firstMs) + Math.min(endMs, lastMs)) / 2;
  const distances = new Map(inside.map((timeMs) => [timeMs, -Math.abs(timeMs - middleMs)]));
  const chosen: number[] = [];
  for (let next = farthest(distances); next !== undefined; next = farthest(distances)) {
    if (chosen.length > 1 && (distances.get(next) ?? 0) < LEAST_DISTANCE_MS) break;
    chosen.push(next);
    distances.delete(next);
    for (const timeMs of distances.keys()) {
      distances.set(timeMs, Math.min(...chosen.map((other) => Math.abs(other - timeMs))));
    }
  }
  return chosen;
}

function farthest(distances: ReadonlyMap<number, number>): number | undefined {
  return [...distances].reduce<[number, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] ? entry : best),
    undefined,
  )?.[0];
}

/** Every eighth, then those half-way between, and so on. */
function spread<T>(list: readonly T[]): T[] {
  const order: T[] = [];
  for (let stride = 8; stride >= 1; stride /= 2) {
    list.forEach((entry, index) => {
      if (index % stride === 0 && (stride === 8 || index % (stride * 2) !== 0)) order.push(entry);
    });
  }
  return order;
}
