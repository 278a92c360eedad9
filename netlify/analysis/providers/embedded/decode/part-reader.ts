import type { MediaPart } from '../../../source/byte-source';
import type { ByteReader, VideoBytes } from './byte-reader';

/** The bytes of one part as those of a file. */
export function partReader(reader: ByteReader, { offset, size }: MediaPart): VideoBytes {
  const read = (at: number, length: number): Promise<Uint8Array> =>
    at >= size ? Promise.resolve(new Uint8Array(0)) : reader.read(offset + at, Math.min(length, size - at));
  return {
    size,
    read,
    get fetched() {
      return reader.fetched;
    },
    get sequenceBytes() {
      return reader.sequenceBytes;
    },
    set sequenceBytes(bytes) {
      reader.sequenceBytes = bytes;
    },
  };
}
