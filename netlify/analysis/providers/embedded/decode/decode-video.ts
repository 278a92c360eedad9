import { AVDISCARD_DEFAULT } from 'node-av/constants';
import type { PartialReason } from '@/contracts/partial-reason';
import { joinRanges } from '../measure/join-ranges';
import { audioPass } from './audio-pass';
import type { ByteReader } from './byte-reader';
import { causeOf, cutAt, longVideo, type DecodeListeners, type DecodeReport } from './decode-report';
import type { DecodeSession } from './decode-session';
import type { DecodedRange, SampleLog } from './frame-log';
import { FullDeadline, fullPass } from './full-pass';
import { placeCuts } from './place-cuts';
import { fullDecodeFor, planFor, stepFor, type FullDecode, type Plan, type PlanOptions } from './plan';
import { partOf } from './progress';
import { sampledPass, textPass, type SampledRange } from './sampled-pass';
import { Deadline } from './time';
import { failures } from './worker-failure';

export interface DecodeOptions extends PlanOptions, DecodeListeners {
  maxDurationMs: number;
  /** Time in milliseconds after which the measurement ends with the results so far. */
  budgetMs: number;
  /** Called with the way in which the video will be measured. */
  onPlan?: ((plan: Plan) => void) | undefined;
  /** Called when the text of the video was read before its picture. */
  onTextRead?: (() => void) | undefined;
}

/** Share of the remaining time that decoding time ranges between samples may take. */
const PLACE_SHARE = 0.8;
/** With less than this share of the requested samples, the video has too few key frames. */
const MIN_FOUND = 0.25;
/** Shares of the progress when all sound was read, and when the samples were taken; the rest is decoding between them. */
const AUDIO_SHARE = 0.2;
const SAMPLES_SHARE = 0.6;

/** What all ways of decoding a video need. */
interface Work {
  session: DecodeSession;
  reader: ByteReader;
  options: DecodeOptions;
  deadline: Deadline;
}

/**
 * Decodes the video in the way that fits its size, or in another way if that one fails.
 *
 * @throws AnalysisFailure `too-long`
 */
export async function decodeVideo(
  session: DecodeSession,
  reader: ByteReader,
  options: DecodeOptions,
  deadline: Deadline,
): Promise<DecodeReport> {
  const { maxDurationMs, budgetMs, fullDecodeMs } = options;
  const { durationMs } = session;
  if (durationMs !== undefined && durationMs > maxDurationMs) throw failures.tooLong(maxDurationMs);
  const full = fullDecodeFor(budgetMs, fullDecodeMs);
  const fitting = fittingPlan(session, reader, full.mostMs);
  // Between the parts of a stream that has gaps nothing can be decoded.
  const plan = options.hasGaps === true ? 'sampled' : fitting;
  options.onPlan?.(plan);
  const work: Work = { session, reader, options, deadline };
  return plan === 'sampled' && durationMs !== undefined
    ? samplesFirst(work, durationMs)
    : allFirst(work, full);
}

function fittingPlan(session: DecodeSession, { size, mostBytes }: ByteReader, mostMs: number): Plan {
  const { avgFrameRate, codecpar } = session.video.videoTrack;
  const { num, den } = avgFrameRate;
  const framesPerSecond = num > 0 && den > 0 ? num / den : 25;
  const { width, height } = codecpar;
  const { durationMs } = session;
  return planFor({ durationMs, width, height, framesPerSecond, bytes: size }, mostMs, mostBytes);
}

/** Takes samples of the whole video; where the video has too few key frames for that, it is decoded from the start. */
async function samplesFirst(work: Work, durationMs: number): Promise<DecodeReport> {
  const { reader, deadline } = work;
  const { sampleStepMs, budgetMs, hasGaps } = work.options;
  const decoded = await sampled(work, { startMs: 0, endMs: durationMs });
  const stepMs = sampleStepMs ?? stepFor(durationMs, budgetMs);
  const isEnough =
    decoded.frames.length >= (MIN_FOUND * durationMs) / stepMs || reader.isSpent || hasGaps === true;
  return isEnough || deadline.isOver ? decoded : fromTheStart(work);
}

/** Decodes every frame as far as the time allows, and takes samples of the rest. */
async function allFirst(work: Work, full: FullDecode): Promise<DecodeReport> {
  const { session, reader, options } = work;
  const { maxDurationMs, onShare, onInterim } = options;
  const { durationMs } = session;
  const { frames, isComplete } = await fullPass(session, reader, maxDurationMs, new FullDeadline(full), {
    onShare,
    onInterim,
  });
  const decodedMs = frames.lastMs ?? 0;
  const decoded: DecodeReport = {
    ...frames.report(),
    decodedRanges: session.files.decodedUntil(decodedMs),
    partial: [],
  };
  if (isComplete) return decoded;
  // Samples are taken by the clock of the container: it must reach beyond what was decoded, and have no jumps.
  if (durationMs === undefined || session.hasJumps || decodedMs >= durationMs) {
    return { ...decoded, partial: cutAt(decodedMs, durationMs ?? maxDurationMs, reader) };
  }
  const forRest: DecodeOptions = {
    ...options,
    onShare: partOf(onShare, decodedMs / durationMs, 1),
    onInterim: onInterim && ((report) => onInterim(() => joined(decoded, report()))),
  };
  const range = { startMs: decodedMs, endMs: durationMs, before: frames.last };
  return joined(decoded, await sampled({ ...work, options: forRest }, range));
}

/** @param rest of the same video, after `decoded` */
function joined(decoded: DecodeReport, rest: DecodeReport): DecodeReport {
  return {
    frames: [...decoded.frames, ...rest.frames],
    transitions: [...decoded.transitions, ...rest.transitions],
    flashes: joinRanges([...decoded.flashes, ...rest.flashes]),
    decodedRanges: [...decoded.decodedRanges, ...rest.decodedRanges],
    partial: rest.partial,
  };
}

/** Reads the text, then the sound, then samples of the picture, and last what is between the samples. */
async function sampled(work: Work, range: SampledRange): Promise<DecodeReport> {
  const { session, reader, deadline } = work;
  const { sampleStepMs, placesCuts = true, hasGaps = false, onTextRead, onShare, onInterim } = work.options;
  const hasTextAlone = await textPass(session, reader, deadline);
  onTextRead?.();
  const audioShare = partOf(onShare, 0, AUDIO_SHARE);
  // Between the parts of a stream that has gaps, there are no pictures to find captions in.
  const { heardMs, isAll } =
    hasGaps && session.audioDecoder === undefined
      ? { heardMs: range.startMs, isAll: false }
      : await audioPass(session, reader, range, deadline, audioShare);
  // Samples are taken out of order, and their times can differ a little from those of the frames read before.
  if (heardMs > range.startMs) session.captionData.end();
  const read: TextAndSound = {
    isHeard: session.sound.isHeard || isAll,
    areAllRead: isAll && range.startMs === 0,
    hasTextAlone,
  };
  const interim = (taken: SampleLog, decoded: readonly DecodedRange[]): void =>
    onInterim?.(() => samplesReport(work, range, read, taken, decoded, false));
  const { samples, isComplete } = await sampledPass(
    session,
    reader,
    range,
    deadline,
    sampleStepMs ?? stepFor(range.endMs - range.startMs, deadline.remainingMs),
    heardMs,
    partOf(onShare, heardMs > range.startMs ? AUDIO_SHARE : 0, SAMPLES_SHARE),
    (taken) => interim(taken, []),
  );
  const placing = new Deadline(placesCuts ? deadline.remainingMs * PLACE_SHARE : 0);
  const { decodedRanges } = await placeCuts(
    session,
    reader,
    samples,
    placing,
    partOf(onShare, SAMPLES_SHARE, 1),
    (ranges) => interim(samples, ranges),
  );
  return samplesReport(work, range, read, samples, decodedRanges, isComplete);
}

/** What was read before samples are taken. */
interface TextAndSound {
  /** Whether all sound of the range was heard. */
  isHeard: boolean;
  /** Whether all packets of the video were read. */
  areAllRead: boolean;
  /** Whether its text was read without its picture. */
  hasTextAlone: boolean;
}

/** @param areAllTaken whether no sample is missing */
function samplesReport(
  { session, reader }: Work,
  { startMs, endMs }: SampledRange,
  { isHeard, areAllRead, hasTextAlone }: TextAndSound,
  taken: SampleLog,
  decoded: readonly DecodedRange[],
  areAllTaken: boolean,
): DecodeReport {
  const stepMs = Math.round((endMs - startMs) / Math.max(1, taken.count));
  const code = isHeard ? 'sampled-pictures' : 'sampled';
  const partial: PartialReason[] = [{ code, values: { fromMs: Math.round(startMs), stepMs } }];
  if (!areAllTaken) partial.push({ code: 'samples-missing', values: {} });
  // If everything planned was read, the only reason for not planning more is the length of the video.
  const isAsPlanned = areAllTaken && startMs === 0;
  partial.push(isAsPlanned ? longVideo(endMs) : causeOf(endMs, reader));
  const hasAllText =
    areAllRead || (hasTextAlone && !session.captionData.isInPicture && !session.cues.hasUnnamed);
  if (!hasAllText) partial.push({ code: 'captions-near-samples', values: {} });
  const decodedRanges = decoded.map((range) => ({ startMs: range.startMs, endMs: range.endMs }));
  return { ...taken.report(decoded), decodedRanges, partial };
}

/** Without key frames or an index, the video can only be decoded from the start, as far as the time allows. */
async function fromTheStart({ session, reader, options, deadline }: Work): Promise<DecodeReport> {
  const { video } = session;
  const { maxDurationMs, onShare, onInterim } = options;
  for (const text of video.textTracks) text.stream.discard = AVDISCARD_DEFAULT;
  if (video.pictureTrack) video.pictureTrack.discard = AVDISCARD_DEFAULT;
  await session.seek(0);
  // Sound in files of its own is not read again.
  if (session.audioDecoder !== undefined) session.audioWindows.restart();
  // Some time is reserved for the report.
  const ending = new FullDeadline({ deadlineMs: deadline.remainingMs * 0.9, isTrial: false });
  const { frames, isComplete } = await fullPass(session, reader, maxDurationMs, ending, {
    onShare,
    onInterim,
  });
  const endMs = frames.lastMs ?? 0;
  const partial = isComplete ? [] : cutAt(endMs, session.durationMs ?? maxDurationMs, reader);
  return { ...frames.report(), decodedRanges: session.files.decodedUntil(endMs), partial };
}
