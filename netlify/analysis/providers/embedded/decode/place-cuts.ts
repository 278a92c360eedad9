import { AVDISCARD_ALL, AVDISCARD_DEFAULT, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { TimeRange } from '@/contracts/time-range';
import { jumpsOf, runsOf, suspiciousOf } from '../measure/transitions';
import { type Deadline, stampAt } from './time';
import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import { FrameLog, type SampleLog, type DecodedRange } from './frame-log';
import type { OnShare } from './progress';

/**
 * Decodes the time ranges between samples that a cut may lie in, every frame of them, to find and to place
 * the cuts and dissolves there; the most doubtful ones first, until the time or the bytes are used up.
 *
 * @returns what was measured, and whether every such time range was looked into
 */
export async function placeCuts(
  session: DecodeSession,
  reader: ByteReader,
  samples: SampleLog,
  deadline: Deadline,
  onShare?: OnShare,
  onRanges?: (decodedRanges: readonly DecodedRange[]) => void,
): Promise<{ decodedRanges: DecodedRange[]; isComplete: boolean }> {
  const { video } = session;
  const others = [
    ...(video.audioTrack === undefined ? [] : [video.audioTrack]),
    ...video.textTracks.map((text) => text.stream),
  ];
  const discards = others.map((track) => track.discard);
  for (const track of others) track.discard = AVDISCARD_ALL;
  const decodedRanges: DecodedRange[] = [];
  let isComplete = true;
  const runs = runsOf(suspiciousOf(jumpsOf(samples.frames())));
  for (const [done, run] of runs.entries()) {
    onShare?.(done / runs.length);
    onRanges?.(decodedRanges);
    if (deadline.isOver || reader.isSpent) {
      isComplete = false;
      break;
    }
    const decoded = await decodeRange(session, reader, run, deadline);
    if (decoded !== undefined) decodedRanges.push(decoded);
  }
  others.forEach((track, index) => (track.discard = discards[index] ?? AVDISCARD_DEFAULT));
  return { decodedRanges, isComplete };
}

/** @returns undefined when the time or the bytes were used up before its end: half of a time range says nothing of the other */
async function decodeRange(
  session: DecodeSession,
  reader: ByteReader,
  { startMs, endMs }: TimeRange,
  deadline: Deadline,
): Promise<DecodedRange | undefined> {
  const { video } = session;
  const stamp = stampAt(startMs, video.videoTrack.timeBase, video.originUs);
  if ((await video.format.seekFrame(video.videoTrack.index, stamp, AVSEEK_FLAG_BACKWARD)) < 0)
    return undefined;
  session.skip();
  const frames = new FrameLog(endMs - startMs);
  const add = (frame: Parameters<FrameLog['add']>[0]) => {
    // A frame beyond the end tells a cut on the last one from a flash; those before the start are decoded
    // only because what follows is built on them.
    if (frame.timeMs >= startMs && (frames.lastMs ?? 0) <= endMs + BEYOND_MS) frames.add(frame);
  };
  while ((frames.lastMs ?? 0) <= endMs + BEYOND_MS) {
    if (deadline.isOver || reader.isSpent) return undefined;
    if (!(await session.next())) break;
    if (session.isVideoPacket) session.take(add);
  }
  session.finishVideo(add);
  const report = frames.report();
  const transitions = report.transitions.filter((found) => found.endMs > startMs && found.startMs <= endMs);
  return { startMs, endMs, report: { ...report, transitions } };
}

/** How far a time range is decoded beyond its end, in milliseconds. */
const BEYOND_MS = 1000;
