import { useSyncExternalStore } from 'react';
import { currentConnection, onConnectionChange } from './connection';
import type { Connection } from './connection';

/** Whether there is a network now. Prerendered pages assume that there is one. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, currentConnection, () => 'online');
}
