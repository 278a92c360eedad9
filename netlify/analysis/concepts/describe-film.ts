import type { AnalysisEntry, Shot, SoundSample, Thumbnail } from '@/contracts/analysis';
import type { FilmMeasurements } from '../signals/measurements';
import { chooseThumbnails } from './choose-thumbnails';
import { conceptsOf, namedTransitionsOf } from './concepts-of';
import { shotsOf } from './shots';
import { soundStripOf } from './sound-strip';

/** What can be told of a film, in the contract's own shapes. */
export interface FilmDescription {
  entries: AnalysisEntry[];
  shots: Shot[];
  sound: SoundSample[];
  thumbnails: Thumbnail[];
}

/** Derives all that an answer tells of a film from its measurements; pure. Everything is in time order. */
export function describeFilm(film: FilmMeasurements): FilmDescription {
  const { durationMs } = film;
  const shots = shotsOf(film, namedTransitionsOf(film)).map(({ startMs, endMs }) => ({
    startMs,
    endMs: Math.min(endMs, durationMs),
  }));
  return {
    entries: conceptsOf(film),
    shots: shots
      .map(({ startMs, endMs }) => ({ start: Math.round(startMs), end: Math.round(endMs) }))
      // Two changes in one millisecond, such as a cut at the dark end of a fade, are one.
      .filter(({ start, end }, index) => index === 0 || start < end),
    sound: soundStripOf(film),
    thumbnails: chooseThumbnails(film.thumbnails, shots).map(({ timeMs, jpeg }) => ({
      timestamp: Math.round(Math.min(timeMs, durationMs)),
      image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
    })),
  };
}
