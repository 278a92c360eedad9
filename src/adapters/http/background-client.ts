import type { AnalysisItem } from '@/data/analyses/analysis-item';
import type { LibraryPorts } from '@/data/analyses/library';
import {
  ANALYZE_BACKGROUND_PATH,
  MAX_BACKGROUND_MINUTES,
  type BackgroundRequest,
} from '@/contracts/analyses';
import { wordsOf } from '@/contracts/analysis-request';
import { RemoteError } from '@/lib/remote-error';
import { credentialHeaders, type Credentials } from './credentials';

interface BackgroundClientOptions extends Credentials {
  fetch?: typeof fetch;
}

/** Time limit in ms. The platform answers before the function begins. */
const ANSWER_WITHIN_MS = 15_000;

const requestFor = ({ id, url, captionsUrl, title, ...others }: AnalysisItem): BackgroundRequest => ({
  id,
  url,
  ...(captionsUrl === undefined ? {} : { captionsUrl }),
  ...(title === undefined ? {} : { title }),
  ...wordsOf(others),
  isQueued: true,
});

/**
 * Least remaining lifetime of a token in ms: one that would expire before the end of the longest analysis is renewed.
 */
const MIN_LIFE_MS = (MAX_BACKGROUND_MINUTES + 2) * 60_000;

/** When a token expires, in ms since 1970; NaN if it does not say so (RFC 7519, 4.1.4). */
function endOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return Number((JSON.parse(atob(payload)) as { exp?: unknown }).exp) * 1000;
  } catch {
    return Number.NaN;
  }
}

/** A token that lasts for the longest analysis; if it cannot be renewed, the current one. */
async function lastingToken(idToken: Credentials['idToken']): Promise<string | null> {
  const token = await idToken();
  if (token === null || endOf(token) - Date.now() >= MIN_LIFE_MS) return token;
  return idToken(true).catch(() => token);
}

/** Asks the function at `ANALYZE_BACKGROUND_PATH` to run an analysis. */
export function createBackgroundClient({
  fetch: send = fetch,
  ...others
}: BackgroundClientOptions): LibraryPorts['start'] {
  const credentials: Credentials = { ...others, idToken: () => lastingToken(others.idToken) };
  return async (item) => {
    let status: number;
    try {
      const response = await send(ANALYZE_BACKGROUND_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(await credentialHeaders(credentials)) },
        body: JSON.stringify(requestFor(item)),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      ({ status } = response);
    } catch (error) {
      throw new RemoteError('unavailable', { cause: error });
    }
    if (status !== 202) throw new RemoteError(status < 500 && status !== 429 ? 'rejected' : 'unavailable');
  };
}
