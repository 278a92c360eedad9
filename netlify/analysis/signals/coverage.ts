import type { FilmMeasurements, Span } from './measurements';

/** How long a single picture speaks for, in milliseconds: as long as the entry that is made of it. */
const PICTURE_MS = 1000;

/**
 * The share of a film's length that its measurements speak for, 0 to 1. Counted is, each moment once,
 *
 * - where every picture was decoded, damaged ones among them included,
 * - a second from each single picture on,
 * - where sound was heard.
 *
 * Timed text is not counted: it is known without the film being seen.
 */
export function coverageOf({ durationMs, pictures, sounds, watched }: FilmMeasurements): number {
  const isWatched = (timeMs: number) =>
    watched.some(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  const single = pictures.map(({ timeMs }) => timeMs).filter((timeMs) => !isWatched(timeMs));
  const heard = sounds.map(({ timeMs, durationMs: ms }) => ({ startMs: timeMs, endMs: timeMs + ms }));
  return coveredShare([...watched, ...afterPictures(single), ...heard], durationMs);
}

/** What single pictures speak for. @param timesMs in milliseconds */
export function afterPictures(timesMs: readonly number[]): Span[] {
  return timesMs.map((timeMs) => ({ startMs: timeMs, endMs: timeMs + PICTURE_MS }));
}

/**
 * The share of a film that lies in any of the stretches, rounded down to three decimals: 1 is all of it.
 *
 * @param spans in any order; they may overlap, and reach beyond the film
 */
export function coveredShare(spans: readonly Span[], durationMs: number): number {
  let [coveredMs, reachedMs] = [0, 0];
  for (const { startMs, endMs } of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    const end = Math.min(endMs, durationMs);
    coveredMs += Math.max(0, end - Math.max(startMs, reachedMs));
    reachedMs = Math.max(reachedMs, end);
  }
  if (durationMs <= 0) return 0;
  // Many short stretches in a row add up to a hair less than the whole.
  return Math.floor(Math.min(1, coveredMs / durationMs + 1e-9) * 1000) / 1000;
}
