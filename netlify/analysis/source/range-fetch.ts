import type { GuardedClient, GuardedResponse } from './guarded-fetch';
import { BrokenOffFailure, httpErrorFailure, unreachable } from './transport-failure';

/** Maximum number of interrupted or small answers that one fetch tolerates. */
const MAX_RESUMPTIONS = 3;

/** An answer with less than this, in bytes, that does not reach the end of the range counts as interrupted. */
const MIN_USEFUL_BYTES = 262_144;

/** One version of a file, as described by its first answer. */
export interface RemoteFile {
  /** The URL after all redirects. */
  url: string;
  size: number;
  etag: string | undefined;
  lastModified: string | undefined;
}

const CHANGED = 'The video changed on its host while it was being read. Please try again.';
const CONTRADICTION = "The host's answers contradict each other, so that the video cannot be read in parts.";

/** A weak tag (`W/`) does not guarantee the same bytes and must not be used in `If-Range` (RFC 9110, 13.1.5). */
function ifRange(etag: string | undefined): Record<string, string> {
  return etag === undefined || etag.startsWith('W/') ? {} : { 'if-range': etag };
}

export function rangeHeader(start: number, end: number): string {
  return `bytes=${start}-${end - 1}`;
}

/** A server may omit a header, but must not change its value. */
function differs<T>(now: T | undefined, before: T | undefined): boolean {
  return now !== undefined && before !== undefined && now !== before;
}

/** @throws AnalysisFailure `unreachable` if the answer is not the requested part of this file */
function checkPart(response: GuardedResponse, file: RemoteFile, at: number): void {
  const { status, headers } = response;
  // With `If-Range`, a changed file is sent as a whole, with status 200.
  if (status === 200 || status === 416) throw unreachable(CHANGED);
  if (status !== 206) throw httpErrorFailure(status, response.isPublic);
  const range = parseContentRange(headers['content-range']);
  if (range?.start !== at) throw unreachable(CONTRADICTION);
  const changed =
    differs(range.total, file.size) ||
    differs(headers.etag, file.etag) ||
    differs(headers['last-modified'], file.lastModified);
  if (changed) throw unreachable(CHANGED);
}

interface RangeFetchOptions {
  client: GuardedClient;
  file: RemoteFile;
  start: number;
  /** The byte after the last one. */
  end: number;
  /** An answer that has already been requested with this range. */
  first?: GuardedResponse;
  /** Receives the bytes in order, without gaps; what it throws ends the fetch. */
  onBytes: (bytes: Uint8Array) => void;
}

/**
 * Fetches one range and passes on exactly its bytes. An answer that breaks off or is shorter than requested is
 * continued from where it stopped, a few times; a longer one is truncated.
 *
 * @throws AnalysisFailure `unreachable` or `too-slow`
 */
export async function fetchRange(options: RangeFetchOptions): Promise<void> {
  const { client, file, end, onBytes } = options;
  let { start: at, first } = options;
  for (let resumptions = 0; ; resumptions += 1) {
    const response =
      first ?? (await client.get(file.url, { range: rangeHeader(at, end), ...ifRange(file.etag) }));
    first = undefined;
    try {
      checkPart(response, file, at);
    } catch (error) {
      response.discard();
      throw error;
    }
    const from = at;
    let interruption: unknown;
    try {
      for await (const chunk of response.body) {
        const bytes = chunk.subarray(0, end - at);
        at += bytes.length;
        onBytes(bytes);
        if (at === end) return;
      }
    } catch (error) {
      if (!(error instanceof BrokenOffFailure)) throw error;
      interruption = error;
    }
    if (at - from >= MIN_USEFUL_BYTES) resumptions -= 1;
    if (resumptions >= MAX_RESUMPTIONS) {
      throw interruption instanceof Error ? interruption : new BrokenOffFailure();
    }
  }
}

/** The `Content-Range` of an answer with status 206 or 416 (RFC 9110, section 14.4). */
export interface ContentRange {
  /** First byte, and the byte after the last one; both undefined in an answer with status 416. */
  start?: number;
  end?: number;
  /** Length of the whole file; undefined if the server does not know it. */
  total?: number;
}

/** @returns undefined if the header is missing, malformed or inconsistent */
export function parseContentRange(header: string | undefined): ContentRange | undefined {
  const match = /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15}|\*)$/i.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first, last, whole] = match;
  const range: ContentRange = {};
  if (whole !== '*') range.total = Number(whole);
  if (first === undefined) return range.total === undefined ? undefined : range;
  range.start = Number(first);
  range.end = Number(last) + 1;
  const consistent = range.start < range.end && (range.total === undefined || range.end <= range.total);
  return consistent ? range : undefined;
}
