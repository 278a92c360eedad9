import * as v from 'valibot';
import {
  ANALYZE_PATH,
  analysisErrorSchema,
  analysisRequestSchema,
  analysisResponseSchema,
  MAX_URL_LENGTH,
} from '@/contracts/analysis';
import type { AnalysisOutcome, Analyzer } from '@/contracts/analyzer';

interface AnalysisClientOptions {
  /** A fresh ID token of the signed-in user, or null. */
  idToken: () => Promise<string | null>;
  fetch?: typeof fetch;
}

function failure(message: string, explanation?: string): AnalysisOutcome {
  return { ok: false, failure: explanation ? { message, explanation } : { message } };
}

/** The body as JSON; undefined when it is none. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** An analyzer that asks the function behind `ANALYZE_PATH` (specification, section 7). */
export function createAnalysisClient({ idToken, fetch: send = fetch }: AnalysisClientOptions): Analyzer {
  async function call(url: string, signal: AbortSignal): Promise<AnalysisOutcome> {
    const request = v.safeParse(analysisRequestSchema, { url });
    if (!request.success) return failure(`The URL must have no more than ${MAX_URL_LENGTH} characters.`);

    const token = await idToken();
    const response = await send(ANALYZE_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(request.output),
      signal,
    });
    const body = await jsonOf(response);

    if (!response.ok) {
      const error = v.safeParse(analysisErrorSchema, body);
      return failure(`Error: ${response.status}`, error.success ? error.output.error.message : undefined);
    }
    const analysis = v.safeParse(analysisResponseSchema, body);
    return analysis.success
      ? { ok: true, value: analysis.output }
      : failure('The answer of the server could not be understood.');
  }

  return {
    async analyze(url, signal) {
      try {
        return await call(url, signal);
      } catch (error) {
        signal.throwIfAborted();
        return failure(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
