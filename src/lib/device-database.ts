import { withTimeout } from './with-timeout';

/**
 * What the browser's databases do on this device. `full`: they can be read, but have no room. `denied`: the browser
 * forbids them, or does not answer.
 */
export type DeviceDatabase = 'works' | 'full' | 'denied';

/** Some browsers never answer, for example after a crash. In ms. */
const ANSWERS_WITHIN_MS = 3_000;

let probed: Promise<DeviceDatabase> | null = null;

/**
 * Tries the browser's databases, once. If it denies them or does not answer, the page has no `indexedDB` from then on:
 * every library then uses what it has without one, instead of waiting for an answer. To be awaited before the first use
 * of a library that has a database.
 */
export function deviceDatabase(answersWithinMs = ANSWERS_WITHIN_MS): Promise<DeviceDatabase> {
  probed ??= probe(answersWithinMs).then((found) => {
    if (found === 'denied') {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    }
    return found;
  });
  return probed;
}

/** Whether this device can store something in a database. */
export const hasDeviceDatabase = async (): Promise<boolean> => (await deviceDatabase()) === 'works';

async function probe(answersWithinMs: number): Promise<DeviceDatabase> {
  if (typeof indexedDB === 'undefined') return 'denied';
  try {
    return await withTimeout(AbortSignal.timeout(answersWithinMs), openAndWrite());
  } catch {
    return 'denied';
  }
}

/** In a database of its own, which stays empty. @throws if it cannot be opened */
async function openAndWrite(): Promise<DeviceDatabase> {
  const opening = indexedDB.open('scenecue-probe');
  opening.onupgradeneeded = () => opening.result.createObjectStore('probe');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The database cannot be opened'));
  });
  return new Promise((resolve) => {
    const writing = database.transaction('probe', 'readwrite');
    writing.objectStore('probe').put('', 'probe');
    writing.objectStore('probe').delete('probe');
    const end = (found: DeviceDatabase) => {
      database.close();
      resolve(found);
    };
    writing.oncomplete = () => end('works');
    writing.onabort = () => end('full');
  });
}
