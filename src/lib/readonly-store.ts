import type { StoreApi } from 'zustand/vanilla';

/** What readers see of a zustand store, `useStore` among them. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
