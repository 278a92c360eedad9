import { Readable } from 'node:stream';
import { AnalysisFailure } from '../../errors';
import type { ByteSource } from '../../provider';

/** Concepts per frame: Clarifai's default, set explicitly so that it cannot change unnoticed. */
const MAX_CONCEPTS = 20;

/** A multiple of three bytes, so that the base64 chunks can be concatenated. */
const CHUNK_BYTES = 3 * 65_536;

/** A request body of known length, so that it is sent without chunked encoding. */
export interface RequestBody {
  /** In bytes. */
  length: number;
  bytes: string | Readable;
}

const MARK = '@video@';

function documentFor(video: Record<string, string>, sampleMs: number): string {
  return JSON.stringify({
    model: { output_info: { output_config: { sample_ms: sampleMs, max_concepts: MAX_CONCEPTS } } },
    inputs: [{ data: { video } }],
  });
}

/** Clarifai fetches the video itself. */
export function bodyWithUrl(url: string, sampleMs: number): RequestBody {
  const bytes = documentFor({ url }, sampleMs);
  return { length: Buffer.byteLength(bytes), bytes };
}

/**
 * Sends the video's bytes, read and encoded chunk by chunk, so that the whole video is never in memory.
 *
 * @param onSent called with the number of the video's bytes passed on so far
 */
export function bodyWithBytes(
  source: ByteSource,
  sampleMs: number,
  onSent: (bytes: number) => void,
): RequestBody {
  const [before = '', after = ''] = documentFor({ base64: MARK }, sampleMs).split(MARK);
  const { size } = source;
  async function* chunks(): AsyncGenerator<Buffer> {
    yield Buffer.from(before);
    for (let offset = 0; offset < size; offset += CHUNK_BYTES) {
      const chunk = await source.read(offset, Math.min(CHUNK_BYTES, size - offset));
      if (chunk.length < Math.min(CHUNK_BYTES, size - offset)) {
        throw new AnalysisFailure(
          'unreachable',
          'The host sent less of the video than it announced. Please try again.',
        );
      }
      yield Buffer.from(Buffer.from(chunk).toString('base64'));
      onSent(offset + chunk.length);
    }
    yield Buffer.from(after);
  }
  return { length: before.length + Math.ceil(size / 3) * 4 + after.length, bytes: Readable.from(chunks()) };
}
