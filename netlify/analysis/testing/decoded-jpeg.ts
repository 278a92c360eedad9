import { AV_CODEC_ID_MJPEG } from 'node-av/constants';
import { Codec, CodecContext, Frame, Packet } from 'node-av/lib';
import { FilterChain } from '../providers/embedded/decode/filter-chain';
import { check } from './make-media';

/** A decoded image. */
export interface DecodedImage {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  data: Uint8Array;
  /** Red, green and blue, each 0 to 255, at a position whose coordinates are 0 to 1. */
  at: (x: number, y: number) => number[];
}

/** Decodes a JPEG file with FFmpeg. */
export function decodedJpeg(jpeg: Uint8Array): DecodedImage {
  const codec = Codec.findDecoder(AV_CODEC_ID_MJPEG);
  const context = new CodecContext();
  context.allocContext3(codec);
  check(context.open2Sync(codec));
  const packet = new Packet();
  packet.alloc();
  packet.data = Buffer.from(jpeg);
  check(context.sendPacketSync(packet));
  const frame = new Frame();
  frame.alloc();
  check(context.receiveFrameSync(frame));
  const { width, height } = frame;
  const chain = new FilterChain([
    [
      'buffer',
      `video_size=${width}x${height}:pix_fmt=${frame.format}:time_base=1/25:colorspace=${frame.colorSpace}:range=${frame.colorRange}`,
    ],
    ['format', 'pix_fmts=rgb24'],
    ['buffersink'],
  ]);
  const output = new Frame();
  output.alloc();
  const data = new Uint8Array(width * height * 3);
  chain.pass(frame, output, ({ linesize: [stride = 0], data: planes }) => {
    for (let row = 0; row < height; row += 1) {
      data.set(planes?.[0]?.subarray(row * stride, row * stride + width * 3) ?? [], row * width * 3);
    }
  });
  chain.free();
  context.freeContext();
  return {
    width,
    height,
    data,
    at: (x, y) => [
      ...data.subarray((Math.floor(y * height) * width + Math.floor(x * width)) * 3).subarray(0, 3),
    ],
  };
}
