import { AnalysisFailure } from '../errors';
import { CaptionReader, captionEncoding, type CaptionFile } from './caption-reader';

/** Bytes after which a file must have shown its first caption: its encoding is judged by them too. */
const HEAD_BYTES = 64 * 1024;

/** How a page begins, in so many bytes. */
const LONGEST_TAG = 1000;
const WEB_PAGE = /^\s*<(?:!doctype html|html|head|body|!--)/i;

/**
 * Reads a file of captions while it comes, no further than anything of it is used, and not past its first
 * 64 kB where no caption stands in these.
 *
 * @param chunks its bytes, in chunks that may end anywhere; not read to the end where that is of no use
 * @throws AnalysisFailure `captions-unreadable` for what has no captions in it, or whatever `chunks` throws
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
    if (WEB_PAGE.test(new TextDecoder().decode(bytes.subarray(0, LONGEST_TAG)))) throw webPage();
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
