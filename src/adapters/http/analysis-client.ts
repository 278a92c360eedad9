import * as v from 'valibot';
import {
  ANALYZE_PATH,
  analysisErrorSchema,
  analysisRequestSchema,
  analysisResponseSchema,
  MAX_URL_LENGTH,
} from '@/contracts/analysis';
import type { AnalysisOutcome, Analyzer, AnalyzerFailure } from '@/contracts/analyzer';

interface AnalysisClientOptions {
  /** A fresh ID token of the signed-in user, or null. */
  idToken: () => Promise<string | null>;
  fetch?: typeof fetch;
}

/** A function is ended by its platform after 60 s; what is silent for so long answers no more. */
const ANSWER_WITHIN_MS = 90_000;

function failed(failure: AnalyzerFailure): AnalysisOutcome {
  return { ok: false, failure };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The body as JSON; undefined when it is none. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What an answer that is no success says of itself. Its status is known even if its body breaks off. */
async function refusal(response: Response): Promise<AnalyzerFailure> {
  const said = v.safeParse(analysisErrorSchema, parsed(await response.text().catch(() => '')));
  const { status } = response;
  return said.success ? { kind: 'refused', status, error: said.output.error } : { kind: 'refused', status };
}

/** An analyzer that asks the function behind `ANALYZE_PATH` (specification, section 7). */
export function createAnalysisClient({ idToken, fetch: send = fetch }: AnalysisClientOptions): Analyzer {
  async function post(body: string, token: string | null, signal: AbortSignal): Promise<AnalysisOutcome> {
    const authorization = token ? { Authorization: `Bearer ${token}` } : {};
    const headers = { 'Content-Type': 'application/json', ...authorization };
    const response = await send(ANALYZE_PATH, { method: 'POST', headers, body, signal });
    if (!response.ok) return failed(await refusal(response));
    const analysis = v.safeParse(analysisResponseSchema, parsed(await response.text()));
    return analysis.success ? { ok: true, value: analysis.output } : failed({ kind: 'unreadable' });
  }

  async function call(url: string, signal: AbortSignal): Promise<AnalysisOutcome> {
    const request = v.safeParse(analysisRequestSchema, { url });
    if (!request.success) return failed({ kind: 'url-too-long', limit: MAX_URL_LENGTH });
    let token: string | null;
    try {
      token = await idToken();
    } catch (error) {
      return failed({ kind: 'no-token', message: messageOf(error) });
    }
    try {
      return await post(JSON.stringify(request.output), token, signal);
    } catch (error) {
      // `fetch` and the reading of a body reject with a TypeError when the network fails, and with no other.
      const kind = error instanceof TypeError ? 'unreachable' : 'unknown';
      return failed({ kind, message: messageOf(error) });
    }
  }

  return {
    async analyze(url, signal) {
      const hangUp = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<AnalysisOutcome>((resolve) => {
        timer = setTimeout(() => {
          resolve(failed({ kind: 'no-answer' }));
          hangUp.abort();
        }, ANSWER_WITHIN_MS);
      });
      const outcome = await Promise.race([call(url, AbortSignal.any([signal, hangUp.signal])), silence]);
      clearTimeout(timer);
      signal.throwIfAborted();
      return outcome;
    },
  };
}
