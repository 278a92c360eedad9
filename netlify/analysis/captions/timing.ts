import type { TimeRange } from '@/contracts/time-range';
import { DEFAULT_CUE_MS } from './cue';

/** Maps a time of a caption file to a time of the stream (HLS, RFC 8216, section 3.5). */
export interface TimestampMap {
  /** A time of the caption file, in ms. */
  localMs: number;
  /** The same time as an MPEG-2 timestamp, 90,000 per second. */
  mpegTs: number;
}

const ARROW = '-->';
const TIMESTAMP = /^(-?)(?:(\d{1,6}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?$/;
const MAX_TIMESTAMP_LENGTH = 30;
const MAP = 'X-TIMESTAMP-MAP';

/** Whether a line is a timing line, valid or not. */
export function isTiming(line: string): boolean {
  return line.includes(ARROW);
}

/**
 * Reads `00:01:02.500 --> 00:01:04,000 line:0`: hours and milliseconds are optional, and the settings after the times
 * are ignored. A cue that begins before the video begins with it.
 *
 * @returns undefined without a valid start, or if the cue ends before the video begins; a cue without an end after its
 *   start lasts two seconds
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

/** MPEG-2 timestamps have 33 bits and wrap around after this time, in ms (about a day). */
const PERIOD_MS = 2 ** 33 / 90;

/**
 * The offset from a caption file's times to times of the video, in ms. The times of a file without a map start at the
 * stream's time 0 (RFC 8216, section 3.5).
 *
 * @param originMs the time of the video's start in the stream, in ms
 */
export function shiftToVideo(map: TimestampMap | undefined, originMs: number): number {
  const shiftMs = (map === undefined ? 0 : shiftOf(map)) - originMs;
  return shiftMs - PERIOD_MS * Math.round(shiftMs / PERIOD_MS);
}

/** The offset from a caption file's times to times of the stream, in ms. */
export function shiftOf({ localMs, mpegTs }: TimestampMap): number {
  return mpegTs / 90 - localMs;
}

function timestampOf(text: string): number | undefined {
  const trimmed = text.slice(-2 * MAX_TIMESTAMP_LENGTH).trim();
  const match = TIMESTAMP.exec(trimmed);
  if (match === null) return undefined;
  const [, sign, hours = '0', minutes = '', seconds = '', fraction = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const ms = whole * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
  return sign === '-' ? -ms : ms;
}
