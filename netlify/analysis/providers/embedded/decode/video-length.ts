import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import type { DecodeSession } from './decode-session';
import type { DecodeReport } from './decode-report';
import { roundingOf } from './time';
import { joinSeams, type DecodedPart } from './video-files';

/** Minimum time of frames beyond the stated end, in milliseconds, that proves that it is wrong. */
const MIN_PROOF_MS = 1000;

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
export function lengthOf(
  session: DecodeSession,
  decoded: DecodeReport,
  { lastMs, decodedMs }: { lastMs: number; decodedMs: number },
): Length {
  const isWhole = decoded.partial.length === 0;
  const parts = session.files.decodedParts();
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
