import { createStore, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { RecordStore } from './device-vault';
import { withTimeout } from './with-timeout';

const DATABASE = 'scenecue';

/** Timeout for opening the database, in ms. Some browsers never answer, for example after a crash. */
const OPENS_WITHIN_MS = 3_000;

/**
 * Records in the browser's IndexedDB. The database is opened at the first use, and again after a failure. If it is not
 * opened in time, every call rejects, and later calls reject immediately until it is open.
 */
export function createIndexedDbRecords({
  database: name = DATABASE,
  opensWithinMs = OPENS_WITHIN_MS,
} = {}): RecordStore {
  const database = createStore(name, 'records');
  let opened: Promise<void> | null = null;

  function open(): Promise<void> {
    if (opened) return opened;
    const opening = database('readonly', () => undefined);
    opened = withTimeout(AbortSignal.timeout(opensWithinMs), opening);
    opening.then(
      () => (opened = opening),
      () => (opened = null),
    );
    return opened;
  }

  const store: UseStore = async (mode, use) => {
    await open();
    return database(mode, use);
  };

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

/** One transaction, like the `update` of `idb-keyval`, which can neither leave a record unchanged nor remove it. */
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
