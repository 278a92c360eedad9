import { AnalysisFailure } from '../../../errors';

/** The words for each expected end of a measurement, for the person who pasted the URL. */
export const failures = {
  empty: () =>
    new AnalysisFailure('not-a-video', 'The file is empty. Check the address, or upload the video again.'),
  notAVideo: () =>
    new AnalysisFailure(
      'not-a-video',
      'The address does not lead to a video file that can be read. Use the direct address of an MP4, MOV, WebM, MKV, AVI, FLV, WMV or MPEG file, or of an HLS playlist, not that of a web page.',
    ),
  damaged: () =>
    new AnalysisFailure(
      'damaged',
      'The video file is damaged or incomplete. Export or upload it again, and check that it plays to its end.',
    ),
  tooMuchMemory: () =>
    new AnalysisFailure(
      'damaged',
      'The video takes more memory than there is to read it: its index is damaged, or its pictures are very large. Export it again as H.264 in an MP4 file, in 4K or less, and try again.',
    ),
  noVideoTrack: () =>
    new AnalysisFailure(
      'no-picture',
      'The file has no moving picture, only sound. Use the address of a video.',
    ),
  isProtected: () =>
    new AnalysisFailure(
      'unsupported-codec',
      'The video is copy-protected and cannot be decoded. Use a version without protection.',
    ),
  unsupportedCodec: (codec: string) =>
    new AnalysisFailure(
      'unsupported-codec',
      `The video is coded as ${codec}, which cannot be decoded. Export it as H.264 in an MP4 file and try again.`,
    ),
  tooManyPixels: (width: number, height: number) =>
    new AnalysisFailure(
      'unsupported-codec',
      `A picture of ${width} by ${height} pixels is too large to decode. Export the video in 4K or less and try again.`,
    ),
  tooLong: (maxDurationMs: number) =>
    new AnalysisFailure(
      'too-long',
      `The video is longer than ${Math.round(maxDurationMs / 60_000)} minutes. Use a shorter one or a part of it.`,
    ),
  tooSlow: () =>
    new AnalysisFailure(
      'too-slow',
      'The video could not be read and decoded in time. Try again later, or use a shorter or smaller version.',
    ),
} as const;
