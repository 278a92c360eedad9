import { CaptionReader, captionText, type CaptionFile } from './caption-reader';
import type { TextCue } from './cue';
import { isMicroDvd, readMicroDvd } from './micro-dvd';
import { isSami, readSami } from './sami';
import { isScc, readScc } from './scc';
import { isTtml, readTtml } from './ttml';

/** Boxes with which a segment of an MP4 file begins. */
const FIRST_BOXES = new Set(['ftyp', 'styp', 'moof', 'sidx', 'emsg', 'prft']);
/** Length of the size and type of a box; one of size 1 has eight more bytes. */
const [BOX_HEADER, LARGE_BOX_HEADER] = [8, 16];

type Read = (text: string) => { cues: TextCue[]; isCut: boolean };

/** The formats that are recognized by how a file begins; any other is WebVTT or SubRip. */
const FORMATS: readonly (readonly [is: (head: string) => boolean, read: Read])[] = [
  [isTtml, readTtml],
  [isScc, readScc],
  [isSami, readSami],
  [isMicroDvd, readMicroDvd],
];

/** Whether a caption file has to be complete before it can be read: all but WebVTT and SubRip. */
export function isReadAsWhole(head: string): boolean {
  return FORMATS.some(([is]) => is(head));
}

/** Reads the text of a whole caption file of any kind, recognized by its content; never throws. */
export function readCaptions(text: string): CaptionFile {
  const read = FORMATS.find(([is]) => is(text))?.[1];
  if (read === undefined) {
    const reader = new CaptionReader();
    reader.push(text);
    return reader.end();
  }
  const file = { timestampMap: undefined, isRecognized: true, timingLines: 0, invalidTimingLines: 0 };
  try {
    return { ...file, ...read(text) };
  } catch {
    return { ...file, cues: [], isCut: false };
  }
}

/**
 * Reads a whole caption file, or a segment of an HLS stream with TTML in MP4 (ISO/IEC 14496-30: the times of the document
 * are those of the stream); never throws.
 */
export function readCaptionBytes(bytes: Uint8Array): CaptionFile {
  return readCaptions(captionText(mediaDataOf(bytes) ?? bytes));
}

/** The data of the first sample of a segment; undefined if it is no MP4. */
function mediaDataOf(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let isFirst = true; at + BOX_HEADER <= bytes.length; isFirst = false) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + BOX_HEADER));
    if (isFirst && !FIRST_BOXES.has(type)) return undefined;
    const isLarge = view.getUint32(at) === 1 && at + LARGE_BOX_HEADER <= bytes.length;
    const size = isLarge ? Number(view.getBigUint64(at + BOX_HEADER)) : view.getUint32(at);
    const header = isLarge ? LARGE_BOX_HEADER : BOX_HEADER;
    if (type === 'mdat') return bytes.subarray(at + header, size === 0 ? undefined : at + size);
    if (size < header) break;
    at += size;
  }
  return at === 0 ? undefined : new Uint8Array();
}
