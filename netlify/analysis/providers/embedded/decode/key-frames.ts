import { availableParallelism } from 'node:os';
import type { Frame, Packet, Stream } from 'node-av/lib';
import { TrackDecoder } from './track-decoder';

/** Maximum number of key frames decoded at the same time: each requires the memory of a decoder. */
const MAX_LANES = 2;

interface Lane {
  decoder: TrackDecoder;
  /** Resolves when the decoder is free. */
  work: Promise<void>;
}

/**
 * Decodes key frames that are far apart. One decoder with several threads would process one frame at a time, because
 * each must be output before the next is started. Here one is decoded while the next is read and decoded too.
 */
export class KeyFrames {
  #stream: Stream | undefined;
  #lanes: readonly Lane[] = [];
  #refused = 0;
  readonly #use: (frame: Frame) => void;
  readonly #taken = new Set<number>();

  /** @param use must not keep the frames; they come in any order */
  constructor(use: (frame: Frame) => void) {
    this.#use = use;
  }

  /** From now on packets are those of this track. */
  async follow(stream: Stream): Promise<void> {
    if (stream === this.#stream) return;
    await this.finish();
    this.#stream = stream;
    const count = Math.min(MAX_LANES, availableParallelism());
    const decoders = await Promise.all(Array.from({ length: count }, () => TrackDecoder.open(stream, 1)));
    this.#lanes = decoders.flatMap((decoder) => (decoder ? [{ decoder, work: Promise.resolve() }] : []));
  }

  /** Number of key frames taken so far. */
  get count(): number {
    return this.#taken.size;
  }

  /** Number of key frames that could not be decoded. */
  get refused(): number {
    return this.#lanes.reduce((sum, { decoder }) => sum + decoder.refused, this.#refused);
  }

  has(timeMs: number): boolean {
    return this.#taken.has(timeMs);
  }

  /** Waits until a decoder is free, but not until the frame is decoded. @param packet is copied */
  async take(packet: Packet, timeMs: number): Promise<void> {
    const lane = this.#lanes[this.#taken.size % this.#lanes.length];
    const own = packet.clone();
    this.#taken.add(timeMs);
    await lane?.work;
    if (lane === undefined || own === null) return;
    lane.work = lane.decoder.takeAlone(own, this.#use).finally(() => own.free());
  }

  /** Waits until all frames have been output. */
  async idle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.work));
  }

  /** The same, and frees the decoders. */
  async finish(): Promise<void> {
    await this.idle();
    this.#refused = this.refused;
    for (const { decoder } of this.#lanes) decoder.free();
    this.#lanes = [];
    this.#stream = undefined;
  }
}
