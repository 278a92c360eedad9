import { createStore } from 'zustand/vanilla';
import { createRetry } from './retry';

/** Whether the network can be reached, as far as there is evidence. */
export type Connection = 'online' | 'offline';

export interface ConnectionPorts {
  /** `navigator.onLine`. It may be true without internet access, in a Wi-Fi for example. */
  browserIsOnline: () => boolean;
  /** Sends a small request. Never rejects; false also after a timeout. */
  reachesNetwork: () => Promise<boolean>;
}

export interface ConnectionWatch {
  current: () => Connection;
  /** @returns a function that ends it */
  onChange: (listener: (connection: Connection) => void) => () => void;
  /** A call failed that needed the network: a request finds out whether that is the cause. */
  reportFailure: () => void;
  /**
   * A call begins that needs the network.
   *
   * @returns to be called with the answer. If the state has become offline since the call began, that is newer than the
   *   answer, which may have waited: then a request decides.
   */
  expectAnswer: () => () => void;
  /** The browser reports that it is offline, which holds until there is an answer. */
  browserWentOffline: () => void;
  /** The network may be back, or has not been checked for long. */
  lookAgain: () => void;
  /** Ends the retries. */
  stop: () => void;
}

/** Between two requests while offline. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/** For this long after an answer reported failures are not attributed to the network. */
const ANSWER_VALID_MS = 10_000;

/** Tracks whether the network can be reached. Sends no requests while online. */
export function createConnectionWatch({ browserIsOnline, reachesNetwork }: ConnectionPorts): ConnectionWatch {
  const store = createStore<Connection>(() => (browserIsOnline() ? 'online' : 'offline'));
  const current = store.getState;
  let answeredAt = -Infinity;
  /** Counts the changes of the state: the answer to a request from before the last one is ignored. */
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

  const hasFreshAnswer = () => performance.now() - answeredAt < ANSWER_VALID_MS;

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
