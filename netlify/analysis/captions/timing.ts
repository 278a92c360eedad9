import type { TimeRange } from '@/contracts/time-range';
import { DEFAULT_CUE_MS } from './cue';

/** Maps a time of a caption file to a time of the stream (HLS, RFC 8216, section 3.5). */
export interface TimestampMap {
  /** A time of the caption file, in ms. */
  localMs: number;
  /** The same time as an MPEG-2 timestamp, 90,000 per second. */
  mpegTs: number;
}

/**
 * Hours (optional), minutes, seconds and a fraction of any length, as players accept them: with spaces between the parts,
 * a comma or a point before the fraction, and, from files whose times were calculated, a second fraction after the
 * milliseconds (`01,249.09999`). A colon before the fraction is a frequent mistake for a comma, if three digits follow.
 */
const TIMESTAMP =
  /^\s*(-?)(?:(\d{1,6})\s?:\s?)?(\d{1,2})\s?:\s?(\d{1,2})(?:\s?[.,;]\s?(\d+)(?:[.,]\d+)?|:(\d{3}))?(?![\d:])/;
/** `-->`, and what it becomes by mistake: `->`, `—>`, `-- >`, `→`. */
const ARROW = /[-–—]{1,4}\s?>|→/;
/** How a timing line begins, valid or not. */
const BEGINNING = /^\s*-?\d+\s?:/;
/** Maximum number of characters of a timestamp, and of one in a line that is searched for it. */
const MAX_TIMESTAMP_LENGTH = 60;
const MAP = 'X-TIMESTAMP-MAP';

/**
 * Reads `00:01:02.500 --> 00:01:04,000 line:0`: hours and milliseconds are optional, and the settings after the times
 * are ignored. A cue that begins before the video begins with it.
 *
 * @returns `invalid` for a line that begins as times do and has an arrow, but no valid start; undefined for any other
 *   line, also one of text with an arrow in it. A cue without an end after its start lasts two seconds. A cue that ends
 *   before the video begins has an `endMs` of 0 or less.
 */
export function timingOf(line: string): TimeRange | 'invalid' | undefined {
  const arrow = ARROW.exec(line);
  if (arrow === null || !BEGINNING.test(line)) return undefined;
  const beginning = timestampOf(line.slice(0, arrow.index), true);
  if (beginning === undefined) return 'invalid';
  const end = timestampOf(line.slice(arrow.index + arrow[0].length), false);
  const endMs = end !== undefined && end > beginning ? end : beginning + DEFAULT_CUE_MS;
  return { startMs: Math.max(0, beginning), endMs };
}

/** Reads `X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000`, its parts in any order. */
export function timestampMapOf(line: string): TimestampMap | undefined {
  if (!line.startsWith(MAP)) return undefined;
  const mpegTs = /MPEGTS:(\d{1,10})(?!\d)/.exec(line)?.[1];
  const localMs = timestampOf(/LOCAL:([\d:.]{1,30})/.exec(line)?.[1] ?? '', true);
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

/** @param isAlone whether nothing may follow the timestamp */
function timestampOf(text: string, isAlone: boolean): number | undefined {
  const match = TIMESTAMP.exec(text.slice(0, MAX_TIMESTAMP_LENGTH));
  if (match === null || (isAlone && text.slice(match[0].length).trim() !== '')) return undefined;
  const [, sign, hours = '0', minutes = '', seconds = '', fraction = '', thousandths] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const ms = whole * 1000 + Number((thousandths ?? fraction).padEnd(3, '0').slice(0, 3));
  return sign === '-' ? -ms : ms;
}
