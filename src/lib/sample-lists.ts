import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** An item with the key of its row. IDs are not unique: after a deletion, the specification reuses one. */
export interface ListEntry<Item> {
  readonly key: number;
  readonly item: Item;
}

/** The lists of sample data that the user has changed since the page was loaded, by name. */
export type SampleLists = StoreApi<Readonly<Record<string, readonly ListEntry<unknown>[]>>>;

/** A list and its changes. They survive a visit to another page, but not a reload or a sign-out. */
export interface SampleList<Item> {
  entries: readonly ListEntry<Item>[];
  /** Adds an item at the end. */
  add: (item: Item) => void;
  replace: (key: number, item: Item) => void;
  remove: (key: number) => void;
}

/** The current list. @param name of the list in `lists`, used only for items of this type */
export function sampleList<Item>(
  lists: SampleLists,
  name: string,
  samples: readonly Item[],
): SampleList<Item> {
  const changed = lists.getState()[name] as readonly ListEntry<Item>[] | undefined;
  const entries = changed ?? samples.map((item, key) => ({ key, item }));
  const change = (next: readonly ListEntry<Item>[]) => lists.setState({ [name]: next });
  return {
    entries,
    add: (item) => change([...entries, { key: Math.max(-1, ...entries.map(({ key }) => key)) + 1, item }]),
    replace: (key, item) => change(entries.map((old) => (old.key === key ? { key, item } : old))),
    remove: (key) => change(entries.filter((old) => old.key !== key)),
  };
}

/** The list, rerendered whenever it changes. */
export function useSampleList<Item>(...list: Parameters<typeof sampleList<Item>>): SampleList<Item> {
  useStore(list[0]);
  return sampleList(...list);
}
