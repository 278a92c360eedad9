import type { AuthUser } from './identity';

/** Who is here. */
export interface SessionState {
  /** True while nothing is known: neither this device nor the identity service has said who is here. */
  loading: boolean;
  user: AuthUser | null;
  /**
   * Whether the identity service stands behind `user`. False while that is only what this device remembers, or
   * while the service has not answered in time.
   */
  confirmed: boolean;
  /** True when the service, and not the person, ended the last session. */
  ended: boolean;
  /** The last auth error; cleared by the next change of the auth state. While there is one the guard lets nobody through. */
  error: Error | null;
}

export const UNKNOWN: SessionState = {
  loading: true,
  user: null,
  confirmed: false,
  ended: false,
  error: null,
};
export const NOBODY: SessionState = { ...UNKNOWN, loading: false, confirmed: true };

/** The state, in a form that any view can subscribe to. */
export interface StateStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  set: (next: SessionState) => void;
}

export function createStateStore(initial: SessionState): StateStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
