/** The displayed name of a video: the user's own title, otherwise the name of its file. */
export const programName = (title: string | undefined, videoUrl: string): string =>
  title?.trim() ? title.trim() : programTitle(videoUrl);

/** The name of a video's file as a title: `https://cdn.example.com/a/the_show-1.mp4` becomes `the show 1`. */
export function programTitle(videoUrl: string): string {
  const { hostname, pathname } = URL.canParse(videoUrl)
    ? new URL(videoUrl)
    : { hostname: '', pathname: videoUrl };
  const file = decoded(pathname.split('/').findLast(Boolean) ?? '');
  const name = file
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_+\p{Cc}-]+/gu, ' ')
    .trim();
  return name || hostname || videoUrl;
}

/** Decodes a part of a URL; unchanged where an escape is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
