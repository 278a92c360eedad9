import type { GuardedResponse } from './guarded-fetch';
import { unreachable } from './transport-failure';

/** The `Content-Encoding` of an answer in lower case; `identity` if it has none. */
export function encodingOf({ headers }: GuardedResponse): string {
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  return encoding === '' ? 'identity' : encoding;
}

/**
 * The request asks for `identity`; a compressed answer with a video has other offsets than the file, and is not
 * decompressed. Discards it.
 *
 * @throws AnalysisFailure `unreachable`
 */
export function checkEncoding(response: GuardedResponse): void {
  if (encodingOf(response) === 'identity') return;
  response.discard();
  throw unreachable('The host sends its files compressed (Content-Encoding), so that they cannot be read.');
}
