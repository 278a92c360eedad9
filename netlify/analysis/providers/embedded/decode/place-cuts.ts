import { AVDISCARD_ALL, AVDISCARD_DEFAULT } from 'node-av/constants';
import type { TimeRange } from '@/contracts/time-range';
import { jumpsOf, runsOf, suspiciousOf } from '../measure/transitions';
import type { Deadline } from './time';
import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import { FrameLog, type SampleLog, type DecodedRange } from './frame-log';
import type { OnShare } from './progress';

/**
 * Decodes every frame of the time ranges between samples that may contain a cut, to detect and locate the cuts and
 * dissolves there. The most uncertain ranges come first, until the time or the bytes are used up.
 *
 * @returns the measurements, and whether every such time range was decoded
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
  const tracks = [
    ...(video.audioTrack ? [video.audioTrack] : []),
    ...video.textTracks.map((text) => text.stream),
  ];
  // Of several files, others are opened and closed meanwhile, and their tracks with them.
  const others = session.files.count > 1 ? [] : tracks;
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

/**
 * @returns undefined when the time or the bytes were used up before its end: half a range says nothing about the rest
 */
async function decodeRange(
  session: DecodeSession,
  reader: ByteReader,
  { startMs, endMs }: TimeRange,
  deadline: Deadline,
): Promise<DecodedRange | undefined> {
  if (!(await session.seek(startMs))) return undefined;
  session.skip();
  const frames = new FrameLog(endMs - startMs);
  const add = (frame: Parameters<FrameLog['add']>[0]) => {
    // Frames beyond the end distinguish a cut on the last frame from a flash. Frames before the start are decoded
    // only because later ones depend on them.
    if (frame.timeMs >= startMs && (frames.lastMs ?? 0) <= endMs + BEYOND_MS) frames.add(frame);
  };
  while ((frames.lastMs ?? 0) <= endMs + BEYOND_MS) {
    if (deadline.isOver || reader.isSpent) return undefined;
    if (!(await session.next(add))) break;
    if (session.isVideoPacket) session.take(add);
  }
  session.finishVideo(add);
  const report = frames.report();
  const transitions = report.transitions.filter((found) => found.endMs > startMs && found.startMs <= endMs);
  return { startMs, endMs, report: { ...report, transitions } };
}

/** How far a time range is decoded beyond its end, in milliseconds. */
const BEYOND_MS = 1000;
