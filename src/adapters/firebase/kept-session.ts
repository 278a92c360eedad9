import { clear, createStore } from 'idb-keyval';

/** Where the library keeps a session: the names are its own. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY_OF_USER = 'firebase:authUser:';

/** Whether the session ends with this tab: the library keeps it nowhere else. */
export function isSessionOfTab(): boolean {
  return areas().some((area) => area === sessionStorage && keysOfUser(area).length > 0);
}

/** Takes the kept session off the device, for a sign-out that the library cannot carry out yet. */
export async function removeKeptSession(): Promise<void> {
  for (const area of areas()) for (const key of keysOfUser(area)) area.removeItem(key);
  if (typeof indexedDB === 'undefined') return;
  // To open a database that is not there would make it.
  const isThere = (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  if (isThere) await clear(createStore(DATABASE, STORE));
}

function areas(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // None outside a browser, or none that may be touched.
    return [];
  }
}

function keysOfUser(area: Storage): string[] {
  return Object.keys(area).filter((key) => key.startsWith(KEY_OF_USER));
}
