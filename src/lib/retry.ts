export interface RetryOptions {
  /** Milliseconds before the second attempt. Every further wait is twice as long, up to `longestWaitMs`. */
  firstWaitMs: number;
  longestWaitMs: number;
  /**
   * Milliseconds that an attempt may continue after `hurry`, before its signal is aborted: it may be waiting for an
   * answer that was lost with the network. If missing, an attempt is not limited.
   */
  graceMs?: number;
}

/** An operation that is repeated until it succeeds. Two attempts never run at the same time. */
export interface Retry {
  /** Joins the attempt that is running, or starts one. Settles when it has ended; never rejects. */
  run: () => Promise<void>;
  /** Starts an attempt after the current one has ended. Never rejects. */
  rerun: () => Promise<void>;
  /** Schedules the first attempt after `firstWaitMs`. */
  runLater: () => void;
  /**
   * Ends the wait: the next attempt follows immediately, or as soon as the current one has failed, and the waits start
   * with the shortest again. Does nothing if nothing is left to do. The browser's `online` event does the same.
   */
  hurry: () => void;
  /** Prevents further attempts. A running one is not interrupted. */
  stop: () => void;
}

/**
 * Repeats `attempt` with increasing waits until it resolves to true.
 *
 * @param attempt resolves to whether nothing is left to do; a rejection counts as a failure
 */
export function createRetry(
  attempt: (signal: AbortSignal) => Promise<boolean>,
  { firstWaitMs, longestWaitMs, graceMs }: RetryOptions,
): Retry {
  let wait = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let interruption = new AbortController();
  let hurried = false;
  /** Ends listening to the browser; null while nothing is left to do. */
  let listening: AbortController | null = null;

  function begin() {
    if (listening) return;
    listening = new AbortController();
    addEventListener('online', hurry, { signal: listening.signal });
  }

  function stop() {
    clearTimeout(timer);
    clearTimeout(graceTimer);
    listening?.abort();
    listening = null;
    hurried = false;
    wait = firstWaitMs;
  }

  async function attemptOnce() {
    clearTimeout(timer);
    interruption = new AbortController();
    const done = await attempt(interruption.signal).catch(() => false);
    clearTimeout(graceTimer);
    running = null;
    if (done) stop();
    else if (listening && hurried) void run();
    else if (listening) waitForNext();
  }

  function waitForNext() {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
    wait = Math.min(2 * wait, longestWaitMs);
  }

  function run(): Promise<void> {
    begin();
    if (running) return running;
    hurried = false;
    return (running = attemptOnce());
  }

  function rerun(): Promise<void> {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  }

  function runLater() {
    begin();
    wait = firstWaitMs;
    if (!running) waitForNext();
  }

  function hurry() {
    if (!listening) return;
    wait = firstWaitMs;
    if (!running) {
      void run();
      return;
    }
    hurried = true;
    if (graceMs === undefined) return;
    clearTimeout(graceTimer);
    graceTimer = setTimeout(() => interruption.abort(), graceMs);
  }

  return { run, rerun, runLater, hurry, stop };
}
