import { browserSessionPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { createStore, keys, promisifyRequest } from 'idb-keyval';
import { withTimeout } from '@/lib/with-timeout';

/*
 * Everything that relies on undocumented parts of the Firebase SDK: the members of its persistence class, and the names
 * under which it stores sessions and caches. The public interface cannot tell whether the device has a session before
 * the SDK has started, cannot remove one without asking the server, and lets a starting tab overwrite the session of a
 * user who signed in meanwhile. The test fails with every other version of the SDK, and says what to check.
 */

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const USER_KEY = 'firebase:authUser:';

const sessions = createStore(DATABASE, STORE);

/** A session as the SDK stores it. */
interface StoredUser {
  uid: string;
}

/** The members of the SDK's persistences that are used here. */
interface SdkPersistence {
  /** Called by the SDK when it starts. */
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
  _set(key: string, value: unknown): Promise<void>;
}

/** The members of its persistence in IndexedDB that are used here. */
interface SdkDevicePersistence extends SdkPersistence {
  /** What it assumes to be stored. It compares this with what is stored from time to time, and follows that. */
  localCache: Record<string, unknown>;
}

/** Stores sessions on the device, for all tabs. */
export interface DevicePersistence {
  persistence: Persistence;
  /** False if the SDK found at its start that the browser denies it, or does not answer. */
  isAvailable: () => boolean;
  /** Runs a sign-in, which may store a session where there is none, or replace another user's. */
  allowSignIn: <T>(signIn: () => Promise<T>) => Promise<T>;
}

/** How long the SDK's start waits for its database, in ms: some browsers never answer, for example after a crash. */
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
 * The SDK's persistence in the storage of the tab. The difference: if there is no room for a change of the session,
 * that is not a failure, after which the SDK would end the session of the page. What is stored stays as it was, and is
 * sufficient for the next start.
 */
export const tabPersistence = TabPersistence as unknown as Persistence;

/**
 * The SDK's persistence in IndexedDB, with three differences. A browser that does not answer within 3 s counts as one
 * that denies it; the SDK would wait forever. Outside a sign-in, a session only replaces a session of the same user:
 * the SDK of a starting tab asks the server about the session that it has found, and stores it when the answer arrives.
 * Without this rule that would restore a user who has signed out meanwhile in another tab, or replace one who has
 * signed in. And outside a sign-in, a change for which there is no room is not a failure.
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

    // The SDK also looks for a session in a persistence that is not available.
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

/** In one transaction, so that no other tab can interfere. */
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
 * Removes the stored session, for a sign-out that the SDK cannot carry out yet: that of this tab if it has its own, and
 * otherwise that of the device.
 *
 * @param uid the user of the session; another user's session stays. Null: any user's session
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

/** A session that cannot be read counts as the user's own, so that none of their data stays. */
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

/** Opening a database that does not exist would create it. */
async function isDatabaseThere(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

function areas(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // Outside a browser, or the browser denies access.
    return [];
  }
}

const isUserKey = (key: string): boolean => key.startsWith(USER_KEY);

function userKeys(area: Storage): string[] {
  return Object.keys(area).filter(isUserKey);
}

/**
 * Removes what earlier versions of the application stored of profiles: Firestore's own cache, in databases and in the
 * storage of the device. A database that another tab holds open is deleted when that tab closes.
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
