import * as v from 'valibot';
import { analysisResponseSchema } from '@/contracts/analysis';
import {
  ANALYZE_PATH,
  analysisRequestSchema,
  MAX_URL_LENGTH,
  type AnalysisRequest,
} from '@/contracts/analysis-request';
import { analysisErrorSchema } from '@/contracts/analysis-error';
import { EVENT_STREAM_TYPE } from '@/contracts/analysis-events';
import type { AnalysisListener, AnalysisOutcome, Analyzer, AnalyzerFailure } from '@/contracts/analyzer';
import { readAnalysisStream } from './analysis-stream';
import { credentialHeaders, type Credentials } from './credentials';
import { createSilenceLimit } from './silence-limit';

interface AnalysisClientOptions extends Credentials {
  fetch?: typeof fetch;
}

/**
 * Longest silence in ms. The platform ends a function after 60 s, and a stream has a heartbeat: no answer comes later.
 */
const ANSWER_WITHIN_MS = 90_000;

function failed(failure: AnalyzerFailure): AnalysisOutcome {
  return { ok: false, failure };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The body parsed as JSON; undefined if it is not JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `Retry-After` in seconds (RFC 9110, 10.2.3). Its other form, a date, is ignored: the device's clock may be wrong. */
function waitOf({ headers }: Response): { retryAfterS?: number } {
  const wait = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(wait) ? { retryAfterS: Number(wait) } : {};
}

/** The failure that an error response describes. Its status is known even if its body is cut off. */
async function refusal(response: Response): Promise<AnalyzerFailure> {
  const said = v.safeParse(analysisErrorSchema, parsed(await response.text().catch(() => '')));
  return {
    kind: 'refused',
    status: response.status,
    ...(said.success ? { error: said.output.error } : {}),
    ...waitOf(response),
  };
}

/** Whether the response is an event stream; a server or proxy without support for it answers with plain JSON. */
function isEventStream({ headers }: Response): boolean {
  const [type] = (headers.get('content-type') ?? '').split(';');
  return type?.trim().toLowerCase() === EVENT_STREAM_TYPE;
}

interface Call {
  signal: AbortSignal;
  /** Called whenever something arrives. */
  onBytes: () => void;
  listener: AnalysisListener;
}

/** @throws TypeError if the network fails */
async function post(
  send: typeof fetch,
  body: string,
  identified: Record<string, string>,
  call: Call,
): Promise<AnalysisOutcome> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: `${EVENT_STREAM_TYPE}, application/json`,
    ...identified,
  };
  const response = await send(ANALYZE_PATH, { method: 'POST', headers, body, signal: call.signal });
  call.onBytes();
  if (!response.ok) return failed(await refusal(response));
  if (response.body && isEventStream(response)) {
    return readAnalysisStream(response.body, call);
  }
  const analysis = v.safeParse(analysisResponseSchema, parsed(await response.text()));
  return analysis.success ? { ok: true, value: analysis.output } : failed({ kind: 'unreadable' });
}

/**
 * An analyzer that calls the function at `ANALYZE_PATH` (specification, section 7). It accepts a response as an event
 * stream or as plain JSON.
 */
export function createAnalysisClient({
  fetch: send = fetch,
  ...credentials
}: AnalysisClientOptions): Analyzer {
  async function ask(addresses: AnalysisRequest, call: Call): Promise<AnalysisOutcome> {
    const request = v.safeParse(analysisRequestSchema, addresses);
    if (!request.success) {
      const field = request.issues[0].path?.[0].key === 'captionsUrl' ? 'captionsUrl' : 'url';
      return failed({ kind: 'url-too-long', field, limit: MAX_URL_LENGTH });
    }
    let identified: Record<string, string>;
    try {
      identified = await credentialHeaders(credentials);
    } catch (error) {
      return failed({ kind: 'no-token', message: messageOf(error) });
    }
    try {
      const { language, ...body } = request.output;
      const accepted = language === undefined ? {} : { 'Accept-Language': language };
      return await post(send, JSON.stringify(body), { ...identified, ...accepted }, call);
    } catch (error) {
      // `fetch` and the reading of a body reject with a TypeError when the network fails, and only then.
      const kind = error instanceof TypeError ? 'unreachable' : 'unknown';
      return failed({ kind, message: messageOf(error) });
    }
  }

  return {
    async analyze(request, signal, listener = {}) {
      const silence = createSilenceLimit(ANSWER_WITHIN_MS);
      const call = { signal: AbortSignal.any([signal, silence.signal]), onBytes: silence.restart, listener };
      const outcome = await Promise.race([
        ask(request, call),
        silence.reached.then(() => failed({ kind: 'no-answer' })),
      ]);
      silence.end();
      signal.throwIfAborted();
      return outcome;
    },
  };
}
