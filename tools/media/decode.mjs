import {
  avChannelLayoutDefault,
  avChannelLayoutDescribe,
  avGetSampleFmtName,
  Decoder,
  Demuxer,
} from 'node-av';
import { filterChain } from './filters.mjs';

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
  for (const frame of framesOf(path, 'audio')) {
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
    if (count >= mostSeconds * sampleRate) break;
  }
  if (count === 0) throw new Error(`${path} could not be decoded.`);
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
  const [frame] = framesOf(path, 'video');
  if (frame === undefined) throw new Error(`${path} could not be decoded.`);
  const cover = Math.max(width / frame.width, height / frame.height);
  const wide = Math.max(width, Math.round(frame.width * cover));
  const high = Math.max(height, Math.round(frame.height * cover));
  const size = `${frame.width}x${frame.height}`;
  const scaled = filterChain([
    ['buffer', `video_size=${size}:pix_fmt=${frame.format}:time_base=1/25:pixel_aspect=1/1`],
    ['scale', `w=${wide}:h=${high}:flags=area`],
    ['crop', `w=${width}:h=${height}`],
    ...over,
    ['format', 'pix_fmts=rgb24'],
    ['buffersink'],
  ])(frame);
  const [plane, stride] = [scaled.data?.[0], scaled.linesize[0] ?? 0];
  for (let row = 0; row < height && plane !== undefined; row += 1)
    rgb.set(plane.subarray(row * stride, row * stride + width * 3), row * width * 3);
  for (const used of [frame, scaled]) used.free();
  return rgb;
}

/** The frames of the first track of a kind; each is valid until the next one. @param {string} path @param {'audio' | 'video'} kind */
function* framesOf(path, kind) {
  const input = Demuxer.openSync(path);
  const stream = input[kind]();
  if (stream === undefined) throw new Error(`${path} has no ${kind}.`);
  const decoder = Decoder.createSync(stream, { threadCount: 1, exitOnError: false });
  try {
    for (const frame of decoder.framesSync(input.packetsSync(stream.index))) {
      if (frame === null) return;
      yield frame;
      frame.free();
    }
  } finally {
    decoder.close();
    input.closeSync();
  }
}
