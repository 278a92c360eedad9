import type { VideoMeasurements } from '../measure/measurements';
import type { DecodeSession } from './decode-session';
import type { DecodeReport } from './decode-report';
import { lengthOf } from './video-length';
import { wordsOf } from './video-words';

/** Reasons why the sound is not known until the end of the video. */
const HEARD_IN_PART: ReadonlySet<string> = new Set(['sampled', 'time-up']);

/** Assumed duration of a frame if it is unknown, in milliseconds: that of 25 frames per second. */
export const FRAME_MS = 40;

/** All measurements except the findings of models and the thumbnails. */
export function measurementsOf(
  session: DecodeSession,
  decoded: DecodeReport,
): Omit<VideoMeasurements, 'findings' | 'thumbnails'> {
  const { video } = session;
  const [first, last] = [decoded.frames[0]?.timeMs ?? 0, decoded.frames.at(-1)?.timeMs ?? 0];
  const gaps = decoded.frames.length - 1;
  const intervalMs = gaps > 0 ? (last - first) / gaps : 0;
  const decodedMs = Math.max(last + intervalMs, session.audioWindows.endMs, FRAME_MS);
  const length = lengthOf(session, decoded, { lastMs: last + intervalMs, decodedMs });
  const isToEnd =
    decoded.partial.every(({ code }) => !HEARD_IN_PART.has(code)) && length.partial.length === 0;
  const { audioWindows, loudness } = session.audioWindows.report(isToEnd ? length.durationMs : undefined);
  const partial = [...decoded.partial, ...length.partial];
  if (session.refused > 0 || session.files.lost > 0) partial.push({ code: 'damaged-frames', values: {} });
  if (video.audioTrack !== undefined && audioWindows.length === 0) {
    partial.push({ code: 'audio-not-decoded', values: {} });
  }
  const { audioChoice } = session.first;
  if (audioChoice !== undefined && audioChoice.ofTracks > 1) {
    const { track, ofTracks } = audioChoice;
    partial.push({ code: 'audio-track', values: { track, ofTracks } });
  }
  const words = wordsOf(session, length.durationMs);
  return {
    origins: session.files.origins,
    durationMs: length.durationMs,
    intervalMs: intervalMs > 0 ? intervalMs : length.durationMs,
    frames: decoded.frames,
    audioWindows,
    transitions: decoded.transitions,
    flashes: decoded.flashes,
    ...(loudness === undefined ? {} : { loudness }),
    decodedRanges: decoded.partial.length === 0 ? length.decodedRanges : decoded.decodedRanges,
    metadata: session.first.metadata,
    ...words,
    partial: [...partial, ...words.partial],
  };
}

/** What is measured of a video of which only the words are read. */
export const NOTHING = { frames: [], transitions: [], flashes: [], decodedRanges: [] };

/** The words read so far, and nothing else of the video. */
export function wordsSoFar(session: DecodeSession, durationMs: number) {
  return {
    ...{ durationMs, intervalMs: durationMs, ...NOTHING },
    ...{ audioWindows: [], findings: [], thumbnails: [], metadata: {} },
    ...wordsOf(session, durationMs),
  } satisfies VideoMeasurements;
}
