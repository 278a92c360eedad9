import type { AnalysisResponse } from '@/contracts/analysis';
import { admit } from './admission';
import { bearerTokenOf, checkMethod, checkToken } from './caller';
import { errorAnswer, errorResponse, jsonResponse } from './error-responses';
import { eventStreamResponse, HEARTBEAT_MS, wantsEvents, type SendEvent } from './event-stream';
import type { VerifyToken } from './id-token';
import { Journal } from './journal';
import type { LogEntry } from './log';
import { checkContentType, readAnalysisRequest } from './request-body';
import type { RequestLimiter } from './request-limiter';
import {
  checkedAddresses,
  responseOf,
  runAnalysis,
  type Addresses,
  type OnProgress,
  type RunOptions,
} from './run-analysis';

export interface AnalyzeHandlerOptions extends RunOptions {
  verifyToken: VerifyToken;
  limiter: RequestLimiter;
  log: (entry: LogEntry) => void;
  /** Silence after which a stream sends a heartbeat, in milliseconds; `HEARTBEAT_MS` unless given. */
  heartbeatMs?: number;
}

/** A request that is taken on. */
interface Accepted {
  /** As the person gave it. */
  url: string;
  addresses: Addresses;
  uid: string;
}

/**
 * The function without its platform: checks method, content type, token, body, addresses and limits in this order, lets
 * the provider analyse, and answers with what the contract says: as JSON, or as a stream of events to whoever
 * asks for that. A request that is not taken on is refused in JSON in both cases.
 *
 * @returns a handler that never throws
 */
export function createAnalyzeHandler(
  options: AnalyzeHandlerOptions,
): (request: Request) => Promise<Response> {
  const { environment, verifyToken, limiter, provider, log, heartbeatMs = HEARTBEAT_MS } = options;

  async function accept(request: Request, journal: Journal): Promise<Accepted> {
    checkMethod(request);
    checkContentType(request);
    const { uid } = await checkToken(bearerTokenOf(request), verifyToken);
    const asked = await readAnalysisRequest(request);
    const addresses = checkedAddresses(asked, environment);
    journal.noteHost(addresses.video.host);
    return { url: asked.url, addresses, uid };
  }

  async function analyze(
    { url, addresses }: Accepted,
    caller: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<AnalysisResponse> {
    return responseOf(url, provider, await runAnalysis(options, addresses, caller, onProgress));
  }

  async function stream(
    accepted: Accepted,
    caller: AbortSignal,
    journal: Journal,
    send: SendEvent,
  ): Promise<void> {
    try {
      const result = await analyze(accepted, caller, (data) => send({ event: 'progress', data }));
      journal.analyzed();
      send({ event: 'result', data: result });
    } catch (error) {
      journal.failed(error, caller.aborted);
      const { status, body, headers } = errorAnswer(error);
      const wait = headers['retry-after'];
      const retry = wait === undefined ? {} : { retryAfterS: Number(wait) };
      send({ event: 'error', data: { ...body, status, ...retry } });
    }
  }

  async function answer(request: Request, journal: Journal): Promise<Response> {
    const accepted = await accept(request, journal);
    const leave = await admit(limiter, accepted.uid);
    if (wantsEvents(request)) {
      return eventStreamResponse((send, left) => {
        const caller = AbortSignal.any([request.signal, left]);
        return stream(accepted, caller, journal, send).finally(leave);
      }, heartbeatMs);
    }
    try {
      const result = await analyze(accepted, request.signal);
      journal.analyzed();
      return jsonResponse(200, result);
    } finally {
      leave();
    }
  }

  return async (request) => {
    const journal = new Journal(log);
    try {
      return await answer(request, journal);
    } catch (error) {
      journal.failed(error, request.signal.aborted);
      return errorResponse(error);
    }
  };
}
