import { AnalysisFailure, type AnalysisErrorCode } from '../errors';
import type { AllowedHosts } from './allowed-hosts';
import { createGuardedClient, type GuardedClientOptions, type GuardedResponse } from './guarded-fetch';
import { httpErrorFailure } from './transport-failure';
import { unpacked } from './unpack';
import { checkUrl } from './url-guard';

/** The captions of a feature film have about 200 kB; with a style for every word perhaps ten times as much. */
const MAX_CAPTION_BYTES = 4_000_000;

/** Timeout in ms from the first DNS lookup to the last byte, including redirects. */
const ALL_WITHIN_MS = 7_000;

export interface CaptionSourceOptions extends GuardedClientOptions {
  /** In bytes; `MAX_CAPTION_BYTES` unless given. */
  maxBytes?: number;
  /** Timeout for the whole download, in milliseconds; 7 s unless given. */
  allWithinMs?: number;
}

/** Why a captions URL is refused, and what is accepted. */
const NOT_ALLOWED =
  'Please enter the public http or https URL of the captions: no user name or password in it, ' +
  'no private or local host, and port 80, 443, 8080 or 8443.';

/** Maps the general codes to those of the captions. */
const CODES: Partial<Record<AnalysisErrorCode, AnalysisErrorCode>> = {
  'url-not-allowed': 'captions-not-allowed',
  unreachable: 'captions-unreachable',
  'too-slow': 'captions-too-slow',
};

function ofCaptions(error: unknown): unknown {
  const code = error instanceof AnalysisFailure ? CODES[error.code] : undefined;
  if (!(error instanceof AnalysisFailure) || code === undefined) return error;
  const { cause, message } = error;
  const messages: Partial<Record<AnalysisErrorCode, string>> = {
    'captions-not-allowed': NOT_ALLOWED,
    'captions-unreachable': `The captions could not be fetched. ${message}`,
    'captions-too-slow': 'The host sends the captions too slowly. Please try again, or use a faster host.',
  };
  return new AnalysisFailure(code, messages[code] ?? message, { cause });
}

function tooLarge(maxBytes: number): AnalysisFailure {
  return new AnalysisFailure(
    'captions-too-large',
    `The captions file is larger than the limit of ${maxBytes / 1_000_000} MB.`,
  );
}

/**
 * As `checkUrl`, for the captions URL.
 *
 * @throws AnalysisFailure `captions-not-allowed`
 */
export function checkCaptionsUrl(text: string, allowHosts: AllowedHosts): URL {
  try {
    return checkUrl(text, allowHosts);
  } catch (error) {
    throw ofCaptions(error);
  }
}

function checkAnswer({ status, headers, isPublic }: GuardedResponse, maxBytes: number): void {
  if (status !== 200) throw httpErrorFailure(status, isPublic);
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

/**
 * Fetches a caption file through the guarded client, like a video: public addresses only, checked at each redirect and
 * at the moment of connecting. The connection is closed when the reader stops. A compressed file is unpacked.
 *
 * @returns its bytes as they arrive, at most `maxBytes`
 * @throws AnalysisFailure `captions-not-allowed`, `captions-unreachable`, `captions-too-slow` or `captions-too-large`;
 *   or the signal's reason
 */
export async function* openCaptions(
  url: string,
  { maxBytes = MAX_CAPTION_BYTES, allWithinMs = ALL_WITHIN_MS, signal, ...rest }: CaptionSourceOptions,
): AsyncGenerator<Uint8Array> {
  const timeUp = new AbortController();
  const slow = new AnalysisFailure('too-slow', 'The captions did not arrive in time.');
  const timer = setTimeout(() => timeUp.abort(slow), allWithinMs);
  const client = createGuardedClient({ ...rest, signal: AbortSignal.any([signal, timeUp.signal]) });
  try {
    const response = await client.get(url, { accept: 'text/vtt, application/x-subrip, text/plain, */*' });
    checkAnswer(response, maxBytes);
    yield* unpacked(response, maxBytes, () => tooLarge(maxBytes));
  } catch (error) {
    throw signal.aborted ? error : ofCaptions(error);
  } finally {
    clearTimeout(timer);
    await client.close();
  }
}
