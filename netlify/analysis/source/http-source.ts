import type { AllowedHosts } from './allowed-hosts';
import { BLOCK_BYTES } from './block-cache';
import type { ByteSource } from './byte-source';
import { parseContentRange, rangeHeader } from './range-fetch';
import {
  createGuardedClient,
  type FetchTimeouts,
  type GuardedClient,
  type GuardedResponse,
} from './guarded-fetch';
import type { ResolveHost } from './host-resolver';
import { openHls } from './hls/hls-source';
import { RangeSource } from './range-source';
import { fileTooLarge, httpErrorFailure, unreachable } from './transport-failure';
import { MemorySource, readWhole } from './whole-source';

export interface HttpSourceOptions {
  /** Most bytes that are read of a video, whatever its size. */
  maxBytes: number;
  /** Largest file that is read in ranges, in bytes; `MAX_FILE_BYTES` unless given. */
  maxFileBytes?: number;
  /**
   * Time in milliseconds for asking a stream for the sizes of all its segments, so that all of it can be read; of a longer
   * stream every second, third … is read unless given.
   */
  segmentsMs?: number | undefined;
  allowHosts: AllowedHosts;
  /** Ends everything that is under way; its reason is thrown. */
  signal: AbortSignal;
  timeouts?: Partial<FetchTimeouts>;
  /** For so long, in milliseconds, a host that cannot be reached or is busy is asked again; 0 unless given. */
  retryMs?: number | undefined;
  /** How names are resolved; by the name servers of the system unless given. */
  resolve?: ResolveHost;
}

/**
 * Largest file that is read in ranges, in bytes: three hours, the longest video by default, at 15 Mbit/s, twice the
 * bitrate at which programmes are delivered to television sets. It bounds the index of the file, which is read whole.
 */
const MAX_FILE_BYTES = 20_000_000_000;

interface Limits extends Pick<HttpSourceOptions, 'segmentsMs'> {
  maxBytes: number;
  maxFileBytes: number;
}

/** A `ByteSource` that holds connections until it is closed. */
export interface HttpSource extends ByteSource {
  close(): Promise<void>;
}

function mediaType(response: GuardedResponse): string {
  return (response.headers['content-type']?.split(';')[0] ?? '').trim().toLowerCase();
}

/** Asks for identity; what comes compressed all the same has other offsets than the file. */
function checkEncoding(response: GuardedResponse): void {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw unreachable('The host sends the video compressed, so that it cannot be read in parts.');
  }
}

async function openRest(
  client: GuardedClient,
  response: GuardedResponse,
  { maxBytes, maxFileBytes }: Limits,
): Promise<ByteSource | undefined> {
  if (response.status === 200) {
    checkEncoding(response);
    return readWhole(response, maxBytes, mediaType(response));
  }
  const range = parseContentRange(response.headers['content-range']);
  if (response.status === 416 && range?.total === 0) {
    response.discard();
    return new MemorySource(new Uint8Array(0), mediaType(response));
  }
  if (response.status === 416) return undefined;
  if (response.status !== 206) throw httpErrorFailure(response.status, response.isPublic);
  checkEncoding(response);
  // Without a length, or with a range of another place, only the whole file can be trusted.
  if (range?.total === undefined || range.start !== 0) return undefined;
  if (range.total > maxFileBytes) throw fileTooLarge(maxFileBytes);
  const { etag, 'last-modified': lastModified } = response.headers;
  const file = { url: response.url.href, size: range.total, etag, lastModified };
  return new RangeSource({
    client,
    file,
    contentType: mediaType(response),
    maxBytesRead: maxBytes,
    first: response,
  });
}

/** The media types of playlists of HTTP Live Streaming (RFC 8216, section 10, and what is in use). */
const PLAYLIST_TYPE = /^(application|audio)\/(vnd\.apple\.|x-)?mpegurl$/;

/** By its media type, or by its name where the host calls it plain text or bytes. */
function isPlaylist(response: GuardedResponse): boolean {
  const type = mediaType(response);
  if (PLAYLIST_TYPE.test(type)) return true;
  return /\.m3u8$/i.test(response.url.pathname) && !type.startsWith('video/');
}

async function openWith(client: GuardedClient, url: string, limits: Limits): Promise<ByteSource> {
  for (const headers of [{ range: rangeHeader(0, BLOCK_BYTES) }, undefined]) {
    const response = await client.get(url, headers ?? {});
    try {
      if (isPlaylist(response)) {
        response.discard();
        return await openHls(client, await client.get(url, {}), limits.maxBytes, limits.segmentsMs);
      }
      const source = await openRest(client, response, limits);
      if (source !== undefined) return source;
    } catch (error) {
      response.discard();
      throw error;
    }
    response.discard();
  }
  throw unreachable("The host's answers contradict each other, so that the video cannot be read.");
}

/**
 * Opens a video by HTTP. Every byte comes through the guarded client: public addresses only, checked
 * at each redirect and at the moment of connecting.
 *
 * Servers that answer range requests are read in blocks, only where the decoder looks, with a growing
 * read-ahead while it reads on; they may be far larger than what is read of them. Others are read whole into memory, up to `MAX_WHOLE_BYTES`. A playlist of
 * HTTP Live Streaming is opened as the video that its segments are.
 *
 * @param url as the person gave it
 * @returns the source; `close` it in the end
 * @throws AnalysisFailure `url-not-allowed`, `unreachable`, `too-slow` or `too-large`; or the signal's
 *   reason
 */
export async function openHttpSource(url: string, options: HttpSourceOptions): Promise<HttpSource> {
  const { maxBytes, maxFileBytes = MAX_FILE_BYTES, segmentsMs, ...clientOptions } = options;
  const client = createGuardedClient(clientOptions);
  try {
    const source = await openWith(client, url, { maxBytes, maxFileBytes, segmentsMs });
    return Object.assign(source, { close: () => client.close() });
  } catch (error) {
    await client.close();
    throw error;
  }
}
