import type { WordsRequest } from '@/contracts/analysis-request';
import type { AllowedHosts } from './allowed-hosts';
import { BLOCK_BYTES } from './block-cache';
import type { ByteSource } from './byte-source';
import { checkEncoding } from './check-encoding';
import { parseContentRange, rangeHeader } from './range-fetch';
import {
  createGuardedClient,
  type FetchTimeouts,
  type GuardedClient,
  type GuardedResponse,
} from './guarded-fetch';
import type { ResolveHost } from './host-resolver';
import { detectPlaylist, mediaType } from './hls/detect-playlist';
import { openDash, openHls } from './hls/hls-source';
import { RangeSource } from './range-source';
import { fileTooLarge, httpErrorFailure, unreachable } from './transport-failure';
import { MemorySource, readWhole } from './whole-source';

export interface HttpSourceOptions {
  /** Maximum number of bytes read of a video, whatever its size. */
  maxBytes: number;
  /** Largest file that is read in ranges, in bytes; `MAX_FILE_BYTES` unless given. */
  maxFileBytes?: number;
  /**
   * Time in milliseconds for requesting the sizes of all segments of a stream, so that all of it can be read. If
   * missing, only every second, third … segment of a long stream is read.
   */
  segmentsMs?: number | undefined;
  /** Which subtitles of a stream should be read. */
  words?: WordsRequest | undefined;
  allowHosts: AllowedHosts;
  /** Cancels everything; its reason is thrown. */
  signal: AbortSignal;
  timeouts?: Partial<FetchTimeouts>;
  /** Time in ms during which requests to an unreachable or busy host are repeated; 0 unless given. */
  retryMs?: number | undefined;
  /** How names are resolved; by the system's name servers unless given. */
  resolve?: ResolveHost;
}

/**
 * Largest file that is read in ranges, in bytes: three hours, the longest video by default, at 15 Mbit/s, twice the
 * bitrate of videos delivered to television sets. It limits the size of the file's index, which is read as a whole.
 */
const MAX_FILE_BYTES = 20_000_000_000;

interface Limits extends Pick<HttpSourceOptions, 'segmentsMs' | 'words'> {
  maxBytes: number;
  maxFileBytes: number;
}

/** A `ByteSource` that holds connections until it is closed. */
export interface HttpSource extends ByteSource {
  close(): Promise<void>;
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
  // Without a total length, or with a range from another offset, only the whole file can be trusted.
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

async function openWith(client: GuardedClient, url: string, limits: Limits): Promise<ByteSource> {
  for (const headers of [{ range: rangeHeader(0, BLOCK_BYTES) }, undefined]) {
    const answer = await client.get(url, headers ?? {});
    const { response, isPlaylist, isPresentation } = await detectPlaylist(answer);
    try {
      if (isPlaylist || isPresentation) {
        response.discard();
        const openStream = isPlaylist ? openHls : openDash;
        return await openStream(client, await client.get(url, {}), limits.maxBytes, limits);
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
 * Opens a video over HTTP. Every byte comes through the guarded client: public addresses only, checked at each redirect
 * and at the moment of connecting.
 *
 * If the server supports range requests, the file is read in blocks, only where the decoder reads, with a growing
 * read-ahead during sequential reading; the file may be far larger than what is read of it. Other files are read as a
 * whole into memory, up to `MAX_WHOLE_BYTES`. A playlist of HTTP Live Streaming or the
 * description of a DASH presentation is opened as the video that its segments make up.
 *
 * @param url as the user gave it
 * @returns the source, to be closed by the caller
 * @throws AnalysisFailure `url-not-allowed`, `unreachable`, `too-slow` or `too-large`; or the signal's reason
 */
export async function openHttpSource(url: string, options: HttpSourceOptions): Promise<HttpSource> {
  const { maxBytes, maxFileBytes = MAX_FILE_BYTES, segmentsMs, words, ...clientOptions } = options;
  const client = createGuardedClient(clientOptions);
  try {
    const source = await openWith(client, url, { maxBytes, maxFileBytes, segmentsMs, words });
    return Object.assign(source, { close: () => client.close() });
  } catch (error) {
    await client.close();
    throw error;
  }
}
