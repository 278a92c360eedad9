import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_PIX_FMT_RGB24,
  FormatContext,
  Frame,
  Rational,
} from 'node-av';
import { check, encode } from '../../sample/video/encoder.mjs';
import { textSamples } from '../../sample/video/timed-text.mjs';
import { addTimedText, streamOf } from '../../sample/video/write-mp4.mjs';
import { FORMATS, pixelFormatOf, sampleFormatOf } from './codecs.mjs';
import { filterChain } from './filters.mjs';

/**
 * @typedef {object} VideoInput
 * @property {Iterable<Uint8Array>} rgbFrames packed R'G'B'
 * @property {{ width: number, height: number }} drawn their size
 * @property {{ width: number, height: number }} shape of the video, even
 * @property {{ num: number, den: number }} rate frames per second
 * @property {number} groupLength maximum number of frames between key frames
 *
 * @typedef {{ samples: Float32Array, sampleRate: number, channels: 1 | 2 }} AudioInput
 *
 * @typedef {{ cues: readonly import('../../sample/video/timed-text.mjs').Cue[], durationMs: number }} TextInput
 */

/**
 * Writes a video.
 *
 * @param {string} path
 * @param {import('./codecs.mjs').FormatName} formatName
 * @param {VideoInput} video
 * @param {AudioInput} [audio] mono samples, which a stereo video has in both channels
 * @param {TextInput} [text] a track of timed text, for MP4
 */
export async function writeVideo(path, formatName, video, audio, text) {
  const format = FORMATS[formatName];
  const file = new FormatContext();
  check(file.allocOutputContext2(null, format.container, path), 'begin the video');
  const tracks = [await videoTrack(format, video)];
  if (audio !== undefined) tracks.push(await audioTrack(format, audio));
  const packets = tracks.flatMap(({ context, packets: encoded, timeBase }) => {
    const stream = file.newStream();
    stream.timeBase = timeBase;
    check(stream.codecpar.fromContext(context), 'describe a track');
    return encoded.map((packet) => {
      packet.streamIndex = stream.index;
      return { packet, timeBase, stream, at: (Number(packet.dts) * timeBase.num) / timeBase.den };
    });
  });
  if (text !== undefined) {
    for (const { packet, timeBase, timeMs } of addTimedText(file, textSamples(text.cues, text.durationMs)))
      packets.push({ packet, timeBase, stream: streamOf(file, packet.streamIndex), at: timeMs / 1000 });
  }
  check(await file.openOutput(), 'open the file');
  check(await file.writeHeader(), 'write the header');
  for (const { packet, timeBase, stream } of packets.sort((a, b) => a.at - b.at)) {
    packet.rescaleTs(timeBase, stream.timeBase);
    check(await file.interleavedWriteFrame(packet), 'write a packet');
    packet.free();
  }
  check(await file.writeTrailer(), 'end the video');
  await file.closeOutput();
  file.freeContext();
  for (const { context } of tracks) context.freeContext();
}

/** @param {import('./codecs.mjs').Format} format @param {VideoInput} video */
async function videoTrack(format, { rgbFrames, drawn, shape, rate, groupLength }) {
  const timeBase = new Rational(rate.den, rate.num);
  const pixelFormat = pixelFormatOf(format);
  const matrix = shape.height >= 720 ? 'bt709' : 'bt601';
  const convert = filterChain([
    [
      'buffer',
      `video_size=${String(drawn.width)}x${String(drawn.height)}:pix_fmt=${String(AV_PIX_FMT_RGB24)}:time_base=1/25:pixel_aspect=1/1`,
    ],
    [
      'scale',
      `w=${String(shape.width)}:h=${String(shape.height)}:flags=bicubic:out_color_matrix=${matrix}:out_range=limited`,
    ],
    ['format', `pix_fmts=${format.is10Bit ? 'yuv420p10le' : 'yuv420p'}`],
    ['buffersink'],
  ]);
  const settings = {
    ...shape,
    timeBase,
    framerate: new Rational(rate.num, rate.den),
    pixelFormat,
    gopSize: groupLength,
    threadCount: 1,
  };
  function* frames() {
    let pts = 0n;
    for (const rgb of rgbFrames) {
      const frame = Frame.fromVideoBuffer(Buffer.from(rgb), {
        ...drawn,
        format: AV_PIX_FMT_RGB24,
        timeBase,
        pts,
      });
      const converted = convert(frame);
      frame.free();
      converted.pts = pts;
      yield converted;
      pts += 1n;
    }
  }
  const headerInFile = format.container !== 'mpegts' && format.container !== 'avi';
  const track = await encode(format.video, settings, { headerInFile }, format.options, frames);
  for (const packet of track.packets) if (packet.duration === 0n) packet.duration = 1n;
  return { ...track, timeBase };
}

/** @param {import('./codecs.mjs').Format} format @param {AudioInput} audio */
async function audioTrack(format, { samples, sampleRate, channels }) {
  const timeBase = new Rational(1, sampleRate);
  const sampleFormat = sampleFormatOf(format);
  const channelLayout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO;
  const shape = { sampleRate, channelLayout, timeBase };
  const settings = { ...shape, bitRate: 128_000n, sampleFormat };
  const isInterleaved = sampleFormat === 3;
  /** @param {{ frameSize: number }} context */
  function* frames({ frameSize }) {
    for (let start = 0; start < samples.length; start += frameSize) {
      const part = samples.slice(start, start + frameSize);
      const both = new Float32Array(part.length * channels);
      for (let at = 0; at < part.length * channels; at += 1) {
        both[at] = part[isInterleaved ? Math.floor(at / channels) : at % part.length] ?? 0;
      }
      yield Frame.fromAudioBuffer(Buffer.from(both.buffer), {
        ...shape,
        nbSamples: part.length,
        format: sampleFormat,
        pts: BigInt(start),
      });
    }
  }
  return { ...(await encode(format.audio, settings, { headerInFile: true }, {}, frames)), timeBase };
}
