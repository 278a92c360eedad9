import { AnalysisFailure } from '../errors';
import { CaptionReader, captionEncoding, type CaptionFile } from './caption-reader';

/** The first caption must be within this number of bytes, which also determine the encoding. */
const HEAD_BYTES = 64 * 1024;

/** Number of bytes that are checked for the beginning of a web page. */
const MAX_TAG_LENGTH = 1000;
const WEB_PAGE = /^\s*<(?:!doctype html|html|head|body|!--)/i;

/**
 * Reads a caption file while it arrives. Stops when no more cues will be stored, and after the first 64 kB if these
 * contain no caption.
 *
 * @param chunks its bytes, in chunks that may end anywhere; not necessarily read to the end
 * @throws AnalysisFailure `captions-unreadable` if the file contains no captions, or the error of `chunks`
 */
export async function readCaptionFile(chunks: AsyncIterable<Uint8Array>): Promise<CaptionFile> {
  const head: Uint8Array[] = [];
  let length = 0;
  const reader = new CaptionReader();
  let take: ((bytes: Uint8Array) => void) | undefined;
  const takeHead = (): void => {
    const bytes = Buffer.concat(head, length);
    const decoder = new TextDecoder(captionEncoding(bytes));
    take = (chunk) => reader.push(decoder.decode(chunk, { stream: true }));
    if (WEB_PAGE.test(new TextDecoder().decode(bytes.subarray(0, MAX_TAG_LENGTH)))) throw webPage();
    take(bytes);
  };
  for await (const chunk of chunks) {
    if (take !== undefined) {
      take(chunk);
      if (reader.isFull) break;
      continue;
    }
    head.push(chunk);
    length += chunk.length;
    if (length < HEAD_BYTES) continue;
    takeHead();
    if (!reader.hasCues) throw noCaptions();
  }
  if (take === undefined) takeHead();
  const file = reader.end();
  if (file.cues.length === 0) throw noCaptions();
  return file;
}

function webPage(): AnalysisFailure {
  return new AnalysisFailure(
    'captions-unreadable',
    'The captions URL leads to a web page. Use the direct URL of a WebVTT (.vtt) or SubRip (.srt) file.',
  );
}

function noCaptions(): AnalysisFailure {
  return new AnalysisFailure(
    'captions-unreadable',
    'The file at the captions URL contains no captions. Use a WebVTT (.vtt) or SubRip (.srt) file.',
  );
}
