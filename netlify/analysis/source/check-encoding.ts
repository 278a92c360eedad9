import type { GuardedResponse } from './guarded-fetch';
import { unreachable } from './transport-failure';

/**
 * The request asks for `identity`; a compressed answer has other offsets than the file, and is not decompressed.
 * Discards it.
 *
 * @throws AnalysisFailure `unreachable`
 */
export function checkEncoding(response: GuardedResponse): void {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return;
  response.discard();
  throw unreachable('The host sends its files compressed (Content-Encoding), so that they cannot be read.');
}
