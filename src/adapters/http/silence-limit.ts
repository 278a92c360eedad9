export interface SilenceLimit {
  /** Settles when nothing was heard for the whole time. */
  reached: Promise<void>;
  /** Aborted at the same moment. */
  signal: AbortSignal;
  /** Something was heard: the time begins again. */
  restart: () => void;
  /** Nobody listens any more. */
  end: () => void;
}

/** Waits for `ms` without a sign of life, from now on. */
export function createSilenceLimit(ms: number): SilenceLimit {
  const hangUp = new AbortController();
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
        hangUp.abort();
      }, ms);
    };
  });
  restart();
  return { reached, signal: hangUp.signal, restart, end };
}
