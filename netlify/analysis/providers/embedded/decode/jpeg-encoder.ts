import {
  AV_CODEC_FLAG_QSCALE,
  AV_PIX_FMT_YUV420P,
  AVCOL_RANGE_JPEG,
  FF_ENCODER_MJPEG,
  FF_QP2LAMBDA,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from 'node-av/lib';
import { swapsSides } from './display';
import { FilterChain, type FilterStep } from './filter-chain';

/** Size and quality of the images of an encoder. */
export interface JpegOptions {
  /** Longest side in pixels; smaller frames are not enlarged. */
  side: number;
  /** Quantizer of the JPEG encoder, 1 (best) to 31. */
  quantizer: number;
}

/** Encodes decoded frames of one size and format as JPEG files (4:2:0), in native code. */
export class JpegEncoder {
  readonly #chain: FilterChain;
  readonly #context: CodecContext;
  readonly #output = new Frame();
  readonly #packet = new Packet();
  readonly #quality: number;
  #count = 0n;

  /**
   * @param source the arguments of FFmpeg's `buffer` for the frames
   * @param width display width of the frame before rotation
   * @param turning filters that rotate it
   * @param toning the result of `toneSteps`
   * @throws Error when FFmpeg cannot scale or encode such frames
   */
  constructor(
    source: string,
    width: number,
    height: number,
    turning: readonly FilterStep[],
    toning: readonly FilterStep[],
    { side, quantizer }: JpegOptions,
  ) {
    this.#quality = quantizer * FF_QP2LAMBDA;
    const share = Math.min(1, side / Math.max(width, height));
    const [columns, rows] = [even(width * share), even(height * share)];
    const isTurned = swapsSides(turning);
    this.#output.alloc();
    this.#packet.alloc();
    this.#chain = new FilterChain([
      ['buffer', source],
      // Converted once they are small: that costs little.
      ...(toning.length === 0 ? [] : [['scale', `w=${columns}:h=${rows}:flags=area`] as const, ...toning]),
      // JPEG files are full range, and BT.601 unless they say otherwise (JFIF 1.02).
      ['scale', `w=${columns}:h=${rows}:flags=area:out_color_matrix=bt601:out_range=full`],
      ['format', 'pix_fmts=yuv420p'],
      ...turning,
      ['buffersink'],
    ]);
    this.#context = openEncoder(isTurned ? rows : columns, isTurned ? columns : rows, this.#quality);
  }

  /**
   * @param frame is consumed
   * @param onScaled called with the scaled, upright frame, which it must neither keep nor consume
   */
  encode(frame: Frame, onScaled?: (scaled: Frame) => void): Uint8Array | undefined {
    let jpeg: Uint8Array | undefined;
    this.#chain.pass(frame, this.#output, (small) => {
      onScaled?.(small);
      small.pts = this.#count;
      small.quality = this.#quality;
      this.#count += 1n;
      if (this.#context.sendFrameSync(small) < 0) return;
      while (this.#context.receivePacketSync(this.#packet) >= 0) {
        const { data } = this.#packet;
        // Copied, because the next frame overwrites the bytes of the packet.
        if (data !== null) jpeg = new Uint8Array(data);
        this.#packet.unref();
      }
    });
    return jpeg;
  }

  free(): void {
    this.#chain.free();
    this.#context.freeContext();
    this.#output.free();
    this.#packet.free();
  }
}

function openEncoder(width: number, height: number, quality: number): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_MJPEG);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = width;
  context.height = height;
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.colorRange = AVCOL_RANGE_JPEG;
  context.timeBase = new Rational(1, 25);
  // With more threads, a frame would be output only after later ones were sent.
  context.threadCount = 1;
  context.setFlags(AV_CODEC_FLAG_QSCALE);
  context.globalQuality = quality;
  FFmpegError.throwIfError(context.open2Sync(codec), 'open the JPEG encoder');
  return context;
}

/** Color is stored for blocks of two by two pixels, so the length must be even. */
function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}
