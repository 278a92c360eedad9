import { AnalysisFailure } from '../errors';
import type { ByteSource } from './byte-source';
import type { GuardedResponse } from './guarded-fetch';
import { tooLarge } from './transport-failure';

/**
 * Largest file that is read from a host without range requests, in bytes. Such a file has to be held in
 * memory whole, and a function has 1024 MB for everything.
 */
export const MAX_WHOLE_BYTES = 67_108_864;

/** Bytes that are in memory. */
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

/** What is refused for want of ranges is told so: with them, a larger file could be read. */
function refusal(maxBytes: number): AnalysisFailure {
  return maxBytes < MAX_WHOLE_BYTES ? tooLarge(maxBytes) : noRanges();
}

/** How many bytes several answers may yet hold in memory together. */
export interface MemoryBudget {
  left: number;
}

/**
 * Reads a whole answer into memory, for servers that do not know range requests. A length that is too
 * large is refused before the body is read; without a length the body is counted.
 *
 * @param budget what it may take, and all others that are read by the same budget; `MAX_WHOLE_BYTES` by itself
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
