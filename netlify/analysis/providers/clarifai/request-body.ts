import { Readable } from 'node:stream';
import { AnalysisFailure } from '../../errors';
import type { ByteSource } from '../../provider';

/** Concepts a frame, Clarifai's own default, said so that it cannot change under us. */
const MAX_CONCEPTS = 20;

/** A multiple of three bytes, so that chunks in base64 can be strung together. */
const CHUNK_BYTES = 3 * 65_536;

/** A request body of known length, so that it is sent without chunks. */
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
 * The video's bytes are sent along, read and coded chunk by chunk: the whole of it is never in memory.
 *
 * @param onSent how many of the video's bytes have been handed over
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
