import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import type { ByteReader } from './byte-reader';
import type { FrameReport } from './frame-log';
import type { OnShare } from './progress';

/** Measurements of the whole video. */
export interface DecodeReport extends FrameReport {
  /** Time ranges in which every frame was decoded, without overlap. */
  decodedRanges: TimeRange[];
  /** Reasons why the video was not measured completely; empty if it was. */
  partial: PartialReason[];
}

/** What is told while a video is decoded. */
export interface DecodeListeners {
  /** Called with the share of the video measured so far, 0 to 1. It can decrease when another way is tried. */
  onShare?: OnShare | undefined;
  /** Called often. To get the measurements so far, call its argument. */
  onInterim?: ((report: () => DecodeReport) => void) | undefined;
}

/** If waiting for the host took more than this share of the time, the host is considered too slow. */
export const SLOW_SHARE = 0.5;

/** Why nothing after `endMs` was measured. */
export function cutAt(endMs: number, durationMs: number, reader: ByteReader): PartialReason[] {
  return [{ code: 'time-up', values: { endMs: Math.round(endMs) } }, causeOf(durationMs, reader)];
}

export function longVideo(durationMs: number): PartialReason {
  return { code: 'long-video', values: { durationMs: Math.round(durationMs) } };
}

/** Why less was measured than planned, so that the user knows what to change. */
export function causeOf(durationMs: number, reader: ByteReader): PartialReason {
  const { waitingShare, ...speed } = reader.host;
  if (reader.isSpent) {
    return { code: 'bytes-limit', values: { megabytes: Math.round(reader.mostBytes / 1e6) } };
  }
  return waitingShare > SLOW_SHARE ? { code: 'host-slow', values: speed } : longVideo(durationMs);
}
