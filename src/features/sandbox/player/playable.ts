/** Media types by the ending of an address. QuickTime files hold what MP4 files hold, and play as those. */
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
};

/**
 * Whether it is worth to let the browser try a video, as far as its address tells. Nothing is loaded for that.
 *
 * @param canPlayType the browser's own, which answers with nothing for a type that it does not play
 */
export function mayPlay(videoUrl: string, canPlayType: (type: string) => string): boolean {
  if (!URL.canParse(videoUrl)) return false;
  const { protocol, pathname } = new URL(videoUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const type = TYPES[/\.([^./]+)$/.exec(pathname)?.[1]?.toLowerCase() ?? ''];
  return type === undefined || canPlayType(type) !== '';
}
