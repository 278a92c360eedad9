import type { TimeRange } from '@/contracts/time-range';

/** Minimum distance of two frames of a shot that models process, in milliseconds. */
const MIN_DISTANCE_MS = 2000;

/** Length of a part of the video that gets its first frame before any other part gets a second, in milliseconds. */
const PART_MS = 10_000;

/**
 * The frames that models process, in rounds that are each spread evenly over the video. The first four cover the
 * video: the frame nearest to the middle of each shot, and of each ten seconds of a long shot, but only one for
 * several shots within ten seconds. The next four contain one frame of each remaining shot. Then follows a second
 * frame per shot, as far from the first as possible, because two frames that agree are more certain than one; and so
 * on.
 *
 * @param times of the available frames, in milliseconds
 * @param shots all shots of the video, in time order
 * @returns times
 */
export function framesInRounds(times: readonly number[], shots: readonly TimeRange[]): number[][] {
  const chosen = shots.flatMap(partsOf).map((part) => chosenIn(times, part));
  const covering: number[] = [];
  for (const timeMs of chosen.flatMap(([first]) => first ?? [])) {
    if (timeMs - (covering.at(-1) ?? -Infinity) >= PART_MS) covering.push(timeMs);
  }
  const longest = Math.max(0, ...chosen.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    chosen.flatMap((ofShot) => ofShot[round] ?? []).filter((timeMs) => !covering.includes(timeMs)),
  );
  return [covering, ...rounds].flatMap((round) => inSpreadRounds(round));
}

/** Splits a long shot into parts of equal length, none shorter than {@link PART_MS}. */
function partsOf({ startMs, endMs }: TimeRange): TimeRange[] {
  const count = Math.max(1, Math.floor((endMs - startMs) / PART_MS));
  if (!Number.isFinite(count)) return [{ startMs, endMs }];
  const lengthMs = (endMs - startMs) / count;
  return Array.from({ length: count }, (_, index) => ({
    startMs: startMs + index * lengthMs,
    endMs: index === count - 1 ? endMs : startMs + (index + 1) * lengthMs,
  }));
}

/** Times of the chosen frames of a part, the most significant first. */
function chosenIn(times: readonly number[], { startMs, endMs }: TimeRange): number[] {
  const inside = times.filter((timeMs) => timeMs >= startMs && timeMs < endMs);
  const [firstMs, lastMs] = [inside.at(0), inside.at(-1)];
  if (firstMs === undefined || lastMs === undefined) return [];
  const middleMs = (Math.max(startMs, firstMs) + Math.min(endMs, lastMs)) / 2;
  const distances = new Map(inside.map((timeMs) => [timeMs, -Math.abs(timeMs - middleMs)]));
  const chosen: number[] = [];
  for (let next = farthest(distances); next !== undefined; next = farthest(distances)) {
    if (chosen.length > 1 && (distances.get(next) ?? 0) < MIN_DISTANCE_MS) break;
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

/** Splits a list into rounds, each spread evenly over it: every eighth item, then those half-way between, and so on. */
export function inSpreadRounds<T>(list: readonly T[]): T[][] {
  return [8, 4, 2, 1]
    .map((stride) =>
      list.filter((_, index) => index % stride === 0 && (stride === 8 || index % (stride * 2) !== 0)),
    )
    .filter(({ length }) => length > 0);
}
