import type { Deadline } from './deadline';
import type { FilmSession } from './film-session';
import { FrameLog } from './picture-log';
import { failures } from './worker-failure';

/**
 * Decodes every frame from the start until the film or the time is over.
 *
 * @returns the frames, and whether the end of the film was reached
 * @throws AnalysisFailure `too-long` when a film of unknown length turns out to be
 */
export async function fullPass(
  session: FilmSession,
  maxDurationMs: number,
  deadline: Deadline,
): Promise<{ frames: FrameLog; isComplete: boolean }> {
  const frames = new FrameLog(session.film.durationMs ?? maxDurationMs);
  while (!deadline.isOver) {
    if (!(await session.next())) {
      session.finishPictures((picture) => frames.add(picture));
      session.finishSound();
      return { frames, isComplete: true };
    }
    session.take((picture) => frames.add(picture));
    if ((frames.lastMs ?? 0) > maxDurationMs) throw failures.tooLong(maxDurationMs);
  }
  session.finishPictures((picture) => frames.add(picture));
  session.finishSound();
  return { frames, isComplete: false };
}
