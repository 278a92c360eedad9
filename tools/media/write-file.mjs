import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_ID_MOV_TEXT,
  AV_PKT_FLAG_KEY,
  AV_SAMPLE_FMT_FLTP,
  AVFMT_FLAG_BITEXACT,
  AVMEDIA_TYPE_SUBTITLE,
  Dictionary,
  FormatContext,
  Frame,
  Packet,
  Rational,
} from 'node-av';
import { check, encode } from './encoder.mjs';
import { sampleDescription, textSamples } from './timed-text.mjs';

/**
 * An encoded track: the encoder that made it, which knows its parameters, and its packets.
 *
 * @typedef {Awaited<ReturnType<typeof encode>> & { timeBase: Rational }} Track
 * @typedef {{ samples: Float32Array, sampleRate: number, channels: 1 | 2 }} AudioInput mono samples, 1 is full scale; a
 *   stereo track has them in both channels
 * @typedef {{ cues: readonly import('./timed-text.mjs').Cue[], durationMs: number }} TextInput
 */

const MILLISECONDS = new Rational(1, 1000);

/**
 * Writes tracks to a file.
 *
 * @param {string} path
 * @param {string} container of FFmpeg
 * @param {readonly Track[]} tracks
 * @param {{ text?: TextInput | undefined, title?: string, options?: Record<string, string> }} [rest] `text`: a track of
 *   timed text, for MP4; `options` of the container
 */
export async function writeFile(path, container, tracks, { text, title, options = {} } = {}) {
  const file = new FormatContext();
  check(file.allocOutputContext2(null, container, path), 'begin the file');
  file.setFlags(AVFMT_FLAG_BITEXACT);
  if (title !== undefined) file.metadata = Dictionary.fromObject({ title });
  const packets = tracks.flatMap((track) => addTrack(file, track));
  if (text !== undefined) packets.push(...addTimedText(file, text));
  check(await file.openOutput(), 'open the file');
  check(await file.writeHeader(Dictionary.fromObject(options)), 'write the header');
  for (const { packet, timeBase, stream } of packets.sort((a, b) => a.timeMs - b.timeMs)) {
    packet.rescaleTs(timeBase, stream.timeBase);
    check(await file.interleavedWriteFrame(packet), 'write a packet');
    packet.free();
  }
  check(await file.writeTrailer(), 'end the file');
  await file.closeOutput();
  file.freeContext();
  for (const { context } of tracks) context.freeContext();
}

/** @param {FormatContext} file @param {Track} track */
function addTrack(file, { context, packets, timeBase }) {
  const stream = file.newStream();
  stream.timeBase = timeBase;
  check(stream.codecpar.fromContext(context), 'describe a track');
  return packets.map((packet) => {
    packet.streamIndex = stream.index;
    return { packet, timeBase, stream, timeMs: (Number(packet.dts) * 1000 * timeBase.num) / timeBase.den };
  });
}

/** @param {FormatContext} file @param {TextInput} text */
function addTimedText(file, { cues, durationMs }) {
  const stream = file.newStream();
  stream.timeBase = MILLISECONDS;
  stream.codecpar.codecType = AVMEDIA_TYPE_SUBTITLE;
  stream.codecpar.codecId = AV_CODEC_ID_MOV_TEXT;
  stream.codecpar.extradata = sampleDescription();
  stream.metadata = Dictionary.fromObject({ language: 'eng' });
  return textSamples(cues, durationMs).map((sample) => {
    const packet = new Packet();
    packet.alloc();
    packet.data = sample.data;
    packet.pts = BigInt(sample.startMs);
    packet.dts = packet.pts;
    packet.duration = BigInt(sample.durationMs);
    packet.setFlags(AV_PKT_FLAG_KEY);
    packet.streamIndex = stream.index;
    return { packet, timeBase: MILLISECONDS, stream, timeMs: sample.startMs };
  });
}

/**
 * Encodes frames. Uses one thread, so that the bytes do not depend on the number of cores.
 *
 * @param {import('./encoder.mjs').EncoderName} encoder
 * @param {{ num: number, den: number }} rate frames per second
 * @param {object} settings of the codec context
 * @param {Record<string, string>} options of the encoder itself
 * @param {{ headerInFile: boolean }} container
 * @param {(timeBase: Rational) => Iterable<Frame>} frames without times
 * @returns {Promise<Track>}
 */
export async function videoTrack(encoder, rate, settings, options, container, frames) {
  const timeBase = new Rational(rate.den, rate.num);
  const whole = { ...settings, timeBase, framerate: new Rational(rate.num, rate.den), threadCount: 1 };
  function* timed() {
    let pts = 0n;
    for (const frame of frames(timeBase)) {
      frame.pts = pts;
      yield frame;
      pts += 1n;
    }
  }
  const track = await encode(encoder, whole, container, options, timed);
  // Otherwise the last frame in display order would have no duration.
  for (const packet of track.packets) if (packet.duration === 0n) packet.duration = 1n;
  return { ...track, timeBase };
}

/**
 * @param {import('./encoder.mjs').EncoderName} encoder
 * @param {AudioInput} audio
 * @param {number} bitRate in bits per second
 * @param {import('node-av').AVSampleFormat} [sampleFormat] floats, in planes unless given otherwise
 * @returns {Promise<Track>}
 */
export async function audioTrack(encoder, audio, bitRate, sampleFormat = AV_SAMPLE_FMT_FLTP) {
  const { samples, sampleRate, channels } = audio;
  const timeBase = new Rational(1, sampleRate);
  const channelLayout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO;
  const shape = { sampleRate, channelLayout, timeBase };
  const isInterleaved = sampleFormat !== AV_SAMPLE_FMT_FLTP;
  /** @param {{ frameSize: number }} context */
  function* frames({ frameSize }) {
    for (let start = 0; start < samples.length; start += frameSize) {
      const part = samples.subarray(start, start + frameSize);
      const all = Float32Array.from(
        { length: part.length * channels },
        (_, at) => part[isInterleaved ? Math.floor(at / channels) : at % part.length] ?? 0,
      );
      const props = { ...shape, nbSamples: part.length, format: sampleFormat, pts: BigInt(start) };
      yield Frame.fromAudioBuffer(Buffer.from(all.buffer), props);
    }
  }
  const settings = { ...shape, bitRate: BigInt(bitRate), sampleFormat };
  return { ...(await encode(encoder, settings, { headerInFile: true }, {}, frames)), timeBase };
}
