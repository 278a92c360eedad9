import type { AnalysisResponse } from '@/contracts/analysis';
import { admit } from './admission';
import { bearerTokenOf, checkMethod, checkPolicy, checkToken, type CallerPolicy } from './caller';
import { errorAnswer, errorResponse, jsonResponse } from './error-responses';
import {
  DRAIN_MS,
  eventStreamResponse,
  STREAM_HEARTBEAT_MS,
  wantsEvents,
  type SendEvent,
} from './event-stream';
import type { VerifyToken } from './id-token';
import { Journal, REQUEST_ID_HEADER } from './journal';
import type { LogEntry } from './log';
import { checkContentType, readAnalysisRequest } from './request-body';
import type { RequestLimiter } from './request-limiter';
import {
  checkRequest,
  responseOf,
  runAnalysis,
  type CheckedRequest,
  type RunListeners,
  type RunOptions,
} from './run-analysis';

export interface AnalyzeHandlerOptions extends RunOptions {
  verifyToken: VerifyToken;
  policy?: CallerPolicy;
  limiter: RequestLimiter;
  log: (entry: LogEntry) => void;
  /** Silence after which a stream sends a heartbeat, in milliseconds; `STREAM_HEARTBEAT_MS` unless given. */
  heartbeatMs?: number;
  /** Time for the client to read the end of a stream, in ms, before its place is freed; `DRAIN_MS` unless given. */
  drainMs?: number;
}

/** A request that has passed all checks but the limits. */
interface Accepted {
  /** As the user gave it. */
  url: string;
  checked: CheckedRequest;
  uid: string;
}

interface Admitted extends Accepted {
  /** Aborted if the place is lost and the analysis must stop. */
  lost: AbortSignal;
}

/**
 * The function without its platform: checks method, content type, token, policy, body, URLs and limits in this order,
 * lets the provider analyze the video, and answers as the contract specifies: as JSON, or as a stream of events if the
 * request asks for one. A request that is not accepted gets a JSON error in both cases.
 *
 * @returns a handler that never throws
 */
export function createAnalyzeHandler(
  options: AnalyzeHandlerOptions,
): (request: Request) => Promise<Response> {
  const {
    environment,
    verifyToken,
    policy = {},
    limiter,
    provider,
    log,
    heartbeatMs = STREAM_HEARTBEAT_MS,
    drainMs = DRAIN_MS,
  } = options;

  async function accept(request: Request, journal: Journal): Promise<Accepted> {
    checkMethod(request);
    checkContentType(request);
    const signedIn = await checkToken(bearerTokenOf(request), verifyToken);
    await checkPolicy(request, signedIn, policy);
    const asked = await readAnalysisRequest(request);
    const checked = checkRequest(asked, environment);
    journal.add({ host: checked.video.host });
    return { url: asked.url, checked, uid: signedIn.uid };
  }

  async function analyze(
    { url, checked, uid, lost }: Admitted,
    caller: AbortSignal,
    journal: Journal,
    told: Pick<RunListeners, 'onProgress' | 'onPart'> = {},
  ): Promise<AnalysisResponse> {
    const stop = AbortSignal.any([caller, lost]);
    const listeners = { log: journal, ...told };
    const response = responseOf(
      url,
      provider,
      await runAnalysis(options, { ...checked, uid }, stop, listeners),
    );
    journal.analyzed(response);
    return response;
  }

  async function stream(
    accepted: Admitted,
    caller: AbortSignal,
    journal: Journal,
    send: SendEvent,
  ): Promise<void> {
    try {
      const result = await analyze(accepted, caller, journal, {
        onProgress: (data) => send({ event: 'progress', data }),
        onPart: (data) => send({ event: 'part', data }),
      });
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
    const { leave, lost } = await admit(limiter, accepted.uid);
    if (wantsEvents(request)) {
      const work = (send: SendEvent, left: AbortSignal): Promise<void> =>
        stream({ ...accepted, lost }, AbortSignal.any([request.signal, left]), journal, send);
      return eventStreamResponse(work, { heartbeatMs, drainMs, onEnd: leave });
    }
    try {
      const result = await analyze({ ...accepted, lost }, request.signal, journal);
      return jsonResponse(200, result);
    } finally {
      // Before the answer: the platform may suspend the instance once the answer is sent.
      await leave();
    }
  }

  return async (request) => {
    const journal = new Journal(request, false, log);
    const response = await answer(request, journal).catch((error: unknown) => {
      journal.failed(error, request.signal.aborted);
      return errorResponse(error);
    });
    response.headers.set(REQUEST_ID_HEADER, journal.requestId);
    return response;
  };
}
