import { createStore } from 'zustand/vanilla';
import { createRetry } from './retry';

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

/** Milliseconds between two questions while offline. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/** For so many milliseconds an answer excuses the network from failures that are reported. */
const ANSWER_HOLDS_MS = 10_000;

/** Holds what is known about the network. While it is online it asks nothing. */
export function createConnectionWatch({ browserIsOnline, reachesNetwork }: ConnectionPorts): ConnectionWatch {
  const store = createStore<Connection>(() => (browserIsOnline() ? 'online' : 'offline'));
  const current = store.getState;
  let answeredAt = -Infinity;
  /** Counts the changes of what is known: the answer to a question from before the last one is ignored. */
  let changes = 0;

  function set(connection: Connection) {
    changes += 1;
    if (connection === 'online') answeredAt = performance.now();
    store.setState(connection);
  }

  const retry = createRetry(
    async () => {
      const before = changes;
      const reached = await reachesNetwork();
      if (changes === before) set(reached ? 'online' : 'offline');
      return current() === 'online';
    },
    { firstWaitMs: FIRST_WAIT_MS, longestWaitMs: LONGEST_WAIT_MS },
  );

  const hasFreshAnswer = () => performance.now() - answeredAt < ANSWER_HOLDS_MS;

  function lookAgain() {
    if (current() === 'online' && hasFreshAnswer()) return;
    retry.hurry();
    void retry.run();
  }

  return {
    current,
    onChange: store.subscribe,
    reportFailure() {
      if (current() === 'online' && !hasFreshAnswer()) void retry.run();
    },
    expectAnswer() {
      const before = changes;
      return () => {
        if (current() === 'offline' && changes !== before) {
          lookAgain();
          return;
        }
        set('online');
        retry.stop();
      };
    },
    browserWentOffline() {
      set('offline');
      retry.runLater();
    },
    lookAgain,
    stop() {
      changes += 1;
      retry.stop();
    },
  };
}
