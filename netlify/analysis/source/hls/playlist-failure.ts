import { AnalysisFailure } from '../../errors';

export function broken(): AnalysisFailure {
  return new AnalysisFailure(
    'not-a-video',
    'The playlist cannot be read. Use the URL of an HLS playlist (.m3u8) or a DASH manifest (.mpd) of a complete video, or of a video file.',
  );
}

export function live(): AnalysisFailure {
  return new AnalysisFailure('not-a-video', 'The playlist is a live stream. Use a recording of it.');
}

export function encrypted(): AnalysisFailure {
  return new AnalysisFailure(
    'unsupported-codec',
    'The stream is encrypted and cannot be decoded. Use a version without encryption.',
  );
}
