import { Packet } from 'node-av/lib';
import type { PartialReason } from '@/contracts/partial-reason';
import { AnalysisFailure } from '../../../errors';
import type { MediaPart } from '../../../source/byte-source';
import type { AudioWindows } from './audio-windows';
import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import { openAudio, type OpenAudio } from './open-video';
import { partReader } from './part-reader';
import { Deadline, millisecondsIn } from './time';
import { TrackDecoder } from './track-decoder';
import { joinSeams, rangeOf } from './video-files';

/** Share of the time for decoding that sound in files of its own may take. */
const AUDIO_SHARE = 0.4;

/** Measures the sound that is in files of its own. @returns until when it is complete, in milliseconds, if it is cut */
export async function hear(
  session: DecodeSession,
  reader: ByteReader,
  audioParts: readonly MediaPart[],
  budgetMs: number,
): Promise<number | undefined> {
  const startedMs = performance.now();
  const deadline = new Deadline(budgetMs * AUDIO_SHARE);
  const { cutMs, isAll } = await measureAudioFiles(session.audioWindows, reader, audioParts, deadline);
  session.sound.tookMs += performance.now() - startedMs;
  session.sound.isHeard = isAll;
  return cutMs;
}

/** What is missing of the sound that is in files of its own. */
export function soundReasons(cutMs: number | undefined): PartialReason[] {
  if (cutMs === undefined) return [];
  if (cutMs === 0) return [{ code: 'audio-not-decoded', values: {} }];
  return [{ code: 'audio-cut', values: { endMs: Math.round(cutMs) } }];
}

/**
 * Measures the sound of a video that is in files of its own, before its pictures.
 *
 * @param parts its files, in time order
 * @returns `cutMs`: until when it is complete, in ms; missing unless a file cannot be decoded, or the time was up.
 *   `isAll`: whether it is all of the sound, with no time between the files
 */
async function measureAudioFiles(
  windows: AudioWindows,
  reader: ByteReader,
  parts: readonly MediaPart[],
  deadline: Deadline,
): Promise<{ cutMs?: number; isAll: boolean }> {
  let cutMs = Infinity;
  for (const part of parts) {
    const audio = deadline.isOver ? undefined : await opened(reader, part);
    const toMs = audio === undefined ? part.startMs : await measureFile(windows, audio, part, deadline);
    if (audio !== undefined && toMs > part.startMs && !deadline.isOver) continue;
    cutMs = Math.min(cutMs, toMs);
  }
  windows.finish();
  const [first, ...others] = joinSeams(parts.map(rangeOf));
  const isAll = cutMs === Infinity && first?.startMs === 0 && others.length === 0;
  // What was not read is not silence.
  if (!isAll) windows.holes.endOrder();
  return { isAll, ...(cutMs === Infinity ? {} : { cutMs }) };
}

/** @returns undefined for a file without sound that can be read: the others are still of use */
async function opened(reader: ByteReader, part: MediaPart): Promise<OpenAudio | undefined> {
  try {
    return await openAudio(partReader(reader, part));
  } catch (error) {
    if (error instanceof AnalysisFailure) return undefined;
    throw error;
  }
}

async function measureFile(
  windows: AudioWindows,
  { format, track, originUs }: OpenAudio,
  { startMs }: MediaPart,
  deadline: Deadline,
): Promise<number> {
  const decoder = await TrackDecoder.open(track);
  if (decoder === undefined) return startMs;
  const packet = new Packet();
  packet.alloc();
  let heardMs = startMs;
  const take = (frame: Parameters<AudioWindows['take']>[0]): void => {
    const timeMs = millisecondsIn(frame.bestEffortTimestamp, track.timeBase, originUs - startMs * 1000);
    heardMs = Math.max(heardMs, (timeMs ?? heardMs) + (frame.nbSamples / frame.sampleRate) * 1000);
    // Consumes the frame.
    windows.take(frame, timeMs);
  };
  while (!deadline.isOver && (await format.readFrame(packet)) >= 0) {
    if (packet.streamIndex === track.index) decoder.take(packet, take);
    packet.unref();
  }
  decoder.finish(take);
  decoder.free();
  packet.free();
  return heardMs;
}
