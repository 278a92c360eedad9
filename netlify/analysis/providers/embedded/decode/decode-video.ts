import { AVDISCARD_DEFAULT, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import { Deadline, stampAt } from './time';
import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import { type FrameReport, FrameLog } from './frame-log';
import { placeCuts } from './place-cuts';
import { FULL_DECODE_MS, planFor, stepFor, type PlanOptions } from './plan';
import { partOf, type OnShare } from './progress';
import { sampledPass, textPass } from './sampled-pass';
import { failures } from './worker-failure';

/** What was measured in the whole video. */
export interface DecodeReport extends FrameReport {
  /** Time ranges of which every frame was decoded, without overlap. */
  decodedRanges: TimeRange[];
  /** Why it is not all of it; empty when it is. */
  partial: PartialReason[];
}

export interface DecodeOptions extends PlanOptions {
  maxDurationMs: number;
  /** Time in milliseconds after which the measurement ends with what it has. */
  budgetMs: number;
  /** Told how much of the video has been measured, 0 to 1; it may fall back when another way is tried. */
  onShare?: OnShare | undefined;
}

/** Looking into the time ranges between samples may take this share of what is left of the time. */
const PLACE_SHARE = 0.8;
/** A full decode may take this share of the time, so that some is left to sample the rest of the video. */
const FULL_SHARE = 0.6;
/** With less than this share of the samples that were wanted, the video has too few key frames. */
const LEAST_FOUND = 0.25;
/** Share of the work that taking samples is told to be; the rest is looking between them. */
const SAMPLES_SHARE = 0.6;
/** Who has waited for the host for more than this share of the time would have come further with a faster one. */
export const SLOW_SHARE = 0.5;

/**
 * Decodes the video in the way that fits its size, and in another one when that turns out to fail.
 *
 * @throws AnalysisFailure `too-long`
 */
export async function decodeVideo(
  session: DecodeSession,
  reader: ByteReader,
  options: DecodeOptions,
  deadline: Deadline,
): Promise<DecodeReport> {
  const { maxDurationMs, budgetMs, fullDecodeMs = FULL_DECODE_MS, onShare } = options;
  const { videoTrack, durationMs } = session.video;
  if (durationMs !== undefined && durationMs > maxDurationMs) throw failures.tooLong(maxDurationMs);
  const rate = videoTrack.avgFrameRate;
  const framesPerSecond = rate.num > 0 && rate.den > 0 ? rate.num / rate.den : 25;
  const { width, height } = videoTrack.codecpar;
  const plan = planFor(
    { durationMs, width, height, framesPerSecond, bytes: reader.size },
    fullDecodeMs,
    reader.mostBytes,
  );
  if (plan === 'sampled' && durationMs !== undefined) {
    const range = { startMs: 0, endMs: durationMs };
    const decoded = await sampled(session, reader, range, deadline, options);
    const stepMs = options.sampleStepMs ?? stepFor(durationMs);
    const isEnough = decoded.frames.length >= (LEAST_FOUND * durationMs) / stepMs || reader.isSpent;
    return isEnough || deadline.isOver
      ? decoded
      : fromTheStart(session, reader, maxDurationMs, deadline, onShare);
  }
  const fullDeadline = new Deadline(Math.min(fullDecodeMs, budgetMs * FULL_SHARE));
  const { frames, isComplete } = await fullPass(session, reader, maxDurationMs, fullDeadline, onShare);
  const decodedMs = frames.lastMs ?? 0;
  const decoded: DecodeReport = {
    ...frames.report(),
    decodedRanges: [{ startMs: 0, endMs: decodedMs }],
    partial: [],
  };
  if (isComplete) return decoded;
  if (durationMs === undefined) {
    return { ...decoded, partial: cutAt(decodedMs, maxDurationMs, reader) };
  }
  const rest = await sampled(session, reader, { startMs: decodedMs, endMs: durationMs }, deadline, {
    ...options,
    onShare: partOf(onShare, decodedMs / durationMs, 1),
  });
  return {
    frames: [...decoded.frames, ...rest.frames],
    transitions: [...decoded.transitions, ...rest.transitions],
    flashes: decoded.flashes,
    decodedRanges: [...decoded.decodedRanges, ...rest.decodedRanges],
    partial: rest.partial,
  };
}

async function sampled(
  session: DecodeSession,
  reader: ByteReader,
  range: TimeRange,
  deadline: Deadline,
  { sampleStepMs, placesCuts = true, onShare }: DecodeOptions,
): Promise<DecodeReport> {
  const hasAllText = await textPass(session, reader, deadline);
  const { samples, isComplete } = await sampledPass(
    session,
    reader,
    range,
    deadline,
    sampleStepMs,
    partOf(onShare, 0, SAMPLES_SHARE),
  );
  const placing = new Deadline(placesCuts && samples.count > 1 ? deadline.remainingMs * PLACE_SHARE : 0);
  const { decodedRanges } = await placeCuts(
    session,
    reader,
    samples,
    placing,
    partOf(onShare, SAMPLES_SHARE, 1),
  );
  const report = samples.report(decodedRanges);
  const stepMs = Math.round((range.endMs - range.startMs) / Math.max(1, samples.count));
  const partial: PartialReason[] = [
    { code: 'sampled', values: { fromMs: Math.round(range.startMs), stepMs } },
  ];
  if (!isComplete) partial.push({ code: 'samples-missing', values: {} });
  // What was planned was all read: it is the length of the video alone that more was not planned.
  const isAsPlanned = isComplete && range.startMs === 0;
  partial.push(isAsPlanned ? longVideo(range.endMs) : causeOf(range.endMs, reader));
  if (!hasAllText) partial.push({ code: 'captions-near-samples', values: {} });
  return {
    ...report,
    decodedRanges,
    partial,
  };
}

/** Without key frames or an index there is no way but from the start, as far as the time allows. */
async function fromTheStart(
  session: DecodeSession,
  reader: ByteReader,
  maxDurationMs: number,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<DecodeReport> {
  const { video } = session;
  for (const text of video.textTracks) text.stream.discard = AVDISCARD_DEFAULT;
  const start = stampAt(0, video.videoTrack.timeBase, video.originUs);
  await video.format.seekFrame(video.videoTrack.index, start, AVSEEK_FLAG_BACKWARD);
  session.audioWindows.restart();
  // Some time is reserved for the report.
  const { frames, isComplete } = await fullPass(
    session,
    reader,
    maxDurationMs,
    new Deadline(deadline.remainingMs * 0.9),
    onShare,
  );
  const endMs = frames.lastMs ?? 0;
  const partial: PartialReason[] = isComplete ? [] : cutAt(endMs, video.durationMs ?? maxDurationMs, reader);
  return { ...frames.report(), decodedRanges: [{ startMs: 0, endMs }], partial };
}

/**
 * Decodes every frame from the start until the video is over, or the time or the bytes are used up.
 *
 * @param onShare told how much of the video has been measured, by the time of its frames
 * @returns the frames, and whether the end of the video was reached
 * @throws AnalysisFailure `too-long` when a video of unknown length turns out to be
 */
async function fullPass(
  session: DecodeSession,
  reader: ByteReader,
  maxDurationMs: number,
  deadline: Deadline,
  onShare?: OnShare,
): Promise<{ frames: FrameLog; isComplete: boolean }> {
  const lengthMs = session.video.durationMs ?? maxDurationMs;
  const frames = new FrameLog(lengthMs);
  while (!deadline.isOver && !reader.isSpent) {
    if (!(await session.next())) {
      session.finishVideo((frame) => frames.add(frame));
      session.finishAudio();
      return { frames, isComplete: true };
    }
    session.take((frame) => frames.add(frame));
    onShare?.((frames.lastMs ?? 0) / lengthMs);
    if ((frames.lastMs ?? 0) > maxDurationMs) throw failures.tooLong(maxDurationMs);
  }
  session.finishVideo((frame) => frames.add(frame));
  session.finishAudio();
  return { frames, isComplete: false };
}

function cutAt(endMs: number, durationMs: number, reader: ByteReader): PartialReason[] {
  return [{ code: 'time-up', values: { endMs: Math.round(endMs) } }, causeOf(durationMs, reader)];
}

function longVideo(durationMs: number): PartialReason {
  return { code: 'long-video', values: { durationMs: Math.round(durationMs) } };
}

/** Why less was measured than was planned: what whoever wants more has to change. */
function causeOf(durationMs: number, reader: ByteReader): PartialReason {
  const { waitingShare, ...speed } = reader.host;
  if (reader.isSpent) {
    return { code: 'bytes-limit', values: { megabytes: Math.round(reader.mostBytes / 1e6) } };
  }
  return waitingShare > SLOW_SHARE ? { code: 'host-slow', values: speed } : longVideo(durationMs);
}
