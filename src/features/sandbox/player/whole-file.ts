/** Largest file that is taken whole, in bytes: it is held in memory. */
const MAX_BYTES = 200_000_000;

/**
 * Fetches a video whole, from a server that does not send parts: a browser cannot go to a moment in it otherwise.
 *
 * @throws Error when the server does not let this page read it, or it is larger than 200 MB or of unknown size
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
