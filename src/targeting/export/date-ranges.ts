import type { BreakRecord } from './records';

/**
 * The date that represents the start of the video, in ms since 1970. It is not 1970: hls.js treats a date of 0 ms as
 * missing, and then shows no date ranges at all.
 */
const START = Date.UTC(2000, 0, 1);

/** The class by which players and packagers can recognize our date ranges. */
const CLASS = 'scenecue.ad-break';

/** The date of a time of the video, in ms. */
export const dateOf = (ms: number): string => new Date(START + ms).toISOString();

/**
 * A quoted string of RFC 8216 (4.2), which has no escapes: double quotes become single ones, control characters are
 * removed.
 */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', "'").replace(/[\p{Cc}\p{Surrogate}\u2028\u2029]/gu, '')}"`;
}

function dateRange({ id, timeMs, score, reasons, podSeconds, verdict, before }: BreakRecord): string {
  const topics = before.topics.flatMap((topic) => topic.id ?? []);
  const attributes: [string, string | number][] = [
    ['ID', quoted(id)],
    ['CLASS', quoted(CLASS)],
    ['START-DATE', quoted(dateOf(timeMs))],
    // The break is an instant of the video: a range without a duration would last until the end of the program.
    ['DURATION', 0],
    ['PLANNED-DURATION', podSeconds],
    ['X-SCENECUE-SCORE', score],
    ['X-SCENECUE-REASONS', quoted(reasons.join(','))],
    ['X-SCENECUE-VERDICT', quoted(verdict)],
    ...(topics.length === 0 ? [] : [['X-SCENECUE-TOPICS', quoted(topics.join(','))] as [string, string]]),
  ];
  return dateRangeTag(attributes);
}

/** @param attributes with values that are already quoted where they must be */
export const dateRangeTag = (attributes: readonly (readonly [string, string | number])[]): string =>
  `#EXT-X-DATERANGE:${attributes.map(([name, value]) => `${name}=${value}`).join(',')}`;

/**
 * The breaks as date ranges of HLS (RFC 8216, 4.3.2.7). There is no `SCTE35-OUT`, because there was no splice message.
 *
 * @param durationMs length of the video
 */
export const toDateRanges = (breaks: readonly BreakRecord[], durationMs: number): string =>
  playlistOf(breaks.map(dateRange), durationMs);

/**
 * A complete media playlist with date ranges, whose only segment is a gap as long as the video, so that any playlist
 * parser accepts it. The packager of the video copies the date ranges into its own playlist.
 *
 * @param dateRanges lines with tags
 * @param durationMs length of the video
 */
export function playlistOf(dateRanges: readonly string[], durationMs: number): string {
  const seconds = durationMs / 1000;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:8',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `# ${dateOf(0)} stands for the start of the program. Copy the date ranges into its media playlist,`,
    '# and move their dates where EXT-X-PROGRAM-DATE-TIME of its first segment is another one.',
    ...dateRanges,
    `#EXT-X-PROGRAM-DATE-TIME:${dateOf(0)}`,
    '#EXT-X-GAP',
    `#EXTINF:${seconds.toFixed(3)},`,
    'program',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
