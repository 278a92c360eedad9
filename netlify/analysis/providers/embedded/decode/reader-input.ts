import {
  AVERROR_EOF,
  AVERROR_EXIT,
  AVSEEK_CUR,
  AVSEEK_END,
  AVSEEK_FORCE,
  AVSEEK_SIZE,
} from 'node-av/constants';
import { IOContext } from 'node-av/lib';
import type { VideoBytes } from './byte-reader';

/**
 * Size of FFmpeg's own buffer in bytes: the maximum that one call on this thread requests. It may return fewer bytes.
 */
const BUFFER_BYTES = 256 * 1024;

/**
 * FFmpeg's view of the video: it gets all of its bytes through `reader`. Once a read has failed, all later ones fail
 * too, so that the demuxer ends.
 */
export function readerInput(reader: VideoBytes): IOContext {
  let position = 0;
  let hasFailed = false;
  const input = new IOContext();
  const read = async (length: number): Promise<Buffer | number> => {
    if (hasFailed) return AVERROR_EXIT;
    try {
      const bytes = await reader.read(position, length);
      if (bytes.length === 0) return AVERROR_EOF;
      position += bytes.length;
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    } catch {
      hasFailed = true;
      return AVERROR_EXIT;
    }
  };
  const seek = (offset: bigint, whence: number): bigint => {
    const from = whence & ~AVSEEK_FORCE;
    if (from === AVSEEK_SIZE) return BigInt(reader.size);
    const base = from === AVSEEK_CUR ? position : from === AVSEEK_END ? reader.size : 0;
    position = Math.max(0, base + Number(offset));
    return BigInt(position);
  };
  input.allocContextWithCallbacks(BUFFER_BYTES, 0, read, null, seek);
  return input;
}
