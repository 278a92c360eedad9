import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore/lite';
import type { FirebaseEmulators } from './config';

/** Points `store` to the Firestore emulator. To be called before the first request. */
export function connectStore(store: Firestore, { firestoreHost, firestorePort }: FirebaseEmulators): void {
  connectFirestoreEmulator(store, firestoreHost, firestorePort);
}
