#!/usr/bin/env node
/**
 * What the `ffmpeg` command would do, by the same libraries, for machines that have no such command:
 * `node tools/bench/reference.mjs keys|full VIDEO`. It reads the whole file from disk and decodes, and
 * throws away what comes out.
 *
 * - `keys`: key frames alone (`-skip_frame nokey -an -f null`)
 * - `full`: frame scaled to 160x90 at one a second, and sound (`-vf fps=1,scale=160:90 -f null`)
 */
import {
  AV_LOG_QUIET,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  Codec,
  CodecContext,
  FormatContext,
  Frame,
  Log,
  Packet,
} from 'node-av';
import { availableParallelism } from 'node:os';
import { filterChain } from '../accuracy/video/filters.mjs';
import { check } from '../sample/video/encoder.mjs';

const [what, path] = process.argv.slice(2);
if (path === undefined) throw new Error('Say what to do, and with which video.');
Log.setLevel(AV_LOG_QUIET);
const input = new FormatContext();
check(await input.openInput(path), 'open the video');
check(await input.findStreamInfo(), 'read the video');
/** @type {Map<number, CodecContext>} */
const decoders = new Map();
for (const stream of input.streams) {
  const type = stream.codecpar.codecType;
  if (type !== AVMEDIA_TYPE_VIDEO && (what === 'keys' || type !== AVMEDIA_TYPE_AUDIO)) continue;
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  const context = new CodecContext();
  context.allocContext3(codec);
  check(stream.codecpar.toContext(context), 'set up a decoder');
  context.threadCount = availableParallelism();
  if (what === 'keys') context.setOption('skip_frame', 'nokey');
  check(await context.open2(codec), 'open a decoder');
  decoders.set(stream.index, context);
}
const packet = new Packet();
packet.alloc();
const frame = new Frame();
frame.alloc();
/** @type {((frame: Frame) => Frame) | undefined} */
let scale;
let second = -1;
while ((await input.readFrame(packet)) >= 0) {
  const decoder = decoders.get(packet.streamIndex);
  if (decoder !== undefined) {
    decoder.sendPacketSync(packet);
    while (decoder.receiveFrameSync(frame) >= 0) {
      take(input.streams[packet.streamIndex]);
      frame.unref();
    }
  }
  packet.unref();
}
process.exit(0);

/** @param {import('node-av').Stream | undefined} stream */
function take(stream) {
  if (what === 'keys' || stream?.codecpar.codecType !== AVMEDIA_TYPE_VIDEO) return;
  const seconds = Math.floor((Number(frame.pts) * stream.timeBase.num) / stream.timeBase.den);
  if (seconds === second) return;
  second = seconds;
  const size = `video_size=${String(frame.width)}x${String(frame.height)}`;
  scale ??= filterChain([
    ['buffer', `${size}:pix_fmt=${String(frame.format)}:time_base=1/25:pixel_aspect=1/1`],
    ['scale', 'w=160:h=90'],
    ['buffersink'],
  ]);
  scale(frame).free();
}
