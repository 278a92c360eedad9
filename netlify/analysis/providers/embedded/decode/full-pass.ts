import type { Deadline } from './deadline';
import type { DecodeSession } from './decode-session';
import { FrameLog } from './frame-log';
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
  session: DecodeSession,
  maxDurationMs: number,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<{ frames: FrameLog; isComplete: boolean }> {
  const lengthMs = session.video.durationMs ?? maxDurationMs;
  const frames = new FrameLog(lengthMs);
  while (!deadline.isOver) {
    if (!(await session.next())) {
      session.finishVideo((frame) => frames.add(frame));
      session.finishAudio();
      return { frames, isComplete: true };
    }
    session.take((frame) => frames.add(frame));
    onShare?.((frames.lastMs ?? 0) / lengthMs);
    if ((frames.lastMs ?? 0) > maxDurationMs) throw failures.tooLong(maxDurationMs);
  }
  session.finishVideo((frame) => frames.add(frame));
  session.finishAudio();
  return { frames, isComplete: false };
}
