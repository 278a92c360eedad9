import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { createStore, keys, promisifyRequest } from 'idb-keyval';

/** Where the library keeps a session: the names are its own. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY_OF_USER = 'firebase:authUser:';

const sessions = createStore(DATABASE, STORE);

/** A session as the library writes it. */
interface KeptUser {
  uid: string;
}

/** What of the library's own keeper is used here; its types do not tell. */
interface LibrarysKeeper {
  /** What it believes is kept. Now and then it looks, and where that is not so the library follows what is. */
  localCache: Record<string, unknown>;
  /** The library asks it at its start. */
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
}

/** Keeps sessions on the device, for all tabs. */
export interface DeviceKeeper {
  persistence: Persistence;
  /** False when the library has found, at its start, that the browser denies it. */
  isAvailable: () => boolean;
  /** Runs a way in, which may write a session where there is none, and over another person's. */
  letIn: <T>(way: () => Promise<T>) => Promise<T>;
}

/**
 * The library's keeper in IndexedDB, but for this: outside a way in, a session is written over itself alone. The
 * library of a tab that is starting asks the server about the session that it has found, and writes it down when
 * the answer comes. Without this rule that would bring back a person who has signed out meanwhile in another tab,
 * or put them over the one who came after them.
 */
export function createDeviceKeeper(): DeviceKeeper {
  let waysIn = 0;
  // Outside a browser there is none.
  let available = typeof indexedDB !== 'undefined';

  class KeeperOfSessions extends (indexedDBLocalPersistence as unknown as new () => LibrarysKeeper) {
    override async _isAvailable(): Promise<boolean> {
      available = await super._isAvailable();
      return available;
    }

    override async _set(key: string, value: unknown): Promise<void> {
      if (waysIn > 0 || !isKeyOfUser(key)) return super._set(key, value);
      await writeOverItself(key, value as KeptUser);
      this.localCache[key] = value;
    }
  }

  return {
    // Outside a browser the library keeps everything in memory.
    persistence:
      typeof indexedDB === 'undefined'
        ? indexedDBLocalPersistence
        : (KeeperOfSessions as unknown as Persistence),
    isAvailable: () => available,
    async letIn(way) {
      waysIn += 1;
      try {
        return await way();
      } finally {
        waysIn -= 1;
      }
    },
  };
}

/** In one transaction, so that nothing that another tab does comes between. */
function writeOverItself(key: string, user: KeptUser): Promise<void> {
  return sessions('readwrite', async (records) => {
    const kept = (await promisifyRequest(records.get(key))) as { value: KeptUser } | undefined;
    if (kept?.value.uid === user.uid) await promisifyRequest(records.put({ fbase_key: key, value: user }));
  });
}

/** Whether the session ends with this tab: the library keeps it nowhere else. */
export function isSessionOfTab(): boolean {
  return areas().some((area) => area === sessionStorage && keysOfUser(area).length > 0);
}

/** Whether the browser lets a session be kept in this tab. */
export function isTabKeeping(): boolean {
  const trial = 'scenecue.trial';
  try {
    sessionStorage.setItem(trial, '');
    sessionStorage.removeItem(trial);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device keeps a session, for all tabs. */
export async function isSessionOnDevice(): Promise<boolean> {
  if (!(await isDatabaseThere())) return false;
  return (await keys<string>(sessions)).some(isKeyOfUser);
}

/**
 * Takes away the kept session, for a sign-out that the library cannot carry out yet: that of this tab, where it has one of
 * its own, and otherwise that of the device.
 *
 * @param uid whose it is; another person's stays. Null: whoever's it is
 */
export async function removeKeptSession(uid: string | null): Promise<void> {
  const isOfTab = isSessionOfTab();
  for (const area of isOfTab ? [sessionStorage] : areas()) {
    for (const key of keysOfUser(area)) {
      if (isOf(uid, parsed(area.getItem(key)))) area.removeItem(key);
    }
  }
  if (isOfTab || !(await isDatabaseThere())) return;
  await sessions('readwrite', async (records) => {
    const kept = (await promisifyRequest(records.getAll())) as { fbase_key: string; value: unknown }[];
    const isOfAnother = kept.some(({ fbase_key, value }) => isKeyOfUser(fbase_key) && !isOf(uid, value));
    if (!isOfAnother) await promisifyRequest(records.clear());
  });
}

/** Where it cannot be read whose a session is, it is taken for the person's own: nothing of them may stay. */
function isOf(uid: string | null, session: unknown): boolean {
  const { uid: owner } = { ...(session as Partial<KeptUser> | null) };
  return uid === null || typeof owner !== 'string' || owner === uid;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** To open a database that is not there would make it. */
async function isDatabaseThere(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

function areas(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // None outside a browser, or none that may be touched.
    return [];
  }
}

const isKeyOfUser = (key: string): boolean => key.startsWith(KEY_OF_USER);

function keysOfUser(area: Storage): string[] {
  return Object.keys(area).filter(isKeyOfUser);
}
