import { randomUUID } from 'node:crypto';
import type { AnalysisResponse } from '@/contracts/analysis';
import { AnalysisFailure } from '../analysis/errors';
import type { RunFacts, RunLog, RunStage } from '../analysis/provider';
import { RequestFailure } from './error-responses';
import type { LogEntry } from './log';

/** Failures that the operator of the function should look at. */
const FAULTS: ReadonlySet<string> = new Set([
  'internal',
  'decoder-crashed',
  'provider-failed',
  'provider-unavailable',
]);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MAX_WARNINGS = 10;

/** The header that carries the id of a request, in both directions. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The caller's own ID if it is a plain UUID, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER) ?? '';
  return UUID.test(given) ? given.toLowerCase() : randomUUID();
}

/** Collects what one request did and how long it took, and writes it as one line when the request ends. */
export class Journal implements RunLog {
  /** In the log line and in the answer, to match one to the other. */
  readonly requestId: string;
  readonly #log: (entry: LogEntry) => void;
  readonly #started = performance.now();
  readonly #stagesMs: Partial<Record<RunStage | 'checks' | 'audio', number>> = {};
  readonly #warnings: unknown[] = [];
  #stage: RunStage | 'checks' = 'checks';
  #stageStarted = this.#started;
  #known: Partial<LogEntry>;
  #hasEnded = false;

  constructor(request: Request, isBackground: boolean, log: (entry: LogEntry) => void) {
    this.requestId = requestIdOf(request);
    this.#known = { isBackground };
    this.#log = log;
  }

  /** Adds members of the log line, once they are known. */
  add(known: Partial<LogEntry>): void {
    Object.assign(this.#known, known);
  }

  begin(stage: RunStage): void {
    this.#endStage();
    this.#stage = stage;
  }

  note(facts: RunFacts): void {
    this.add(facts);
  }

  warn(error: unknown): void {
    if (error instanceof AnalysisFailure && error.crash) this.add({ crash: error.crash });
    if (this.#warnings.length < MAX_WARNINGS) this.#warnings.push(error);
  }

  analyzed({ analysis, coverage, durationMs, partial = [] }: AnalysisResponse): void {
    const codes = [...new Set(partial.map(({ code }) => code))];
    this.#end({
      outcome: codes.length === 0 ? 'done' : 'partial',
      entries: analysis.length,
      ...(durationMs === undefined ? {} : { videoMs: durationMs }),
      ...(coverage === undefined ? {} : { coverage }),
      ...(codes.length === 0 ? {} : { partial: codes }),
    });
  }

  /** The request was answered, and was no analysis. */
  answered(): void {
    this.#end({ outcome: 'done' });
  }

  /** @param hasLeft whether the caller has left: the failure is then a consequence */
  failed(error: unknown, hasLeft: boolean): void {
    if (hasLeft) {
      this.#end({ outcome: 'cancelled' });
      return;
    }
    const isExpected = error instanceof AnalysisFailure || error instanceof RequestFailure;
    const outcome = isExpected ? error.code : 'internal';
    const crash = error instanceof AnalysisFailure ? error.crash : undefined;
    this.#end({ outcome, ...(crash && { crash }), ...(FAULTS.has(outcome) ? { error } : {}) });
  }

  /** @returns the time at which the stage ended */
  #endStage(): number {
    const now = performance.now();
    this.#stagesMs[this.#stage] = (this.#stagesMs[this.#stage] ?? 0) + now - this.#stageStarted;
    this.#stageStarted = now;
    return now;
  }

  /**
   * Only the first end counts: a failure after it, such as in sending the answer, does not count as an end of the
   * analysis.
   */
  #end(end: LogEntry): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const ended = this.#endStage();
    const { audioMs, ...known } = this.#known;
    const { decoding } = this.#stagesMs;
    if (audioMs !== undefined && decoding !== undefined) {
      this.#stagesMs.audio = Math.min(audioMs, decoding);
      this.#stagesMs.decoding = decoding - this.#stagesMs.audio;
    }
    const stagesMs = Object.entries(this.#stagesMs).map(([stage, ms]) => [stage, Math.round(ms)] as const);
    this.#log({
      ...end,
      requestId: this.requestId,
      ...known,
      totalMs: Math.round(ended - this.#started),
      stagesMs: Object.fromEntries(stagesMs),
      ...(this.#warnings.length > 0 && { warnings: this.#warnings }),
    });
  }
}
