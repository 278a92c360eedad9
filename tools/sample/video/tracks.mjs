import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
  Frame,
  Rational,
} from 'node-av';
import { encode } from './encoder.mjs';
import { JPEG, toYuv420, VIDEO } from './yuv.mjs';

/**
 * An encoded track: the encoder that made it, which knows its parameters, and its packets.
 *
 * @typedef {Awaited<ReturnType<typeof encode>> & { timeBase: Rational }} Track
 */

const FOR_MP4 = { headerInFile: true };

/**
 * Encodes frames as H.264. Uses one thread, so that the bytes do not depend on the number of cores.
 *
 * @param {Iterable<Uint8Array>} rgbFrames packed R'G'B', all of one size
 * @param {{ width: number, height: number, fps: number, quality: number }} shape `quality` is x264's constant rate
 *   factor: 0 is lossless, 51 the worst
 * @returns {Promise<Track>}
 */
export async function videoTrack(rgbFrames, { width, height, fps, quality }) {
  const timeBase = new Rational(1, fps);
  const settings = {
    width,
    height,
    timeBase,
    framerate: new Rational(fps, 1),
    pixelFormat: AV_PIX_FMT_YUV420P,
    colorRange: AVCOL_RANGE_MPEG,
    colorPrimaries: AVCOL_PRI_BT709,
    colorTrc: AVCOL_TRC_BT709,
    colorSpace: AVCOL_SPC_BT709,
    gopSize: fps * 4,
    threadCount: 1,
  };
  const options = { preset: 'veryslow', tune: 'animation', crf: String(quality), profile: 'high' };
  function* frames() {
    let pts = 0n;
    for (const rgb of rgbFrames) {
      const yuv = toYuv420(rgb, width, height, VIDEO);
      yield Frame.fromVideoBuffer(yuv, { width, height, format: AV_PIX_FMT_YUV420P, timeBase, pts });
      pts += 1n;
    }
  }
  const track = await encode(FF_ENCODER_LIBX264, settings, FOR_MP4, options, frames);
  // Otherwise the last frame in display order would have no duration.
  for (const packet of track.packets) packet.duration = 1n;
  return { ...track, timeBase };
}

/**
 * Encodes mono sound as AAC.
 *
 * @param {Float32Array} samples 1 is full scale
 * @param {{ sampleRate: number, bitRate: number }} shape in Hz and bits per second
 * @returns {Promise<Track>}
 */
export async function audioTrack(samples, { sampleRate, bitRate }) {
  const timeBase = new Rational(1, sampleRate);
  const shape = { sampleRate, channelLayout: AV_CHANNEL_LAYOUT_MONO, timeBase };
  const settings = {
    ...shape,
    bitRate: BigInt(bitRate),
    sampleFormat: AV_SAMPLE_FMT_FLTP,
  };
  /** @param {{ frameSize: number }} context */
  function* frames({ frameSize }) {
    for (let start = 0; start < samples.length; start += frameSize) {
      const part = samples.slice(start, start + frameSize);
      const props = { ...shape, nbSamples: part.length, format: AV_SAMPLE_FMT_FLTP, pts: BigInt(start) };
      yield Frame.fromAudioBuffer(Buffer.from(part.buffer), props);
    }
  }
  return { ...(await encode(FF_ENCODER_AAC, settings, FOR_MP4, {}, frames)), timeBase };
}

/**
 * Encodes one frame as a JPEG file.
 *
 * @param {Uint8Array} rgb packed R'G'B'
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Buffer>} the file
 */
export async function jpegFile(rgb, width, height) {
  const timeBase = new Rational(1, 25);
  const format = AV_PIX_FMT_YUVJ420P;
  const settings = {
    width,
    height,
    timeBase,
    pixelFormat: format,
    colorRange: AVCOL_RANGE_JPEG,
    qMin: 3,
    qMax: 3,
  };
  const yuv = toYuv420(rgb, width, height, JPEG);
  const frames = () => [Frame.fromVideoBuffer(yuv, { width, height, format, timeBase, pts: 0n })];
  const { packets } = await encode(FF_ENCODER_MJPEG, settings, { headerInFile: false }, {}, frames);
  const data = packets[0]?.data;
  if (!data) throw new Error('The JPEG encoder returned nothing.');
  return Buffer.from(data);
}
