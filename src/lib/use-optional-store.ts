import { useSyncExternalStore } from 'react';
import type { ReadonlyStore } from './readonly-store';

const subscribeToNothing = () => () => undefined;

/** The state of a store that may not be loaded yet. @param fallback the state without the store; keep it the same object */
export function useOptionalStore<State>(store: ReadonlyStore<State> | null, fallback: State): State {
  const nothing = () => fallback;
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, store?.getState ?? nothing, nothing);
}
