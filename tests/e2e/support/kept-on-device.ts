import type { Page } from '@playwright/test';

/**
 * Everything that the browser stores for the page's origin, as one text: both storages, every store of every database,
 * every cache with its responses.
 */
export async function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('unreadable'));
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      kept.push(name);
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        kept.push(store, await settled(records.getAllKeys()), await settled(records.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url, await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(kept);
  });
}
