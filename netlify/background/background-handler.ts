import type { AnalysisResponse } from '@/contracts/analysis';
import { HEARTBEAT_MS, LEASE_MS, type BackgroundRequest } from '@/contracts/analyses';
import { admit, type AdmittedPlace } from '../http/admission';
import { bearerTokenOf, checkMethod, checkPolicy, checkToken, type CallerPolicy } from '../http/caller';
import { errorAnswer, errorResponse, jsonResponse, RequestFailure } from '../http/error-responses';
import type { VerifiedToken, VerifyToken } from '../http/id-token';
import { Journal, REQUEST_ID_HEADER } from '../http/journal';
import type { LogEntry } from '../http/log';
import { checkContentType, readBackgroundRequest } from '../http/request-body';
import type { RequestLimiter } from '../http/request-limiter';
import {
  checkedAddresses,
  responseOf,
  runAnalysis,
  type Addresses,
  type RunOptions,
} from '../http/run-analysis';
import { FirestoreError, type Firestore } from './firestore';
import { NotOursError, RunningAnalysis } from './running-analysis';

export interface BackgroundHandlerOptions extends RunOptions {
  verifyToken: VerifyToken;
  policy?: CallerPolicy;
  limiter: RequestLimiter;
  /** The database as the person with this token sees it. */
  openStore: (token: string) => Firestore;
  log: (entry: LogEntry) => void;
  /** An analysis is written to at least this often, in ms. */
  heartbeatMs?: number;
  /** What has been found so far is stored at most this often, in ms. */
  interimMs?: number;
}

/** Progress is written at most this often, in ms: Firestore takes about one write a second for a document. */
const PROGRESS_MS = 2_000;

/** How much of an analysis is lost at most where its worker dies, in ms. */
const INTERIM_MS = 60_000;

/** What is left of a token's life for storing the result, in ms. */
const STORING_MS = 60_000;

/** What is needed to run an analysis. */
interface Work {
  addresses: Addresses;
  deadlineMs: number;
}

/** An analysis that would have less time than this before the token runs out is not begun. */
const LEAST_MS = 30_000;

/** Time in ms until the result must be stored, with a token that runs out at this time. @throws RequestFailure */
function timeLeft(expiresAt: number): number {
  const leftMs = expiresAt - Date.now() - STORING_MS;
  if (leftMs >= LEAST_MS) return leftMs;
  const message = 'Your sign-in was about to expire before the analysis began. Please run it again.';
  throw new RequestFailure('sign-in-expiring', message);
}

/**
 * Tells the library that an analysis runs, and how far it is. One write at a time, so that none overtakes another.
 *
 * @param lose called once when the analysis is not this worker's any more
 */
function keepTelling(running: RunningAnalysis, heartbeatMs: number, lose: (reason: unknown) => void) {
  let progress = 0;
  let toldAt = performance.now();
  let interim: AnalysisResponse | undefined;
  let isWriting = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    try {
      const found = interim;
      interim = undefined;
      await (found ? running.keep(progress, found) : running.report(progress));
      toldAt = performance.now();
    } catch (error) {
      // What cannot be written now may be written with the next beat, unless somebody else may run it by then.
      if (error instanceof NotOursError || performance.now() - toldAt > LEASE_MS - heartbeatMs) lose(error);
    }
  }
  function tell(): void {
    if (isWriting) return;
    isWriting = true;
    writing = write().finally(() => (isWriting = false));
  }
  const beat = setInterval(tell, heartbeatMs);

  return {
    progress(share: number): void {
      progress = Math.max(progress, share);
      if (performance.now() - toldAt >= PROGRESS_MS) tell();
    },
    /** Stores what has been found so far with the next write. */
    found(response: AnalysisResponse): void {
      interim = response;
      tell();
    },
    /** No write is under way after it. */
    async stop(): Promise<void> {
      clearInterval(beat);
      await writing;
    },
  };
}

/** Notes what the database said, where it is the reason of an error and not that somebody else was earlier. */
function noteStore(error: unknown, journal: Journal): void {
  if (error instanceof NotOursError) return;
  if (error instanceof FirestoreError) journal.add({ storeStatus: error.status });
  else if (error instanceof Error && error.cause !== undefined) noteStore(error.cause, journal);
}

/**
 * The background function without its platform, which answers 202 before this begins: the library alone says what
 * became of an analysis. It is stored as the person who asked, with their own token. A failure is stored with its
 * reason; where nothing can be stored the lease of the analysis runs out, and it can be run again.
 *
 * @returns a handler that never throws; its answer is for tests, nobody else gets it
 */
export function createBackgroundHandler(
  options: BackgroundHandlerOptions,
): (request: Request) => Promise<Response> {
  const { environment, verifyToken, policy = {}, limiter, provider, openStore, log } = options;
  const { heartbeatMs = HEARTBEAT_MS } = options;

  async function analyze(
    running: RunningAnalysis,
    asked: BackgroundRequest,
    { addresses, deadlineMs }: Work,
    journal: Journal,
  ): Promise<void> {
    const left = new AbortController();
    const telling = keepTelling(running, heartbeatMs, (reason) => left.abort(reason));
    try {
      const result = await runAnalysis(
        { ...options, environment: { ...environment, deadlineMs } },
        addresses,
        left.signal,
        {
          log: journal,
          onProgress: ({ percent }) => telling.progress(percent / 100),
          interim: {
            everyMs: options.interimMs ?? INTERIM_MS,
            tell: (found) => telling.found(responseOf(asked.url, provider, found)),
          },
        },
      );
      const response = responseOf(asked.url, provider, result);
      await telling.stop();
      await running.finish(response);
      journal.analyzed(response);
    } catch (error) {
      await telling.stop();
      await fail(running, error, journal);
    }
  }

  async function fail(running: RunningAnalysis, error: unknown, journal: Journal): Promise<void> {
    const isLost = error instanceof NotOursError;
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
   * Stores why an analysis is not begun. What cannot be done takes nothing from the limits.
   *
   * @throws the error, where the analysis only waits: it is told again, with a newer token
   */
  async function refuse(
    store: Firestore,
    uid: string,
    asked: BackgroundRequest,
    error: unknown,
    journal: Journal,
  ): Promise<void> {
    const waits = error instanceof RequestFailure && error.code === 'sign-in-expiring';
    if (!waits && (await RunningAnalysis.endInterrupted(store, uid, asked.id))) {
      journal.failed(error, false);
      return;
    }
    const running = await RunningAnalysis.claim(store, uid, asked, () =>
      waits ? Promise.reject(error) : Promise.resolve(),
    );
    if (running) await fail(running, error, journal);
  }

  /** @throws AnalysisFailure, RequestFailure where it cannot be done */
  function workOf(asked: BackgroundRequest, { expiresAt }: VerifiedToken, journal: Journal): Work {
    const addresses = checkedAddresses(asked, environment);
    journal.add({ host: addresses.video.host });
    return { addresses, deadlineMs: Math.min(environment.deadlineMs, timeLeft(expiresAt)) };
  }

  async function run(request: Request, journal: Journal): Promise<Response> {
    checkMethod(request);
    checkContentType(request);
    const token = bearerTokenOf(request);
    const caller = await checkToken(token, verifyToken);
    const asked = await readBackgroundRequest(request);
    journal.add({ analysisId: asked.id });
    const store = openStore(token ?? '');
    let work: Work;
    try {
      await checkPolicy(request, caller, policy);
      work = workOf(asked, caller, journal);
    } catch (error) {
      await refuse(store, caller.uid, asked, error, journal);
      return jsonResponse(202, {});
    }
    let place: AdmittedPlace | undefined;
    try {
      const running = await RunningAnalysis.claim(store, caller.uid, asked, async () => {
        place = await admit(limiter, caller.uid);
        await place.confirmed();
      });
      if (running) await analyze(running, asked, work, journal);
    } finally {
      await place?.leave();
    }
    return jsonResponse(202, {});
  }

  return async (request) => {
    const journal = new Journal(request, true, log);
    const response = await run(request, journal).catch((error: unknown) => {
      noteStore(error, journal);
      journal.failed(error, error instanceof NotOursError);
      return errorResponse(error);
    });
    response.headers.set(REQUEST_ID_HEADER, journal.requestId);
    return response;
  };
}
