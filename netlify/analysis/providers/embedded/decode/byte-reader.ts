import { MAX_READ_BYTES } from './worker-protocol';

/** Requests bytes from the other process. May be called again before the first request is answered. */
export type AskForBytes = (offset: number, length: number) => Promise<Uint8Array>;

interface Block {
  offset: number;
  bytes: Uint8Array;
}

/** First block of a sequence in bytes: contains the header of most videos, and is a cheap way to reject other data. */
const FIRST_BLOCK = 64 * 1024;
/** First block where single small packets, for example of text, are picked out of a video. */
export const SMALL_BLOCK = 8 * 1024;
/** From this block size on, the video is clearly being read in sequence, and the next block is requested early. */
const READ_AHEAD_FROM = 256 * 1024;
/** A sequence that turns out to be longer than expected continues in blocks of this fraction of its expected length. */
const SMALL_PART = 16;
/** Size of the cache in bytes: sufficient for a video whose audio and video are stored apart. */
const CACHED_BYTES = 8 * 1024 * 1024;

/** Speed of a video's host, calculated from the time spent waiting for it. */
export interface HostSpeed {
  /** Waiting time as a share of the time since the reader was created, 0 to 1. */
  waitingShare: number;
  kilobitsPerSecond: number;
  /** Mean time of a request in milliseconds. */
  requestMs: number;
}

/** Thrown by a read after the time is up. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/** What is read of a file: all of the reader's bytes, or those of one part. */
export type VideoBytes = Pick<ByteReader, 'size' | 'read' | 'fetched' | 'sequenceBytes'>;

/**
 * Bytes of the video for the demuxer, which requests them in small parts. Single reads far apart fetch little. Each
 * block that continues another one is twice as long, so that a video that is read in sequence needs few requests.
 */
export class ByteReader {
  readonly size: number;
  /** Minimum number of bytes fetched by a read far from all others. */
  firstBlock = FIRST_BLOCK;
  /**
   * Expected number of bytes read in sequence at each of many positions; undefined if it is not known how long a
   * sequence is. These bytes are fetched in as few requests as possible, and few bytes beyond them.
   */
  sequenceBytes: number | undefined;
  /** Bytes fetched so far. */
  fetched = 0;
  readonly #startedMs = performance.now();
  #requests = 0;
  #waitedMs = 0;
  /** When this number of bytes has been fetched, optional reads should be omitted. */
  readonly mostBytes: number;
  readonly #isSpent: () => boolean;
  readonly #ask: AskForBytes;
  /** Callbacks of pending reads, called when the time is up. */
  readonly #waiting = new Set<(reason: Error) => void>();
  #over: Error | undefined;
  readonly #blocks: Block[] = [];
  /** Offset at which the current sequence begins. */
  #sequenceStart = 0;
  #ahead: { offset: number; block: Promise<Block> } | undefined;

  /**
   * @param timeIsUp rejects when reads must no longer be waited for
   * @param budget see `isSpent`; its function reports bytes that another counter includes
   */
  constructor(
    size: number,
    ask: AskForBytes,
    timeIsUp: Promise<never>,
    {
      mostBytes = Infinity,
      isSpent = () => false,
    }: { mostBytes?: number | undefined; isSpent?: (() => boolean) | undefined } = {},
  ) {
    this.size = size;
    this.mostBytes = mostBytes;
    this.#isSpent = isSpent;
    this.#ask = ask;
    timeIsUp.catch((reason: unknown) => {
      this.#over = reason instanceof Error ? reason : new TimeIsUp(String(reason));
      for (const tell of this.#waiting) tell(this.#over);
    });
  }

  /**
   * Up to `length` bytes from `offset`, at least one; empty at the end of the video.
   *
   * @throws TimeIsUp
   */
  async read(offset: number, length: number): Promise<Uint8Array> {
    if (offset < 0 || offset >= this.size) return new Uint8Array(0);
    const block = this.#cached(offset) ?? (await this.#timed(this.#fetched(offset)));
    const start = offset - block.offset;
    this.#readAhead(block, start);
    return block.bytes.subarray(start, start + length);
  }

  async #timed(block: Promise<Block>): Promise<Block> {
    const startedMs = performance.now();
    try {
      return await this.#inTime(block);
    } finally {
      this.#waitedMs += performance.now() - startedMs;
    }
  }

  /** Whether the time for reading is up. */
  get isOver(): boolean {
    return this.#over !== undefined;
  }

  /** Speed of the host so far. */
  get host(): HostSpeed {
    return {
      waitingShare: this.#waitedMs / Math.max(1, performance.now() - this.#startedMs),
      kilobitsPerSecond: Math.round((this.fetched * 8) / Math.max(1, this.#waitedMs)),
      requestMs: Math.round(this.#waitedMs / Math.max(1, this.#requests)),
    };
  }

  /** `Promise.race` with `timeIsUp` would keep every block in memory until `timeIsUp` is settled. */
  #inTime(block: Promise<Block>): Promise<Block> {
    return new Promise((resolve, reject) => {
      if (this.#over !== undefined) reject(this.#over);
      this.#waiting.add(reject);
      block.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
  }

  /** Whether the byte budget is used up. Reads still work: the callers that plan reads must respect it. */
  get isSpent(): boolean {
    return this.fetched >= this.mostBytes || this.#isSpent();
  }

  #cached(offset: number): Block | undefined {
    const at = this.#blocks.findIndex((block) => isInside(block, offset));
    if (at < 0) return undefined;
    const [block] = this.#blocks.splice(at, 1);
    if (block !== undefined) this.#blocks.push(block);
    return block;
  }

  async #fetched(offset: number): Promise<Block> {
    if (this.#ahead?.offset === offset) {
      const { block } = this.#ahead;
      this.#ahead = undefined;
      return block;
    }
    return this.#fetch(offset);
  }

  async #fetch(offset: number): Promise<Block> {
    this.#requests += 1;
    const bytes = await this.#ask(offset, this.#lengthAt(offset));
    const block = { offset, bytes };
    this.fetched += bytes.length;
    if (bytes.length === 0) throw new TimeIsUp('the video ended early');
    this.#blocks.push(block);
    let cachedBytes = this.#blocks.reduce((sum, each) => sum + each.bytes.length, 0);
    while (cachedBytes > CACHED_BYTES) cachedBytes -= this.#blocks.shift()?.bytes.length ?? cachedBytes;
    return block;
  }

  #lengthAt(offset: number): number {
    const before = this.#blocks.find((block) => endOf(block) === offset);
    if (before === undefined) this.#sequenceStart = offset;
    const wanted = this.sequenceBytes === undefined ? (before?.bytes.length ?? 0) * 2 : this.#leftOf(offset);
    const next = this.#blocks.reduce(
      (n, block) => (block.offset > offset ? Math.min(n, block.offset) : n),
      this.size,
    );
    return Math.min(MAX_READ_BYTES, Math.max(this.firstBlock, Math.ceil(wanted)), next - offset);
  }

  /** Remaining bytes of a sequence; beyond its end a small fraction of its length. */
  #leftOf(offset: number): number {
    const length = this.sequenceBytes ?? 0;
    const left = this.#sequenceStart + length - offset;
    return left > 0 ? left : length / SMALL_PART;
  }

  #readAhead(block: Block, position: number): void {
    const next = endOf(block);
    if (this.sequenceBytes !== undefined) return;
    if (block.bytes.length < READ_AHEAD_FROM || position < block.bytes.length / 2) return;
    if (next >= this.size || this.#ahead !== undefined || this.#blocks.some((each) => isInside(each, next)))
      return;
    const ahead = { offset: next, block: this.#fetch(next) };
    // A later read of this block gets the error; without such a read it is ignored.
    ahead.block
      .catch(() => undefined)
      .finally(() => {
        if (this.#ahead === ahead) this.#ahead = undefined;
      });
    this.#ahead = ahead;
  }
}

function endOf(block: Block): number {
  return block.offset + block.bytes.length;
}

function isInside(block: Block, offset: number): boolean {
  return offset >= block.offset && offset < endOf(block);
}
