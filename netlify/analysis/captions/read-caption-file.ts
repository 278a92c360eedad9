import { AnalysisFailure } from '../errors';
import { isReadAsWhole, readCaptions } from './caption-bytes';
import { CaptionReader, captionEncoding, captionText, type CaptionFile } from './caption-reader';

/** The first caption must be within this number of bytes, which also determine the encoding. */
const HEAD_BYTES = 64 * 1024;

/** Number of bytes that are checked for the beginning of a web page. */
const MAX_TAG_LENGTH = 1000;
const WEB_PAGE = /^\s*<(?:!doctype html|html|head|body|!--)/i;

/**
 * Reads a caption file, recognized by its content. WebVTT and SubRip are read while they arrive: reading stops when no
 * more cues will be stored, and after the first 64 kB if these contain no caption.
 *
 * @param chunks its bytes, in chunks that may end anywhere; not necessarily read to the end
 * @throws AnalysisFailure `captions-unreadable` if the file contains no captions, or the error of `chunks`
 */
export async function readCaptionFile(chunks: AsyncIterable<Uint8Array>): Promise<CaptionFile> {
  const head: Uint8Array[] = [];
  let length = 0;
  const rest = chunks[Symbol.asyncIterator]();
  try {
    while (length < HEAD_BYTES) {
      const next = await rest.next();
      if (next.done === true) break;
      head.push(next.value);
      length += next.value.length;
    }
    const beginning = Buffer.concat(head, length);
    const text = captionText(beginning);
    if (isReadAsWhole(text)) return withCues(readCaptions(captionText(await whole(beginning, rest))));
    if (WEB_PAGE.test(text.slice(0, MAX_TAG_LENGTH))) throw webPage();
    return withCues(await readWhileArriving(beginning, rest));
  } finally {
    await rest.return?.();
  }
}

async function readWhileArriving(
  beginning: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): Promise<CaptionFile> {
  const reader = new CaptionReader();
  const decoder = new TextDecoder(captionEncoding(beginning));
  reader.push(decoder.decode(beginning, { stream: true }));
  if (beginning.length >= HEAD_BYTES && !reader.hasCues) throw noCaptions();
  while (!reader.isFull) {
    const next = await rest.next();
    if (next.done === true) break;
    reader.push(decoder.decode(next.value, { stream: true }));
  }
  return reader.end();
}

async function whole(beginning: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const parts = [beginning];
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) parts.push(next.value);
  return Buffer.concat(parts);
}

function withCues(file: CaptionFile): CaptionFile {
  if (file.cues.length === 0) throw noCaptions();
  return file;
}

function webPage(): AnalysisFailure {
  return new AnalysisFailure(
    'captions-unreadable',
    'The captions URL leads to a web page. Use the direct URL of a WebVTT, SubRip, TTML or SCC file.',
  );
}

function noCaptions(): AnalysisFailure {
  return new AnalysisFailure(
    'captions-unreadable',
    'The file at the captions URL contains no captions. Use a WebVTT, SubRip, TTML or SCC file.',
  );
}
