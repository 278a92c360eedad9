import { clearIndexedDbPersistence, type Firestore } from 'firebase/firestore';
import { withTimeout } from '@/lib/with-timeout';

/** The user whose documents are in the cache of the device. */
const OWNER = 'scenecue.documents-of';

/** In ms. Another tab may hold the cache while it is deleted. */
const CLEAR_MS = 3_000;

/** @returns null also if the browser allows no storage */
export function ownerOfCache(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

/** To be called when the cache is empty. @throws DOMException if the browser stores nothing for this page */
export function setOwnerOfCache(uid: string | null): void {
  if (uid === null) localStorage.removeItem(OWNER);
  else localStorage.setItem(OWNER, uid);
}

/**
 * Deletes the cache with the queue of writes, and what tabs have told one another about it. A tab that has it open closes
 * it; one that does not answer must not block this one.
 *
 * @param db not used yet, or terminated
 * @param uid whose documents they are
 */
export async function removeCache(db: Firestore, uid: string): Promise<void> {
  await withTimeout(AbortSignal.timeout(CLEAR_MS), clearIndexedDbPersistence(db));
  for (const key of Object.keys(localStorage)) if (key.includes(uid)) localStorage.removeItem(key);
}
