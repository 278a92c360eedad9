const SIGNATURES: readonly { at: number; bytes: readonly number[] }[] = [
  // ISO base media and QuickTime: the type of the first box.
  ...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((type) => ({ at: 4, bytes: codesOf(type) })),
  { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] }, // EBML: Matroska, WebM
  { at: 8, bytes: codesOf('AVI ') },
  { at: 0, bytes: codesOf('FLV') },
  { at: 0, bytes: codesOf('OggS') },
  { at: 0, bytes: [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11] }, // ASF header object
  { at: 0, bytes: [0x00, 0x00, 0x01, 0xba] }, // MPEG program stream pack
];

/**
 * Whether the first bytes are those of a container that we read. It tells a broken video from
 * something that never was one; the demuxer alone decides what can be read.
 */
export function hasContainerSignature(head: Uint8Array): boolean {
  return SIGNATURES.some(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte));
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}
