import type { PartialReason } from '@/contracts/partial-reason';

/** The caption files of a video: WebVTT files in sequence, each starting with the WebVTT header. */
export interface SubtitleFiles {
  files: readonly Uint8Array[];
  /** Whether no file is missing. */
  isComplete: boolean;
  /** Their language as the playlist declares it (BCP 47); missing if it does not. */
  language?: string | undefined;
}

/**
 * A video's bytes, readable at any offset. The decoder has no other access to the video: the implementation decides
 * which bytes exist and where they come from.
 */
export interface ByteSource {
  /** What these bytes lack of the video; missing if nothing. */
  readonly partial?: readonly PartialReason[];
  /** Whether parts between others are left out of these bytes, so that the time stamps jump there. */
  readonly hasGaps?: boolean;
  /** Fetches the separate captions of the video; missing if there are none. Never rejects. */
  readonly readSubtitles?: () => Promise<SubtitleFiles>;
  /** Total length in bytes. */
  readonly size: number;
  /** The server's media type without parameters, lower case, or `''`. A hint, never trusted. */
  readonly contentType: string;
  /** Bytes fetched so far. */
  readonly bytesRead: number;
  /** After this number of fetched bytes, reads fail with `too-large`; missing if there is no such limit. */
  readonly maxBytesRead?: number;
  /**
   * Reads up to `length` bytes from `offset`.
   *
   * @returns the bytes; shorter than asked only at the end of the file, empty at or past the end
   * @throws AnalysisFailure `unreachable`, `too-slow` or `too-large`
   */
  read(offset: number, length: number): Promise<Uint8Array>;
}
