import type { TimeRange } from '@/contracts/time-range';
import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import type { OnShare } from './progress';
import { type Deadline, millisecondsIn } from './time';

/** Share of the remaining time that reading all of the sound may take; the rest is for pictures. */
const TIME_SHARE = 0.4;
/** Share of the remaining bytes that it may read: it reads those of the pictures, too. */
const BYTES_SHARE = 0.5;
/** Time in ms after which its speed shows whether it will finish in time, and by how much it may be exceeded. */
const TRIAL_MS = 1500;
const SLACK = 1.5;

/**
 * Measures all sound of a time range, and takes the timed text between it, before pictures are sampled: words and sounds
 * between samples would be missing otherwise. Frames are not decoded, so that this takes a small part of the time of a
 * full decode. It ends early when it would take too much of the time.
 *
 * @param onShare called with the share of the range measured so far, 0 to 1
 * @returns until when the sound is complete, in ms
 */
export async function audioPass(
  session: DecodeSession,
  reader: ByteReader,
  { startMs, endMs }: TimeRange,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<number> {
  const bytes = (reader.size * (endMs - startMs)) / Math.max(1, endMs);
  if (session.audioDecoder === undefined || bytes > BYTES_SHARE * (reader.mostBytes - reader.fetched)) {
    return startMs;
  }
  if (!(await session.seek(startMs))) return startMs;
  const fromMs = performance.now();
  const allowedMs = deadline.remainingMs * TIME_SHARE;
  let heardMs = startMs;
  let isComplete = true;
  while (await session.next(() => undefined)) {
    const timeMs = audioTime(session);
    if (timeMs === undefined) session.pass();
    else if (timeMs >= startMs) {
      session.takeAudio();
      heardMs = Math.max(heardMs, timeMs);
    }
    const share = Math.min(1, (heardMs - startMs) / Math.max(1, endMs - startMs));
    const tookMs = performance.now() - fromMs;
    const isTooSlow = tookMs > TRIAL_MS && tookMs > share * allowedMs * SLACK;
    if (tookMs > allowedMs || isTooSlow || reader.isSpent) {
      isComplete = false;
      break;
    }
    onShare?.(share);
  }
  session.finishAudio();
  return isComplete ? endMs : heardMs;
}

/** Time of the current packet in ms; undefined if it is not one of the audio. */
function audioTime({ packet, video }: DecodeSession): number | undefined {
  const { audioTrack, originUs } = video;
  if (audioTrack === undefined || packet.streamIndex !== audioTrack.index) return undefined;
  return millisecondsIn(packet.pts, audioTrack.timeBase, originUs);
}
