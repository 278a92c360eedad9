import * as v from 'valibot';
import { analysisErrorSchema } from '@/contracts/analysis-error';
import {
  BRIEF_PATH,
  briefResponseSchema,
  type BriefOutcome,
  type EncodeBrief,
} from '@/contracts/brief-vector';
import { reportNetworkFailure } from '@/lib/connection';
import { credentialHeaders, type Credentials } from './credentials';

interface BriefClientOptions extends Credentials {
  fetch?: typeof fetch;
}

/** Time limit in ms: the function gives up earlier. */
const ANSWER_WITHIN_MS = 25_000;

function outcomeOf(isOk: boolean, body: unknown): BriefOutcome {
  const answer = v.safeParse(briefResponseSchema, body);
  if (isOk && answer.success) return { kind: 'vector', vector: answer.output.vector };
  const refusal = v.safeParse(analysisErrorSchema, body);
  const isOther = refusal.success && refusal.output.error.code === 'not-english';
  return { kind: isOther ? 'not-english' : 'failed' };
}

/** Calls the function at `BRIEF_PATH`. */
export function createBriefClient({ fetch: send = fetch, ...credentials }: BriefClientOptions): EncodeBrief {
  return async (brief, signal) => {
    try {
      const response = await send(BRIEF_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(await credentialHeaders(credentials)) },
        body: JSON.stringify({ brief }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      return outcomeOf(response.ok, await response.json());
    } catch (error) {
      // `fetch` and the reading of a body reject with a TypeError when the network fails, and only then.
      if (error instanceof TypeError) reportNetworkFailure();
      return { kind: 'failed' };
    }
  };
}
