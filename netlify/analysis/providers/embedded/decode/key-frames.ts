import { availableParallelism } from 'node:os';
import type { Frame, Packet, Stream } from 'node-av/lib';
import { TrackDecoder } from './track-decoder';

/** Key frames that are decoded at once: each holds the memory of a decoder. */
const MOST_LANES = 2;

interface Lane {
  decoder: TrackDecoder;
  /** Done when the decoder is free. */
  work: Promise<void>;
}

/**
 * Decodes key frames that stand far apart. One decoder with several threads would work on one at a time, for
 * each must come out before the next is begun; here one is decoded while the next is read and decoded too.
 */
export class KeyFrames {
  readonly #lanes: readonly Lane[];
  readonly #use: (frame: Frame) => void;
  readonly #taken = new Set<number>();

  private constructor(decoders: readonly TrackDecoder[], use: (frame: Frame) => void) {
    this.#lanes = decoders.map((decoder) => ({ decoder, work: Promise.resolve() }));
    this.#use = use;
  }

  /** @param use must not keep the frames; they come in any order */
  static async open(stream: Stream, use: (frame: Frame) => void): Promise<KeyFrames> {
    const count = Math.min(MOST_LANES, availableParallelism());
    const decoders = await Promise.all(Array.from({ length: count }, () => TrackDecoder.open(stream, 1)));
    return new KeyFrames(
      decoders.filter((decoder) => decoder !== undefined),
      use,
    );
  }

  /** How many were taken so far. */
  get count(): number {
    return this.#taken.size;
  }

  /** How many could not be decoded. */
  get refused(): number {
    return this.#lanes.reduce((sum, { decoder }) => sum + decoder.refused, 0);
  }

  has(timeMs: number): boolean {
    return this.#taken.has(timeMs);
  }

  /** Waits for a free decoder, and no longer. @param packet is copied */
  async take(packet: Packet, timeMs: number): Promise<void> {
    const lane = this.#lanes[this.#taken.size % this.#lanes.length];
    const own = packet.clone();
    this.#taken.add(timeMs);
    await lane?.work;
    if (lane === undefined || own === null) return;
    lane.work = lane.decoder.takeAlone(own, this.#use).finally(() => own.free());
  }

  /** Waits until all have come out. */
  async finish(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.work));
    for (const { decoder } of this.#lanes) decoder.free();
  }
}
