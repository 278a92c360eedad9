import type { GuardedResponse } from '../guarded-fetch';
import { peekBody } from '../peek-body';
import { parseContentRange } from '../range-fetch';
import { ENOUGH_TO_UNPACK, isPacked, unpackedBeginning } from '../unpack';

/** The media types of HTTP Live Streaming playlists (RFC 8216, section 10, and others in use). */
const PLAYLIST_TYPE = /^(application|audio|video)\/(vnd\.apple\.|x-)?mpegurl$/;

/** The media type of the description of a media presentation (MPEG-DASH). */
const PRESENTATION_TYPE = 'application/dash+xml';

/** How a playlist begins (RFC 8216, 4.3.1.1), and before it the byte order mark that some have. */
const START = Buffer.from('#EXTM3U');
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Number of bytes in which a video has one that no text has. */
const TEXT_BYTES = 64;

/** An answer whose body can still be read from its beginning, and whether it is a playlist. */
export interface DetectedAnswer {
  response: GuardedResponse;
  isPlaylist: boolean;
  /** Whether it is the description of a DASH presentation, by its name or its type: a text. */
  isPresentation: boolean;
}

/** The media type of an answer in lower case, without parameters. */
export function mediaType(response: GuardedResponse): string {
  return (response.headers['content-type']?.split(';')[0] ?? '').trim().toLowerCase();
}

/**
 * Whether an answer is a playlist: by its first bytes, whatever its name and media type, since hosts send playlists as
 * text, as octets or as videos. A text that has the name or the type of a playlist counts as one, too, so that the error
 * is about a playlist; a video with such a name is a video.
 */
export async function detectPlaylist(response: GuardedResponse): Promise<DetectedAnswer> {
  if (!isFromStart(response)) return { response, isPlaylist: false, isPresentation: false };
  const isDeclared = PLAYLIST_TYPE.test(mediaType(response)) || /\.m3u8$/i.test(response.url.pathname);
  const isPresentation = mediaType(response) === PRESENTATION_TYPE || /\.mpd$/i.test(response.url.pathname);
  const { head, body, discard } = await peekBody(response.body, (bytes) =>
    isEnough(response, bytes, isDeclared || isPresentation),
  );
  const start = unpackedBeginning(response, head);
  const isPlaylist = startsLikePlaylist(start) === true || (isDeclared && isText(start));
  return {
    response: { ...response, body, discard },
    isPlaylist,
    isPresentation: isPresentation && !isPlaylist && isText(start),
  };
}

/** Whether the body begins with the first byte of the file. */
function isFromStart({ status, headers }: GuardedResponse): boolean {
  return status === 200 || (status === 206 && parseContentRange(headers['content-range'])?.start === 0);
}

/**
 * Whether no more bytes are needed. As few as possible are awaited: a host that sends no more can be one whose file is
 * refused for its length.
 */
function isEnough(response: GuardedResponse, bytes: Uint8Array, isDeclared: boolean): boolean {
  if (isPacked(response, bytes)) return bytes.length >= ENOUGH_TO_UNPACK;
  // Perhaps the first byte of a compressed file.
  if (bytes.length === 1 && bytes[0] === 0x1f) return false;
  const isPlaylist = startsLikePlaylist(bytes);
  if (isPlaylist !== false || !isDeclared) return isPlaylist !== undefined;
  return bytes.length >= TEXT_BYTES || !isText(bytes);
}

/** Undefined if there are too few bytes. */
function startsLikePlaylist(bytes: Uint8Array): boolean | undefined {
  const isMarked = bytes.length > 0 && MARK.subarray(0, bytes.length).equals(bytes.subarray(0, MARK.length));
  const rest = isMarked ? bytes.subarray(MARK.length) : bytes;
  const count = Math.min(rest.length, START.length);
  if (!START.subarray(0, count).equals(rest.subarray(0, count))) return false;
  return count === START.length ? true : undefined;
}

/** Whether the first bytes contain no control characters except white space. */
function isText(bytes: Uint8Array): boolean {
  return bytes.subarray(0, TEXT_BYTES).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
}
