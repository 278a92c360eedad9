import type { RunFacts } from '../../../provider';
import {
  MAX_CAPTION_TRACKS,
  type CaptionTrack,
  type TranscriptSource,
  type WordsRequest,
} from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import type { PartialReason } from '@/contracts/partial-reason';
import type { MediaPart } from '../../../source/byte-source';
import type { CueText } from '../../../captions/cue';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import { measureAudioFiles } from './audio-files';
import type { PictureCaptions } from '../vision/caption-step';
import { channelFacts, chosenChannel, streamFacts, trackIdOf } from './stream-facts';
import type { AudioWindows } from './audio-windows';
import { languageOf, textTrackFacts } from './text-track';
import { Deadline, roundingOf } from './time';
import { ByteReader, TimeIsUp, type AskForBytes } from './byte-reader';
import { DecodeSession, type DecodedPart } from './decode-session';
import { joinSeams } from './video-files';
import {
  decodeVideo,
  reportLengthOf,
  SLOW_SHARE,
  type DecodeReport,
  type DecodeOptions,
} from './decode-video';
import { thumbnailsFor } from './plan';
import { everLessOften, partOf } from './progress';
import { readWords } from './read-words';
import { recognize } from './recognize';
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

/** Reasons why the sound is not known until the end of the video. */
const HEARD_IN_PART: ReadonlySet<string> = new Set(['sampled', 'time-up']);

/** Minimum time of frames beyond the stated end, in milliseconds, that proves that it is wrong. */
const MIN_PROOF_MS = 1000;

/** Share of the time for decoding that sound in files of its own may take. */
const AUDIO_SHARE = 0.4;

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
    options.onFacts?.({ audioMs: Math.round(session.audioMs) });
    if (decoded.frames.length === 0) throw failures.damaged();
    const stills = session.thumbnails.report();
    const thumbnails = stills.map(({ timeMs, jpeg }) => ({ timeMs, jpeg }));
    const own = measurementsOf(session, decoded);
    const partial = [...own.partial, ...soundReasons(cutMs)];
    const measured = { ...own, partial, findings: [], thumbnails };
    if (options.modelsPath === undefined) return measured;
    options.onMeasured?.(measured);
    const captions = captionsOf(session, measured);
    const hasWords = measured.cues.length > 0 || captions.cues.length > 0;
    // Samples of sound contain no sentences.
    const isSoundSampled = measured.partial.some(({ code }) => code === 'sampled');
    const recognized = await recognize({
      ...recognitionOf(session, options, options.modelsPath, deadline),
      onFindings: options.onFindings,
      captions,
      decoded,
      stills: (options.recognizesFrames ?? true) ? stills : [],
      durationMs: measured.durationMs,
      reportLengthMs: reportLengthOf(session.durationMs, options.size, options.maxDurationMs),
      onShare: partOf(options.onShare, decodingShare, 1),
      onVoices: hasWords || isSoundSampled ? undefined : options.onVoices,
    });
    const { audioWindows } = measurementsOf(session, decoded);
    const { findings, partial: reasons } = recognized;
    const { partial: before, ...text } = withCaptions(measured, recognized.captions, session);
    return { ...text, audioWindows, findings, partial: [...before, ...reasons] };
  } catch (error) {
    // Any failure after the time for decoding is up is a consequence of it; failures of models do not throw. The
    // timer that ends reads can fire slightly before the deadline.
    if (!decoding.isOver && !reader.isOver) throw error;
    throw reader.host.waitingShare > SLOW_SHARE ? failures.slowHost(reader.host) : failures.slowDecoding();
  }
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

/** The captions that are pictures, if there are no others, or if their track was chosen. */
function captionsOf(session: DecodeSession, { cues }: Pick<VideoMeasurements, 'cues'>): PictureCaptions {
  const { pictureTrack } = session.video;
  const isChosen = pictureTrack !== undefined && trackIdOf(pictureTrack) === session.words.captionTrack;
  return {
    cues: cues.length > 0 && !isChosen ? [] : session.pictures.cues(),
    language: session.pictures.language,
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

const NOTHING = { frames: [], transitions: [], flashes: [], decodedRanges: [] };

/** The words read so far, and nothing else of the video. */
function wordsSoFar(session: DecodeSession, durationMs: number) {
  return {
    ...{ durationMs, intervalMs: durationMs, ...NOTHING },
    ...{ audioWindows: [], findings: [], thumbnails: [], metadata: {} },
    ...wordsOf(session, durationMs),
  } satisfies VideoMeasurements;
}

/** Time until words that are still being read are reported, in ms. */
const WORDS_MS = 400;

/**
 * Reports the length at once, if it is stated, and the words while they are read.
 *
 * @returns to be called when all words were read
 */
function wordsTo(session: DecodeSession, { onWords }: BytesOptions): (() => void) | undefined {
  const { durationMs, metadata } = session;
  if (onWords === undefined || durationMs === undefined) return undefined;
  const { origins } = session.files;
  const tell = () => onWords({ ...wordsSoFar(session, durationMs), metadata, origins });
  tell();
  session.onText = everLessOften(WORDS_MS, tell);
  return tell;
}

/** Measures the sound that is in files of its own. @returns until when it is complete, in milliseconds, if it is cut */
async function hear(
  session: DecodeSession,
  reader: ByteReader,
  audioParts: readonly MediaPart[],
  budgetMs: number,
): Promise<number | undefined> {
  const startedMs = performance.now();
  const deadline = new Deadline(budgetMs * AUDIO_SHARE);
  const { cutMs, isAll } = await measureAudioFiles(session.audioWindows, reader, audioParts, deadline);
  session.audioMs += performance.now() - startedMs;
  session.isHeard = isAll;
  return cutMs;
}

/** What is missing of the sound that is in files of its own. */
function soundReasons(cutMs: number | undefined): PartialReason[] {
  if (cutMs === undefined) return [];
  if (cutMs === 0) return [{ code: 'audio-not-decoded', values: {} }];
  return [{ code: 'audio-cut', values: { endMs: Math.round(cutMs) } }];
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
  const { audioChoice } = session;
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
    metadata: session.metadata,
    ...words,
    partial: [...partial, ...words.partial],
  };
}

/** The words of the video's own tracks, and what is missing of them. */
function wordsOf(session: DecodeSession, durationMs: number) {
  const { cues, isCut, source, language, track, tracks } = textOf(session, durationMs);
  const partial: PartialReason[] = [];
  const hasUnread = session.hasOtherTracks || !session.pictures.isEmpty;
  if (cues.length === 0 && hasUnread) partial.push({ code: 'captions-not-read', values: {} });
  if (isCut) partial.push({ code: 'captions-cut', values: {} });
  return {
    cues,
    captionLanguage: language,
    ...(cues.length === 0 ? {} : { captionSource: source, captionTrack: track }),
    captionTracks: tracks.slice(0, MAX_CAPTION_TRACKS),
    partial,
  };
}

/** The text of a video, where it is from, and the tracks with text. */
interface VideoText extends CueText {
  source: TranscriptSource;
  language: string | undefined;
  track: CaptionTrack | undefined;
  tracks: CaptionTrack[];
}

/** The text of the video's tracks; without any, or if they are wanted, that of the captions in the picture. */
function textOf(session: DecodeSession, durationMs: number): VideoText {
  const { captionData, video } = session;
  const { language, isCut } = session.cues;
  const cues = session.cues.cues();
  const dataTrack = captionData.isInPicture ? undefined : video.captionTrack;
  const wanted = chosenChannel(session.words.captionTrack, dataTrack);
  const { channel, channels, ...text } = captionData.read(durationMs, wanted);
  const ofChannels = channelFacts(channels, dataTrack);
  const tracks = [...video.allTexts, ...ofChannels];
  if (cues.length > 0 && (wanted === undefined || wanted !== channel)) {
    const [read] = video.textTracks.map(textTrackFacts);
    const track = tracks.find(({ id }) => id === read?.id) ?? read;
    // Nothing but its content says that a track of teletext has subtitles.
    const all = track === undefined || tracks.includes(track) ? tracks : [track, ...tracks];
    return { ...{ cues, isCut, source: 'track', language }, track, tracks: all };
  }
  const track = ofChannels[channels.indexOf(channel ?? '')];
  if (captionData.isInPicture) return { ...text, source: 'picture', language: undefined, track, tracks };
  const declared = video.captionTrack && languageOf(video.captionTrack);
  return { ...text, source: 'track', language: declared, track, tracks };
}

/** With the text of captions that are pictures, if any was read. */
function withCaptions(
  measured: VideoMeasurements,
  { cues, isCut }: CueText,
  { pictures, video }: DecodeSession,
): VideoMeasurements {
  if (cues.length === 0) return measured;
  const partial = measured.partial.filter(({ code }) => code !== 'captions-not-read');
  if (isCut || pictures.isCut) partial.push({ code: 'captions-cut', values: {} });
  const captionTrack = video.pictureTrack && streamFacts(video.pictureTrack);
  return {
    ...{ ...measured, cues, captionSource: 'track', captionTrack },
    ...{ captionLanguage: pictures.language, partial },
  };
}

/** How long a video is, which parts of it were decoded if all were tried, and how that differs from what is stated. */
interface Length {
  durationMs: number;
  decodedRanges: TimeRange[];
  partial: PartialReason[];
}

/**
 * Compares what was decoded with what the container or the playlist states.
 *
 * @param lastMs end of the last reported frame, in ms
 * @param decodedMs the same, or of the last audio if that is later
 */
function lengthOf(
  session: DecodeSession,
  decoded: DecodeReport,
  { lastMs, decodedMs }: { lastMs: number; decodedMs: number },
): Length {
  const isWhole = decoded.partial.length === 0;
  const parts = session.decodedParts();
  if (parts !== undefined && !session.hasJumps) {
    const length = lengthOfParts(parts);
    return isWhole ? length : { ...length, partial: [] };
  }
  const statedMs = session.hasJumps ? decodedMs : (session.durationMs ?? decodedMs);
  const roundingMs = roundingOf(statedMs);
  // A container that is still written to may say too little. Two frames beyond the end prove it: the timestamp of a
  // single one may be wrong.
  const provenMs = decoded.frames.at(-2)?.timeMs ?? 0;
  const isLonger = provenMs > statedMs + Math.max(roundingMs, MIN_PROOF_MS);
  const durationMs = isLonger ? lastMs : statedMs;
  // The last frame may be shown for longer than those before it: until the end of a recording of a screen.
  const endMs = Math.max(decodedMs, Math.min(session.videoEndMs, durationMs));
  const endsEarly = endMs < durationMs - roundingMs;
  const partial: PartialReason[] = [];
  if (isWhole && endsEarly) partial.push(lengthReason('ends-early', endMs, durationMs));
  if (isLonger) partial.push(lengthReason('length-differs', durationMs, statedMs));
  return { durationMs, decodedRanges: [{ startMs: 0, endMs: endsEarly ? endMs : durationMs }], partial };
}

/** The same for the parts of a stream, all of which were decoded as far as they can be. */
function lengthOfParts(parts: readonly DecodedPart[]): Length {
  const decodedRanges = parts.map(({ startMs, endMs, decodedMs }) => {
    const isToEnd = decodedMs >= endMs - roundingOf(endMs - startMs);
    return { startMs, endMs: isToEnd ? endMs : decodedMs };
  });
  const sum = (lengthMs: (part: DecodedPart) => number) =>
    parts.reduce((all, part) => all + Math.max(0, lengthMs(part)), 0);
  const statedMs = sum(({ startMs, endMs }) => endMs - startMs);
  const decodedMs = sum((part) => part.decodedMs - part.startMs);
  const partial: PartialReason[] = [];
  if (sum((part) => part.endMs - part.decodedMs) > roundingOf(statedMs))
    partial.push(lengthReason('ends-early', decodedMs, statedMs));
  const isLonger = sum((part) => part.decodedMs - part.endMs) > roundingOf(statedMs);
  if (isLonger) partial.push(lengthReason('length-differs', decodedMs, statedMs));
  const ends = parts.map((part) => (isLonger ? Math.max(part.endMs, part.decodedMs) : part.endMs));
  return { durationMs: Math.max(...ends), decodedRanges: joinSeams(decodedRanges), partial };
}

function lengthReason(
  code: 'ends-early' | 'length-differs',
  endMs: number,
  durationMs: number,
): PartialReason {
  return { code, values: { endMs: Math.round(endMs), durationMs: Math.round(durationMs) } };
}
