import { clearIndexedDbPersistence, type Firestore } from 'firebase/firestore';
import { hasDeviceDatabase } from '@/lib/device-database';
import { withTimeout } from '@/lib/with-timeout';

/** The user whose documents are in the cache of the device. */
const OWNER = 'scenecue.documents-of';
const PROBE = 'scenecue.probe';

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

/** To be called when the cache is empty. */
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

/** Whether the browser stores data for this page: it may be forbidden, full, or not answering. */
export async function canStore(): Promise<boolean> {
  try {
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
  } catch (error) {
    console.error('This browser stores no data for this page', error);
    return false;
  }
  return hasDeviceDatabase();
}
