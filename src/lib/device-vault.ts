import { createStore, delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** What this device keeps for one person. */
export interface PersonsVault {
  /**
   * @returns what was written under `name`, unchecked: it can be of an older version of this program.
   *   Undefined where there is nothing, or where nothing can be read.
   */
  read(name: string): Promise<unknown>;
  /**
   * Keeps a value that the structured clone algorithm can copy. When it settles the value is on the device.
   * @throws DOMException where it cannot be kept: no room, or a browser that lets nothing be kept
   */
  write(name: string, value: unknown): Promise<void>;
  /**
   * Reads and writes in one go: of all tabs of this browser one at a time, and never across a sign-out.
   *
   * @param change what is to be kept in place of what is there (undefined where there is nothing); undefined
   *   leaves it as it is. What it throws is thrown, and nothing is changed.
   * @throws DOMException as `write` does
   */
  update(name: string, change: (kept: unknown) => unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

/**
 * All that this device keeps of the people who use it, apart from the session itself, in one place, so that a
 * sign-out can take all of it away.
 */
export interface DeviceVault {
  of(uid: string): PersonsVault;
  /** The ids of all of whom something is kept. */
  people(): Promise<string[]>;
  /** Removes, in one go, what belongs to `uid`, except the records of these names. */
  removeAllOf(uid: string, except?: readonly string[]): Promise<void>;
}

const DATABASE = 'scenecue';

/** Names of records are `<uid>/<name>`; no uid of the identity service has a slash. */
const recordOf = (uid: string, name: string) => `${uid}/${name}`;

/** In the browser's IndexedDB. Opened at the first use, and again after a failure. */
export function createDeviceVault(): DeviceVault {
  let opened: UseStore | null = null;
  const store = (): UseStore => (opened ??= createStore(DATABASE, 'records'));

  return {
    of: (uid) => ({
      async read(name) {
        try {
          return await get<unknown>(recordOf(uid, name), store());
        } catch (error) {
          console.error('Nothing can be read from this device', error);
          opened = null;
          return undefined;
        }
      },
      write: (name, value) => set(recordOf(uid, name), value, store()),
      update: (name, change) =>
        store()('readwrite', (records) => updateIn(records, recordOf(uid, name), change)),
      remove: (name) => delMany([recordOf(uid, name)], store()),
    }),
    async people() {
      const records = await keys<string>(store());
      return [...new Set(records.map((record) => record.slice(0, record.indexOf('/'))))];
    },
    removeAllOf: (uid, except = []) =>
      store()('readwrite', async (records) => {
        const spared: IDBValidKey[] = except.map((name) => recordOf(uid, name));
        const own = await promisifyRequest(records.getAllKeys(allOf(uid)));
        for (const key of own) if (!spared.includes(key)) records.delete(key);
        await promisifyRequest(records.transaction);
      }),
  };
}

/** Every key that begins with `<uid>/`: the next character after the slash is a nought. */
const allOf = (uid: string) => IDBKeyRange.bound(recordOf(uid, ''), `${uid}0`, false, true);

/** One transaction, which `idb-keyval`'s own `update` is too; but that one leaves a record where there was none. */
function updateIn(records: IDBObjectStore, key: string, change: (kept: unknown) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const reading = records.get(key);
    reading.onerror = () => reject(reading.error ?? new Error('The record cannot be read'));
    reading.onsuccess = () => {
      try {
        const next = change(reading.result);
        if (next !== undefined) records.put(next, key);
        resolve(promisifyRequest(records.transaction));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
  });
}
