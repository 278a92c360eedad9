import { afterFrames, coveredShare } from '../../../coverage';
import type { FilmMeasurements } from './measurements';

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
  return coveredShare([...watched, ...afterFrames(single), ...heard], durationMs);
}
