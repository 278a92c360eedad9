/** Largest file that is taken whole, in bytes: it is held in memory. */
const MAX_BYTES = 200_000_000;

/**
 * Whether the page may read a video, and not only let the browser play it: its Content-Security-Policy lets it
 * connect to nobody but this site and the services that it uses.
 */
export function mayBeTakenWhole(url: string): boolean {
  return new URL(url).origin === location.origin;
}

/**
 * Fetches a video whole, from a server that does not send parts: a browser cannot go to a moment in it otherwise.
 *
 * @throws Error when it is larger than 200 MB or of unknown size
 */
export async function fetchWholeFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const length = response.headers.get('content-length');
  if (!response.ok || length === null || Number(length) > MAX_BYTES) {
    await response.body?.cancel();
    throw new Error(`${url} cannot be taken whole`);
  }
  return response.blob();
}
