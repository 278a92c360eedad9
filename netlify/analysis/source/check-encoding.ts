import type { GuardedResponse } from './guarded-fetch';
import { unreachable } from './transport-failure';

/**
 * The request asks for `identity`; a compressed answer has other offsets than the file, and is not decompressed.
 *
 * @throws AnalysisFailure `unreachable`
 */
export function checkEncoding({ headers }: Pick<GuardedResponse, 'headers'>): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw unreachable('The host sends the video compressed, so that it cannot be read in parts.');
  }
}
