import type { MediaPlan } from '../plan';
import { isAtBoundary } from '../segment-boundaries';
import { breakRecords } from './records';

/** A break of a program of channel assembly, as the API takes it (`AdBreak`, MediaTailor API reference). */
interface MediaTailorBreak {
  MessageType: 'SPLICE_INSERT';
  /** In ms from the start of the program. */
  OffsetMillis: number;
  /** The SCTE-35 message that is inserted: 9.7.3.1. Its ID is the time in ms, for the same reason as `breakId`. */
  SpliceInsertMessage: { SpliceEventId: number };
}

/**
 * The breaks for AWS Elemental MediaTailor, for `CreateProgram` and `UpdateProgram` of channel assembly. Only those at a
 * segment boundary, where these are known: the service skips others without a word.
 */
export function toMediaTailor(plan: MediaPlan): string {
  const breaks = breakRecords(plan)
    .filter(({ timeMs }) => isAtBoundary(plan.response, timeMs))
    .map(({ timeMs }): MediaTailorBreak => ({
      MessageType: 'SPLICE_INSERT',
      OffsetMillis: Math.round(timeMs),
      SpliceInsertMessage: { SpliceEventId: Math.round(timeMs) },
    }));
  return `${JSON.stringify({ AdBreaks: breaks }, null, 2)}\n`;
}
