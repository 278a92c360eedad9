/**
 * Parses a URL. Not with `URL.canParse`: in Node 20 it refuses non-ASCII names as soon as V8 has optimized its caller;
 * `URL.parse` requires Node 22.
 *
 * @param text as received; may be relative to `base`, if given
 * @returns null if it is not a valid URL
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
