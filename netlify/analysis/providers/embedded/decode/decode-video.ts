import { AVDISCARD_DEFAULT } from 'node-av/constants';
import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import { joinRanges } from '../measure/join-ranges';
import type { SmallFrame } from '../measure/small-frame';
import { audioPass } from './audio-pass';
import { Deadline } from './time';
import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import { type DecodedRange, type FrameReport, FrameLog, type SampleLog } from './frame-log';
import { placeCuts } from './place-cuts';
import { type FullDecode, fullDecodeFor, planFor, stepFor, type Plan, type PlanOptions } from './plan';
import { partOf, type OnShare } from './progress';
import { sampledPass, textPass, type SampledRange } from './sampled-pass';
import { failures } from './worker-failure';

/** Measurements of the whole video. */
export interface DecodeReport extends FrameReport {
  /** Time ranges in which every frame was decoded, without overlap. */
  decodedRanges: TimeRange[];
  /** Reasons why the video was not measured completely; empty if it was. */
  partial: PartialReason[];
}

export interface DecodeOptions extends PlanOptions {
  maxDurationMs: number;
  /** Time in milliseconds after which the measurement ends with the results so far. */
  budgetMs: number;
  /** Called with the way in which the video will be measured. */
  onPlan?: ((plan: Plan) => void) | undefined;
  /** Called with the share of the video measured so far, 0 to 1. It can decrease when another way is tried. */
  onShare?: OnShare | undefined;
  /** Called when the text of the video was read before its picture. */
  onTextRead?: (() => void) | undefined;
  /** Called often. To get the measurements so far, call its argument. */
  onInterim?: ((report: () => DecodeReport) => void) | undefined;
}

/** Share of the remaining time that decoding time ranges between samples may take. */
const PLACE_SHARE = 0.8;
/** Time in milliseconds after which the speed of a trial full decode is assessed. */
const TRIAL_MS = 20_000;
/**
 * A trial full decode continues while its estimated time is at most this multiple of its deadline: half of a video in
 * full, with the rest sampled, is better than samples alone.
 */
const SLACK = 2;
/** With less than this share of the requested samples, the video has too few key frames. */
const MIN_FOUND = 0.25;
/** Shares of the progress when all sound was read, and when the samples were taken; the rest is decoding between them. */
const AUDIO_SHARE = 0.2;
const SAMPLES_SHARE = 0.6;
/** If waiting for the host took more than this share of the time, the host is considered too slow. */
export const SLOW_SHARE = 0.5;

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
  const { maxDurationMs, budgetMs, fullDecodeMs, onShare, onInterim } = options;
  const callbacks = { onShare, onInterim };
  const { durationMs } = session;
  const { videoTrack } = session.video;
  if (durationMs !== undefined && durationMs > maxDurationMs) throw failures.tooLong(maxDurationMs);
  const rate = videoTrack.avgFrameRate;
  const framesPerSecond = rate.num > 0 && rate.den > 0 ? rate.num / rate.den : 25;
  const { width, height } = videoTrack.codecpar;
  const full = fullDecodeFor(budgetMs, fullDecodeMs);
  const fitting = planFor(
    { durationMs, width, height, framesPerSecond, bytes: reader.size },
    full.mostMs,
    reader.mostBytes,
  );
  // Between the parts of a stream that has gaps nothing can be decoded.
  const plan = options.hasGaps === true ? 'sampled' : fitting;
  options.onPlan?.(plan);
  if (plan === 'sampled' && durationMs !== undefined) {
    const range = { startMs: 0, endMs: durationMs };
    const decoded = await sampled(session, reader, range, deadline, options);
    const stepMs = options.sampleStepMs ?? stepFor(durationMs, budgetMs);
    const isEnough =
      decoded.frames.length >= (MIN_FOUND * durationMs) / stepMs ||
      reader.isSpent ||
      options.hasGaps === true;
    return isEnough || deadline.isOver
      ? decoded
      : fromTheStart(session, reader, maxDurationMs, deadline, callbacks);
  }
  const { frames, isComplete } = await fullPass(
    session,
    reader,
    maxDurationMs,
    new FullDeadline(full),
    callbacks,
  );
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
  const withRest = (rest: DecodeReport): DecodeReport => ({
    frames: [...decoded.frames, ...rest.frames],
    transitions: [...decoded.transitions, ...rest.transitions],
    flashes: joinRanges([...decoded.flashes, ...rest.flashes]),
    decodedRanges: [...decoded.decodedRanges, ...rest.decodedRanges],
    partial: rest.partial,
  });
  const range = { startMs: decodedMs, endMs: durationMs, before: frames.last };
  const rest = await sampled(session, reader, range, deadline, {
    ...options,
    onShare: partOf(onShare, decodedMs / durationMs, 1),
    onInterim: onInterim && ((report) => onInterim(() => withRest(report()))),
  });
  return withRest(rest);
}

async function sampled(
  session: DecodeSession,
  reader: ByteReader,
  range: SampledRange,
  deadline: Deadline,
  { sampleStepMs, placesCuts = true, hasGaps = false, onTextRead, onShare, onInterim }: DecodeOptions,
): Promise<DecodeReport> {
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
  const isHeard = session.isHeard || isAll;
  const areAllRead = isAll && range.startMs === 0;
  const interim = (samples: SampleLog, decodedRanges: readonly DecodedRange[]): void =>
    onInterim?.(() => reportOf(samples, decodedRanges, false));
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
  return reportOf(samples, decodedRanges, isComplete);

  function reportOf(taken: SampleLog, decoded: readonly DecodedRange[], areAllTaken: boolean): DecodeReport {
    const stepMs = Math.round((range.endMs - range.startMs) / Math.max(1, taken.count));
    const partial: PartialReason[] = [
      {
        code: isHeard ? 'sampled-pictures' : 'sampled',
        values: { fromMs: Math.round(range.startMs), stepMs },
      },
    ];
    if (!areAllTaken) partial.push({ code: 'samples-missing', values: {} });
    // If everything planned was read, the only reason for not planning more is the length of the video.
    const isAsPlanned = areAllTaken && range.startMs === 0;
    partial.push(isAsPlanned ? longVideo(range.endMs) : causeOf(range.endMs, reader));
    const hasAllText =
      areAllRead || (hasTextAlone && !session.captionData.isInPicture && !session.cues.hasUnnamed);
    if (!hasAllText) partial.push({ code: 'captions-near-samples', values: {} });
    const decodedRanges = decoded.map(({ startMs, endMs }) => ({ startMs, endMs }));
    return { ...taken.report(decoded), decodedRanges, partial };
  }
}

/** Without key frames or an index, the video can only be decoded from the start, as far as the time allows. */
async function fromTheStart(
  session: DecodeSession,
  reader: ByteReader,
  maxDurationMs: number,
  deadline: Deadline,
  callbacks: Pick<DecodeOptions, 'onShare' | 'onInterim'>,
): Promise<DecodeReport> {
  const { video } = session;
  for (const text of video.textTracks) text.stream.discard = AVDISCARD_DEFAULT;
  if (video.pictureTrack) video.pictureTrack.discard = AVDISCARD_DEFAULT;
  await session.seek(0);
  // Sound in files of its own is not read again.
  if (session.audioDecoder !== undefined) session.audioWindows.restart();
  // Some time is reserved for the report.
  const { frames, isComplete } = await fullPass(
    session,
    reader,
    maxDurationMs,
    new FullDeadline({ deadlineMs: deadline.remainingMs * 0.9, isTrial: false }),
    callbacks,
  );
  const endMs = frames.lastMs ?? 0;
  const partial: PartialReason[] = isComplete
    ? []
    : cutAt(endMs, session.durationMs ?? maxDurationMs, reader);
  return { ...frames.report(), decodedRanges: session.files.decodedUntil(endMs), partial };
}

/** Decides when a full decode ends: after its deadline, or as soon as it is clear that it would take too long. */
class FullDeadline {
  readonly #deadline: Deadline;
  readonly #startedMs = performance.now();
  readonly #full: Pick<FullDecode, 'deadlineMs' | 'isTrial'>;

  constructor(full: Pick<FullDecode, 'deadlineMs' | 'isTrial'>) {
    this.#deadline = new Deadline(full.deadlineMs);
    this.#full = full;
  }

  /** @param share share of the video decoded so far, 0 to 1 */
  isOver(share: number): boolean {
    if (this.#deadline.isOver) return true;
    const tookMs = performance.now() - this.#startedMs;
    return this.#full.isTrial && tookMs > TRIAL_MS && tookMs > share * this.#full.deadlineMs * SLACK;
  }
}

/** Bit rate below which a video is unusual, in bytes per millisecond: 100 kbit/s. */
const MIN_BYTES_PER_MS = 12.5;

/**
 * The length that decides how far apart the reported frames are, in milliseconds: that of the video, or the longest that
 * a file of this size usually has. Recordings of browsers do not contain their length.
 */
export function reportLengthOf(durationMs: number | undefined, bytes: number, maxDurationMs: number): number {
  return durationMs ?? Math.min(maxDurationMs, bytes / MIN_BYTES_PER_MS);
}

/**
 * Decodes every frame from the start until the end of the video, or until the time or the bytes are used up.
 *
 * @param callbacks their share of the video is calculated from the time of its frames
 * @returns the frames, and whether the end of the video was reached
 * @throws AnalysisFailure `too-long` when a video of unknown length turns out to be too long
 */
async function fullPass(
  session: DecodeSession,
  reader: ByteReader,
  maxDurationMs: number,
  deadline: FullDeadline,
  { onShare, onInterim }: Pick<DecodeOptions, 'onShare' | 'onInterim'>,
): Promise<{ frames: FrameLog; isComplete: boolean }> {
  const lengthMs = session.durationMs ?? maxDurationMs;
  const add = (frame: SmallFrame): void => frames.add(frame);
  const frames = new FrameLog(reportLengthOf(session.durationMs, reader.size, maxDurationMs));
  while (!deadline.isOver((frames.lastMs ?? 0) / lengthMs) && !reader.isSpent) {
    if (!(await session.next(add))) {
      session.finishVideo(add);
      session.finishAudio();
      return { frames, isComplete: true };
    }
    session.take(add);
    onShare?.((frames.lastMs ?? 0) / lengthMs);
    onInterim?.(() => {
      const endMs = frames.lastMs ?? 0;
      return {
        ...frames.interim(),
        decodedRanges: session.files.decodedUntil(endMs),
        partial: cutAt(endMs, lengthMs, reader),
      };
    });
    if ((frames.lastMs ?? 0) > maxDurationMs) throw failures.tooLong(maxDurationMs);
  }
  session.finishVideo(add);
  session.finishAudio();
  return { frames, isComplete: false };
}

function cutAt(endMs: number, durationMs: number, reader: ByteReader): PartialReason[] {
  return [{ code: 'time-up', values: { endMs: Math.round(endMs) } }, causeOf(durationMs, reader)];
}

function longVideo(durationMs: number): PartialReason {
  return { code: 'long-video', values: { durationMs: Math.round(durationMs) } };
}

/** Why less was measured than planned, so that the user knows what to change. */
function causeOf(durationMs: number, reader: ByteReader): PartialReason {
  const { waitingShare, ...speed } = reader.host;
  if (reader.isSpent) {
    return { code: 'bytes-limit', values: { megabytes: Math.round(reader.mostBytes / 1e6) } };
  }
  return waitingShare > SLOW_SHARE ? { code: 'host-slow', values: speed } : longVideo(durationMs);
}
