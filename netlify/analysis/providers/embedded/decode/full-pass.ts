import type { Deadline } from './deadline';
import type { FilmSession } from './film-session';
import { FrameLog } from './picture-log';
import type { OnShare } from './progress';
import { failures } from './worker-failure';

/**
 * Decodes every frame from the start until the film or the time is over.
 *
 * @param onShare told how much of the film has been seen, by the time of its pictures
 * @returns the frames, and whether the end of the film was reached
 * @throws AnalysisFailure `too-long` when a film of unknown length turns out to be
 */
export async function fullPass(
  session: FilmSession,
  maxDurationMs: number,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<{ frames: FrameLog; isComplete: boolean }> {
  const lengthMs = session.film.durationMs ?? maxDurationMs;
  const frames = new FrameLog(lengthMs);
  while (!deadline.isOver) {
    if (!(await session.next())) {
      session.finishPictures((picture) => frames.add(picture));
      session.finishSound();
      return { frames, isComplete: true };
    }
    session.take((picture) => frames.add(picture));
    onShare?.((frames.lastMs ?? 0) / lengthMs);
    if ((frames.lastMs ?? 0) > maxDurationMs) throw failures.tooLong(maxDurationMs);
  }
  session.finishPictures((picture) => frames.add(picture));
  session.finishSound();
  return { frames, isComplete: false };
}
