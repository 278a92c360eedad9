import type { RecordStore } from './device-vault';

const PREFIX = 'scenecue.record/';

/**
 * Records in the storage of the tab: a reload leaves them, and they go with the tab. A record for which there is no room,
 * or no storage at all, is stored as long as the page lives; `update` rejects then all the same.
 */
export function createTabRecords(): RecordStore {
  /** Records that could not be stored; null for one that could not be removed. */
  const ofPage = new Map<string, unknown>();

  function get(key: string): unknown {
    if (ofPage.has(key)) return ofPage.get(key) ?? undefined;
    try {
      const text = sessionStorage.getItem(PREFIX + key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  }

  function set(key: string, value: unknown) {
    ofPage.set(key, value);
    if (value !== null) sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    else if (storedKeys().includes(PREFIX + key)) sessionStorage.removeItem(PREFIX + key);
    ofPage.delete(key);
  }

  function allKeys(): string[] {
    const stored = storedKeys().map((key) => key.slice(PREFIX.length));
    return [...new Set([...stored, ...ofPage.keys()])].filter((key) => get(key) !== undefined);
  }

  return {
    get: (key) => Promise.resolve(get(key)),
    async update(key, change) {
      // As with a database, the caller goes on before anything changes.
      await Promise.resolve();
      const next = change(get(key));
      if (next !== undefined) set(key, next);
    },
    keys: () => Promise.resolve(allKeys()),
    async removeAll(prefix, except) {
      await Promise.resolve();
      for (const key of allKeys()) if (key.startsWith(prefix) && !except.includes(key)) set(key, null);
    },
  };
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
