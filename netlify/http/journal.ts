import { AnalysisFailure } from '../analysis/errors';
import { RequestFailure } from './error-responses';
import type { LogEntry } from './log';

/** Failures that somebody who runs the function should look at. */
const FAULTS: ReadonlySet<string> = new Set(['internal', 'provider-failed', 'provider-unavailable']);

/** Tells the log how one request ended, and how long it took. */
export class Journal {
  readonly #started = performance.now();
  readonly #log: (entry: LogEntry) => void;
  #host: string | undefined;

  constructor(log: (entry: LogEntry) => void) {
    this.#log = log;
  }

  /** The host of the video, once it is known. The rest of its address is nobody's business. */
  noteHost(host: string): void {
    this.#host = host;
  }

  analyzed(): void {
    this.#log({ event: 'analyzed', ...this.#facts() });
  }

  /** @param hasLeft whether the caller closed the connection: what fails then fails for that reason */
  failed(error: unknown, hasLeft: boolean): void {
    const expected = error instanceof AnalysisFailure || error instanceof RequestFailure;
    if (hasLeft) this.#log({ event: 'left', ...this.#facts() });
    else if (!expected || FAULTS.has(error.code)) this.#log({ event: 'failed', ...this.#facts(), error });
    else this.#log({ event: 'refused', ...this.#facts(), code: error.code });
  }

  #facts(): Pick<LogEntry, 'durationMs' | 'host'> {
    const durationMs = Math.round(performance.now() - this.#started);
    return { durationMs, ...(this.#host === undefined ? {} : { host: this.#host }) };
  }
}
