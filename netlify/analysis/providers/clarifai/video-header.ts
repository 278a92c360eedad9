import type { ByteSource } from '../../provider';
import { isoDurationMs } from './iso-duration';

/** What a file declares in its first bytes and its index. */
export interface VideoHeader {
  /** Undefined if it is none of the formats that Clarifai supports; MOV and 3GPP have the structure of MP4. */
  container: 'mp4' | 'avi' | 'wmv' | undefined;
  /** Undefined if the file does not declare it. */
  durationMs: number | undefined;
}

/** Enough for the header of an AVI file, and for the first object of a WMV file. */
const HEAD_BYTES = 64;

/** ISO base media and QuickTime: the type of the first box. */
const ISO_TYPES: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** ASF specification, section 10: the header object, and the file properties object within it. */
const ASF_HEADER = '3026b2758e66cf11a6d900aa0062ce6c';
const ASF_FILE_PROPERTIES = 'a1dcab8c47a9cf118ee400c00c205365';
/** The file properties object is among the first; a file with more objects before it is not searched further. */
const MAX_ASF_OBJECTS = 32;

/**
 * Reads the container and the duration from a video's header, a few dozen bytes at a time. It trusts the file: only
 * decoding can show whether the values are true.
 *
 * @throws AnalysisFailure of `source.read`
 */
export async function readVideoHeader(source: ByteSource): Promise<VideoHeader> {
  const head = Buffer.from(await source.read(0, HEAD_BYTES));
  if (ISO_TYPES.has(head.toString('latin1', 4, 8))) {
    return { container: 'mp4', durationMs: await isoDurationMs(source) };
  }
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'AVI ') {
    return { container: 'avi', durationMs: aviDurationMs(head) };
  }
  if (head.toString('hex', 0, 16) === ASF_HEADER) {
    return { container: 'wmv', durationMs: await asfDurationMs(source) };
  }
  return { container: undefined, durationMs: undefined };
}

/** A plausible duration: positive and finite, in whole milliseconds. */
function durationOf(ms: number): number | undefined {
  return Number.isFinite(ms) && ms > 0 ? Math.round(ms) : undefined;
}

/** AVI RIFF file reference, AVIMAINHEADER: microseconds per frame, and four fields later the total number of frames. */
function aviDurationMs(head: Buffer): number | undefined {
  if (head.length < 52 || head.toString('latin1', 24, 28) !== 'avih') return undefined;
  return durationOf((head.readUInt32LE(32) * head.readUInt32LE(48)) / 1000);
}

/** ASF specification, 3.2: play duration in units of 100 ns, which includes the preroll in ms. */
async function asfDurationMs(source: ByteSource): Promise<number | undefined> {
  let offset = 30;
  for (let count = 0; count < MAX_ASF_OBJECTS; count += 1) {
    const object = Buffer.from(await source.read(offset, 92));
    if (object.length < 24) return undefined;
    if (object.toString('hex', 0, 16) === ASF_FILE_PROPERTIES) {
      const isLive = object.length < 92 || (object.readUInt32LE(88) & 1) === 1;
      if (isLive) return undefined;
      return durationOf(Number(object.readBigUInt64LE(64)) / 10_000 - Number(object.readBigUInt64LE(80)));
    }
    const size = Number(object.readBigUInt64LE(16));
    if (size < 24 || size > source.size - offset) return undefined;
    offset += size;
  }
  return undefined;
}
