import type { RunFacts } from '../../../provider';
import type { VideoMeasurements } from '../measure/measurements';
import { Deadline } from './time';
import { ByteReader, TimeIsUp, type AskForBytes } from './byte-reader';
import { DecodeSession } from './decode-session';
import { openVideo } from './open-video';
import {
  decodeVideo,
  reportLengthOf,
  SLOW_SHARE,
  type DecodeReport,
  type DecodeOptions,
} from './decode-video';
import { thumbnailsFor } from './plan';
import { partOf } from './progress';
import { recognize } from './recognize';
import { failures } from './worker-failure';

export interface BytesOptions extends DecodeOptions {
  /** Length of the video in bytes. */
  size: number;
  ask: AskForBytes;
  /** Whether optional reads should be omitted, according to the byte count of the parent process. */
  isSpent?: () => boolean;
  /** Folder of the models; without it, no models run. */
  modelsPath?: string | undefined;
  /** Folder of the models added by the installation. */
  ownModelsPath?: string | undefined;
  /** Called with the measurements so far, before decoding ends, every `interimMs`. */
  onInterimResult?: ((video: VideoMeasurements) => void) | undefined;
  interimMs?: number | undefined;
  /** Called with the measurements before models start, which may take too much time or memory. */
  onMeasured?: ((video: VideoMeasurements) => void) | undefined;
  /** Called with facts about the plan and the resources used, for the log. */
  onFacts?: ((facts: RunFacts) => void) | undefined;
  /** Called with the reason why models could not be used, for the log. */
  onModelFailure?: ((error: unknown) => void) | undefined;
}

/** Up to this length in milliseconds, or share of the duration, a missing end is due to the rounding of containers. */
const END_MS = 1000;
const END_SHARE = 0.03;

/** Share of the time reserved for models, and the maximum that they need for all frames of a video, in milliseconds. */
const MODELS_SHARE = 0.35;
const MAX_MODELS_MS = 150_000;

/** Share of the progress that decoding accounts for if models follow: high for a short video, low for a long one. */
const DECODING_SHARE = 0.6;

/** Part of the models' time reserved for the report, in milliseconds. */
const REPORT_MS = 500;

/** Assumed duration of a frame if it is unknown, in milliseconds: that of 25 frames per second. */
const FRAME_MS = 40;

/**
 * Measures a video in this process. Intended for the child: a damaged video may crash the native decoder.
 *
 * @throws AnalysisFailure for every expected end without a result
 */
export async function measureBytes(options: BytesOptions): Promise<VideoMeasurements> {
  if (options.size <= 0) throw failures.empty();
  const deadline = new Deadline(options.budgetMs);
  const modelsMs =
    options.modelsPath === undefined ? 0 : Math.min(options.budgetMs * MODELS_SHARE, MAX_MODELS_MS);
  const budgetMs = options.budgetMs - modelsMs;
  const decoding = new Deadline(budgetMs);
  const timeIsUp = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TimeIsUp('the time is up')), budgetMs).unref();
  });
  timeIsUp.catch(() => undefined);
  const reader = new ByteReader(options.size, options.ask, timeIsUp, options);
  try {
    const video = await openVideo(reader, options.withAudio);
    const session = await DecodeSession.open(video, thumbnailsFor(budgetMs), options.joinsParts);
    const onInterim = interimOf(session, options);
    const onPlan: DecodeOptions['onPlan'] = (frames) =>
      options.onFacts?.({ plan: { frames, audio: session.audioDecoder !== undefined } });
    const decodingShare = options.modelsPath === undefined ? 1 : DECODING_SHARE;
    const onShare = partOf(options.onShare, 0, decodingShare);
    const decoded = await decodeVideo(
      session,
      reader,
      { ...options, budgetMs, onShare, onInterim, onPlan },
      decoding,
    );
    options.onFacts?.({ audioMs: Math.round(session.audioMs) });
    if (decoded.frames.length === 0) throw failures.damaged();
    const stills = session.thumbnails.report();
    const thumbnails = stills.map(({ timeMs, jpeg }) => ({ timeMs, jpeg }));
    const measured = { ...measurementsOf(session, decoded), findings: [], thumbnails };
    if (options.modelsPath === undefined) return measured;
    options.onMeasured?.(measured);
    const { findings, partial } = await recognize({
      modelsPath: options.modelsPath,
      ownModelsPath: options.ownModelsPath,
      audioWindows: session.audioWindows,
      decoded,
      stills: (options.recognizesFrames ?? true) ? stills : [],
      durationMs: measured.durationMs,
      reportLengthMs: reportLengthOf(video.durationMs, options.size, options.maxDurationMs),
      remainingMs: () => deadline.remainingMs - REPORT_MS,
      onShare: partOf(options.onShare, decodingShare, 1),
      onModels: (models) => options.onFacts?.({ models }),
      onModelFailure: (error) => options.onModelFailure?.(error),
    });
    const { audioWindows } = measurementsOf(session, decoded);
    return { ...measured, audioWindows, findings, partial: [...measured.partial, ...partial] };
  } catch (error) {
    // Any failure after the time for decoding is up is a consequence of it; failures of models do not throw. The
    // timer that ends reads can fire slightly before the deadline.
    if (!decoding.isOver && !reader.isOver) throw error;
    throw reader.host.waitingShare > SLOW_SHARE ? failures.slowHost(reader.host) : failures.slowDecoding();
  }
}

/** Reports the measurements so far every `interimMs`; undefined if it is not requested. */
function interimOf(
  session: DecodeSession,
  { interimMs, onInterimResult }: BytesOptions,
): DecodeOptions['onInterim'] {
  if (interimMs === undefined) return undefined;
  let next = new Deadline(interimMs);
  return (report) => {
    if (!next.isOver) return;
    const decoded = report();
    if (decoded.frames.length > 0) {
      onInterimResult?.({ ...measurementsOf(session, decoded), findings: [], thumbnails: [] });
    }
    // Measured from now: the report of a long video itself takes some time.
    next = new Deadline(interimMs);
  };
}

/** All measurements except the findings of models and the thumbnails. */
function measurementsOf(
  session: DecodeSession,
  decoded: DecodeReport,
): Omit<VideoMeasurements, 'findings' | 'thumbnails'> {
  const { video, videoDecoder } = session;
  const [first, last] = [decoded.frames[0]?.timeMs ?? 0, decoded.frames.at(-1)?.timeMs ?? 0];
  const gaps = decoded.frames.length - 1;
  const intervalMs = gaps > 0 ? (last - first) / gaps : 0;
  const decodedMs = Math.max(last + intervalMs, session.audioWindows.endMs, FRAME_MS);
  const isWhole = decoded.partial.length === 0;
  const saidMs = session.hasJumps ? decodedMs : (video.durationMs ?? decodedMs);
  // A container that is still written to may say too little. Two frames beyond the end prove it: the time stamp of a
  // single one may be wrong.
  const provenMs = decoded.frames.at(-2)?.timeMs ?? 0;
  const durationMs = provenMs > saidMs + END_MS ? last + intervalMs : saidMs;
  const partial = [...decoded.partial];
  // The last frame may be shown for longer than those before it: until the end of a recording of a screen.
  const endMs = Math.max(decodedMs, Math.min(session.videoEndMs, durationMs));
  const endsEarly = endMs < durationMs - Math.max(END_MS, END_SHARE * durationMs);
  const { audioWindows, loudness } = session.audioWindows.report(isWhole && !endsEarly ? endMs : undefined);
  if (isWhole && endsEarly) {
    const values = { endMs: Math.round(endMs), durationMs: Math.round(durationMs) };
    partial.push({ code: 'ends-early', values });
  }
  if (videoDecoder.refused > 0) partial.push({ code: 'damaged-frames', values: {} });
  if (video.audioTrack !== undefined && audioWindows.length === 0) {
    partial.push({ code: 'audio-not-decoded', values: {} });
  }
  const { audioChoice } = video;
  if (audioChoice !== undefined && audioChoice.ofTracks > 1) {
    const { track, ofTracks } = audioChoice;
    partial.push({ code: 'audio-track', values: { track, ofTracks } });
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
    decodedRanges: isWhole ? [{ startMs: 0, endMs: endsEarly ? endMs : durationMs }] : decoded.decodedRanges,
    cues: session.cues.cues(),
    metadata: video.metadata,
    partial,
  };
}
