/**
 * Takes away what versions of this program before the journal of edits kept of profiles: Firestore's own cache, in
 * databases and in the storage of the device. A database that another tab holds open goes when that closes.
 */
export async function removeOldCaches(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('firestore/')) indexedDB.deleteDatabase(name);
  }
  for (const key of Object.keys(localStorage)) {
    if (/^firestore_\w+_firestore\//.test(key)) localStorage.removeItem(key);
  }
}
