import type { TimeRange } from '@/contracts/time-range';
import { DEFAULT_CUE_MS } from './cue';

/** Which moment of a caption file is which of the stream (HLS, RFC 8216, section 3.5). */
export interface TimestampMap {
  /** A time of the caption file, in ms. */
  localMs: number;
  /** The same moment as an MPEG-2 timestamp, 90,000 a second. */
  mpegTs: number;
}

const ARROW = '-->';
const TIMESTAMP = /^(-?)(?:(\d{1,6}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?$/;
const LONGEST_TIMESTAMP = 30;
const MAP = 'X-TIMESTAMP-MAP';

/** Whether a line is one of times, right or wrong. */
export function isTiming(line: string): boolean {
  return line.includes(ARROW);
}

/**
 * Reads `00:01:02.500 --> 00:01:04,000 line:0`: hours may be missing, so may the milliseconds, and what
 * stands behind is passed over. A cue that begins before the video begins with it.
 *
 * @returns undefined without a right beginning; without an end behind it the cue lasts two seconds
 */
export function timingOf(line: string): TimeRange | undefined {
  const arrow = line.indexOf(ARROW);
  if (arrow < 0) return undefined;
  const beginning = timestampOf(line.slice(0, arrow));
  if (beginning === undefined) return undefined;
  const [last = ''] = line
    .slice(arrow + ARROW.length)
    .trimStart()
    .split(/\s/, 1);
  const end = timestampOf(last);
  const endMs = end !== undefined && end > beginning ? end : beginning + DEFAULT_CUE_MS;
  return endMs <= 0 ? undefined : { startMs: Math.max(0, beginning), endMs };
}

/** Reads `X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000`, its parts in any order. */
export function timestampMapOf(line: string): TimestampMap | undefined {
  if (!line.startsWith(MAP)) return undefined;
  const mpegTs = /MPEGTS:(\d{1,10})(?!\d)/.exec(line)?.[1];
  const localMs = timestampOf(/LOCAL:([\d:.]{1,30})/.exec(line)?.[1] ?? '');
  return mpegTs === undefined || localMs === undefined ? undefined : { localMs, mpegTs: Number(mpegTs) };
}

/** MPEG-2 timestamps have 33 bits and begin anew after this time, in ms (about a day). */
const PERIOD_MS = 2 ** 33 / 90;

/**
 * What has to be added to a caption file's times to make them times of the video, in ms. A file that has no map
 * counts from the stream's time 0 (RFC 8216, section 3.5).
 *
 * @param originMs the stream's time of the video's start
 */
export function shiftToVideo(map: TimestampMap | undefined, originMs: number): number {
  const shiftMs = (map === undefined ? 0 : shiftOf(map)) - originMs;
  return shiftMs - PERIOD_MS * Math.round(shiftMs / PERIOD_MS);
}

/** What has to be added to a caption file's times to make them times of the stream, in ms. */
export function shiftOf({ localMs, mpegTs }: TimestampMap): number {
  return mpegTs / 90 - localMs;
}

function timestampOf(text: string): number | undefined {
  const trimmed = text.slice(-2 * LONGEST_TIMESTAMP).trim();
  const match = TIMESTAMP.exec(trimmed);
  if (match === null) return undefined;
  const [, sign, hours = '0', minutes = '', seconds = '', fraction = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const ms = whole * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
  return sign === '-' ? -ms : ms;
}
