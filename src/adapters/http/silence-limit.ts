export interface SilenceLimit {
  /** Settles when nothing has arrived for the whole time. */
  reached: Promise<void>;
  /** Aborted at the same moment. */
  signal: AbortSignal;
  /** Call it when something has arrived: the time starts again. */
  restart: () => void;
  /** Ends the waiting: the limit is never reached after that. */
  end: () => void;
}

/** Waits for `ms` milliseconds in which nothing arrives, starting now. */
export function createSilenceLimit(ms: number): SilenceLimit {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const end = () => {
    ended = true;
    clearTimeout(timer);
  };
  let restart: () => void = end;
  const reached = new Promise<void>((resolve) => {
    restart = () => {
      clearTimeout(timer);
      if (ended) return;
      timer = setTimeout(() => {
        resolve();
        controller.abort();
      }, ms);
    };
  });
  restart();
  return { reached, signal: controller.signal, restart, end };
}
