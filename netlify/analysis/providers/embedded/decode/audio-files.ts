import { Packet } from 'node-av/lib';
import { AnalysisFailure } from '../../../errors';
import type { MediaPart } from '../../../source/byte-source';
import type { AudioWindows } from './audio-windows';
import type { ByteReader } from './byte-reader';
import { openAudio, type OpenAudio } from './open-video';
import { partReader } from './part-reader';
import { type Deadline, millisecondsIn } from './time';
import { TrackDecoder } from './track-decoder';

/**
 * Measures the sound of a video that is in files of its own, before its pictures: it is complete unless the time is up.
 *
 * @param parts its files, in time order
 * @returns until when it was measured, in ms
 */
export async function measureAudioFiles(
  windows: AudioWindows,
  reader: ByteReader,
  parts: readonly MediaPart[],
  deadline: Deadline,
): Promise<number> {
  let heardMs = 0;
  for (const part of parts) {
    if (deadline.isOver) break;
    const audio = await opened(reader, part);
    if (audio !== undefined) heardMs = Math.max(heardMs, await measureFile(windows, audio, part, deadline));
  }
  windows.finish();
  return heardMs;
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
