import type { ByteSource } from '../../source/byte-source';

/** A source over bytes in memory that counts what is read. */
export function memorySource(bytes: Uint8Array): ByteSource {
  let bytesRead = 0;
  return {
    size: bytes.length,
    contentType: 'video/mp4',
    get bytesRead() {
      return bytesRead;
    },
    read: (offset, length) => {
      const part = bytes.slice(offset, offset + length);
      bytesRead += part.length;
      return Promise.resolve(part);
    },
  };
}
