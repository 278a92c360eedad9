import {
  collection,
  doc,
  getDocFromCache,
  getDocsFromCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { withTimeout } from '@/lib/with-timeout';
import { firebaseApp, noEmulatorsInBuild } from './app';
import { removeCache, setOwnerOfCache } from './device-cache';
import type { FirebaseSettings } from './config';

/** Time in ms that a sign-out waits for queued writes to be sent. */
const PENDING_MS = 4_000;
/** Time in ms that a client has to end. */
const CLOSE_MS = 2_000;

/** In bytes. The result of an hour has 0.3 MB, and those that were opened last should be readable without a network. */
const CACHE_BYTES = 100_000_000;

/** @param isKept whether its documents and queued writes are in the cache of the device, and not only in the page */
export async function startClient(settings: FirebaseSettings, isKept: boolean): Promise<Firestore> {
  const connect = await emulatorConnection(settings);
  const cache = { cacheSizeBytes: CACHE_BYTES, tabManager: persistentMultipleTabManager() };
  const db = initializeFirestore(firebaseApp(settings), {
    localCache: isKept ? persistentLocalCache(cache) : memoryLocalCache(),
    ignoreUndefinedProperties: true,
  });
  connect?.(db);
  return db;
}

/** A client whose database has failed may never end; the next one does not need its end. */
export async function closeClient(db: Firestore): Promise<void> {
  await withTimeout(AbortSignal.timeout(CLOSE_MS), terminate(db)).catch((error: unknown) => {
    console.error('Closing the documents failed', error);
  });
}

/** Removes the documents of a user who has no session on this device any more. @throws if they cannot be removed */
export async function clearCache(settings: FirebaseSettings, uid: string): Promise<void> {
  const db = await startClient(settings, true);
  try {
    await removeCache(db, uid);
  } finally {
    await terminate(db);
  }
  setOwnerOfCache(null);
}

/**
 * The number of documents with writes that the server does not have, after a wait of a few seconds for it. They are
 * counted in the cache alone: that also works without a network, and where the rules allow no list.
 */
export async function countPending(db: Firestore, uid: string): Promise<number> {
  const sending = waitForPendingWrites(db).then(() => true);
  if (await withTimeout(AbortSignal.timeout(PENDING_MS), sending).catch(() => false)) return 0;
  const user = doc(db, 'users', uid);
  const [profile, planning, analyses] = await Promise.all([
    getDocFromCache(user).catch(() => null),
    getDocsFromCache(collection(user, 'planning')),
    getDocsFromCache(collection(user, 'analyses')),
  ]);
  const documents = [...(profile ? [profile] : []), ...planning.docs, ...analyses.docs];
  // A deleted document is not in the cache, and its deletion is not sent either.
  return Math.max(1, documents.filter(({ metadata }) => metadata.hasPendingWrites).length);
}

async function emulatorConnection({
  emulators,
}: FirebaseSettings): Promise<((db: Firestore) => void) | null> {
  if (!emulators) return null;
  // Read here, and by its full name, so that a build without it drops the branch and the module behind it.
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
    const { connectStore } = await import('./firestore-emulator');
    return (db) => {
      connectStore(db, emulators);
    };
  }
  throw noEmulatorsInBuild();
}
