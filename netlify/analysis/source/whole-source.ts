import { AnalysisFailure } from '../errors';
import type { ByteSource } from './byte-source';
import type { GuardedResponse } from './guarded-fetch';
import { tooLarge } from './transport-failure';

/**
 * Largest file that is read from a host without range requests, in bytes. Such a file is held in memory as a whole, and
 * a function has 1024 MB for everything.
 */
export const MAX_WHOLE_BYTES = 67_108_864;

/** Bytes in memory. */
export class MemorySource implements ByteSource {
  readonly #bytes: Uint8Array;

  constructor(
    bytes: Uint8Array,
    readonly contentType: string,
  ) {
    this.#bytes = bytes;
  }

  get size(): number {
    return this.#bytes.length;
  }

  get bytesRead(): number {
    return this.#bytes.length;
  }

  read(offset: number, length: number): Promise<Uint8Array> {
    return Promise.resolve(this.#bytes.slice(offset, offset + length));
  }
}

function noRanges(): AnalysisFailure {
  const limit = Math.floor(MAX_WHOLE_BYTES / 1_000_000);
  return new AnalysisFailure(
    'too-large',
    `The host does not support range requests; without them, at most ${limit} MB are read. Please use a smaller video or another host.`,
  );
}

/**
 * If the lack of range requests is the reason for the refusal, the message says so: with them, a larger file could be
 * read.
 */
function refusal(maxBytes: number): AnalysisFailure {
  return maxBytes < MAX_WHOLE_BYTES ? tooLarge(maxBytes) : noRanges();
}

/** Number of bytes that several answers together may still hold in memory. */
export interface MemoryBudget {
  left: number;
}

/**
 * Reads a whole answer into memory, for servers that do not support range requests. An announced length above the limit
 * is refused before the body is read; without a length, the bytes of the body are counted.
 *
 * @param budget memory limit for all answers that are read with the same budget; `MAX_WHOLE_BYTES` for this answer
 *   unless given
 * @throws AnalysisFailure `too-large`, `unreachable` or `too-slow`
 */
export async function readWhole(
  response: GuardedResponse,
  maxBytes: number,
  contentType: string,
  budget: MemoryBudget = { left: MAX_WHOLE_BYTES },
): Promise<ByteSource> {
  const limit = Math.min(maxBytes, budget.left);
  const announced = Number(response.headers['content-length'] ?? 0);
  if (announced > limit) {
    response.discard();
    throw refusal(maxBytes);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    budget.left -= chunk.length;
    if (length > maxBytes || budget.left < 0) throw refusal(maxBytes);
    chunks.push(chunk);
  }
  return new MemorySource(Buffer.concat(chunks, length), contentType);
}
