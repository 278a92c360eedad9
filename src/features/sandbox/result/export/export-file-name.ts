/** Maximum length of a name without extension, in characters: file systems allow 255 bytes, a character may take 4. */
const MAX_LETTERS = 60;

/** Only characters that every file system allows: letters with their marks, digits, dots, hyphens and underscores. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '');
}

/** Decodes a part of a URL; unchanged where an escape is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Names a file.
 *
 * @param extension without the dot
 * @param other used if no character of the name can be in a file name
 */
export function fileName(name: string, extension: string, other: string): string {
  const short = plain(Array.from(plain(name)).slice(0, MAX_LETTERS).join(''));
  return `${short || other}.${extension}`;
}

/**
 * Names a file after its video: `https://cdn.example.com/a/show.mp4` becomes
 * `cdn.example.com-show.csv`.
 *
 * @param extension without the dot
 * @param title the user's own title for the video, which then names the file
 */
export function exportFileName(videoUrl: string, extension: string, title?: string): string {
  const { hostname, pathname } = URL.canParse(videoUrl) ? new URL(videoUrl) : { hostname: '', pathname: '' };
  const video = decoded(pathname.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const name = plain(title ?? '') || [hostname, video].map(plain).filter(Boolean).join('-');
  return fileName(name, extension, 'analysis');
}
