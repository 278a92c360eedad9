import { CaptionReader, captionText, type CaptionFile } from './caption-reader';
import type { CueText } from './cue';
import { joinContinued } from './cue-store';
import { isMicroDvd, readMicroDvd } from './micro-dvd';
import { isSami, readSami } from './sami';
import { isScc, readScc } from './scc';
import { isTtml, readTtml } from './ttml';

/** Boxes with which a segment of an MP4 file begins. */
const FIRST_BOXES = new Set(['ftyp', 'styp', 'moof', 'sidx', 'emsg', 'prft', 'free', 'skip']);
/** Length of the size and type of a box; one of size 1 has eight more bytes. */
const [BOX_HEADER, LARGE_BOX_HEADER] = [8, 16];

type Read = (text: string) => CueText;

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

/** Where a document in media data ends. */
const DOCUMENT_END = /(?<=<\/(?:[\w.-]{1,40}:)?tt\s{0,10}>)/;

/**
 * Reads a whole caption file, or a segment of an HLS stream with TTML in MP4 (ISO/IEC 14496-30: the times of the document
 * are those of the stream), which can contain several documents; never throws.
 */
export function readCaptionBytes(bytes: Uint8Array): CaptionFile {
  const data = mediaDataOf(bytes);
  if (data === undefined) return readCaptions(captionText(bytes));
  const documents = captionText(data)
    .split(DOCUMENT_END)
    .map((part) => part.slice(Math.max(0, part.search(/<\?xml|<(?:[\w.-]{1,40}:)?tt[\s>]/))))
    .filter(isTtml)
    .map(readCaptions);
  return {
    ...{ timestampMap: undefined, isRecognized: documents.length > 0, timingLines: 0, invalidTimingLines: 0 },
    cues: joinContinued(documents.flatMap(({ cues }) => cues)),
    isCut: documents.some(({ isCut }) => isCut),
  };
}

/** The media data of a segment, that of all its fragments; undefined if it is no MP4. */
function mediaDataOf(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (let isFirst = true; at + BOX_HEADER <= bytes.length; isFirst = false) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + BOX_HEADER));
    if (isFirst && !FIRST_BOXES.has(type)) return undefined;
    const isLarge = view.getUint32(at) === 1 && at + LARGE_BOX_HEADER <= bytes.length;
    const size = isLarge ? Number(view.getBigUint64(at + BOX_HEADER)) : view.getUint32(at);
    const header = isLarge ? LARGE_BOX_HEADER : BOX_HEADER;
    const end = size === 0 ? bytes.length : at + size;
    if (end < at + header) break;
    if (type === 'mdat') parts.push(bytes.subarray(at + header, end));
    at = end;
  }
  return at === 0 ? undefined : Buffer.concat(parts);
}
