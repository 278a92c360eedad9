import type { FilmMeasurements } from '../measure/measurements';
import { Deadline } from './deadline';
import { FilmReader, TimeIsUp, type AskForBytes } from './film-reader';
import { FilmSession } from './film-session';
import { openFilm } from './open-film';
import { seconds, watchFilm, type Seen, type WatchOptions } from './watch-film';
import { failures } from './worker-failure';

export interface BytesOptions extends WatchOptions {
  /** Length of the film in bytes. */
  size: number;
  ask: AskForBytes;
}

/** Missing ends up to this length in milliseconds, or share, are the rounding of containers. */
const END_MS = 1000;
const END_SHARE = 0.03;

/** How long a picture lasts where nothing says it: one at 25 pictures a second, in milliseconds. */
const PICTURE_MS = 40;

/**
 * Measures a film in this process. Meant for the child: a damaged film may crash the native decoder.
 *
 * @throws AnalysisFailure for every expected end without a result
 */
export async function measureBytes(options: BytesOptions): Promise<FilmMeasurements> {
  if (options.size <= 0) throw failures.empty();
  const deadline = new Deadline(options.budgetMs);
  const timeIsUp = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TimeIsUp('the time is up')), options.budgetMs).unref();
  });
  timeIsUp.catch(() => undefined);
  const reader = new FilmReader(options.size, options.ask, timeIsUp, options.mostBytes);
  try {
    const session = await FilmSession.open(await openFilm(reader, options.hears));
    const seen = await watchFilm(session, reader, options, deadline);
    return measurementsOf(session, seen, deadline);
  } catch (error) {
    // Whatever fails once the time is up failed because of that.
    throw deadline.isOver ? failures.tooSlow() : error;
  }
}

function measurementsOf(session: FilmSession, seen: Seen, deadline: Deadline): FilmMeasurements {
  const { film, picture } = session;
  if (seen.pictures.length === 0) throw deadline.isOver ? failures.tooSlow() : failures.damaged();
  const { sounds, loudness } = session.sounds.report();
  const [first, last] = [seen.pictures[0]?.timeMs ?? 0, seen.pictures.at(-1)?.timeMs ?? 0];
  const gaps = seen.pictures.length - 1;
  const intervalMs = gaps > 0 ? (last - first) / gaps : 0;
  const soundEnd = sounds.reduce((end, sound) => Math.max(end, sound.timeMs + sound.durationMs), 0);
  const seenMs = Math.max(last + intervalMs, soundEnd, PICTURE_MS);
  const durationMs = film.durationMs ?? seenMs;
  const notes = [...seen.notes];
  const endsEarly = seenMs < durationMs - Math.max(END_MS, END_SHARE * durationMs);
  const isWhole = seen.notes.length === 0;
  if (isWhole && endsEarly) {
    notes.push(
      `The file ends or is damaged after ${seconds(seenMs)} of ${seconds(durationMs)}; the rest is missing.`,
    );
  }
  if (picture.refused > 0) notes.push('Some pictures are damaged and were left out.');
  if (film.sound !== undefined && sounds.length === 0) notes.push('The sound could not be decoded.');
  if (session.cues.isCut) notes.push('The video has too much timed text, so some of it was left out.');
  return {
    originMs: film.originUs / 1000,
    durationMs,
    intervalMs: intervalMs > 0 ? intervalMs : durationMs,
    pictures: seen.pictures,
    sounds,
    transitions: seen.transitions,
    flashes: seen.flashes,
    ...(loudness === undefined ? {} : { loudness }),
    watched: isWhole ? [{ startMs: 0, endMs: endsEarly ? seenMs : durationMs }] : seen.watched,
    thumbnails: session.thumbnails.report(),
    cues: session.cues.cues(),
    metadata: film.metadata,
    ...(notes.length > 0 ? { partial: notes.join(' ') } : {}),
  };
}
