import { onConnectionChange } from '@/lib/connection';

/** When profiles are synchronised. */
export interface SyncSchedule {
  /** Runs a pass that begins from now on, and after the one that is under way; settles when it has ended. */
  request: () => Promise<void>;
  /** The pass that is under way, or one that begins now. */
  join: () => Promise<void>;
  close: () => void;
}

export const FIRST_PAUSE_MS = 5_000;
/** A device beside a TV should be live within a minute after the server is. */
export const LONGEST_PAUSE_MS = 60_000;
/** How long a pass may go on that began before the network came back: what it has asked may never be answered. */
export const GRACE_MS = 3_000;

/**
 * Runs passes one at a time: when asked, when the network comes back or the page is looked at, and while
 * something is left to do after growing pauses.
 *
 * @param pass never rejects; resolves to true when something is left to do, and at once when `signal` says that
 *   it is given up
 */
export function createSyncSchedule(pass: (signal: AbortSignal) => Promise<boolean>): SyncSchedule {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let giveUp = new AbortController();
  let leftOver = false;
  let closed = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    giveUp = new AbortController();
    leftOver = await pass(giveUp.signal);
    clearTimeout(grace);
    if (closed) return;
    if (!leftOver) pause = FIRST_PAUSE_MS;
    else {
      timer = setTimeout(() => void request(), pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  function join(): Promise<void> {
    if (closed) return Promise.resolve();
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  function request(): Promise<void> {
    if (!running) return join();
    next ??= running.then(() => {
      next = null;
      return join();
    });
    return next;
  }

  const goOn = () => {
    if (leftOver) void join();
  };
  const onNetwork = () => {
    pause = FIRST_PAUSE_MS;
    // It may have met no network yet: what it fails at is not left for later.
    if (running) {
      clearTimeout(grace);
      grace = setTimeout(() => giveUp.abort(), GRACE_MS);
      void running.then(goOn);
    } else goOn();
  };
  const onLook = () => {
    if (document.visibilityState === 'visible' && leftOver) void request();
  };
  const unfollow = onConnectionChange((connection) => {
    if (connection === 'online') onNetwork();
  });
  addEventListener('online', onNetwork);
  document.addEventListener('visibilitychange', onLook);

  return {
    request,
    join,
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(grace);
      unfollow();
      removeEventListener('online', onNetwork);
      document.removeEventListener('visibilitychange', onLook);
    },
  };
}
