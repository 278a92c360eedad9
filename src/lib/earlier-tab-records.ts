import { createStore, del, get, keys } from 'idb-keyval';

/*
 * Earlier versions stored the records of a session that was not remembered in the session storage of its tab, and long
 * ones encrypted in a database, with a key that only the tab has. A tab that was open during an update still has them.
 * This file can go when no such tab can be open any more.
 */

const PREFIX = 'scenecue.record/';
/** Begins the ID of a record in the database; JSON never begins with it. */
const ELSEWHERE = '@';
/** Without their tab nobody can read them. In ms: 7 days. */
const STAYS_MS = 7 * 24 * 3_600_000;

const encrypted = () => createStore('scenecue-tabs', 'records');

function earlier(isMeant: (key: string) => boolean): string[] {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    return names.filter((name) => isMeant(name.slice(PREFIX.length)));
  } catch {
    return [];
  }
}

/** @param hasDatabase whether the browser has databases @returns undefined if there is none, or it cannot be read */
export async function readEarlier(key: string, hasDatabase: boolean): Promise<unknown> {
  if (earlier((each) => each === key).length === 0) return undefined;
  try {
    const stored = sessionStorage.getItem(PREFIX + key) ?? '';
    if (!stored.startsWith(ELSEWHERE)) return JSON.parse(stored) as unknown;
    return hasDatabase ? await decrypted(stored.slice(1)) : undefined;
  } catch (error) {
    console.error('Reading a record of an earlier version failed', error);
    return undefined;
  }
}

async function decrypted(id: string): Promise<unknown> {
  const found = await get<{ iv: BufferSource; encrypted: BufferSource }>(id, encrypted());
  if (!found) return undefined;
  const secret = Uint8Array.from(atob(sessionStorage.getItem('scenecue.tab-key') ?? ''), (letter) =>
    letter.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']);
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: found.iv }, key, found.encrypted);
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}

/** Removes the records that are meant, and what closed tabs have left in the database. */
export async function forgetEarlier(isMeant: (key: string) => boolean, hasDatabase: boolean): Promise<void> {
  const names = earlier(isMeant);
  const own = names.map((name) => sessionStorage.getItem(name)?.slice(1));
  for (const name of names) sessionStorage.removeItem(name);
  if (names.length === 0 || !hasDatabase) return;
  // The ID begins with the time at which it was stored.
  for (const id of await keys<string>(encrypted()))
    if (own.includes(id) || parseInt(id) < Date.now() - STAYS_MS) await del(id, encrypted());
}
