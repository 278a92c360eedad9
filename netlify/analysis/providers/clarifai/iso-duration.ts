import type { ByteSource } from '../../provider';

interface Box {
  type: string;
  /** Offsets of the start and end of its contents in the file, in bytes. */
  start: number;
  end: number;
}

/**
 * Maximum number of boxes that are searched: the index is at the beginning or the end of the file, next to a handful of
 * other boxes.
 */
const MAX_BOXES = 64;

/** Maximum number of bytes read of a header box: a movie header with 64-bit times, up to its duration. */
const MAX_HEADER_BYTES = 32;

/**
 * The duration that an MP4, MOV or 3GPP file declares, in milliseconds: from the movie header, and for a fragmented
 * video from the movie extends header (ISO/IEC 14496-12, 8.2.2 and 8.8.2).
 *
 * @returns undefined if it declares none
 * @throws AnalysisFailure of `source.read`
 */
export async function isoDurationMs(source: ByteSource): Promise<number | undefined> {
  const movie = await findBox(source, 'moov', 0, source.size);
  const header = movie && (await findBox(source, 'mvhd', movie.start, movie.end));
  if (movie === undefined || header === undefined) return undefined;
  const bytes = await contentsOf(source, header);
  const isLong = bytes[0] === 1;
  if (bytes.length < (isLong ? 32 : 20)) return undefined;
  const scale = bytes.readUInt32BE(isLong ? 20 : 12);
  const ticks = ticksAt(bytes, isLong ? 24 : 16, isLong) ?? (await fragmentTicks(source, movie));
  if (ticks === undefined || scale === 0) return undefined;
  return Math.round((ticks / scale) * 1000);
}

async function fragmentTicks(source: ByteSource, movie: Box): Promise<number | undefined> {
  const extension = await findBox(source, 'mvex', movie.start, movie.end);
  const header = extension && (await findBox(source, 'mehd', extension.start, extension.end));
  if (header === undefined) return undefined;
  const bytes = await contentsOf(source, header);
  const isLong = bytes[0] === 1;
  return bytes.length < (isLong ? 12 : 8) ? undefined : ticksAt(bytes, 4, isLong);
}

/** Zero and all bits set both mean that the duration is unknown. */
function ticksAt(bytes: Buffer, offset: number, isLong: boolean): number | undefined {
  const ticks = isLong ? Number(bytes.readBigUInt64BE(offset)) : bytes.readUInt32BE(offset);
  return ticks === 0 || ticks >= (isLong ? Number.MAX_SAFE_INTEGER : 0xffffffff) ? undefined : ticks;
}

async function contentsOf(source: ByteSource, box: Box): Promise<Buffer> {
  return Buffer.from(await source.read(box.start, Math.min(MAX_HEADER_BYTES, box.end - box.start)));
}

async function findBox(
  source: ByteSource,
  type: string,
  start: number,
  end: number,
): Promise<Box | undefined> {
  let offset = start;
  for (let count = 0; count < MAX_BOXES && offset < end; count += 1) {
    const box = await boxAt(source, offset, end);
    if (box === undefined || box.type === type) return box;
    offset = box.end;
  }
  return undefined;
}

/**
 * Reads the header of the box at `offset`. A box with length 0 extends to the end. @returns undefined if its length
 * exceeds the limit or is less than its own header
 */
async function boxAt(source: ByteSource, offset: number, limit: number): Promise<Box | undefined> {
  const bytes = Buffer.from(await source.read(offset, 16));
  if (bytes.length < 8) return undefined;
  const short = bytes.readUInt32BE(0);
  if (short === 1 && bytes.length < 16) return undefined;
  const headerLength = short === 1 ? 16 : 8;
  const length = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? limit - offset : short;
  if (length < headerLength || offset + length > limit) return undefined;
  return {
    type: bytes.toString('latin1', 4, 8),
    start: offset + headerLength,
    end: offset + length,
  };
}
