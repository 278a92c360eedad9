import type { VideoMeasurements } from '../measure/measurements';
import { Deadline } from './time';
import { ByteReader, TimeIsUp, type AskForBytes } from './byte-reader';
import { DecodeSession } from './decode-session';
import { openVideo } from './open-video';
import { decodeVideo, type DecodeReport, type DecodeOptions } from './decode-video';
import { failures } from './worker-failure';

export interface BytesOptions extends DecodeOptions {
  /** Length of the video in bytes. */
  size: number;
  ask: AskForBytes;
}

/** Missing ends up to this length in milliseconds, or share, are the rounding of containers. */
const END_MS = 1000;
const END_SHARE = 0.03;

/** How long a frame lasts where nothing says it: one at 25 frames a second, in milliseconds. */
const FRAME_MS = 40;

/**
 * Measures a video in this process. Meant for the child: a damaged video may crash the native decoder.
 *
 * @throws AnalysisFailure for every expected end without a result
 */
export async function measureBytes(options: BytesOptions): Promise<VideoMeasurements> {
  if (options.size <= 0) throw failures.empty();
  const deadline = new Deadline(options.budgetMs);
  const timeIsUp = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TimeIsUp('the time is up')), options.budgetMs).unref();
  });
  timeIsUp.catch(() => undefined);
  const reader = new ByteReader(options.size, options.ask, timeIsUp, options.mostBytes);
  try {
    const session = await DecodeSession.open(await openVideo(reader, options.withAudio));
    const decoded = await decodeVideo(session, reader, options, deadline);
    return measurementsOf(session, decoded, deadline);
  } catch (error) {
    // Whatever fails once the time is up failed because of that.
    throw deadline.isOver ? failures.tooSlow() : error;
  }
}

function measurementsOf(
  session: DecodeSession,
  decoded: DecodeReport,
  deadline: Deadline,
): VideoMeasurements {
  const { video, videoDecoder } = session;
  if (decoded.frames.length === 0) throw deadline.isOver ? failures.tooSlow() : failures.damaged();
  const { audioWindows, loudness } = session.audioWindows.report();
  const [first, last] = [decoded.frames[0]?.timeMs ?? 0, decoded.frames.at(-1)?.timeMs ?? 0];
  const gaps = decoded.frames.length - 1;
  const intervalMs = gaps > 0 ? (last - first) / gaps : 0;
  const audioEnd = audioWindows.reduce((end, window) => Math.max(end, window.timeMs + window.durationMs), 0);
  const decodedMs = Math.max(last + intervalMs, audioEnd, FRAME_MS);
  const durationMs = video.durationMs ?? decodedMs;
  const partial = [...decoded.partial];
  const endsEarly = decodedMs < durationMs - Math.max(END_MS, END_SHARE * durationMs);
  const isWhole = decoded.partial.length === 0;
  if (isWhole && endsEarly) {
    const values = { endMs: Math.round(decodedMs), durationMs: Math.round(durationMs) };
    partial.push({ code: 'ends-early', values });
  }
  if (videoDecoder.refused > 0) partial.push({ code: 'damaged-frames', values: {} });
  if (video.audioTrack !== undefined && audioWindows.length === 0) {
    partial.push({ code: 'audio-not-decoded', values: {} });
  }
  if (session.cues.isCut) partial.push({ code: 'captions-cut', values: {} });
  return {
    originMs: video.originUs / 1000,
    durationMs,
    intervalMs: intervalMs > 0 ? intervalMs : durationMs,
    frames: decoded.frames,
    audioWindows,
    transitions: decoded.transitions,
    flashes: decoded.flashes,
    ...(loudness === undefined ? {} : { loudness }),
    decodedRanges: isWhole
      ? [{ startMs: 0, endMs: endsEarly ? decodedMs : durationMs }]
      : decoded.decodedRanges,
    thumbnails: session.thumbnails.report(),
    cues: session.cues.cues(),
    metadata: video.metadata,
    partial,
  };
}
