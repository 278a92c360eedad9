import type { SmallFrame } from '../measure/small-frame';
import type { ByteReader } from './byte-reader';
import { cutAt, type DecodeListeners } from './decode-report';
import type { DecodeSession } from './decode-session';
import { FrameLog } from './frame-log';
import type { FullDecode } from './plan';
import { Deadline } from './time';
import { failures } from './worker-failure';

/** Time in milliseconds after which the speed of a trial full decode is assessed. */
const TRIAL_MS = 20_000;
/**
 * A trial full decode continues while its estimated time is at most this multiple of its deadline: half of a video in
 * full, with the rest sampled, is better than samples alone.
 */
const SLACK = 2;

/** Decides when a full decode ends: after its deadline, or as soon as it is clear that it would take too long. */
export class FullDeadline {
  readonly #deadline: Deadline;
  readonly #startedMs = performance.now();
  readonly #full: Pick<FullDecode, 'deadlineMs' | 'isTrial'>;

  constructor(full: Pick<FullDecode, 'deadlineMs' | 'isTrial'>) {
    this.#deadline = new Deadline(full.deadlineMs);
    this.#full = full;
  }

  /** @param share share of the video decoded so far, 0 to 1 */
  isOver(share: number): boolean {
    if (this.#deadline.isOver) return true;
    const tookMs = performance.now() - this.#startedMs;
    return this.#full.isTrial && tookMs > TRIAL_MS && tookMs > share * this.#full.deadlineMs * SLACK;
  }
}

/** Bit rate below which a video is unusual, in bytes per millisecond: 100 kbit/s. */
const MIN_BYTES_PER_MS = 12.5;

/**
 * The length that decides how far apart the reported frames are, in milliseconds: that of the video, or the longest that
 * a file of this size usually has. Recordings of browsers do not contain their length.
 */
export function reportLengthOf(durationMs: number | undefined, bytes: number, maxDurationMs: number): number {
  return durationMs ?? Math.min(maxDurationMs, bytes / MIN_BYTES_PER_MS);
}

/**
 * Decodes every frame from the start until the end of the video, or until the time or the bytes are used up.
 *
 * @param listeners their share of the video is calculated from the time of its frames
 * @returns the frames, and whether the end of the video was reached
 * @throws AnalysisFailure `too-long` when a video of unknown length turns out to be too long
 */
export async function fullPass(
  session: DecodeSession,
  reader: ByteReader,
  maxDurationMs: number,
  deadline: FullDeadline,
  { onShare, onInterim }: DecodeListeners,
): Promise<{ frames: FrameLog; isComplete: boolean }> {
  const lengthMs = session.durationMs ?? maxDurationMs;
  const add = (frame: SmallFrame): void => frames.add(frame);
  const frames = new FrameLog(reportLengthOf(session.durationMs, reader.size, maxDurationMs));
  while (!deadline.isOver((frames.lastMs ?? 0) / lengthMs) && !reader.isSpent) {
    if (!(await session.next(add))) {
      session.finishVideo(add);
      session.finishAudio();
      return { frames, isComplete: true };
    }
    session.take(add);
    onShare?.((frames.lastMs ?? 0) / lengthMs);
    onInterim?.(() => {
      const endMs = frames.lastMs ?? 0;
      return {
        ...frames.interim(),
        decodedRanges: session.files.decodedUntil(endMs),
        partial: cutAt(endMs, lengthMs, reader),
      };
    });
    if ((frames.lastMs ?? 0) > maxDurationMs) throw failures.tooLong(maxDurationMs);
  }
  session.finishVideo(add);
  session.finishAudio();
  return { frames, isComplete: false };
}
