import type { ByteSource } from '../source/byte-source';

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

/** A source that never answers reads beyond `from`; `reached` resolves at the first such read. */
export function stalledSource(bytes: Buffer, from: number): { source: ByteSource; reached: Promise<void> } {
  let tell = (): void => undefined;
  const reached = new Promise<void>((resolve) => (tell = resolve));
  const whole = memorySource(bytes);
  const read = (offset: number, length: number): Promise<Uint8Array> => {
    if (offset + length <= from) return whole.read(offset, length);
    tell();
    return new Promise<never>(() => undefined);
  };
  return { source: { size: bytes.length, contentType: '', bytesRead: 0, read }, reached };
}
