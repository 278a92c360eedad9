import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

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
  remove(name: string): Promise<void>;
}

/**
 * All that this device keeps of the people who use it, apart from the session itself, in one place, so that a
 * sign-out can take all of it away.
 */
export interface DeviceVault {
  of(uid: string): PersonsVault;
  /** Removes what belongs to anybody but `uid`; null removes everything. */
  keepOnly(uid: string | null): Promise<void>;
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
      remove: (name) => delMany([recordOf(uid, name)], store()),
    }),
    async keepOnly(uid) {
      if (uid === null) return clear(store());
      const others = (await keys<string>(store())).filter((name) => !name.startsWith(recordOf(uid, '')));
      if (others.length > 0) await delMany(others, store());
    },
  };
}
