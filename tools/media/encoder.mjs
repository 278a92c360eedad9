import {
  AV_CODEC_FLAG_BITEXACT,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  Packet,
} from 'node-av';

/** @typedef {import('node-av').Frame} Frame */
/** @typedef {Parameters<typeof Codec.findEncoderByName>[0]} EncoderName */

/**
 * Encodes frames to packets.
 *
 * @param {EncoderName} name
 * @param {object} settings of the codec context
 * @param {{ headerInFile: boolean }} container whether the codec's header goes into the file's index
 * @param {Record<string, string>} options of the encoder itself
 * @param {(context: CodecContext) => Iterable<Frame>} frames called once the encoder is open
 * @returns {Promise<{ context: CodecContext, packets: Packet[] }>}
 */
export async function encode(name, settings, { headerInFile }, options, frames) {
  const codec = Codec.findEncoderByName(name);
  if (codec === null) throw new Error(`This build of FFmpeg has no encoder ${name}.`);
  const context = new CodecContext();
  context.allocContext3(codec);
  Object.assign(context, settings);
  context.setFlags(AV_CODEC_FLAG_BITEXACT);
  if (headerInFile) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  check(await context.open2(codec, Dictionary.fromObject(options)), `open the encoder ${name}`);
  /** @type {Packet[]} */
  const packets = [];
  for (const frame of frames(context)) {
    check(await context.sendFrame(frame), 'encode a frame');
    frame.free();
    await receiveAll(context, packets);
  }
  check(await context.sendFrame(null), 'flush the encoder');
  await receiveAll(context, packets);
  return { context, packets };
}

/** @type {(context: CodecContext, packets: Packet[]) => Promise<void>} */
async function receiveAll(context, packets) {
  for (;;) {
    const packet = new Packet();
    packet.alloc();
    const result = await context.receivePacket(packet);
    if (result === AVERROR_EAGAIN || result === AVERROR_EOF) return;
    check(result, 'receive a packet');
    packets.push(packet);
  }
}

/**
 * @param {number} result what a function of FFmpeg returned
 * @param {string} doing description of the call
 */
export function check(result, doing) {
  FFmpegError.throwIfError(result, `Cannot ${doing}`);
}
