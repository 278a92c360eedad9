/** Media types by file extension. QuickTime files are tried as MP4, which has the same codecs. */
const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  wmv: 'video/x-ms-wmv',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  ts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
  mpd: 'application/dash+xml',
};

/**
 * Whether the browser may be able to play a video, judged by its URL alone.
 *
 * @param canPlayType of a video element; empty for a type that it cannot play
 */
export function canTryToPlay(videoUrl: string, canPlayType: (type: string) => string): boolean {
  if (!URL.canParse(videoUrl)) return false;
  const { protocol, pathname } = new URL(videoUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const type = TYPES[/\.([^./]+)$/.exec(pathname)?.[1]?.toLowerCase() ?? ''];
  return type === undefined || canPlayType(type) !== '';
}
