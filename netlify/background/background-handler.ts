import { HEARTBEAT_MS, LEASE_MS, type BackgroundRequest } from '@/contracts/analyses';
import { AnalysisFailure } from '../analysis/errors';
import { admit } from '../http/admission';
import { bearerTokenOf, checkMethod, checkToken } from '../http/caller';
import { errorAnswer, errorResponse, jsonResponse } from '../http/error-responses';
import type { VerifiedToken, VerifyToken } from '../http/id-token';
import { Journal } from '../http/journal';
import type { LogEntry } from '../http/log';
import { checkContentType, readBackgroundRequest } from '../http/request-body';
import type { RequestLimiter } from '../http/request-limiter';
import { checkedAddresses, responseOf, runAnalysis, type RunOptions } from '../http/run-analysis';
import type { Firestore } from './firestore';
import { NotOursError, RunningAnalysis } from './running-analysis';

export interface BackgroundHandlerOptions extends RunOptions {
  verifyToken: VerifyToken;
  limiter: RequestLimiter;
  /** The database as the person with this token sees it. */
  openStore: (token: string) => Firestore;
  log: (entry: LogEntry) => void;
  /** An analysis is written to at least this often, in ms. */
  heartbeatMs?: number;
}

/** Progress is written at most this often, in ms: Firestore takes about one write a second for a document. */
const PROGRESS_MS = 2_000;

/** What is left of a token's life for storing the result, in ms. */
const STORING_MS = 60_000;

/** An analysis that would have less time than this before the token runs out is not begun. */
const LEAST_MS = 30_000;

/**
 * Tells the library that an analysis runs, and how far it is. One write at a time, so that none overtakes another.
 *
 * @param lose called once when the analysis is not this worker's any more
 */
function keepTelling(running: RunningAnalysis, heartbeatMs: number, lose: (reason: unknown) => void) {
  let progress = 0;
  let toldAt = performance.now();
  let isWriting = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    try {
      await running.report(progress);
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
    /** No write is under way after it. */
    async stop(): Promise<void> {
      clearInterval(beat);
      await writing;
    },
  };
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
  const { environment, verifyToken, limiter, provider, openStore, log, heartbeatMs = HEARTBEAT_MS } = options;

  async function analyze(
    running: RunningAnalysis,
    asked: BackgroundRequest,
    { uid, expiresAt }: VerifiedToken,
    journal: Journal,
  ): Promise<void> {
    const left = new AbortController();
    const telling = keepTelling(running, heartbeatMs, (reason) => left.abort(reason));
    try {
      const addresses = checkedAddresses(asked, environment);
      journal.noteHost(addresses.video.host);
      const tokenMs = expiresAt - Date.now() - STORING_MS;
      if (tokenMs < LEAST_MS) {
        throw new AnalysisFailure(
          'too-slow',
          'Your sign-in was about to run out. Please run the analysis again.',
        );
      }
      const leave = await admit(limiter, uid);
      try {
        const deadlineMs = Math.min(environment.deadlineMs, tokenMs);
        const result = await runAnalysis(
          { ...options, environment: { ...environment, deadlineMs } },
          addresses,
          left.signal,
          ({ percent }) => telling.progress(percent / 100),
        );
        const response = responseOf(asked.url, provider, result);
        await telling.stop();
        await running.finish(response);
      } finally {
        leave();
      }
      journal.analyzed();
    } catch (error) {
      journal.failed(error, error instanceof NotOursError);
      await telling.stop();
      if (error instanceof NotOursError) return;
      const { code, message } = errorAnswer(error).body.error;
      await running.fail(code, message);
    }
  }

  async function run(request: Request, journal: Journal): Promise<Response> {
    checkMethod(request);
    checkContentType(request);
    const token = bearerTokenOf(request);
    const caller = await checkToken(token, verifyToken);
    const asked = await readBackgroundRequest(request);
    const running = await RunningAnalysis.claim(openStore(token ?? ''), caller.uid, asked);
    if (running) await analyze(running, asked, caller, journal);
    return jsonResponse(202, {});
  }

  return async (request) => {
    const journal = new Journal(log);
    try {
      return await run(request, journal);
    } catch (error) {
      journal.failed(error, error instanceof NotOursError);
      return errorResponse(error);
    }
  };
}
