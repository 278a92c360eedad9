import { AVDISCARD_ALL, AVDISCARD_DEFAULT } from 'node-av/constants';
import type { TimeRange } from '@/contracts/time-range';
import type { SmallFrame } from '../measure/small-frame';
import type { Deadline } from './time';
import { SMALL_BLOCK, type ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import type { KeyFrames } from './key-frames';
import { SampleLog } from './frame-log';
import { samplingOrder } from './plan';
import type { OnShare } from './progress';
import { isUnnamed } from './teletext-track';

/** Audio measured at each sample, in milliseconds. */
const AUDIO_MS = 500;
/** Packets and video time (ms) after which a sample is given up: there is no key frame, or no audio. */
const MAX_PACKETS = 400;
const MAX_SEARCH_MS = 3000;
/** Share of the remaining time that reading the text of the whole video may take. */
const TEXT_SHARE = 0.35;
/** Without audio, a sample is one key frame: about as large as the frames of this time in milliseconds. */
const KEY_FRAME_MS = 80;

/** A time range to sample. */
export interface SampledRange extends TimeRange {
  /** The last frame decoded before it: there can be a cut between it and the first sample. */
  before?: SmallFrame | undefined;
}

/**
 * Takes key frames some seconds apart, with a short window of audio at each, reading only the bytes around them. The
 * samples are taken in rounds, each finer than the previous one, until the time or the bytes are used up.
 *
 * @param stepMs distance of the samples in milliseconds
 * @param heardMs until when the sound was measured before, in milliseconds
 * @param onShare called with the share of the samples taken so far
 * @param onSamples called with the samples taken so far
 */
export async function sampledPass(
  session: DecodeSession,
  reader: ByteReader,
  range: SampledRange,
  deadline: Deadline,
  stepMs: number,
  heardMs: number,
  onShare?: OnShare,
  onSamples?: (samples: SampleLog) => void,
): Promise<{ samples: SampleLog; isComplete: boolean }> {
  const samples = new SampleLog(range.before);
  const keyFrames = session.keyFrames((frame) => samples.add(frame));
  let isComplete = true;
  const count = Math.max(1, Math.ceil((range.endMs - range.startMs) / stepMs));
  reader.sequenceBytes = sampleBytes(session, reader.size);
  for (const [done, index] of samplingOrder(count).entries()) {
    onShare?.(done / count);
    onSamples?.(samples);
    isComplete = !(deadline.isOver || (reader.isSpent && keyFrames.count > 0));
    if (!isComplete) break;
    await takeSample(session, keyFrames, { timeMs: range.startMs + index * stepMs, heardMs }, range);
  }
  await keyFrames.finish();
  session.refused += keyFrames.refused;
  reader.sequenceBytes = undefined;
  return { samples, isComplete };
}

/** Average size of a sample in bytes: one request should fetch it, because each costs a round trip to the host. */
function sampleBytes({ durationMs = 0, audioDecoder }: DecodeSession, size: number): number {
  const sampleMs = audioDecoder === undefined ? KEY_FRAME_MS : AUDIO_MS;
  return (size * sampleMs) / Math.max(sampleMs, durationMs);
}

async function takeSample(
  session: DecodeSession,
  keyFrames: KeyFrames,
  { timeMs, heardMs }: { timeMs: number; heardMs: number },
  range: TimeRange,
): Promise<void> {
  const isHeard = session.audioDecoder === undefined || timeMs < heardMs;
  // The times of frames still to come are those of the file that is open.
  if (session.files.count > 1) await keyFrames.idle();
  if (!(await session.seek(timeMs))) return;
  await keyFrames.follow(session.video.videoTrack);
  let frameMs: number | undefined;
  let audioFromMs: number | undefined;
  for (let packets = 0; packets < MAX_PACKETS && (await session.next()); packets += 1) {
    const { packetMs } = session;
    const isLate = packetMs !== undefined && packetMs > Math.max(timeMs, frameMs ?? 0) + MAX_SEARCH_MS;
    if (isLate) break;
    if (!session.isVideoPacket) {
      if (session.isAudioPacket) audioFromMs ??= packetMs;
      if (!session.isAudioPacket || !isHeard) session.take(() => undefined);
    } else if (frameMs === undefined && session.packet.isKeyframe) {
      frameMs = packetMs ?? timeMs;
      // With sparse key frames, several targets lead to the same key frame, which was already taken.
      if (keyFrames.has(frameMs) || isBefore(frameMs, range)) break;
      await keyFrames.take(session.packet, frameMs);
    }
    const audioMs = audioFromMs === undefined || packetMs === undefined ? 0 : packetMs - audioFromMs;
    if (frameMs !== undefined && (isHeard || audioMs >= AUDIO_MS)) break;
  }
  session.finishAudio();
}

/** Reads the text of the whole video if single packets can be picked out of the container. */
export async function textPass(
  session: DecodeSession,
  reader: ByteReader,
  deadline: Deadline,
): Promise<boolean> {
  const { video } = session;
  const { textTracks, captionTrack, pictureTrack } = video;
  const named = textTracks.filter((track) => !isUnnamed(track)).map(({ stream }) => stream);
  const texts = [...named, captionTrack, pictureTrack].filter((track) => track !== undefined);
  if (texts.length === 0) return true;
  if (session.files.count > 1 || !video.format.iformat?.name?.includes('mov')) return false;
  const others = [video.videoTrack, ...(video.audioTrack === undefined ? [] : [video.audioTrack])];
  for (const track of others) track.discard = AVDISCARD_ALL;
  const { firstBlock } = reader;
  reader.firstBlock = SMALL_BLOCK;
  const endMs = deadline.remainingMs * (1 - TEXT_SHARE);
  let isComplete = true;
  while (await session.next()) {
    session.takeText();
    if (deadline.remainingMs < endMs || reader.isSpent) {
      isComplete = false;
      break;
    }
  }
  reader.firstBlock = firstBlock;
  for (const track of others) track.discard = AVDISCARD_DEFAULT;
  if (isComplete) for (const text of texts) text.discard = AVDISCARD_ALL;
  return isComplete;
}

/** Whether a frame belongs to the part of the video decoded before the time range. */
function isBefore(frameMs: number, { startMs }: TimeRange): boolean {
  return startMs > 0 && frameMs <= startMs;
}
