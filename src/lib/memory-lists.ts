/**
 * An item and the mark by which it is told from the others. Their own ids cannot serve: the specification
 * gives a new organization the length of the list plus one, which may be taken after a deletion.
 */
export interface ListEntry<Item> {
  readonly key: number;
  readonly item: Item;
}

/** A list that lives as long as the page is loaded. */
export interface MemoryList<Item> {
  entries: () => readonly ListEntry<Item>[];
  subscribe: (listener: () => void) => () => void;
  /** Puts an item at the end; `make` is told how many there are. */
  add: (make: (length: number) => Item) => void;
  replace: (key: number, item: Item) => void;
  remove: (key: number) => void;
}

function createMemoryList<Item>(initial: readonly Item[]): MemoryList<Item> {
  let nextKey = 0;
  const entry = (item: Item): ListEntry<Item> => ({ key: nextKey++, item });
  let entries: readonly ListEntry<Item>[] = initial.map(entry);
  const listeners = new Set<() => void>();

  function change(next: readonly ListEntry<Item>[]) {
    entries = next;
    for (const listener of listeners) listener();
  }

  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (make) => change([...entries, entry(make(entries.length))]),
    replace: (key, item) => change(entries.map((old) => (old.key === key ? { key, item } : old))),
    remove: (key) => change(entries.filter((old) => old.key !== key)),
  };
}

const everyonesLists = new Set<Map<string, unknown>>();

/** Forgets what anybody has changed in any list. */
export function forgetMemoryLists(): void {
  for (const lists of everyonesLists) lists.clear();
}

/**
 * A list for each person who signs in on this page, all beginning alike. Changes outlast a visit to another
 * page and vanish on reload; whoever signs in next does not see them.
 */
export function createMemoryLists<Item>(initial: readonly Item[]): (owner: string) => MemoryList<Item> {
  const lists = new Map<string, MemoryList<Item>>();
  everyonesLists.add(lists);
  return (owner) => {
    const list = lists.get(owner) ?? createMemoryList(initial);
    lists.set(owner, list);
    return list;
  };
}
