/**
 * A video's bytes, readable at any offset. The decoder sees the world only through this: whatever
 * implements it decides which bytes exist and where they come from.
 */
export interface ByteSource {
  /** Whole length in bytes. */
  readonly size: number;
  /** The server's media type without parameters, lower case, or `''`. A hint, never trusted. */
  readonly contentType: string;
  /** Bytes fetched so far. */
  readonly bytesRead: number;
  /**
   * Reads up to `length` bytes from `offset`.
   *
   * @returns the bytes; shorter than asked only at the end of the file, empty at or past the end
   * @throws AnalysisFailure `unreachable`, `too-slow` or `too-large`
   */
  read(offset: number, length: number): Promise<Uint8Array>;
}
