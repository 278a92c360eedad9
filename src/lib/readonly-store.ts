import type { StoreApi } from 'zustand/vanilla';

/** The read-only part of a zustand store, sufficient for `useStore`. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
