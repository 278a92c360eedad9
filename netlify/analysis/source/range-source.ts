import { BLOCK_BYTES, BlockCache, type PendingBlock } from './block-cache';
import type { ByteSource } from './byte-source';
import type { GuardedClient, GuardedResponse } from './guarded-fetch';
import { fetchRange, type RemoteFile } from './range-fetch';
import { ReadAhead } from './read-ahead';
import { tooMuchToRead } from './transport-failure';

/**
 * Transfer limit for one video: a multiple of its size plus a fixed number of bytes. A decoder that jumps back and
 * forth reads some blocks again, but must not make us fetch a file over and over.
 */
const TRANSFER_FACTOR = 3;
const TRANSFER_EXTRA = 16_777_216;

/** Maximum number of bytes fetched of a video of this size. @param most the limit for any video */
export function transferLimit(size: number, most: number): number {
  return Math.min(most, size * TRANSFER_FACTOR + TRANSFER_EXTRA);
}

interface RangeSourceOptions {
  client: GuardedClient;
  file: RemoteFile;
  contentType: string;
  /** Maximum number of bytes that may be fetched, whatever the size of the file. */
  maxBytesRead: number;
  /** The answer to a request for block 0, if one has already been made. */
  first?: GuardedResponse;
  /** Called with the number of bytes as they are fetched, also after the source is no longer used. */
  onBytes?: (count: number) => void;
}

/** A file on a server that supports range requests: fetched in aligned blocks, only where it is read. */
export class RangeSource implements ByteSource {
  readonly contentType: string;
  readonly size: number;
  readonly maxBytesRead: number;
  #bytesRead = 0;
  readonly #client: GuardedClient;
  readonly #file: RemoteFile;
  readonly #onBytes: ((count: number) => void) | undefined;
  readonly #cache = new BlockCache();
  readonly #readAhead = new ReadAhead();

  constructor({ client, file, contentType, maxBytesRead, first, onBytes }: RangeSourceOptions) {
    this.#client = client;
    this.#file = file;
    this.#onBytes = onBytes;
    this.size = file.size;
    this.maxBytesRead = transferLimit(file.size, maxBytesRead);
    this.contentType = contentType;
    if (first === undefined) return;
    this.#readAhead.plan(0, 1);
    this.#fetch(0, 1, first);
  }

  get bytesRead(): number {
    return this.#bytesRead;
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(length) || offset < 0 || length < 0) {
      throw new RangeError(`read(${offset}, ${length})`);
    }
    const end = Math.min(offset + length, this.size);
    if (end <= offset) return new Uint8Array(0);
    const result = new Uint8Array(end - offset);
    const last = Math.floor((end - 1) / BLOCK_BYTES);
    for (let index = Math.floor(offset / BLOCK_BYTES); index <= last; index += 1) {
      const block = await this.#block(index, last);
      const blockStart = index * BLOCK_BYTES;
      const part = block.subarray(Math.max(offset - blockStart, 0), end - blockStart);
      result.set(part, Math.max(blockStart - offset, 0));
    }
    return result;
  }

  #block(index: number, last: number): Promise<Uint8Array> {
    let block = this.#cache.get(index);
    if (block === undefined) {
      this.#fetch(index, this.#readAhead.plan(index, last - index + 1));
      block = this.#cache.get(index);
    }
    const ahead = this.#readAhead.nextAfter(index);
    if (ahead !== undefined && ahead * BLOCK_BYTES < this.size && !this.#cache.has(ahead)) {
      this.#fetch(ahead, this.#readAhead.plan(ahead, 1));
    }
    return block ?? Promise.reject(new Error(`block ${index} was not fetched`));
  }

  /** Fetches blocks in the background, up to the first one that is already cached. */
  #fetch(index: number, count: number, first?: GuardedResponse): void {
    const pending: PendingBlock[] = [];
    while (pending.length < count && (index + pending.length) * BLOCK_BYTES < this.size) {
      if (this.#cache.has(index + pending.length)) break;
      pending.push(this.#cache.reserve(index + pending.length));
    }
    const start = index * BLOCK_BYTES;
    const end = Math.min(start + pending.length * BLOCK_BYTES, this.size);
    const filler = new BlockFiller(pending, end - start);
    const onBytes = (bytes: Uint8Array): void => {
      this.#count(bytes.length);
      filler.add(bytes);
    };
    const initial = first === undefined ? {} : { first };
    fetchRange({ client: this.#client, file: this.#file, start, end, onBytes, ...initial }).catch(
      (error: unknown) => {
        for (const block of pending) block.reject(error);
      },
    );
  }

  #count(bytes: number): void {
    this.#bytesRead += bytes;
    this.#onBytes?.(bytes);
    if (this.#bytesRead > this.maxBytesRead) throw tooMuchToRead(this.maxBytesRead);
  }
}

/** Splits a stream of bytes into blocks and resolves each as soon as it is full. */
class BlockFiller {
  #current: Uint8Array<ArrayBuffer>;
  #filled = 0;
  #index = 0;
  #rest: number;

  constructor(
    private readonly pending: readonly PendingBlock[],
    length: number,
  ) {
    this.#rest = length;
    this.#current = this.#next();
  }

  #next(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Math.min(BLOCK_BYTES, this.#rest));
  }

  add(bytes: Uint8Array): void {
    let rest = bytes;
    while (rest.length > 0) {
      const part = rest.subarray(0, this.#current.length - this.#filled);
      this.#current.set(part, this.#filled);
      this.#filled += part.length;
      rest = rest.subarray(part.length);
      if (this.#filled < this.#current.length) return;
      this.pending[this.#index]?.resolve(this.#current);
      this.#index += 1;
      this.#rest -= this.#current.length;
      this.#current = this.#next();
      this.#filled = 0;
    }
  }
}
