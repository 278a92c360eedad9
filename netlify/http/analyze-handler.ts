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

/** A request that has passed all checks, and has its place. */
interface Call {
  options: AnalyzeHandlerOptions;
  request: Request;
  /** The URL of the video as the user gave it. */
  url: string;
  checked: CheckedRequest;
  uid: string;
  /** Aborted if the place is lost and the analysis must stop. */
  lost: AbortSignal;
  journal: Journal;
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
  return async (request) => {
    const journal = new Journal(request, false, options.log);
    const response = await answer(options, request, journal).catch((error: unknown) => {
      journal.failed(error, request.signal.aborted);
      return errorResponse(error);
    });
    response.headers.set(REQUEST_ID_HEADER, journal.requestId);
    return response;
  };
}

async function answer(options: AnalyzeHandlerOptions, request: Request, journal: Journal): Promise<Response> {
  const accepted = await accept(options, request, journal);
  const { leave, lost } = await admit(options.limiter, accepted.uid);
  const call: Call = { options, request, ...accepted, lost, journal };
  if (wantsEvents(request)) {
    const { heartbeatMs = STREAM_HEARTBEAT_MS, drainMs = DRAIN_MS } = options;
    const work = (send: SendEvent, left: AbortSignal) => stream(call, left, send);
    return eventStreamResponse(work, { heartbeatMs, drainMs, onEnd: leave });
  }
  try {
    return jsonResponse(200, await analyze(call, request.signal));
  } finally {
    // Before the answer: the platform may suspend the instance once the answer is sent.
    await leave();
  }
}

/** All checks but the limits. */
async function accept(
  { environment, verifyToken, policy = {} }: AnalyzeHandlerOptions,
  request: Request,
  journal: Journal,
): Promise<Pick<Call, 'url' | 'checked' | 'uid'>> {
  checkMethod(request);
  checkContentType(request);
  const signedIn = await checkToken(bearerTokenOf(request), verifyToken);
  await checkPolicy(request, signedIn, policy);
  const asked = await readAnalysisRequest(request);
  const checked = checkRequest(asked, environment);
  journal.add({ host: checked.video.host });
  return { url: asked.url, checked, uid: signedIn.uid };
}

/** @param caller aborted when the caller no longer waits for the result */
async function analyze(
  { options, url, checked, uid, lost, journal }: Call,
  caller: AbortSignal,
  told: Pick<RunListeners, 'onProgress' | 'onPart'> = {},
): Promise<AnalysisResponse> {
  const stop = AbortSignal.any([caller, lost]);
  const result = await runAnalysis(options, { ...checked, uid }, stop, { log: journal, ...told });
  const response = responseOf(url, options.provider, result);
  journal.analyzed(response);
  return response;
}

/** Sends the analysis as events. @param left aborted when nobody reads the stream any more */
async function stream(call: Call, left: AbortSignal, send: SendEvent): Promise<void> {
  const caller = AbortSignal.any([call.request.signal, left]);
  try {
    const result = await analyze(call, caller, {
      onProgress: (data) => send({ event: 'progress', data }),
      onPart: (data) => send({ event: 'part', data }),
    });
    send({ event: 'result', data: result });
  } catch (error) {
    call.journal.failed(error, caller.aborted);
    const { status, body, headers } = errorAnswer(error);
    const wait = headers['retry-after'];
    const retry = wait === undefined ? {} : { retryAfterS: Number(wait) };
    send({ event: 'error', data: { ...body, status, ...retry } });
  }
}
