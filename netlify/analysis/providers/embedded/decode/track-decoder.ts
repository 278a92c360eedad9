import { availableParallelism } from 'node:os';
import { Codec, CodecContext, Frame, type Packet, type Stream } from 'node-av/lib';
import { DECODERS } from './codecs';

/** Largest supported frame, in pixels (5K): the decoder holds up to twenty, and a function has 1 GB. */
export const MAX_PIXELS = 5120 * 2880;
/** Maximum number of threads: more cost memory and are no faster at the supported sizes. */
const MAX_THREADS = 4;
/**
 * Threads in addition to one per core: while a frame is measured, the waiting threads still have packets to decode.
 * With two cores, the analysis of 1080p takes about 0.9 of the time without them (own measurement).
 */
const ADDITIONAL_THREADS = 2;

/** Decodes the packets of one track, one after another. */
export class TrackDecoder {
  /** Number of packets that the decoder rejected. */
  refused = 0;
  readonly #context: CodecContext;
  readonly #frame = new Frame();

  private constructor(context: CodecContext) {
    this.#context = context;
    this.#frame.alloc();
  }

  /** @returns undefined when no permitted decoder supports the track */
  static async open(stream: Stream, mostThreads = MAX_THREADS): Promise<TrackDecoder | undefined> {
    const codec = Codec.findDecoder(stream.codecpar.codecId);
    if (codec?.name == null || !DECODERS.includes(codec.name)) return undefined;
    const context = new CodecContext();
    context.allocContext3(codec);
    if (context.parametersToContext(stream.codecpar) < 0) return undefined;
    context.pktTimebase = stream.timeBase;
    context.threadCount = Math.min(mostThreads, availableParallelism() + ADDITIONAL_THREADS);
    context.setOption('max_pixels', BigInt(MAX_PIXELS));
    return (await context.open2(codec)) < 0 ? undefined : new TrackDecoder(context);
  }

  /** Decodes a packet, and passes each frame to `use`, which must not keep it. */
  take(packet: Packet, use: (frame: Frame) => void): void {
    if (this.#context.sendPacketSync(packet) < 0) this.refused += 1;
    this.#receive(use);
  }

  /** Decodes a single packet on its own, asynchronously; see `take`. */
  async takeAlone(packet: Packet, use: (frame: Frame) => void): Promise<void> {
    if ((await this.#context.sendPacket(packet)) < 0) this.refused += 1;
    await this.#context.sendPacket(null);
    this.#receive(use);
    this.#context.flushBuffers();
  }

  /** Outputs the frames still in the decoder, which can be used again afterwards. */
  finish(use: (frame: Frame) => void): void {
    this.#context.sendPacketSync(null);
    this.#receive(use);
    this.#context.flushBuffers();
  }

  /** Discards the frames still in the decoder. */
  flush(): void {
    this.#context.flushBuffers();
  }

  free(): void {
    this.#context.freeContext();
  }

  #receive(use: (frame: Frame) => void): void {
    while (this.#context.receiveFrameSync(this.#frame) >= 0) {
      use(this.#frame);
      this.#frame.unref();
    }
  }
}
