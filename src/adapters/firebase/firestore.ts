import { initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { firebaseApp, noEmulatorsInBuild } from './app';
import type { FirebaseSettings } from './config';

/**
 * Starts the only Firestore client of the page; call it once. It is the lite client: it stores nothing on the device
 * and queues no writes, which `src/data/profile` does itself. The full client forgets a refusal when the page is reloaded,
 * and merges in the order of arrival.
 */
export async function openFirestore(settings: FirebaseSettings): Promise<Firestore> {
  const connect = await emulatorConnection(settings);
  const store = initializeFirestore(firebaseApp(settings), {});
  connect?.(store);
  return store;
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
