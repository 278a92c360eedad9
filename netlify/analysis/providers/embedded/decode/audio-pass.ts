import type { TimeRange } from '@/contracts/time-range';
import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import type { OnShare } from './progress';
import { type Deadline, roundingOf } from './time';
import { ROUNDING_MS } from './video-files';

/** Share of the remaining time that reading all of the sound may take; the rest is for pictures. */
const TIME_SHARE = 0.4;
/** Share of the remaining bytes that it may read: it reads those of the pictures, too. */
const BYTES_SHARE = 0.5;
/** Time in ms after which its speed shows whether it will finish in time, and by how much it may be exceeded. */
const TRIAL_MS = 1500;
const SLACK = 1.5;

/** Packets after which a picture without caption data has none: every frame has some, also where nothing is said. */
const PROBE_PACKETS = 4;

/** Whether there are captions in the picture, which are read like sound: between the samples, and without decoding. */
async function hasCaptionData(session: DecodeSession, reader: ByteReader, startMs: number): Promise<boolean> {
  const hasText = session.cues.cues().length > 0;
  if (hasText || reader.isSpent || !(await session.seek(startMs))) return false;
  for (let packets = 0; packets < PROBE_PACKETS; packets += 1) {
    if (session.captionData.isInPicture) return true;
    if (!(await session.next())) return false;
  }
  return false;
}

/**
 * Measures all sound of a time range, and takes the timed text between it, before pictures are sampled: words and sounds
 * between samples would be missing otherwise. Frames are not decoded, so that this takes a small part of the time of a
 * full decode. Without sound, it is done only for captions in the picture. It ends early when it would take too much of the time.
 *
 * @param onShare called with the share of the range measured so far, 0 to 1
 * @returns until when the sound that the bytes contain was measured, in ms, and whether that is all of the range
 */
export async function audioPass(
  session: DecodeSession,
  reader: ByteReader,
  { startMs, endMs }: TimeRange,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<{ heardMs: number; isAll: boolean }> {
  const nothing = { heardMs: startMs, isAll: false };
  const bytes = (reader.size * (endMs - startMs)) / Math.max(1, endMs);
  if (bytes > BYTES_SHARE * (reader.mostBytes - reader.fetched)) return nothing;
  if (session.audioDecoder === undefined && !(await hasCaptionData(session, reader, startMs))) return nothing;
  // Sound that was measured before, ahead of the last frame, is not measured again.
  const fromMs = Math.max(startMs, session.audioWindows.endMs);
  if (!(await session.seek(startMs))) return nothing;
  session.captionData.readAgain();
  const startedMs = performance.now();
  const allowedMs = deadline.remainingMs * TIME_SHARE;
  let heardMs = startMs;
  let readMs = startMs;
  while (await session.next(() => undefined)) {
    const timeMs = session.packetMs ?? readMs;
    readMs = Math.max(readMs, timeMs);
    if (!session.isAudioPacket) session.pass();
    else if (timeMs >= fromMs - ROUNDING_MS) {
      session.takeAudio();
      heardMs = Math.max(heardMs, timeMs);
    }
    const share = Math.min(1, (readMs - startMs) / Math.max(1, endMs - startMs));
    const tookMs = performance.now() - startedMs;
    const isTooSlow = tookMs > TRIAL_MS && tookMs > share * allowedMs * SLACK;
    if (tookMs > allowedMs || isTooSlow || reader.isSpent) {
      session.finishAudio();
      return { heardMs, isAll: false };
    }
    onShare?.(share);
  }
  session.finishAudio();
  const isToEnd = readMs >= endMs - roundingOf(endMs);
  return { heardMs: isToEnd ? endMs : heardMs, isAll: isToEnd && session.files.isContinuous };
}
