import { pipeline, Readable, type Transform } from 'node:stream';
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
} from 'node:zlib';
import { checkEncoding, encodingOf } from './check-encoding';
import type { GuardedResponse } from './guarded-fetch';
import { peekBody } from './peek-body';
import { unreachable } from './transport-failure';

type Format = 'gzip' | 'deflate' | 'deflate-raw' | 'br';

/** The content codings that are unpacked (RFC 9110, 8.4.1); `br` is that of RFC 7932. */
const CODINGS = new Map<string, Exclude<Format, 'deflate-raw'>>([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
]);

const STREAMS: Record<Format, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  'deflate-raw': createInflateRaw,
  br: createBrotliDecompress,
};

/** Whether a file is compressed itself (RFC 1952, 2.3.1). */
function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** Some hosts send `deflate` without the header that it has (RFC 1950, 2.2), whose first byte ends with 8. */
function isRaw(head: Uint8Array): boolean {
  return head[0] !== undefined && (head[0] & 0x0f) !== 8;
}

/**
 * The bytes of an answer with a text, unpacked if the host sends it compressed or if the file is compressed itself, such
 * as `captions.vtt.gz`.
 *
 * @param maxBytes maximum length, both as received and unpacked; the unpacked bytes are counted as they arrive, so that
 *   a small file that unpacks to a huge one is refused early
 * @param refuse the failure for a longer one
 * @throws AnalysisFailure of `refuse`, `unreachable` if it cannot be unpacked, or what its body throws
 */
export async function* unpacked(
  response: GuardedResponse,
  maxBytes: number,
  refuse: () => Error,
): AsyncGenerator<Uint8Array> {
  const coding = CODINGS.get(encodingOf(response));
  if (coding === undefined) checkEncoding(response);
  const limited = (body: AsyncIterable<Uint8Array>) => limit(body, maxBytes, refuse);
  let body = limited(response.body);
  if (coding !== undefined) {
    const peeked = await peekBody(body, (head) => head.length > 0);
    const format = coding === 'deflate' && isRaw(peeked.head) ? 'deflate-raw' : coding;
    body = limited(through(peeked.body, STREAMS[format]()));
  }
  const { head, body: file } = await peekBody(body, (bytes) => bytes.length > 1);
  yield* isGzip(head) ? limited(through(file, createGunzip())) : file;
}

async function* limit(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  refuse: () => Error,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > maxBytes) throw refuse();
    yield bytes;
  }
}

async function* through(body: AsyncIterable<Uint8Array>, transform: Transform): AsyncGenerator<Uint8Array> {
  let ofBody: { error: unknown } | undefined;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      ofBody = { error };
      throw error;
    }
  }
  pipeline(Readable.from(watched()), transform, () => undefined);
  try {
    for await (const bytes of transform as AsyncIterable<Uint8Array>) yield bytes;
  } catch (error) {
    throw ofBody === undefined ? cannotUnpack(error) : ofBody.error;
  } finally {
    transform.destroy();
  }
}

function cannotUnpack(cause: unknown): Error {
  return unreachable('The host sends a compressed file that is damaged, so that it cannot be read.', cause);
}

/** Maximum length of an unpacked beginning, in bytes: deflate makes at most 1032 bytes of one. */
const MAX_BEGINNING = 2_000_000;
/** Number of bytes of a compressed file that are enough to know how it begins. */
export const ENOUGH_TO_UNPACK = 1024;

/**
 * The beginning of an answer, unpacked as far as possible: empty if that is not possible.
 *
 * @param head at most the first `ENOUGH_TO_UNPACK` bytes of it are used if it is compressed
 */
export function unpackedBeginning(response: GuardedResponse, head: Uint8Array): Uint8Array {
  const encoding = encodingOf(response);
  const coding = CODINGS.get(encoding);
  if (coding === undefined) return encoding === 'identity' ? ofFile(head) : new Uint8Array(0);
  return ofFile(beginning(head, coding === 'deflate' && isRaw(head) ? 'deflate-raw' : coding));
}

/** Whether a compressed answer, or a compressed file, begins like this. */
export function isPacked(response: GuardedResponse, head: Uint8Array): boolean {
  return CODINGS.has(encodingOf(response)) || isGzip(head);
}

function ofFile(head: Uint8Array): Uint8Array {
  return isGzip(head) ? beginning(head, 'gzip') : head;
}

function beginning(head: Uint8Array, format: Format): Uint8Array {
  const bytes = head.subarray(0, ENOUGH_TO_UNPACK);
  const options: ZlibOptions = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_BEGINNING };
  try {
    if (format === 'gzip') return gunzipSync(bytes, options);
    if (format === 'deflate') return inflateSync(bytes, options);
    if (format === 'deflate-raw') return inflateRawSync(bytes, options);
    return brotliDecompressSync(bytes, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      maxOutputLength: MAX_BEGINNING,
    });
  } catch {
    return new Uint8Array(0);
  }
}
