/**
 * Reads an address. Not by `URL.canParse`: Node 20's refuses a name beyond ASCII as soon as V8 has optimized its caller;
 * `URL.parse` comes with Node 22.
 *
 * @param text as received; relative to `base` where there is one
 * @returns null where it is none
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
