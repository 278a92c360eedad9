import { browserSessionPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { createStore, keys, promisifyRequest } from 'idb-keyval';
import { withTimeout } from '@/lib/with-timeout';

/*
 * All that leans on what the Firebase SDK does not document: the members of its persistence class, and the names under
 * which it stores sessions and caches. The public interface cannot tell whether the device has a session before the SDK
 * has started, cannot remove one without asking the server, and lets a tab that is starting write a session over that of
 * somebody who signed in meanwhile. The test fails with every other version of the SDK, and says what to check.
 */

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const USER_KEY = 'firebase:authUser:';

const sessions = createStore(DATABASE, STORE);

/** A session as the SDK stores it. */
interface StoredUser {
  uid: string;
}

/** What is used here of the SDK's persistences. */
interface SdkPersistence {
  /** The SDK asks it at its start. */
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
  _set(key: string, value: unknown): Promise<void>;
}

/** What is used here of the one in IndexedDB. */
interface SdkDevicePersistence extends SdkPersistence {
  /** What it believes is stored. It compares the two now and then, and follows what is stored. */
  localCache: Record<string, unknown>;
}

/** Stores sessions on the device, for all tabs. */
export interface DevicePersistence {
  persistence: Persistence;
  /** False when the SDK has found, at its start, that the browser denies it, or does not answer. */
  isAvailable: () => boolean;
  /** Runs a sign-in, which may store a session where there is none, and over another user's. */
  allowSignIn: <T>(signIn: () => Promise<T>) => Promise<T>;
}

/** Some browsers never answer, as after a crash: the SDK's start waits no longer for its database, in ms. */
const ANSWERS_WITHIN_MS = 3_000;

class TabPersistence extends (browserSessionPersistence as unknown as new () => SdkPersistence) {
  override async _set(key: string, value: unknown): Promise<void> {
    try {
      await super._set(key, value);
    } catch (error) {
      const stored = (await super._get(key)) as StoredUser | null;
      if (!isUserKey(key) || stored?.uid !== (value as StoredUser).uid) throw error;
    }
  }
}

/**
 * The SDK's persistence in the storage of the tab, but that a change of the session for which there is no room is no failure:
 * the SDK would end the session of the page. What is stored stays as it was, and is good for the next start.
 */
export const tabPersistence = TabPersistence as unknown as Persistence;

/**
 * The SDK's persistence in IndexedDB, but for three things. A browser that does not answer within 3 s counts as one that
 * denies it; the SDK would wait for ever. And outside a sign-in, a session is only stored over itself. The SDK of a
 * tab that is starting asks the server about the session that it has found, and stores it when the answer comes. Without
 * this rule that would bring back a user who has signed out meanwhile in another tab, or replace the one who has signed in.
 * And there too a change for which there is no room is no failure.
 */
export function createDevicePersistence(answersWithinMs = ANSWERS_WITHIN_MS): DevicePersistence {
  let signIns = 0;
  // Outside a browser there is none.
  let available = typeof indexedDB !== 'undefined';

  class GuardedPersistence extends (indexedDBLocalPersistence as unknown as new () => SdkDevicePersistence) {
    override async _isAvailable(): Promise<boolean> {
      const answer = super._isAvailable();
      available = await withTimeout(AbortSignal.timeout(answersWithinMs), answer).catch(() => false);
      return available;
    }

    // The SDK also looks for a session where it has been told that there can be none.
    override async _get(key: string): Promise<unknown> {
      return available ? super._get(key) : null;
    }

    override async _remove(key: string): Promise<void> {
      if (available) await super._remove(key);
    }

    override async _set(key: string, value: unknown): Promise<void> {
      if (signIns > 0 || !isUserKey(key)) return super._set(key, value);
      await replaceSameUser(key, value as StoredUser).catch(() => undefined);
      this.localCache[key] = value;
    }
  }

  return {
    // Outside a browser the SDK stores everything in memory.
    persistence:
      typeof indexedDB === 'undefined'
        ? indexedDBLocalPersistence
        : (GuardedPersistence as unknown as Persistence),
    isAvailable: () => available,
    async allowSignIn(signIn) {
      signIns += 1;
      try {
        return await signIn();
      } finally {
        signIns -= 1;
      }
    },
  };
}

/** In one transaction, so that nothing that another tab does comes between. */
function replaceSameUser(key: string, user: StoredUser): Promise<void> {
  return sessions('readwrite', async (records) => {
    const stored = (await promisifyRequest(records.get(key))) as { value: StoredUser } | undefined;
    if (stored?.value.uid === user.uid) await promisifyRequest(records.put({ fbase_key: key, value: user }));
  });
}

/** Whether the session ends with this tab: the SDK stores it nowhere else. */
export function isSessionOfTab(): boolean {
  return areas().some((area) => area === sessionStorage && userKeys(area).length > 0);
}

/** Whether the browser lets a session be stored in this tab. */
export function canStoreInTab(): boolean {
  const trial = 'scenecue.trial';
  try {
    sessionStorage.setItem(trial, '');
    sessionStorage.removeItem(trial);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device has a session, for all tabs. */
export async function isSessionOnDevice(): Promise<boolean> {
  if (!(await isDatabaseThere())) return false;
  return (await keys<string>(sessions)).some(isUserKey);
}

/**
 * Removes the stored session, for a sign-out that the SDK cannot carry out yet: that of this tab, where it has one of its
 * own, and otherwise that of the device.
 *
 * @param uid whose it is; another user's stays. Null: whoever's it is
 */
export async function removeStoredSession(uid: string | null): Promise<void> {
  const isOfTab = isSessionOfTab();
  for (const area of isOfTab ? [sessionStorage] : areas()) {
    for (const key of userKeys(area)) {
      if (isOf(uid, parsed(area.getItem(key)))) area.removeItem(key);
    }
  }
  if (isOfTab || !(await isDatabaseThere())) return;
  await sessions('readwrite', async (records) => {
    const stored = (await promisifyRequest(records.getAll())) as { fbase_key: string; value: unknown }[];
    const isOfAnother = stored.some(({ fbase_key, value }) => isUserKey(fbase_key) && !isOf(uid, value));
    if (!isOfAnother) await promisifyRequest(records.clear());
  });
}

/** A session that cannot be read counts as the user's own: nothing of them may stay. */
function isOf(uid: string | null, session: unknown): boolean {
  const { uid: owner } = { ...(session as Partial<StoredUser> | null) };
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

const isUserKey = (key: string): boolean => key.startsWith(USER_KEY);

function userKeys(area: Storage): string[] {
  return Object.keys(area).filter(isUserKey);
}

/**
 * Removes what earlier versions of this program stored of profiles: Firestore's own cache, in databases and in the storage
 * of the device. A database that another tab holds open goes when that closes.
 */
export async function removeFirestoreCaches(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('firestore/')) indexedDB.deleteDatabase(name);
  }
  for (const key of Object.keys(localStorage)) {
    if (/^firestore_\w+_firestore\//.test(key)) localStorage.removeItem(key);
  }
}
