/** Longest name without its ending: file systems take 255 bytes, and a letter may be four of them. */
const MAX_LETTERS = 60;

/** The name of a file as any system takes it: letters, digits, points, hyphens and underscores. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '');
}

/** Text of an address as it is read; as it stands where it is no valid escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Names a file after the video that it is about: `https://cdn.example.com/a/show.mp4` becomes
 * `cdn.example.com-show.csv`.
 *
 * @param ending without its point
 */
export function exportFileName(videoUrl: string, ending: string): string {
  const { hostname, pathname } = URL.canParse(videoUrl) ? new URL(videoUrl) : { hostname: '', pathname: '' };
  const video = decoded(pathname.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const name = [hostname, video].map(plain).filter(Boolean).join('-');
  const short = plain(Array.from(name).slice(0, MAX_LETTERS).join(''));
  return `${short || 'analysis'}.${ending}`;
}
