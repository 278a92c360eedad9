import { AVSEEK_CUR, AVSEEK_END, AVSEEK_SIZE } from 'node-av/constants';
import { IOContext } from 'node-av/lib';

/** A file in memory that FFmpeg writes to. */
export function memoryFile(): { context: IOContext; bytes: () => Buffer } {
  let data = Buffer.alloc(1 << 20);
  let length = 0;
  let position = 0;
  const write = (chunk: Buffer): number => {
    while (position + chunk.length > data.length) data = Buffer.concat([data, Buffer.alloc(data.length)]);
    chunk.copy(data, position);
    position += chunk.length;
    length = Math.max(length, position);
    return chunk.length;
  };
  const seek = (offset: bigint, whence: number): bigint => {
    if (whence === AVSEEK_SIZE) return BigInt(length);
    position = Number(offset) + (whence === AVSEEK_CUR ? position : whence === AVSEEK_END ? length : 0);
    return BigInt(position);
  };
  const context = new IOContext();
  context.allocContextWithCallbacks(1 << 16, 1, null, write, seek);
  return { context, bytes: () => data.subarray(0, length) };
}
