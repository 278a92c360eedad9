import type { RecordStore } from './device-vault';
import { createIndexedDbRecords } from './indexed-db-records';

/**
 * Long texts of one tab. The session storage has room for 5 million characters, a database for more, but its data
 * outlives the tab. So the texts are encrypted there with a key that only the tab's session storage has.
 */
export interface TabOverflow {
  /** @returns the ID for `get` @throws if it cannot be stored */
  put: (text: string) => Promise<string>;
  /** @returns undefined if it does not exist @throws if it belongs to another tab */
  get: (id: string) => Promise<string | undefined>;
  /** Does nothing if it belongs to another tab, of which this one is a duplicate. */
  remove: (id: string) => Promise<void>;
}

const KEY = 'scenecue.tab-key';
const TAB = 'scenecue.tab';
const ALGORITHM = 'AES-GCM';
/** Length of an initialization vector in bytes, as NIST SP 800-38D recommends for AES-GCM. */
const VECTOR_BYTES = 12;

/** The data of a closed tab is unreadable. It is deleted after this time, in ms: 7 days. */
const STAYS_MS = 7 * 24 * 3_600_000;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The tab's key, created at its first use. @throws if the browser denies storage or encryption */
async function keyOfTab(): Promise<CryptoKey> {
  const stored = sessionStorage.getItem(KEY);
  const bytes = stored === null ? crypto.getRandomValues(new Uint8Array(32)) : fromBase64(stored);
  const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
  if (stored === null) sessionStorage.setItem(KEY, toBase64(bytes));
  return key;
}

/** Maximum time in ms that a reloaded tab waits for its lock. A tab that waits longer is a duplicate. */
const LOCK_MS = 1_000;

/** The name of the lock that a tab holds while it is open. */
const lockOf = (tab: string) => `scenecue.tab/${tab}`;

const newId = () => crypto.randomUUID().slice(0, 8);

// Missing in older browsers.
const locks = () => navigator.locks as LockManager | undefined;

/** Holds the lock of a tab until the page closes. @throws if it is not granted in time, or denied */
function hold(tab: string, inTime: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const work = () => {
      resolve();
      return new Promise(() => undefined);
    };
    if (!locks()) resolve();
    locks()?.request(lockOf(tab), { signal: inTime }, work).catch(reject);
  });
}

/** The ID of this tab. A duplicate starts with the storage of its original and gets a new ID. */
async function idOfTab(): Promise<string> {
  let id = sessionStorage.getItem(TAB) ?? newId();
  const inTime = AbortSignal.timeout(LOCK_MS);
  try {
    await hold(id, inTime);
  } catch {
    // If the browser denies locks, the tab counts as the original.
    if (inTime.aborted) await hold((id = newId()), AbortSignal.timeout(LOCK_MS));
  }
  sessionStorage.setItem(TAB, id);
  return id;
}

/** The names of all held locks. */
async function heldLocks(): Promise<Set<string | undefined>> {
  return new Set((await locks()?.query())?.held?.map(({ name }) => name));
}

/** The parts of the ID of a text: when it was stored, in ms since 1970, and by which tab. */
const partsOf = (id: string) => id.split('-', 2) as [time: string, tab?: string];

/** @param store shared by all tabs, by ID */
export function createTabOverflow(
  store: RecordStore = createIndexedDbRecords({ database: 'scenecue-tabs' }),
): TabOverflow {
  let isCleaned = false;

  // At once: a duplicate must find that this tab is open.
  const tab = idOfTab();
  tab.catch(() => undefined);

  async function removeOld(): Promise<void> {
    isCleaned = true;
    const held = await heldLocks();
    const old = (await store.keys()).filter((id) => {
      const [time, owner = ''] = partsOf(id);
      return !(Number(time) > Date.now() - STAYS_MS) && !held.has(lockOf(owner));
    });
    for (const id of old) await store.update(id, () => null);
  }

  return {
    async put(text) {
      if (!isCleaned) await removeOld();
      const iv = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
      const data = new TextEncoder().encode(text);
      const encrypted = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await keyOfTab(), data);
      const id = `${Date.now()}-${await tab}-${crypto.randomUUID()}`;
      await store.update(id, () => ({ iv, encrypted }));
      return id;
    },
    async get(id) {
      const found = (await store.get(id)) as { iv: BufferSource; encrypted: BufferSource } | undefined;
      if (found === undefined) return undefined;
      const parameters = { name: ALGORITHM, iv: found.iv };
      return new TextDecoder().decode(
        await crypto.subtle.decrypt(parameters, await keyOfTab(), found.encrypted),
      );
    },
    async remove(id) {
      if (partsOf(id)[1] === (await tab)) await store.update(id, () => null);
    },
  };
}
