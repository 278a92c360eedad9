import type { WordsRequest } from '@/contracts/analysis-request';
import type { RunFacts } from '../../../provider';
import type { MediaPart } from '../../../source/byte-source';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import { hear, soundReasons } from './audio-files';
import type { AudioWindows } from './audio-windows';
import { ByteReader, TimeIsUp, type AskForBytes } from './byte-reader';
import { DecodeSession } from './decode-session';
import { SLOW_SHARE } from './decode-report';
import { decodeVideo, type DecodeOptions } from './decode-video';
import { reportLengthOf } from './full-pass';
import { FRAME_MS, measurementsOf, NOTHING, wordsSoFar } from './measurements-of';
import { thumbnailsFor } from './plan';
import { everLessOften, partOf } from './progress';
import { readWords } from './read-words';
import { recognize } from './recognize';
import { Deadline } from './time';
import { captionsOf, withCaptions } from './video-words';
import { failures } from './worker-failure';

export interface BytesOptions extends DecodeOptions {
  /** Length of the video in bytes. */
  size: number;
  /** The files that these bytes consist of; missing for a single one. */
  parts?: readonly MediaPart[] | undefined;
  /** Those with its sound, if that is not in the files of the picture. */
  audioParts?: readonly MediaPart[] | undefined;
  /** Which text track should be read. */
  words?: WordsRequest | undefined;
  ask: AskForBytes;
  /** Whether only the words are to be read: nothing is decoded, and everything else of the result is empty. */
  wordsOnly?: boolean | undefined;
  /** Whether optional reads should be omitted, according to the byte count of the parent process. */
  isSpent?: () => boolean;
  /** Folder of the models; without it, no models run. */
  modelsPath?: string | undefined;
  /** Folder of the models added by the installation. */
  ownModelsPath?: string | undefined;
  /** Called with the measurements so far, before decoding ends, every `interimMs`. */
  onInterimResult?: ((video: VideoMeasurements) => void) | undefined;
  interimMs?: number | undefined;
  /** Called with the length and the words read so far, after opening and seldom from then on. */
  onWords?: ((video: VideoMeasurements) => void) | undefined;
  /** Called seldom with what models have found so far, after `onMeasured`. */
  onFindings?: ((findings: FrameFindings[]) => void) | undefined;
  /** Called with the measurements before models start, which may take too much time or memory. */
  onMeasured?: ((video: VideoMeasurements) => void) | undefined;
  /** Called once with the sound when the voices in it are known, if the video has no captions. */
  onVoices?: ((audioWindows: AudioWindows) => void) | undefined;
  /** Called with facts about the plan and the resources used, for the log. */
  onFacts?: ((facts: RunFacts) => void) | undefined;
  /** Called with the reason why models could not be used, for the log. */
  onModelFailure?: ((error: unknown) => void) | undefined;
}

/** Share of the time reserved for models, and the maximum that they need for all frames of a video, in milliseconds. */
const MODELS_SHARE = 0.35;
const MAX_MODELS_MS = 150_000;

/** Share of the progress that decoding accounts for if models follow: high for a short video, low for a long one. */
const DECODING_SHARE = 0.6;

/** Part of the models' time reserved for the report, in milliseconds. */
const REPORT_MS = 500;

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
    const { parts, audioParts, joinsParts, words } = options;
    const isHeard = audioParts === undefined && options.wordsOnly !== true;
    const withAudio = isHeard ? options.withAudio : false;
    const mostThumbnails = thumbnailsFor(budgetMs);
    const session = await DecodeSession.open(reader, { parts, withAudio, joinsParts, words, mostThumbnails });
    if (options.wordsOnly === true) return await wordsAlone(session, reader, decoding, options, deadline);
    const onTextRead = wordsTo(session, options);
    const cutMs = audioParts && (await hear(session, reader, audioParts, budgetMs));
    const onInterim = interimOf(session, options);
    const onPlan: DecodeOptions['onPlan'] = (frames) =>
      options.onFacts?.({
        plan: { frames, audio: session.audioDecoder !== undefined || audioParts !== undefined },
      });
    const decodingShare = options.modelsPath === undefined ? 1 : DECODING_SHARE;
    const onShare = partOf(options.onShare, 0, decodingShare);
    const decoded = await decodeVideo(
      session,
      reader,
      { ...options, budgetMs, onShare, onInterim, onPlan, onTextRead },
      decoding,
    );
    options.onFacts?.({ audioMs: Math.round(session.sound.tookMs) });
    if (decoded.frames.length === 0) throw failures.damaged();
    const stills = session.thumbnails.report();
    const thumbnails = stills.map(({ timeMs, jpeg }) => ({ timeMs, jpeg }));
    const own = measurementsOf(session, decoded);
    const partial = [...own.partial, ...soundReasons(cutMs)];
    const measured = { ...own, partial, findings: [], thumbnails };
    if (options.modelsPath === undefined) return measured;
    options.onMeasured?.(measured);
    return await withModels(
      { session, decoded, stills, measured, modelsPath: options.modelsPath },
      options,
      deadline,
    );
  } catch (error) {
    // Any failure after the time for decoding is up is a consequence of it; failures of models do not throw. The
    // timer that ends reads can fire slightly before the deadline.
    if (!decoding.isOver && !reader.isOver) throw error;
    throw reader.host.waitingShare > SLOW_SHARE ? failures.slowHost(reader.host) : failures.slowDecoding();
  }
}

interface Decoded {
  session: DecodeSession;
  decoded: Awaited<ReturnType<typeof decodeVideo>>;
  stills: ReturnType<DecodeSession['thumbnails']['report']>;
  /** What was measured without models. */
  measured: VideoMeasurements;
  modelsPath: string;
}

/** Adds to the measurements of a video what models recognize in it. */
async function withModels(
  { session, decoded, stills, measured, modelsPath }: Decoded,
  options: BytesOptions,
  deadline: Deadline,
): Promise<VideoMeasurements> {
  const captions = captionsOf(session, measured);
  const hasWords = measured.cues.length > 0 || captions.cues.length > 0;
  // Samples of sound contain no sentences.
  const isSoundSampled = measured.partial.some(({ code }) => code === 'sampled');
  const recognized = await recognize({
    ...recognitionOf(session, options, modelsPath, deadline),
    onFindings: options.onFindings,
    captions,
    decoded,
    stills: (options.recognizesFrames ?? true) ? stills : [],
    durationMs: measured.durationMs,
    reportLengthMs: reportLengthOf(session.durationMs, options.size, options.maxDurationMs),
    onShare: partOf(options.onShare, DECODING_SHARE, 1),
    onVoices: hasWords || isSoundSampled ? undefined : options.onVoices,
  });
  const { audioWindows } = measurementsOf(session, decoded);
  const { findings, partial: reasons } = recognized;
  const { partial: before, ...text } = withCaptions(measured, recognized.captions, session);
  return { ...text, audioWindows, findings, partial: [...before, ...reasons] };
}

/** What recognition needs in every case. */
function recognitionOf(
  session: DecodeSession,
  { ownModelsPath, onFacts, onModelFailure }: BytesOptions,
  modelsPath: string,
  deadline: Deadline,
) {
  return {
    ...{ modelsPath, ownModelsPath, audioWindows: session.audioWindows },
    remainingMs: () => deadline.remainingMs - REPORT_MS,
    onModels: (models: NonNullable<RunFacts['models']>) => onFacts?.({ models }),
    onModelFailure: (error: unknown) => onModelFailure?.(error),
  };
}

/** Reads the words of the video, and nothing else of it: also those of captions that are pictures. */
async function wordsAlone(
  session: DecodeSession,
  reader: ByteReader,
  reading: Deadline,
  options: BytesOptions,
  deadline: Deadline,
): Promise<VideoMeasurements> {
  const isComplete = await readWords(session, reader, reading);
  const durationMs = session.durationMs ?? FRAME_MS;
  const measured = wordsSoFar(session, durationMs);
  if (!isComplete) measured.partial.push({ code: 'captions-incomplete', values: {} });
  const captions = captionsOf(session, measured);
  if (options.modelsPath === undefined || captions.cues.length === 0) return measured;
  const recognized = await recognize({
    ...recognitionOf(session, options, options.modelsPath, deadline),
    ...{ captions, decoded: { ...NOTHING, partial: [] }, stills: [], durationMs, reportLengthMs: durationMs },
    onShare: options.onShare,
  });
  const { partial, ...text } = withCaptions(measured, recognized.captions, session);
  return { ...text, partial: [...partial, ...recognized.partial] };
}

/** Time until words that are still being read are reported, in ms. */
const WORDS_MS = 400;

/**
 * Reports the length at once, if it is stated, and the words while they are read.
 *
 * @returns to be called when all words were read
 */
function wordsTo(session: DecodeSession, { onWords }: BytesOptions): (() => void) | undefined {
  const { durationMs, first } = session;
  if (onWords === undefined || durationMs === undefined) return undefined;
  const { origins } = session.files;
  const { metadata } = first;
  const tell = () => onWords({ ...wordsSoFar(session, durationMs), metadata, origins });
  tell();
  session.onText = everLessOften(WORDS_MS, tell);
  return tell;
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
