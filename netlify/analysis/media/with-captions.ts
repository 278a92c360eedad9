import type { FilmMeasurements, TextCue } from '../signals/measurements';
import type { CaptionFile } from './text-track-file';

/** A film's note and one more. */
export function withNote(film: FilmMeasurements, note: string): FilmMeasurements {
  return { ...film, partial: film.partial === undefined ? note : `${film.partial} ${note}` };
}

/**
 * The film with captions from elsewhere in the place of its own timed text: whoever gives captions means
 * them, and the same words from two places would weigh double. What begins at the end of the film or after
 * it is left out; the film's note says so where that is all of them, and where the captions are cut.
 */
export function withCaptions(film: FilmMeasurements, { cues, isCut }: CaptionFile): FilmMeasurements {
  const inside = cuesWithin(cues, film.durationMs);
  const spoken = { ...film, cues: inside };
  if (inside.length === 0 && cues.length > 0) {
    return withNote(spoken, 'All captions begin after the end of the video, so none of them was used.');
  }
  return isCut ? withNote(spoken, 'There are too many captions, so some of them were left out.') : spoken;
}

/** Cues of the film's length: later ones left out, the last ones ending with it. */
export function cuesWithin(cues: readonly TextCue[], durationMs: number): TextCue[] {
  return cues
    .filter(({ startMs }) => startMs < durationMs)
    .map((cue) => ({ ...cue, endMs: Math.min(cue.endMs, durationMs) }));
}
