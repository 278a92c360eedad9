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
  /** Set once the host has sent all of it for a request with `If-Range` although it has not changed. */
  ignoresIfRange?: boolean;
}

const CHANGED = 'The video changed on its host while it was being read. Please try again.';
const CONTRADICTION = "The host's answers contradict each other, so that the video cannot be read in parts.";

/** A tag that guarantees the same bytes; a weak one (`W/`) does not (RFC 9110, 8.8.3). */
const STRONG_TAG = /^"[^"]*"$/;
/** The format that hosts send (RFC 9110, 5.6.7). */
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** A file that is this old, in milliseconds, has a date that tells its versions apart (RFC 9110, 8.8.2.2). */
const STRONG_DATE_MS = 60_000;

/**
 * The condition under which a range is sent, or else the whole file (RFC 9110, 13.1.5). The date is preferred, although
 * that section would use it only without a tag: the nodes of a CDN often have the same date and different tags. Each
 * part is compared with the first answer in any case.
 */
function ifRange({ etag, lastModified, ignoresIfRange }: RemoteFile): Record<string, string> {
  if (ignoresIfRange === true) return {};
  if (lastModified !== undefined && HTTP_DATE.test(lastModified)) {
    if (Date.now() - Date.parse(lastModified) >= STRONG_DATE_MS) return { 'if-range': lastModified };
  }
  return etag !== undefined && STRONG_TAG.test(etag) ? { 'if-range': etag } : {};
}

export function rangeHeader(start: number, end: number): string {
  return `bytes=${start}-${end - 1}`;
}

/** A server may omit a header, but must not change its value. */
function differs<T>(now: T | undefined, before: T | undefined): boolean {
  return now !== undefined && before !== undefined && now !== before;
}

/** A tag without the mark of a weak one: a host may add it when it could also send the file compressed. */
function opaqueTag(etag: string | undefined): string | undefined {
  return etag?.replace(/^W\//, '');
}

/**
 * Whether an answer is about another version of the file: with another length or date. Another tag alone counts only
 * if not both of these are known: each node of a CDN can have its own tags.
 *
 * @param size of the whole file in bytes, as the answer states it; undefined if it does not
 */
function isOtherVersion(
  { etag, 'last-modified': lastModified }: GuardedResponse['headers'],
  size: number | undefined,
  file: RemoteFile,
): boolean {
  if (differs(size, file.size) || differs(lastModified, file.lastModified)) return true;
  const isVouchedFor = size !== undefined && lastModified !== undefined && file.lastModified !== undefined;
  return !isVouchedFor && differs(opaqueTag(etag), opaqueTag(file.etag));
}

/** @throws AnalysisFailure `unreachable` if the answer is not the requested part of this file */
function checkPart(response: GuardedResponse, file: RemoteFile, at: number): void {
  const { status, headers } = response;
  if (status === 200 || status === 416) throw unreachable(CHANGED);
  if (status !== 206) throw httpErrorFailure(status, response.isPublic);
  const range = parseContentRange(headers['content-range']);
  if (range?.start !== at) throw unreachable(CONTRADICTION);
  if (isOtherVersion(headers, range.total, file)) throw unreachable(CHANGED);
}

/**
 * Requests a part of the file. With `If-Range`, a changed file is sent as a whole, with status 200. A host that cannot
 * evaluate the condition, or a node with another tag, does so for an unchanged file, too: the part is then requested
 * once more, without the condition.
 */
async function requestPart(
  client: GuardedClient,
  file: RemoteFile,
  start: number,
  end: number,
): Promise<GuardedResponse> {
  const range = rangeHeader(start, end);
  const condition = ifRange(file);
  const response = await client.get(file.url, { range, ...condition });
  if (condition['if-range'] === undefined || response.status !== 200) return response;
  const { headers } = response;
  const size = headers['content-length'];
  const isSame =
    headers['last-modified'] === undefined
      ? headers.etag === condition['if-range']
      : headers['last-modified'] === file.lastModified;
  if (!isSame || size === undefined || isOtherVersion(headers, Number(size), file)) return response;
  response.discard();
  file.ignoresIfRange = true;
  return client.get(file.url, { range });
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
    const response = first ?? (await requestPart(client, file, at, end));
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
