/** Whether the network can be reached, as far as there is evidence. */
export type Connection = 'online' | 'offline';

export interface ConnectionPorts {
  /** What the browser believes. It errs towards online: a hotel's Wi-Fi without internet is one. */
  browserIsOnline: () => boolean;
  /** Asks the network itself. Never rejects; false also where no answer came in time. */
  reachesNetwork: () => Promise<boolean>;
}

export interface ConnectionWatch {
  current: () => Connection;
  /** @returns the end of it */
  onChange: (listener: (connection: Connection) => void) => () => void;
  /** Something failed that needed the network: the network is asked whether it is its fault. */
  reportFailure: () => void;
  /**
   * A call begins that the network will answer.
   *
   * @returns to be called when the answer is here. That the network has gone since the call began is newer than the
   *   answer, which may have lain waiting: then the network is asked.
   */
  expectAnswer: () => () => void;
  /** The browser says that the network is gone: believed, until an answer proves otherwise. */
  browserWentOffline: () => void;
  /** There is a reason to think that the network has come back, or that nobody has looked for long. */
  lookAgain: () => void;
  /** Asks no more by itself. */
  stop: () => void;
}

/** Milliseconds between two questions while offline: each wait is twice the one before, up to the longest. */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

/** For so many milliseconds an answer excuses the network from failures that are reported. */
const ANSWER_HOLDS = 10_000;

/** Holds what is known about the network. While all is well it asks nothing; timers are the browser's. */
export function createConnectionWatch({ browserIsOnline, reachesNetwork }: ConnectionPorts): ConnectionWatch {
  let known: Connection | null = null;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let answeredAt = -Infinity;
  /** Counts what has been learnt, so that a question which has been overtaken is not listened to. */
  let lessons = 0;
  const listeners = new Set<(connection: Connection) => void>();

  const current = () => (known ??= browserIsOnline() ? 'online' : 'offline');

  function learn(connection: Connection) {
    const changed = connection !== current();
    lessons += 1;
    known = connection;
    clearTimeout(timer);
    if (connection === 'online') {
      answeredAt = performance.now();
      wait = FIRST_WAIT;
    } else {
      timer = setTimeout(() => void ask(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
    if (changed) for (const listener of [...listeners]) listener(connection);
  }

  async function ask() {
    if (asking) return;
    asking = true;
    const before = lessons;
    const reached = await reachesNetwork();
    asking = false;
    if (lessons === before) learn(reached ? 'online' : 'offline');
  }

  const hasFreshAnswer = () => performance.now() - answeredAt < ANSWER_HOLDS;

  function lookAgain() {
    if (current() === 'online' && hasFreshAnswer()) return;
    wait = FIRST_WAIT;
    void ask();
  }

  return {
    current,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportFailure() {
      if (current() === 'online' && !hasFreshAnswer()) void ask();
    },
    expectAnswer() {
      const before = lessons;
      return () => {
        if (current() === 'online' || lessons === before) learn('online');
        else lookAgain();
      };
    },
    browserWentOffline() {
      wait = FIRST_WAIT;
      learn('offline');
    },
    lookAgain,
    stop() {
      lessons += 1;
      clearTimeout(timer);
    },
  };
}
