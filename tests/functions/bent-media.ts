/** Modifications of a real MP4 file, byte for byte in place, so that all offsets in it stay valid. */

/** Offset of the n-th box of a type: its length field, four bytes before the type. */
function boxAt(bytes: Buffer, type: string, nth = 0): number {
  let at = -1;
  for (let count = 0; count <= nth; count += 1) {
    at = bytes.indexOf(type, at + 1, 'latin1');
    if (at < 0) throw new Error(`the sample has no ${type} box number ${nth}`);
  }
  return at - 4;
}

/** The video track hidden as free space: audio and text remain. */
export function soundOnly(video: Buffer): Buffer {
  const bytes = Buffer.from(video);
  bytes.write('free', boxAt(bytes, 'trak') + 4, 'latin1');
  return bytes;
}

/** The video track with an unknown codec. */
export function unknownCodec(video: Buffer): Buffer {
  const bytes = Buffer.from(video);
  // The name also occurs in the brands at the start of the file.
  bytes.write('qqqq', bytes.indexOf('avc1', boxAt(bytes, 'stsd'), 'latin1'), 'latin1');
  return bytes;
}

/** Every track with one tick per second instead of thousands, which makes it days long. */
export function daysLong(video: Buffer): Buffer {
  const bytes = Buffer.from(video);
  // Box header, version and flags, then two times of 32 bits (ISO/IEC 14496-12, 8.4.2).
  for (const track of [0, 1, 2]) bytes.writeUInt32BE(1, boxAt(bytes, 'mdhd', track) + 20);
  bytes.writeUInt32BE(1, boxAt(bytes, 'mvhd') + 20);
  return bytes;
}

/** The index is intact; all frames and samples are zeros. */
export function emptied(video: Buffer): Buffer {
  const bytes = Buffer.from(video);
  bytes.fill(0, boxAt(bytes, 'mdat') + 8);
  return bytes;
}

/** A valid beginning, followed by noise that is the same every time. */
export function noise(video: Buffer): Buffer {
  const bytes = Buffer.from(video.subarray(0, 100_000));
  for (let at = 32, state = 1; at < bytes.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >> 16;
  }
  return bytes;
}
