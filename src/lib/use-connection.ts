import { useSyncExternalStore } from 'react';
import { currentConnection, onConnectionChange } from './connection';
import type { Connection } from './connection-watch';

/** Whether there is a network now. Pages that are rendered beforehand know of none that is missing. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, currentConnection, () => 'online');
}
