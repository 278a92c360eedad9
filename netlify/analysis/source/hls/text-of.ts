import { checkEncoding } from '../check-encoding';
import type { GuardedResponse } from '../guarded-fetch';
import { httpErrorFailure, tooLarge } from '../transport-failure';
import { unpacked } from '../unpack';
import { readWhole } from '../whole-source';

/** A playlist of three hours with a segment per second is smaller than this, in bytes. */
const MAX_PLAYLIST_BYTES = 2_000_000;

/**
 * The bytes of an answer with at most `maxBytes`, also if they are compressed. A part of a compressed file is refused.
 *
 * @throws AnalysisFailure `unreachable`, `too-slow` or `too-large`
 */
export async function bytesOf(response: GuardedResponse, maxBytes: number): Promise<Uint8Array> {
  if (response.status !== 200 && response.status !== 206) {
    response.discard();
    throw httpErrorFailure(response.status, response.isPublic);
  }
  if (response.status === 206) checkEncoding(response);
  const body =
    response.status === 206 ? response.body : unpacked(response, maxBytes, () => tooLarge(maxBytes));
  const whole = await readWhole({ ...response, body }, maxBytes, '');
  return whole.read(0, whole.size);
}

/** The text of an answer with a playlist; throws as `bytesOf`. */
export async function textOf(response: GuardedResponse): Promise<string> {
  return new TextDecoder().decode(await bytesOf(response, MAX_PLAYLIST_BYTES));
}
