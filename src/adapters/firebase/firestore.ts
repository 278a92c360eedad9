import {
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  type Firestore,
  type FirestoreLocalCache,
} from 'firebase/firestore';
import { firebaseApp, noEmulatorsInBuild } from './app';
import type { FirebaseSettings } from './config';

/** Starts the one Firestore client of the page; to be called once. */
export async function openFirestore(settings: FirebaseSettings): Promise<Firestore> {
  const connect = await emulatorConnection(settings);
  const store = initializeFirestore(firebaseApp(settings), { localCache: localCache() });
  connect?.(store);
  return store;
}

/** Kept on the device and shared by its tabs, where the device can keep anything; else in memory. */
function localCache(): FirestoreLocalCache {
  if (typeof indexedDB === 'undefined') return memoryLocalCache();
  return persistentLocalCache({ tabManager: persistentMultipleTabManager() });
}

async function emulatorConnection({
  emulators,
}: FirebaseSettings): Promise<((store: Firestore) => void) | null> {
  if (!emulators) return null;
  // Read here, and by its full name, so that a build without it drops the branch and the module behind it.
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
    const { connectStore } = await import('./firestore-emulator');
    return (store) => {
      connectStore(store, emulators);
    };
  }
  throw noEmulatorsInBuild();
}
