import {
  avChannelLayoutDefault,
  avChannelLayoutDescribe,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  avGetSampleFmtName,
  Codec,
  CodecContext,
  FormatContext,
  Frame,
  Packet,
} from 'node-av';
import { check } from '../../sample/video/encoder.mjs';
import { filterChain } from '../video/filters.mjs';

/**
 * Decodes a recording.
 *
 * @param {string} path
 * @param {number} sampleRate in Hz, of what is returned
 * @param {number} [mostSeconds] the rest is omitted
 * @returns {Float32Array} one channel, 1 is full scale
 */
export function decodeAudio(path, sampleRate, mostSeconds = Infinity) {
  /** @type {Float32Array[]} */
  const parts = [];
  let count = 0;
  /** @type {ReturnType<typeof filterChain> | undefined} */
  let resampled;
  eachFrame(path, AVMEDIA_TYPE_AUDIO, (frame) => {
    if (frame.channelLayout.order === 0) frame.channelLayout = avChannelLayoutDefault(frame.channels);
    const layout = avChannelLayoutDescribe(frame.channelLayout) ?? 'mono';
    const format = avGetSampleFmtName(/** @type {any} */ (frame.format)) ?? '';
    const rate = String(frame.sampleRate);
    resampled ??= filterChain([
      ['abuffer', `time_base=1/${rate}:sample_rate=${rate}:sample_fmt=${format}:channel_layout=${layout}`],
      ['aresample', `osr=${String(sampleRate)}:ochl=mono:osf=flt:rematrix_maxval=1.0`],
      ['aformat', `sample_fmts=flt:sample_rates=${String(sampleRate)}:channel_layouts=mono`],
      ['abuffersink'],
    ]);
    for (const mono of resampled.all(frame)) {
      const bytes = mono.data?.[0]?.subarray(0, mono.nbSamples * 4) ?? [];
      parts.push(new Float32Array(Uint8Array.from(bytes).buffer));
      count += mono.nbSamples;
      mono.free();
    }
    return count < mostSeconds * sampleRate;
  });
  const samples = new Float32Array(count);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples.slice(0, Math.min(count, mostSeconds * sampleRate));
}

/**
 * Decodes a photograph, scales it to cover a frame, and crops it to the frame around its center.
 *
 * @param {string} path
 * @param {{ width: number, height: number }} size
 * @param {readonly (readonly [filter: string, args: string])[]} [over] filters of FFmpeg that draw over it
 * @returns {Uint8Array} packed R'G'B'
 */
export function decodePhotograph(path, { width, height }, over = []) {
  const rgb = new Uint8Array(width * height * 3);
  eachFrame(path, AVMEDIA_TYPE_VIDEO, (frame) => {
    const cover = Math.max(width / frame.width, height / frame.height);
    const wide = Math.max(width, Math.round(frame.width * cover));
    const high = Math.max(height, Math.round(frame.height * cover));
    const input = `video_size=${String(frame.width)}x${String(frame.height)}:pix_fmt=${String(frame.format)}:time_base=1/25:pixel_aspect=1/1`;
    const scaled = filterChain([
      ['buffer', input],
      ['scale', `w=${String(wide)}:h=${String(high)}:flags=area`],
      ['crop', `w=${String(width)}:h=${String(height)}`],
      ...over,
      ['format', 'pix_fmts=rgb24'],
      ['buffersink'],
    ])(frame);
    const [plane, stride] = [scaled.data?.[0], scaled.linesize[0] ?? 0];
    for (let row = 0; row < height && plane !== undefined; row += 1)
      rgb.set(plane.subarray(row * stride, row * stride + width * 3), row * width * 3);
    scaled.free();
    return false;
  });
  return rgb;
}

/**
 * @param {string} path
 * @param {import('node-av').AVMediaType} type
 * @param {(frame: Frame) => boolean} take returns whether to continue
 * @throws Error when the file contains no such frame
 */
function eachFrame(path, type, take) {
  const file = new FormatContext();
  file.allocContext();
  check(file.openInputSync(path), `open ${path}`);
  check(file.findStreamInfoSync(null), `read ${path}`);
  const stream = file.streams[file.findBestStream(type)];
  const codec = stream === undefined ? null : Codec.findDecoder(stream.codecpar.codecId);
  if (stream === undefined || codec === null) throw new Error(`${path} could not be decoded.`);
  const context = new CodecContext();
  context.allocContext3(codec);
  check(context.parametersToContext(stream.codecpar), 'describe the decoder');
  context.threadCount = 1;
  check(context.open2Sync(codec), 'open the decoder');
  const [packet, frame] = [new Packet(), new Frame()];
  packet.alloc();
  frame.alloc();
  let [wantsMore, isOver, count] = [true, false, 0];
  while (wantsMore && !isOver) {
    isOver = file.readFrameSync(packet) < 0;
    if (!isOver && packet.streamIndex !== stream.index) {
      packet.unref();
      continue;
    }
    context.sendPacketSync(isOver ? null : packet);
    packet.unref();
    while (wantsMore && context.receiveFrameSync(frame) >= 0) {
      count += 1;
      wantsMore = take(frame);
      frame.unref();
    }
  }
  for (const used of [packet, frame]) used.free();
  context.freeContext();
  file.closeInputSync();
  if (count === 0) throw new Error(`${path} could not be decoded.`);
}
