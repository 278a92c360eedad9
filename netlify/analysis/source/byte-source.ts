import type { CaptionTrack } from '@/contracts/transcript';
import type { PartialReason } from '@/contracts/partial-reason';

/** One of the caption files of a video, and where it is in the video, in ms. */
export interface SubtitleFile {
  bytes: Uint8Array;
  startMs: number;
}

/** The caption files of a video: WebVTT files in sequence, each starting with the WebVTT header. */
export interface SubtitleFiles {
  files: readonly SubtitleFile[];
  /** Whether no file is missing. */
  isComplete: boolean;
  /** The track that they are. */
  track?: CaptionTrack;
}

/** A part of a video whose bytes are a file of their own, such as those between two discontinuities of an HLS stream. */
export interface MediaPart {
  /** Where it is in the bytes of the source, and its length, in bytes. */
  offset: number;
  size: number;
  /** Where it is in the video, in ms. */
  startMs: number;
  durationMs: number;
}

/**
 * A video's bytes, readable at any offset. The decoder has no other access to the video: the implementation decides
 * which bytes exist and where they come from.
 */
export interface ByteSource {
  /** What these bytes lack of the video; missing if nothing. */
  readonly partial?: readonly PartialReason[];
  /** The parts that these bytes consist of, in time order; missing for a single file. */
  readonly parts?: readonly MediaPart[];
  /** The parts with its sound, if that is in files of its own: they follow those of the picture in the bytes. */
  readonly audioParts?: readonly MediaPart[];
  /** Whether there is more of the video between the parts, which is left out because the video is long. */
  readonly hasGaps?: boolean;
  /** Where the segments of a stream begin and the last one ends, in ms; missing for a file. */
  readonly segmentBoundaries?: readonly number[];
  /** The tracks of separate captions, at most `MAX_CAPTION_TRACKS`; missing or empty if there are none. */
  readonly subtitleTracks?: readonly CaptionTrack[] | undefined;
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
