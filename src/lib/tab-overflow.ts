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
  remove: (id: string) => Promise<void>;
}

const KEY = 'scenecue.tab-key';
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

/** When a text was stored, in ms since 1970; the ID begins with it. */
const timeOf = (id: string) => Number.parseInt(id, 10);

/** @param store shared by all tabs, by ID */
export function createTabOverflow(
  store: RecordStore = createIndexedDbRecords({ database: 'scenecue-tabs' }),
): TabOverflow {
  let isCleaned = false;

  async function removeOld(): Promise<void> {
    isCleaned = true;
    const old = (await store.keys()).filter((id) => !(timeOf(id) > Date.now() - STAYS_MS));
    for (const id of old) await store.update(id, () => null);
  }

  return {
    async put(text) {
      if (!isCleaned) await removeOld();
      const iv = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
      const data = new TextEncoder().encode(text);
      const encrypted = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await keyOfTab(), data);
      const id = `${Date.now()}-${crypto.randomUUID()}`;
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
    remove: (id) => store.update(id, () => null),
  };
}
