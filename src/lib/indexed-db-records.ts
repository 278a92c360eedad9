import { createStore, get, keys, promisifyRequest } from 'idb-keyval';
import type { RecordStore } from './device-vault';

const DATABASE = 'scenecue';

/** Records in the browser's IndexedDB. Opened at the first use, and again after a failure to open it. */
export function createIndexedDbRecords(): RecordStore {
  const store = createStore(DATABASE, 'records');

  return {
    get: (key) => get(key, store),
    update: (key, change) => store('readwrite', (records) => updateIn(records, key, change)),
    keys: () => keys<string>(store),
    removeAll: (prefix, except) =>
      store('readwrite', async (records) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const found = await promisifyRequest(records.getAllKeys(range));
        for (const key of found) if (!except.some((spared) => spared === key)) records.delete(key);
        await promisifyRequest(records.transaction);
      }),
  };
}

/** One transaction, as `idb-keyval`'s own `update`; but that one cannot leave or remove a record. */
function updateIn(
  records: IDBObjectStore,
  key: string,
  change: (current: unknown) => unknown,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const reading = records.get(key);
    reading.onerror = () => reject(reading.error ?? new Error('The record cannot be read'));
    reading.onsuccess = () => {
      try {
        const next = change(reading.result);
        if (next === null) records.delete(key);
        else if (next !== undefined) records.put(next, key);
        resolve(promisifyRequest(records.transaction));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
  });
}
