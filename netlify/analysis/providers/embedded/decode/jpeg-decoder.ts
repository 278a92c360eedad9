import { AV_CODEC_ID_MJPEG } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet } from 'node-av/lib';
import type { RgbImage } from '../vision/image';
import { FilterChain, frameSource } from './filter-chain';

/** Decodes JPEG files that this process has created to RGB, in native code. */
export class JpegDecoder {
  readonly #context = new CodecContext();
  readonly #packet = new Packet();
  readonly #frame = new Frame();
  readonly #output = new Frame();
  #chain: FilterChain | undefined;
  #key = '';

  /** @throws Error when FFmpeg has no decoder for JPEG */
  constructor() {
    const codec = Codec.findDecoder(AV_CODEC_ID_MJPEG);
    this.#context.allocContext3(codec);
    // With more threads, an image would be output only after later ones were sent.
    this.#context.threadCount = 1;
    FFmpegError.throwIfError(this.#context.open2Sync(codec), 'open the JPEG decoder');
    this.#packet.alloc();
    this.#frame.alloc();
    this.#output.alloc();
  }

  /** @returns undefined if the data is not an image */
  decode(jpeg: Uint8Array): RgbImage | undefined {
    this.#packet.unref();
    this.#packet.data = Buffer.from(jpeg);
    if (this.#context.sendPacketSync(this.#packet) < 0) return undefined;
    let image: RgbImage | undefined;
    while (this.#context.receiveFrameSync(this.#frame) >= 0) {
      this.#chainFor(this.#frame)?.pass(this.#frame, this.#output, (rgb) => {
        image = packed(rgb);
      });
    }
    return image;
  }

  free(): void {
    this.#chain?.free();
    this.#context.freeContext();
    this.#packet.free();
    this.#frame.free();
    this.#output.free();
  }

  #chainFor(frame: Frame): FilterChain | undefined {
    const key = frameSource(frame);
    if (key === this.#key) return this.#chain;
    this.#chain?.free();
    this.#key = key;
    this.#chain = new FilterChain([
      ['buffer', key],
      ['scale', 'flags=accurate_rnd+full_chroma_int'],
      ['format', 'pix_fmts=rgb24'],
      ['buffersink'],
    ]);
    return this.#chain;
  }
}

function packed({ width, height, data, linesize }: Frame): RgbImage {
  const rgb = new Uint8Array(width * height * 3);
  const [plane, stride] = [data?.[0], linesize[0] ?? 0];
  for (let row = 0; row < height && plane !== undefined; row += 1) {
    rgb.set(plane.subarray(row * stride, row * stride + width * 3), row * width * 3);
  }
  return { width, height, data: rgb };
}
