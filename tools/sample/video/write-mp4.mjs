import {
  AV_CODEC_ID_MOV_TEXT,
  AV_PKT_FLAG_KEY,
  AVFMT_FLAG_BITEXACT,
  AVMEDIA_TYPE_SUBTITLE,
  Dictionary,
  FormatContext,
  Packet,
  Rational,
} from 'node-av';
import { check } from './encoder.mjs';
import { sampleDescription, textSamples } from './timed-text.mjs';

/** @typedef {import('./tracks.mjs').Track} Track */
/** @typedef {import('./timed-text.mjs').Cue} Cue */

const MILLISECONDS = new Rational(1, 1000);
const WRITING = 'write the MP4 file';

/**
 * Writes an MP4 file with its index at the start, so that playback and reading can begin with the first bytes.
 *
 * @param {string} path
 * @param {{ video: Track, audio: Track, cues: readonly Cue[], durationMs: number, title: string }} recipe
 */
export async function writeMp4(path, { video, audio, cues, durationMs, title }) {
  const file = new FormatContext();
  check(file.allocOutputContext2(null, 'mp4', path), WRITING);
  file.setFlags(AVFMT_FLAG_BITEXACT);
  file.metadata = Dictionary.fromObject({ title });
  const packets = [
    ...addTrack(file, video),
    ...addTrack(file, audio),
    ...addTimedText(file, textSamples(cues, durationMs)),
  ].sort((a, b) => a.timeMs - b.timeMs);
  check(await file.openOutput(), WRITING);
  check(await file.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), WRITING);
  for (const { packet, timeBase } of packets) {
    packet.rescaleTs(timeBase, streamOf(file, packet.streamIndex).timeBase);
    check(await file.interleavedWriteFrame(packet), WRITING);
  }
  check(await file.writeTrailer(), WRITING);
  await file.closeOutput();
  file.freeContext();
}

/**
 * @param {FormatContext} file
 * @param {Track} track
 */
function addTrack(file, { context, packets, timeBase }) {
  const stream = file.newStream();
  stream.timeBase = timeBase;
  check(stream.codecpar.fromContext(context), WRITING);
  return packets.map((packet) => {
    packet.streamIndex = stream.index;
    return { packet, timeBase, timeMs: (Number(packet.dts) * 1000 * timeBase.num) / timeBase.den };
  });
}

/**
 * @param {FormatContext} file an MP4 file whose header has not been written yet
 * @param {ReturnType<typeof textSamples>} samples
 */
export function addTimedText(file, samples) {
  const stream = file.newStream();
  stream.timeBase = MILLISECONDS;
  stream.codecpar.codecType = AVMEDIA_TYPE_SUBTITLE;
  stream.codecpar.codecId = AV_CODEC_ID_MOV_TEXT;
  stream.codecpar.extradata = sampleDescription();
  stream.metadata = Dictionary.fromObject({ language: 'eng' });
  return samples.map((sample) => {
    const packet = new Packet();
    packet.alloc();
    packet.data = sample.data;
    packet.pts = BigInt(sample.startMs);
    packet.dts = packet.pts;
    packet.duration = BigInt(sample.durationMs);
    packet.setFlags(AV_PKT_FLAG_KEY);
    packet.streamIndex = stream.index;
    return { packet, timeBase: MILLISECONDS, timeMs: sample.startMs };
  });
}

/**
 * @param {FormatContext} file
 * @param {number} index
 */
export function streamOf(file, index) {
  const stream = file.streams[index];
  if (stream === undefined) throw new Error(`There is no stream ${String(index)}.`);
  return stream;
}
