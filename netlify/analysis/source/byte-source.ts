import type { PartialReason } from '@/contracts/partial-reason';

/** Timed text beside a video: WebVTT in files that follow one another, each with the beginning of all of them. */
export interface SubtitleFiles {
  files: readonly Uint8Array[];
  /** Whether none is missing. */
  isComplete: boolean;
}

/**
 * A video's bytes, readable at any offset. The decoder sees the world only through this: whatever
 * implements it decides which bytes exist and where they come from.
 */
export interface ByteSource {
  /** What the video lacks in these bytes; missing when it is nothing. */
  readonly partial?: readonly PartialReason[];
  /** Fetches the timed text that stands beside the video; missing where there is none. Never rejects. */
  readonly readSubtitles?: () => Promise<SubtitleFiles>;
  /** Whole length in bytes. */
  readonly size: number;
  /** The server's media type without parameters, lower case, or `''`. A hint, never trusted. */
  readonly contentType: string;
  /** Bytes fetched so far. */
  readonly bytesRead: number;
  /** With this many bytes fetched, reads fail with `too-large`; missing where there is no such limit. */
  readonly maxBytesRead?: number;
  /**
   * Reads up to `length` bytes from `offset`.
   *
   * @returns the bytes; shorter than asked only at the end of the file, empty at or past the end
   * @throws AnalysisFailure `unreachable`, `too-slow` or `too-large`
   */
  read(offset: number, length: number): Promise<Uint8Array>;
}
