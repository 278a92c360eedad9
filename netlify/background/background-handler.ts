import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import { HEARTBEAT_MS, type BackgroundRequest } from '@/contracts/analyses';
import { admit, type AdmittedPlace } from '../http/admission';
import { bearerTokenOf, checkMethod, checkPolicy, checkToken, type CallerPolicy } from '../http/caller';
import { errorAnswer, errorResponse, jsonResponse, RequestFailure } from '../http/error-responses';
import type { VerifiedToken, VerifyToken } from '../http/id-token';
import { Journal, REQUEST_ID_HEADER } from '../http/journal';
import type { LogEntry } from '../http/log';
import { checkContentType, readBackgroundRequest } from '../http/request-body';
import type { RequestLimiter } from '../http/request-limiter';
import {
  checkRequest,
  responseOf,
  runAnalysis,
  type CheckedRequest,
  type RunOptions,
} from '../http/run-analysis';
import { LeaseLostError } from './analysis-record';
import type { OpenFirestore } from './open-firestore';
import { persistently } from './persistently';
import { createProgressWriter } from './progress-writer';
import { RunningAnalysis } from './running-analysis';

export interface BackgroundHandlerOptions extends RunOptions {
  verifyToken: VerifyToken;
  policy?: CallerPolicy;
  limiter: RequestLimiter;
  /** The database as the user with this token sees it. */
  openStore: (token: string) => Promise<OpenFirestore>;
  log: (entry: LogEntry) => void;
  /** Longest time between two writes to an analysis, in ms. */
  heartbeatMs?: number;
  /** Shortest time between two writes of an interim result, in ms. */
  interimMs?: number;
}

/** Interval of the interim results, in ms: at most this much of an analysis is lost if its worker dies. */
const INTERIM_MS = 60_000;

/** Part of the token's lifetime that is reserved for storing the result, in ms. */
const STORING_MS = 60_000;

/** An analysis with less time than this before the token expires is not started, in ms. */
const MIN_MS = 30_000;

/** A request that starts nothing is logged as cancelled. */
const NOT_NEEDED = new LeaseLostError('There is nothing to start');

/** A request, read and checked, and the database as its user sees it. */
interface Call {
  options: BackgroundHandlerOptions;
  request: Request;
  caller: VerifiedToken;
  asked: BackgroundRequest;
  firestore: Firestore;
  journal: Journal;
}

/** What is needed to run an analysis. */
interface Work {
  checked: CheckedRequest;
  deadlineMs: number;
}

/**
 * The background function without its platform, which answers 202 before this begins: only the library shows the
 * outcome of an analysis. It is stored with the token of the user who requested it. A failure is stored with its
 * reason; if nothing can be stored, the lease of the analysis expires and it can be run again.
 *
 * @returns a handler that never throws; only tests see its answer
 */
export function createBackgroundHandler(
  options: BackgroundHandlerOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const journal = new Journal(request, true, options.log);
    const response = await answer(options, request, journal).catch((error: unknown) => {
      noteStore(error, journal);
      journal.failed(error, error instanceof LeaseLostError);
      return errorResponse(error);
    });
    response.headers.set(REQUEST_ID_HEADER, journal.requestId);
    return response;
  };
}

async function answer(
  options: BackgroundHandlerOptions,
  request: Request,
  journal: Journal,
): Promise<Response> {
  checkMethod(request);
  checkContentType(request);
  const token = bearerTokenOf(request);
  const caller = await checkToken(token, options.verifyToken);
  const asked = await readBackgroundRequest(request);
  journal.add({ analysisId: asked.id });
  const { firestore, close } = await persistently(() => options.openStore(token ?? ''));
  try {
    await start({ options, request, caller, asked, firestore, journal });
  } finally {
    await close();
  }
  return jsonResponse(202, {});
}

/** Runs the analysis if it may run, and if no other worker does. */
async function start(call: Call): Promise<void> {
  const { options, request, caller, asked, firestore, journal } = call;
  let work: Work;
  try {
    await checkPolicy(request, caller, options.policy ?? {});
    work = workOf(call);
  } catch (error) {
    await refuse(call, error);
    return;
  }
  let place: AdmittedPlace | undefined;
  try {
    const running = await RunningAnalysis.claim(firestore, caller.uid, asked, async () => {
      place = await admit(options.limiter, caller.uid);
      await place.confirmed();
    });
    if (running) await analyze(call, running, work);
    else journal.failed(NOT_NEEDED, true);
  } finally {
    await place?.leave();
  }
}

/** @throws AnalysisFailure, RequestFailure if it cannot be run */
function workOf({ options: { environment }, asked, caller, journal }: Call): Work {
  const checked = checkRequest(asked, environment);
  journal.add({ host: checked.video.host });
  return { checked, deadlineMs: Math.min(environment.deadlineMs, timeLeft(caller.expiresAt)) };
}

/** Time in ms until the result must be stored, given when the token expires (ms since 1970). @throws RequestFailure */
function timeLeft(expiresAt: number): number {
  const leftMs = expiresAt - Date.now() - STORING_MS;
  if (leftMs >= MIN_MS) return leftMs;
  const message = 'Your sign-in was about to expire before the analysis began. Please run it again.';
  throw new RequestFailure('sign-in-expiring', message);
}

async function analyze(
  { options, caller: { uid }, asked, journal }: Call,
  running: RunningAnalysis,
  { checked, deadlineMs }: Work,
): Promise<void> {
  const { environment, provider, heartbeatMs = HEARTBEAT_MS, interimMs = INTERIM_MS } = options;
  const left = new AbortController();
  const progressWriter = createProgressWriter(running, heartbeatMs, (reason) => left.abort(reason));
  try {
    const result = await runAnalysis(
      { ...options, environment: { ...environment, deadlineMs } },
      { ...checked, words: running.words, uid },
      left.signal,
      {
        log: journal,
        onProgress: ({ percent }) => progressWriter.progress(percent / 100),
        interim: {
          everyMs: interimMs,
          tell: (found) => progressWriter.found(responseOf(asked.url, provider, found)),
        },
      },
    );
    const response = responseOf(asked.url, provider, result);
    await progressWriter.stop();
    await running.finish(response);
    journal.analyzed(response);
  } catch (error) {
    await progressWriter.stop();
    await fail(running, error, journal);
  }
}

/** Stores and logs why an analysis has ended without a result. */
async function fail(running: RunningAnalysis, error: unknown, journal: Journal): Promise<void> {
  const isLost = error instanceof LeaseLostError;
  const { code, message } = errorAnswer(error).body.error;
  noteStore(error, journal);
  if (!isLost) {
    await running.fail(code, message).catch((reason: unknown) => {
      noteStore(reason, journal);
      journal.warn(reason);
    });
  }
  journal.failed(error, isLost);
}

/**
 * Stores why an analysis is not started. A refused analysis does not count against the limits.
 *
 * @throws the error if the analysis stays queued, so that the client requests it again with a newer token
 */
async function refuse({ caller: { uid }, asked, firestore, journal }: Call, error: unknown): Promise<void> {
  const waits = error instanceof RequestFailure && error.code === 'sign-in-expiring';
  if (!waits && (await RunningAnalysis.endInterrupted(firestore, uid, asked.id))) {
    journal.failed(error, false);
    return;
  }
  const running = await RunningAnalysis.claim(firestore, uid, asked, () =>
    waits ? Promise.reject(error) : Promise.resolve(),
  );
  if (running) await fail(running, error, journal);
  else journal.failed(NOT_NEEDED, true);
}

/** Logs the database's status if the database caused the error; not if another worker was faster. */
function noteStore(error: unknown, journal: Journal): void {
  if (error instanceof LeaseLostError) return;
  if (error instanceof FirebaseError) journal.add({ storeStatus: error.code });
  else if (error instanceof Error && error.cause !== undefined) noteStore(error.cause, journal);
}
