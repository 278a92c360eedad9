import { createStore } from 'zustand/vanilla';
import { createRetry } from './retry';

/** Whether the network can be reached, as far as there is evidence. */
export type Connection = 'online' | 'offline';

export interface ConnectionPorts {
  /** `navigator.onLine`. It may be true without internet access, for example on a Wi-Fi network. */
  browserIsOnline: () => boolean;
  /** Sends a small request. Never rejects; false also after a timeout. */
  reachesNetwork: () => Promise<boolean>;
}

export interface ConnectionWatch {
  current: () => Connection;
  /** @returns a function that ends it */
  onChange: (listener: (connection: Connection) => void) => () => void;
  /** A call that needed the network has failed: a request finds out whether that is the cause. */
  reportFailure: () => void;
  /**
   * A call that needs the network begins.
   *
   * @returns a function to be called when the answer arrives. If the state has changed to offline since the call began,
   *   that is more recent than the answer, which may have been delayed: then a request decides.
   */
  expectAnswer: () => () => void;
  /** The browser reports that it is offline, which holds until there is an answer. */
  browserWentOffline: () => void;
  /** The network may be back, or the state has not been checked for a long time. */
  lookAgain: () => void;
  /** Ends the retries. */
  stop: () => void;
}

/** Waits between two requests while offline, in ms. */
const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 30_000;

/** For this time after an answer, in ms, reported failures are not attributed to the network. */
const ANSWER_VALID_MS = 10_000;

/** Tracks whether the network can be reached. Sends no requests while online. */
export function createConnectionWatch({ browserIsOnline, reachesNetwork }: ConnectionPorts): ConnectionWatch {
  const store = createStore<Connection>(() => (browserIsOnline() ? 'online' : 'offline'));
  const current = store.getState;
  let answeredAt = -Infinity;
  /** Number of changes of the state: the answer to a request from before the latest change is ignored. */
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
    { firstWaitMs: FIRST_WAIT_MS, longestWaitMs: MAX_WAIT_MS },
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
