import { useSyncExternalStore } from 'react';
import type { MemoryList } from './memory-lists';

/**
 * The list of a person, drawn anew whenever it changes.
 *
 * @param lists made once by `createMemoryLists`
 * @param owner who is signed in
 */
export function useMemoryList<Item>(lists: (owner: string) => MemoryList<Item>, owner: string) {
  const list = lists(owner);
  const entries = useSyncExternalStore(list.subscribe, list.entries);
  return { ...list, entries };
}
