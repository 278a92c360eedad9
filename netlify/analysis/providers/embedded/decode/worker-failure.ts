import { AnalysisFailure, type DecoderCrash } from '../../../errors';

function crashOf(exitCode: number | null, signal: NodeJS.Signals | null, complaint: string): DecoderCrash {
  if (complaint.includes('heap out of memory'))
    return { cause: 'out-of-memory', ...(signal ? { signal } : {}) };
  if (signal === null) return { cause: 'exit', exitCode: exitCode ?? -1 };
  return { cause: signal === 'SIGKILL' ? 'killed' : 'signal', signal };
}

/** The message of each expected failure of a measurement, for the user who entered the URL. */
export const failures = {
  empty: () =>
    new AnalysisFailure('not-a-video', 'The file is empty. Check the URL, or upload the video again.'),
  notAVideo: () =>
    new AnalysisFailure(
      'not-a-video',
      'The URL does not lead to a readable video file. Use the direct URL of an MP4, MOV, WebM, MKV, AVI, FLV, WMV or MPEG file, or of an HLS playlist, not that of a web page.',
    ),
  damaged: () =>
    new AnalysisFailure(
      'damaged',
      'The video file is damaged or incomplete. Export or upload it again, and check that it plays to the end.',
    ),
  /** @param complaint output of the process on standard error */
  crashed: (exitCode: number | null, signal: NodeJS.Signals | null, complaint: string, cause: Error) =>
    new AnalysisFailure(
      'decoder-crashed',
      'The decoder crashed while it read this video. Try again; if it fails again, convert the video to MP4 (H.264).',
      { crash: crashOf(exitCode, signal, complaint), cause },
    ),
  tooMuchMemory: () =>
    new AnalysisFailure(
      'damaged',
      'The video requires too much memory: its index is damaged, or its frames are very large. Export it again as H.264 in an MP4 file, in 4K or less, and try again.',
    ),
  noVideoTrack: () =>
    new AnalysisFailure('no-picture', 'The file has no video track, only audio. Use the URL of a video.'),
  isProtected: () =>
    new AnalysisFailure(
      'unsupported-codec',
      'The video is copy-protected and cannot be decoded. Use a version without protection.',
    ),
  unsupportedCodec: (codec: string) =>
    new AnalysisFailure(
      'unsupported-codec',
      `The video codec ${codec} is not supported. Export it as H.264 in an MP4 file and try again.`,
    ),
  tooManyPixels: (width: number, height: number) =>
    new AnalysisFailure(
      'unsupported-codec',
      `A frame size of ${width} by ${height} pixels is too large to decode. Export the video in 4K or less and try again.`,
    ),
  tooLong: (maxDurationMs: number) =>
    new AnalysisFailure(
      'too-long',
      `The video is longer than ${Math.round(maxDurationMs / 60_000)} minutes. Use a shorter one or an excerpt.`,
    ),
  tooSlow: () =>
    new AnalysisFailure(
      'too-slow',
      'The video could not be read and decoded in time. Try again later, or use a shorter or smaller version.',
    ),
  slowHost: ({ kilobitsPerSecond, requestMs }: { kilobitsPerSecond: number; requestMs: number }) =>
    new AnalysisFailure(
      'too-slow',
      `The host sends the video too slowly: ${(kilobitsPerSecond / 1000).toFixed(1)} Mbit/s, ${(requestMs / 1000).toFixed(1)} s per request. Use a faster host, or a version with a lower bitrate.`,
    ),
  slowDecoding: () =>
    new AnalysisFailure(
      'too-slow',
      'The video takes too long to decode. Use an excerpt, or a version with a lower resolution.',
    ),
} as const;
