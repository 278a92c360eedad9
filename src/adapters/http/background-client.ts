import type { AnalysisItem } from '@/analyses/analysis-item';
import { AnalysesError, type RemoteAnalyses } from '@/analyses/remote-analyses';
import { ANALYZE_BACKGROUND_PATH, type BackgroundRequest } from '@/contracts/analyses';
import { credentialHeaders, type Credentials } from './credentials';

interface BackgroundClientOptions extends Credentials {
  fetch?: typeof fetch;
}

/** The platform answers before the function begins. */
const ANSWER_WITHIN_MS = 15_000;

const requestFor = ({ id, url, captionsUrl, title }: AnalysisItem): BackgroundRequest => ({
  id,
  url,
  ...(captionsUrl === undefined ? {} : { captionsUrl }),
  ...(title === undefined ? {} : { title }),
});

/** Tells the function behind `ANALYZE_BACKGROUND_PATH` to run an analysis. */
export function createBackgroundClient({
  fetch: send = fetch,
  ...credentials
}: BackgroundClientOptions): RemoteAnalyses['start'] {
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
      throw new AnalysesError('unavailable', { cause: error });
    }
    if (status !== 202) throw new AnalysesError(status < 500 && status !== 429 ? 'rejected' : 'unavailable');
  };
}
