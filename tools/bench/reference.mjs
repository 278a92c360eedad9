#!/usr/bin/env node
/**
 * Does what the `ffmpeg` command would do, with the same libraries, for machines without it: `node
 * tools/bench/reference.mjs keys|full|decode VIDEO [STEP_MS]`. Reads the file from disk, decodes it, and discards the output.
 *
 * - `keys`: the key frame at or before each step, found through the file's index, like in the engine
 * - `full`: frames scaled to 160x90, one per second, and audio (`-vf fps=1,scale=160:90 -f null`)
 * - `decode`: picture and sound decoded, and nothing else (`-f null`)
 */
import {
  AV_LOG_QUIET,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
  Codec,
  CodecContext,
  FormatContext,
  Frame,
  Log,
  Packet,
} from 'node-av';
import { availableParallelism } from 'node:os';
import { filterChain } from '../media/filters.mjs';
import { check } from '../media/encoder.mjs';

const [what, path, stepMs] = process.argv.slice(2);
if (path === undefined || (what === 'keys') !== (stepMs !== undefined))
  throw new Error('Say what to do, and with which video.');
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
if (what === 'keys') {
  await decodeKeyFrames(Number(stepMs));
  process.exit(0);
}
while ((await input.readFrame(packet)) >= 0) {
  const decoder = decoders.get(packet.streamIndex);
  if (decoder !== undefined) {
    decoder.sendPacketSync(packet);
    while (decoder.receiveFrameSync(frame) >= 0) {
      if (what === 'full') take(input.streams[packet.streamIndex]);
      frame.unref();
    }
  }
  packet.unref();
}
process.exit(0);

/** @param {number} everyMs */
async function decodeKeyFrames(everyMs) {
  const [index, decoder] = [...decoders][0] ?? [];
  if (index === undefined || decoder === undefined) throw new Error('There is no video track.');
  let last = -1n;
  for (let atMs = 0; atMs < Number(input.duration) / 1000; atMs += everyMs) {
    check(await input.seekFrame(-1, BigInt(Math.round(atMs * 1000)), AVSEEK_FLAG_BACKWARD), 'seek');
    while ((await input.readFrame(packet)) >= 0) {
      const isNew = packet.streamIndex === index && packet.pts > last;
      if (packet.streamIndex !== index) {
        packet.unref();
        continue;
      }
      if (isNew) {
        last = packet.pts;
        decoder.flushBuffers();
        decoder.sendPacketSync(packet);
        decoder.sendPacketSync(null);
        while (decoder.receiveFrameSync(frame) >= 0) frame.unref();
      }
      packet.unref();
      break;
    }
  }
}

/** @param {import('node-av').Stream | undefined} stream */
function take(stream) {
  if (stream?.codecpar.codecType !== AVMEDIA_TYPE_VIDEO) return;
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
